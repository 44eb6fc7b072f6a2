import { listReview } from '@evenkeel/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export const reviewQueries = {
  groups: () =>
    queryOptions({
      queryKey: ['review', 'groups'],
      // The queue is loaded when review starts. It only changes when the user asks for the next merchants.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      queryFn: ({ signal }) => callApi(listReview, { signal }),
    }),
}
