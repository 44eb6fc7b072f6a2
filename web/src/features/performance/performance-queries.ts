import { getPerformance } from '@evenkeel/contract/performance.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import type { PerformanceSearch } from './performance-search.ts'

export const performanceQueries = {
  performance: ({ start, end, rate }: PerformanceSearch, accountIds: string) =>
    queryOptions({
      queryKey: ['performance', start, end, rate, accountIds],
      queryFn: ({ signal }) =>
        callApi(getPerformance, {
          query: {
            today: toLocalDate(new Date()),
            ...(start ? { start } : {}),
            ...(end ? { end } : {}),
            ...(rate ? { risk_free_rate: rate } : {}),
            account_ids: accountIds,
          },
          signal,
        }),
      enabled: accountIds !== '',
      placeholderData: keepPreviousData,
    }),
}
