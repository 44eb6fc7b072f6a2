import { listTransactions, type Transaction } from '@evenkeel/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** As many as a sitting can take; the rest comes when these are done. */
const AT_ONCE = 2_000
const PAGE_SIZE = 500

export const reviewQueries = {
  rows: () =>
    queryOptions({
      queryKey: ['review', 'rows'],
      // The queue is a sitting: it is read when it begins, and not changed under the reader's hands.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      queryFn: async ({ signal }) => {
        const rows: Transaction[] = []
        let cursor: string | null = null
        do {
          const query: Record<string, string | number> = { needs_review: 'true', limit: PAGE_SIZE }
          if (cursor !== null) query.cursor = cursor
          const page: { results: Transaction[]; next: string | null } = await callApi(listTransactions, {
            query: query as { needs_review: 'true' },
            signal,
          })
          rows.push(...page.results)
          cursor = page.next
        } while (cursor !== null && rows.length < AT_ONCE)
        return rows
      },
    }),
}
