export type ChartGranularity = 'monthly' | 'weekly' | 'daily'
export type CategoryPeriod = 'this-month' | 'last-month' | 'this-year' | 'last-12-months'

/** What the address of the dashboard may say. What is usual is left out of it. */
export type DashboardSearch = {
  granularity?: Exclude<ChartGranularity, 'monthly'>
  mode?: 'income'
  cumulative?: true
  /** The days that "Actual vs budget" is about. */
  period?: Exclude<CategoryPeriod, 'this-month'>
}

/** Reads the address; what makes no sense there is left out, so that an old link still opens the page. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const { granularity, mode, cumulative, period } = search
  return {
    ...(granularity === 'weekly' || granularity === 'daily' ? { granularity } : {}),
    ...(mode === 'income' ? { mode } : {}),
    ...(cumulative === true || cumulative === 'true' ? { cumulative: true as const } : {}),
    ...(period === 'last-month' || period === 'this-year' || period === 'last-12-months' ? { period } : {}),
  }
}
