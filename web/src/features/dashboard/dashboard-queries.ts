import { type Dashboard, getDashboard } from '@evenkeel/contract/reports.ts'
import { getLast12Months, getMonthRange, shiftMonth } from '@evenkeel/engine/core/period.ts'
import { getMonth, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import type { CategoryPeriod, ChartGranularity } from './dashboard-search.ts'

type Mode = Dashboard['mode']
/** How often to refetch while the server is still analyzing a large ledger. */
const SETTLING_MS = 3000

export const dashboardQueries = {
  all: ['dashboard'] as const,
  /** Everything but the categories of a separate period. */
  overview: (today: PlainDate, granularity: ChartGranularity, mode: Mode) =>
    queryOptions({
      queryKey: ['dashboard', 'overview', today, granularity, mode],
      queryFn: ({ signal }) => callApi(getDashboard, { query: { today, granularity, mode }, signal }),
      // When a control changes, the old figures stay until the new ones arrive.
      placeholderData: keepPreviousData,
      refetchInterval: (query) => (query.state.data?.is_settling ? SETTLING_MS : false),
    }),
  /** The categories for a period of their own. */
  categories: (today: PlainDate, period: CategoryPeriod, mode: Mode) =>
    queryOptions({
      queryKey: ['dashboard', 'categories', today, period, mode],
      queryFn: ({ signal }) =>
        callApi(getDashboard, {
          query: { today, granularity: 'monthly', mode, ...getPeriodRange(period, today) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
}

/** Whole months, so that budget and spending cover the same days. */
export function getPeriodRange(period: CategoryPeriod, today: PlainDate): { from: PlainDate; to: PlainDate } {
  const month = getMonth(today)
  if (period === 'last-month') return getMonthRange(shiftMonth(month, -1))
  if (period === 'last-12-months') return getLast12Months(today)
  const { from, to } = getMonthRange(month)
  return period === 'this-year' ? { from: `${today.slice(0, 4)}-01-01` as PlainDate, to } : { from, to }
}
