import type { StatementRow } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { dropDays } from './pdf-figures.ts'

/** In letter widths: amounts of one column end this close to each other. */
const SAME_COLUMN = 1
/** In letter widths: dates of two tables on the same page start this close to each other. */
const SAME_MARGIN = 2

/**
 * Whether a line below the first row looks like a row that wasn't read. Either all its amounts are in the columns of
 * the other rows' amounts, and it has as many amounts as a row, or a date. Or it starts with a date where rows do and
 * has as many amounts, as in the table of a second account. Balances that add up don't reveal a missing row at the end.
 */
export function hasUnreadRows(rows: readonly StatementRow[], text: string): boolean {
  const lines = text.split('\n')
  const own = new Set(rows.map(({ line }) => line))
  const endsByRow = [...own].map((line) => findAmountEnds(lines[line - 1] ?? ''))
  const columns = new Set(endsByRow.flat())
  const most = Math.max(...endsByRow.map(({ length }) => length))
  const isInColumn = (end: number) => [-SAME_COLUMN, 0, SAME_COLUMN].some((by) => columns.has(end + by))
  const margins = [...own].map((line) => findDayStart(lines[line - 1] ?? ''))
  const isAtMargin = (start: number | null) =>
    start !== null && margins.some((margin) => margin !== null && Math.abs(margin - start) <= SAME_MARGIN)
  return lines.some((line, index) => {
    if (index + 1 <= Math.min(...own) || own.has(index + 1) || statesBalanceOrTotal(line)) return false
    const ends = findAmountEnds(line)
    const hasEnoughAmounts = most > 1 && ends.length >= most
    if (hasEnoughAmounts && ends.length === most && isAtMargin(findDayStart(line))) return true
    return ends.length > 0 && ends.every(isInColumn) && (hasEnoughAmounts || findDays(line, null).length > 0)
  })
}

/** Whether a line states a balance or a total: "31 Oct 2026 End balance 149.85". */
function statesBalanceOrTotal(line: string): boolean {
  return getLineMeaning(dropDays(line).trim()) !== null
}

/** Where a line starts, if it starts with a date; otherwise null. */
function findDayStart(line: string): number | null {
  const start = line.search(/\S/)
  return findDays(line, null)[0]?.start === start ? start : null
}

/** Where each amount with two decimals ends in a line. */
function findAmountEnds(line: string): number[] {
  return findAmounts(line, findDays(line, null)).flatMap(({ end, parts }) =>
    /[.,]\d{2}$/.test(parts.body) ? [end] : [],
  )
}
