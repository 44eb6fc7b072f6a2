import { isPlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createSearchReader, readText, type SearchField, type SearchOf } from '../../lib/read-search.ts'

const readDay: SearchField<PlainDate> = (value) => (isPlainDate(value) ? value : undefined)
const readRate: SearchField<number> = (value) => {
  const number = typeof value === 'number' ? value : Number.NaN
  return number > -1 && number <= 1 && number !== 0 ? number : undefined
}

const FIELDS = {
  start: readDay,
  end: readDay,
  /** Ids of the chosen accounts, separated by commas. */
  accounts: readText(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/i),
  /** The yearly risk-free rate of the Sharpe ratio: 0.03 is 3%. */
  rate: readRate,
}

/** The search parameters of the performance page. A missing one means the page's default. */
export type PerformanceSearch = SearchOf<typeof FIELDS>
const read = createSearchReader(FIELDS)

/** Parses the search parameters. If the start is after the end, both dates are ignored. */
export function readPerformanceSearch(search: Record<string, unknown>): PerformanceSearch {
  const fields = read(search)
  const isReversed = fields.start !== undefined && fields.end !== undefined && fields.start > fields.end
  return isReversed ? { ...fields, start: undefined, end: undefined } : fields
}
