import { getStatement, getStatementGrid, listStatements } from '@evenkeel/contract/statements.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import type { StatementsSearch } from './statements-search.ts'

const PAGE_SIZE = 200
type Filter = Pick<StatementsSearch, 'account' | 'from' | 'to'>

export const statementQueries = {
  list: ({ account, from, to }: Filter) =>
    infiniteQueryOptions({
      queryKey: ['statements', 'list', account, from, to],
      queryFn: ({ signal, pageParam }) =>
        callApi(listStatements, {
          query: {
            limit: PAGE_SIZE,
            today: toLocalDate(new Date()),
            ...(account ? { account_id: account } : {}),
            ...(from ? { from } : {}),
            ...(to ? { to } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['statements', 'one', id],
      queryFn: ({ signal }) => callApi(getStatement, { params: { id }, signal }),
    }),
  grid: (date: string) =>
    queryOptions({
      queryKey: ['statements', 'grid', date],
      queryFn: ({ signal }) => callApi(getStatementGrid, { query: { date, today: toLocalDate(new Date()) }, signal }),
    }),
}
