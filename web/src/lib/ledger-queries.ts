import { listCategories } from '@evenkeel/contract/categories.ts'
import { listReview, listSources, listTags, listTransactions } from '@evenkeel/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './api.ts'

/** Ledger queries used by more than one page. A write invalidates everything, so keys need no hierarchy. */
export const ledgerQueries = {
  categories: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: ({ signal }) => callApi(listCategories, { signal }),
      select: (list) => list.results,
    }),
  sources: () =>
    queryOptions({
      queryKey: ['sources'],
      queryFn: ({ signal }) => callApi(listSources, { signal }),
      select: (list) => list.results,
    }),
  /** How many review decisions are left: one for each merchant or person and direction. */
  toReview: () =>
    queryOptions({
      queryKey: ['to-review'],
      queryFn: ({ signal }) => callApi(listReview, { query: { limit: 0 }, signal }),
      select: (list) => list.merchants,
    }),
  /** Whether there are any transactions. */
  hasTransactions: () =>
    queryOptions({
      queryKey: ['has-transactions'],
      queryFn: ({ signal }) => callApi(listTransactions, { query: { limit: 1 }, signal }),
      select: (list) => list.total > 0,
    }),
  tags: () =>
    queryOptions({
      queryKey: ['tags'],
      queryFn: ({ signal }) => callApi(listTags, { signal }),
      select: (list) => list.results,
    }),
}
