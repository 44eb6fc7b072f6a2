import { createSearchReader, readFlag, readOneOf, type SearchOf } from '../../lib/read-search.ts'

export type ChartGranularity = 'monthly' | 'weekly' | 'daily'
export type CategoryPeriod = 'this-month' | 'last-month' | 'this-year' | 'last-12-months'

const FIELDS = {
  granularity: readOneOf('weekly', 'daily'),
  mode: readOneOf('income'),
  cumulative: readFlag,
  /** The period of "Actual vs budget". */
  period: readOneOf('last-month', 'this-year', 'last-12-months'),
}

/** The search parameters of the dashboard. Defaults are left out. */
export type DashboardSearch = SearchOf<typeof FIELDS>
export const readDashboardSearch = createSearchReader(FIELDS)
