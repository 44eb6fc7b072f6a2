import type { PlainDate } from '../../core/plain-date.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, StatementRow } from '../reading/statement-reading.ts'
import { findDays } from './line-tokens.ts'

/** Fewer rows could add up to another row by chance. */
const MIN_SUMMED = 3

/**
 * Lists the row that all rows above add up to ("Together … 254.70") as skipped, if it has no date and the rows above
 * are three or more in one currency, each with a date.
 */
export function dropSums(reading: FormatReading, text: string, today: PlainDate): FormatReading {
  const lines = text.split('\n')
  const hasDay = ({ line }: StatementRow) => findDays(lines[line - 1] ?? '', today).length > 0
  const isSum = (row: StatementRow) => {
    const above = reading.rows.filter(({ line }) => line < row.line)
    const sum = above.reduce((total, { minor }) => total + minor, 0)
    const haveSameCurrency = above.every(({ currency }) => currency === row.currency)
    const isEqual = haveSameCurrency && sum === row.minor
    return above.length >= MIN_SUMMED && isEqual && !hasDay(row) && above.every(hasDay)
  }
  const sums = reading.rows.filter(isSum)
  if (sums.length === 0) return reading
  const issues = sums.map(({ line }) => {
    const reason = 'This is what the rows above add up to.'
    return makeIssue(line, 'total-line', (lines[line - 1] ?? '').trim(), reason)
  })
  const rows = reading.rows.filter((row) => !sums.includes(row))
  return { ...reading, rows, issues: [...reading.issues, ...issues].sort((a, b) => a.line - b.line) }
}
