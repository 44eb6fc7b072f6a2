import { listHistory } from '@evenkeel/contract/history.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const PAGE_SIZE = 20

export const historyQueries = {
  all: ['history'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: ['history', 'list'],
      queryFn: ({ pageParam }) =>
        callApi(listHistory, { query: { limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
}
