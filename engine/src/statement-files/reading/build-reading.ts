import { getShape } from './layout-shape.ts'
import type { FormatReading, IssueCode, ReadingIssue, StatementRow } from './statement-reading.ts'

const MAX_TEXT_LENGTH = 200

/** A reading without anything in it yet. `about` tells its layout from others in the same format. */
export function startReading(format: string, ...about: string[]): FormatReading {
  return { format, rows: [], source: null, currency: null, issues: [], shape: getShape(format, ...about) }
}

export function makeIssue(line: number, code: IssueCode, text: string, reason: string): ReadingIssue {
  return { line, code, text: text.slice(0, MAX_TEXT_LENGTH), reason }
}

/** Adds a row, or the reason why there is none. */
export function addOutcome(reading: FormatReading, outcome: StatementRow | ReadingIssue): void {
  if ('code' in outcome) reading.issues.push(outcome)
  else reading.rows.push(outcome)
}

/** The reading without these rows, each of which becomes an issue. */
export function skipRows(
  reading: FormatReading,
  skipped: Iterable<StatementRow>,
  code: IssueCode,
  reason: string,
): FormatReading {
  const rows = new Set(skipped)
  const issues = [...rows].map(({ line, name }): ReadingIssue => ({ line, code, text: name, reason }))
  return { ...reading, rows: reading.rows.filter((row) => !rows.has(row)), issues: [...reading.issues, ...issues] }
}
