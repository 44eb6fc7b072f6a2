import { collapseSpaces } from '../../language/fold-text.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { PENDING_REASON } from '../texts/pending-lines.ts'
import { saysPending } from '../values/unposted-words.ts'

const MAX_HEADING = 80
/** "You have no pending transactions", "Your balance doesn't include pending transactions" */
const NO_HEADING =
  /\b(?:no|not|none|includ\w*|exclud\w*|show|hide|kein\w*|nicht|ohne|aucune?|pas|sin|sem|geen|niet)\b|n['’]t\b|[,;]/i

function isPendingHeading(line: string): boolean {
  if (line.length > MAX_HEADING || NO_HEADING.test(line) || /\d/.test(line.replace(/\(\d+\)/, ''))) return false
  // In a longer line, the heading comes first: "Pending transactions  Note: Amounts may change".
  return saysPending(line.length < 40 ? line : line.split(/\s{2,}| [-–—(]|: /)[0]!)
}

/** The lines (from 0) of a pasted table below a heading such as "Pending". */
function findPendingLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isPending = false
  lines.forEach((line, at) => {
    if (!line.includes('\t')) isPending = isPendingHeading(line)
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
    const days = findDays(line, null)
    const isRow = line.includes('\t') && (days.length > 0 || findAmounts(line, days).length > 0)
    return isRow ? [makeIssue(at + 1, 'pending', collapseSpaces(line).slice(0, 200), PENDING_REASON)] : []
  })
  return { ...reading, issues: [...reading.issues, ...issues].sort((a, b) => a.line - b.line) }
}
