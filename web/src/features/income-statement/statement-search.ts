import { flag, oneOf, type SearchOf, searchReader, wholeNumber } from '../../lib/read-search.ts'

const FIELDS = {
  /** The latest year shown; this year when left out. */
  year: wholeNumber(1900, 2200),
  basis: oneOf('budget'),
  /** Compares full years instead of the same months of each. */
  whole: flag,
}

/** The search parameters of the income statement. Defaults are left out. */
export type StatementSearch = SearchOf<typeof FIELDS>
export const readStatementSearch = searchReader(FIELDS)
