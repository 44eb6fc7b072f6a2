import { flag, oneOf, type SearchOf, searchReader, wholeNumber } from '../../lib/read-search.ts'

const FIELDS = {
  /** The latest year shown; this year when left out. */
  year: wholeNumber(1900, 2200),
  basis: oneOf('budget'),
  /** Shows whole years beside one that is still running, instead of the same months of each. */
  whole: flag,
}

/** What the address of the statement may say. What is usual is left out of it. */
export type StatementSearch = SearchOf<typeof FIELDS>
export const readStatementSearch = searchReader(FIELDS)
