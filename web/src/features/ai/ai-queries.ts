import { getAiSettings, listAiCalls } from '@evenkeel/contract/ai.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const PAGE_SIZE = 10

export const aiQueries = {
  all: ['ai'] as const,
  settings: () => queryOptions({ queryKey: ['ai', 'settings'], queryFn: () => callApi(getAiSettings) }),
  calls: () =>
    infiniteQueryOptions({
      queryKey: ['ai', 'calls'],
      queryFn: ({ pageParam }) =>
        callApi(listAiCalls, { query: { limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
}
