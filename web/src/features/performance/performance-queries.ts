import { getPerformance } from '@evenkeel/contract/performance.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { todayOf } from '../../lib/format-date.ts'
import type { PerformanceSearch } from './performance-search.ts'

export const performanceQueries = {
  of: ({ start, end, rate }: PerformanceSearch, accountIds: string) =>
    queryOptions({
      queryKey: ['performance', start, end, rate, accountIds],
      queryFn: ({ signal }) =>
        callApi(getPerformance, {
          query: {
            today: todayOf(new Date()),
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
