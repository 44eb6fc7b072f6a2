import { getTransaction, listTransactions, sumTransactions } from '@evenkeel/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import type { TransactionFilters } from './transaction-search.ts'

/** Transactions per request. For longer lists, the server calculates the totals. */
export const PAGE_SIZE = 500
/** The most transactions the server accepts per action. */
export const MAX_BULK = 10_000

export const transactionQueries = {
  all: ['transactions'] as const,
  lists: ['transactions', 'list'] as const,
  page: (filters: TransactionFilters, page: number) =>
    queryOptions({
      queryKey: ['transactions', 'list', filters, page],
      queryFn: ({ signal }) =>
        callApi(listTransactions, { query: { ...filters, limit: PAGE_SIZE, offset: page * PAGE_SIZE }, signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['transactions', 'one', id],
      queryFn: ({ signal }) => callApi(getTransaction, { params: { id }, signal }),
    }),
  /** How many transactions match, and their totals by currency. */
  totals: ({ sort: _, ...filters }: TransactionFilters) =>
    queryOptions({
      queryKey: ['transactions', 'totals', filters],
      queryFn: ({ signal }) => callApi(sumTransactions, { query: filters, signal }),
    }),
  count: (filters: TransactionFilters) =>
    queryOptions({
      queryKey: ['transactions', 'count', filters],
      queryFn: async ({ signal }) =>
        (await callApi(listTransactions, { query: { ...filters, limit: 1 }, signal })).total,
    }),
}

/** The ids of all matching transactions, in the order shown; null if there are more than one action allows. */
export async function fetchMatchingIds(filters: TransactionFilters): Promise<string[] | null> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof fetchAfter>> = await fetchAfter(filters, cursor)
    if (page.total > MAX_BULK) return null
    ids.push(...page.results.map((row) => row.id))
    cursor = page.next
  } while (cursor !== null)
  return ids
}

function fetchAfter(filters: TransactionFilters, cursor: string | null) {
  return callApi(listTransactions, {
    query: { ...filters, limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) },
  })
}
