import { listAccountLinks } from '@evenkeel/contract/account-links.ts'
import { getNetWorth } from '@evenkeel/contract/net-worth.ts'
import { listAccounts } from '@evenkeel/contract/wealth.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from './api.ts'
import { toLocalDate } from './format-date.ts'

/** Wealth queries used by more than one page. A write invalidates everything. */
export const wealthQueries = {
  accounts: () =>
    queryOptions({
      queryKey: ['wealth', 'accounts'],
      queryFn: ({ signal }) => callApi(listAccounts, { query: { today: toLocalDate(new Date()) }, signal }),
    }),
  netWorth: (from: string | undefined) =>
    queryOptions({
      queryKey: ['wealth', 'net-worth', from],
      queryFn: ({ signal }) =>
        callApi(getNetWorth, { query: { today: toLocalDate(new Date()), ...(from ? { from } : {}) }, signal }),
      placeholderData: keepPreviousData,
    }),
  links: (source: string) =>
    queryOptions({
      queryKey: ['wealth', 'links', source],
      queryFn: ({ signal }) => callApi(listAccountLinks, { query: { source }, signal }),
      select: ({ sources }) => sources.find((entry) => entry.source === source) ?? null,
    }),
}
