import { collapseSpaces } from '../../language/fold-text.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { PENDING_REASON } from '../texts/pending-lines.ts'
import { saysPending } from '../values/unposted-words.ts'

const MAX_HEADING = 80

/** The lines (from 0) of a pasted table below a heading such as "Pending". */
function findPendingLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isPending = false
  lines.forEach((line, at) => {
    if (!line.includes('\t'))
      isPending = line.length < MAX_HEADING && !/\d/.test(line.replace(/\(\d+\)/, '')) && saysPending(line)
    if (isPending) found.add(at)
  })
  return found
}

/** Removes a heading such as "Pending" and the rows of a pasted table below it. */
export function dropPending(text: string): string {
  if (!text.includes('\t')) return text
  const lines = text.split('\n')
  const pending = findPendingLines(lines)
  return lines.map((line, at) => (pending.has(at) ? '' : line)).join('\n')
}

/** Lists the rows that `dropPending` removed. */
export function listPending(reading: FormatReading, text: string): FormatReading {
  if (dropPending(text) === text) return reading
  const lines = text.split('\n')
  const issues = [...findPendingLines(lines)].flatMap((at): ReadingIssue[] => {
    const line = lines[at]!
    const isRow = line.includes('\t') && findAmounts(line, findDays(line, null)).some(({ isStrong }) => isStrong)
    return isRow ? [makeIssue(at + 1, 'pending', collapseSpaces(line).slice(0, 200), PENDING_REASON)] : []
  })
  return { ...reading, issues: [...reading.issues, ...issues].sort((a, b) => a.line - b.line) }
}
