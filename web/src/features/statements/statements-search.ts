import { isPlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { ID, oneOf, type SearchField, type SearchOf, searchReader, text } from '../../lib/read-search.ts'

const day: SearchField<PlainDate> = (value) => (isPlainDate(value) ? value : undefined)

const FIELDS = {
  /** Only statements of this account. */
  account: text(ID),
  from: day,
  to: day,
  /** The statement that is open. */
  statement: text(ID),
  dialog: oneOf('add', 'paste'),
  /** The date of the month-end grid. If set, the grid is open. */
  grid: day,
}

/** The search parameters of the statements page. Defaults are left out. */
export type StatementsSearch = SearchOf<typeof FIELDS>
export const readStatementsSearch = searchReader(FIELDS)
