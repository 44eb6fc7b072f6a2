import { flag, oneOf, type SearchOf, searchReader } from '../../lib/read-search.ts'

export type ChartGranularity = 'monthly' | 'weekly' | 'daily'
export type CategoryPeriod = 'this-month' | 'last-month' | 'this-year' | 'last-12-months'

const FIELDS = {
  granularity: oneOf('weekly', 'daily'),
  mode: oneOf('income'),
  cumulative: flag,
  /** The period of "Actual vs budget". */
  period: oneOf('last-month', 'this-year', 'last-12-months'),
}

/** The search parameters of the dashboard. Defaults are left out. */
export type DashboardSearch = SearchOf<typeof FIELDS>
export const readDashboardSearch = searchReader(FIELDS)
