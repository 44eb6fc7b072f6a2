import { flag, oneOf, type SearchOf, searchReader } from '../../lib/read-search.ts'

export type ChartGranularity = 'monthly' | 'weekly' | 'daily'
export type CategoryPeriod = 'this-month' | 'last-month' | 'this-year' | 'last-12-months'

const FIELDS = {
  granularity: oneOf('weekly', 'daily'),
  mode: oneOf('income'),
  cumulative: flag,
  /** The days that "Actual vs budget" is about. */
  period: oneOf('last-month', 'this-year', 'last-12-months'),
}

/** What the address of the dashboard may say. What is usual is left out of it. */
export type DashboardSearch = SearchOf<typeof FIELDS>
export const readDashboardSearch = searchReader(FIELDS)
