import type { ReadingIssue, StatementReading } from './statement-reading.ts'

type Named = { name: string; reading: StatementReading }

/**
 * Combines the readings of files that were sent together: a single file with rows, balances or a plan, or files from
 * one product of which at most one has rows. Files without any of these become issues. Null if several files have such
 * content but don't belong together, or if there are several files and none has any.
 */
export function joinReadings(files: readonly Named[]): StatementReading | null {
  const useful = files.filter(({ reading }) => hasContent(reading)).map(({ reading }) => reading)
  if (useful.length === 0) return files.length === 1 ? files[0]!.reading : null
  const withRows = useful.filter(({ rows }) => rows.length > 0)
  if (withRows.length > 1 || new Set(useful.map(({ format }) => format)).size > 1) return null
  const planned = useful.flatMap((reading) => reading.planned ?? [])
  const balances = useful.flatMap((reading) => reading.accountBalances ?? [])
  const crashes = files.flatMap(({ reading }) => reading.crashes ?? [])
  const main = withRows[0] ?? useful[0]!
  return {
    ...main,
    ...(planned.length === 0 ? {} : { planned }),
    ...(balances.length === 0 ? {} : { accountBalances: balances }),
    ...(crashes.length === 0 ? {} : { crashes }),
    issues: [...main.issues, ...files.flatMap(explainEmpty)],
  }
}

/** Whether a reading has anything to import. */
export function hasContent({ rows, planned, accountBalances }: StatementReading): boolean {
  return rows.length > 0 || (planned?.length ?? 0) > 0 || (accountBalances?.length ?? 0) > 0
}

function explainEmpty({ name, reading }: Named): ReadingIssue[] {
  if (hasContent(reading)) return []
  const reason = (reading.crashes && reading.detail) || 'We found no transactions in this file from the zip.'
  return [{ line: 1, code: 'unreadable', text: name, reason }]
}
