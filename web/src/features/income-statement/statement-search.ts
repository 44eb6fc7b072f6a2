import { createSearchReader, readFlag, readOneOf, readWholeNumber, type SearchOf } from '../../lib/read-search.ts'

const FIELDS = {
  /** The latest year shown; this year when left out. */
  year: readWholeNumber(1900, 2200),
  basis: readOneOf('budget'),
  /** Compares full years instead of the same months of each. */
  whole: readFlag,
}

/** The search parameters of the income statement. Defaults are left out. */
export type StatementSearch = SearchOf<typeof FIELDS>
export const readStatementSearch = createSearchReader(FIELDS)
