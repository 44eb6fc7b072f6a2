import type { FormatReading, StatementRow } from '../reading/statement-reading.ts'
import { findDays } from '../texts/line-tokens.ts'

/** At least this many rows must show that a date is printed once and applies to the rows below. */
const MIN_CARRIED = 2

/**
 * If all rows without a date but one have the day of the row above, and that one was given the day of the row below, it
 * gets the day of the row above too. This happens at a page break, where the line with its date is far away.
 */
export function carryDaysDown(reading: FormatReading, lines: readonly string[]): FormatReading {
  const inOrder = reading.rows.toSorted((a, b) => a.line - b.line)
  const isUndated = ({ line }: StatementRow) => findDays(lines[line - 1] ?? '', null).length === 0
  const undated = inOrder.flatMap((row, at) => (at > 0 && isUndated(row) ? [{ row, above: inOrder[at - 1]!, at }] : []))
  const exceptions = undated.filter(({ row, above }) => row.day !== above.day)
  const [only] = exceptions
  if (!only || exceptions.length > 1 || undated.length - 1 < MIN_CARRIED) return reading
  if (inOrder[only.at + 1]?.day !== only.row.day) return reading
  return { ...reading, rows: reading.rows.map((row) => (row === only.row ? { ...row, day: only.above.day } : row)) }
}
