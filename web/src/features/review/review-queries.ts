import { listReview } from '@evenkeel/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export const reviewQueries = {
  groups: () =>
    queryOptions({
      queryKey: ['review', 'groups'],
      // The queue is a sitting: it is read when it begins, and not changed under the reader's hands.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      queryFn: ({ signal }) => callApi(listReview, { signal }),
    }),
}
