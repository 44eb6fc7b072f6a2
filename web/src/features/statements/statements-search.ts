import { isPlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createSearchReader, ID, readOneOf, readText, type SearchField, type SearchOf } from '../../lib/read-search.ts'

const readDay: SearchField<PlainDate> = (value) => (isPlainDate(value) ? value : undefined)

const FIELDS = {
  /** Only statements of this account. */
  account: readText(ID),
  from: readDay,
  to: readDay,
  /** The statement that is open. */
  statement: readText(ID),
  dialog: readOneOf('add', 'paste'),
  /** The date of the month-end grid. If set, the grid is open. */
  grid: readDay,
}

/** The search parameters of the statements page. Defaults are left out. */
export type StatementsSearch = SearchOf<typeof FIELDS>
export const readStatementsSearch = createSearchReader(FIELDS)
