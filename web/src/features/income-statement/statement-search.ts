/** What the address of the statement may say. What is usual is left out of it. */
export type StatementSearch = {
  /** The latest year shown; this year when left out. */
  year?: number
  basis?: 'budget'
  /** Compares only the months that are over in the latest year. */
  same?: true
}

/** Reads the address; what makes no sense there is left out, so that an old link still opens the page. */
export function readStatementSearch(search: Record<string, unknown>): StatementSearch {
  const year = Number(search.year)
  return {
    ...(Number.isInteger(year) && year >= 1900 && year <= 2200 ? { year } : {}),
    ...(search.basis === 'budget' ? { basis: 'budget' as const } : {}),
    ...(search.same === true || search.same === 'true' ? { same: true as const } : {}),
  }
}
