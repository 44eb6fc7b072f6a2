import { collapseSpaces } from '../../language/fold-text.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { PENDING_REASON } from '../texts/pending-lines.ts'
import { saysPending } from '../values/unposted-words.ts'

const MAX_HEADING_LENGTH = 80
/**
 * What only sentences contain: "You have no pending transactions", "Your balance doesn't include pending transactions".
 */
const NOT_A_HEADING =
  /\b(?:no|not|none|includ\w*|exclud\w*|show|hide|kein\w*|nicht|ohne|aucune?|pas|sin|sem|geen|niet)\b|n['’]t\b|[,;]/i

const VOID_HEADING =
  /^(?:(?:reverted|declined|failed|cancell?ed|returned|rejected|unpaid) (?:transactions|payments|transfers|direct debits)|returned unpaid)$/i

/** Whether a line is a row of cells; "| PENDING | | |" is a heading. */
function hasCells(line: string): boolean {
  return line.includes('\t') || (line.includes('|') && line.split('|').filter((cell) => cell.trim() !== '').length > 1)
}

type Kind = 'pending' | 'not-carried-out'

/** What a heading says about the rows below it; null for other lines. */
function readHeading(line: string): Kind | null {
  if (line.length > MAX_HEADING_LENGTH) return null
  // "Reverted from October 1, 2026 to October 31, 2026", "Pending transactions (3)", "Declined payments (not charged)"
  const title = line.replace(/ from \S.*\d{4}.*$| \((?:[1-9]\d*|not charged)\)$/i, '').trim()
  if (NOT_A_HEADING.test(title) || /\d/.test(title)) return null
  if (VOID_HEADING.test(title) || (/^reverted$/i.test(title) && title !== line.trim())) return 'not-carried-out'
  // In a longer line, the heading comes first: "Pending transactions  Note: Amounts may change".
  return saysPending(title.length < 40 ? title : title.split(/\s{2,}| [-–—(]|: /)[0]!) ? 'pending' : null
}

/** The lines (from 0) of a table that a heading such as "Pending" applies to, including the heading itself. */
function findUnpostedLines(lines: readonly string[]): ReadonlyMap<number, Kind> {
  const found = new Map<number, Kind>()
  let kind: Kind | null = null
  lines.forEach((line, at) => {
    const next = lines.slice(at + 1, at + 3).find((below) => below.trim() !== '') ?? ''
    const isBlankBelowHeading = line.trim() === '' && kind !== null && !hasCells(lines[at - 1] ?? '')
    // Above lines without cells, the heading stays: the readers of those lines need it.
    if (!hasCells(line) && !isBlankBelowHeading)
      kind = hasCells(next) ? readHeading(line.replaceAll('|', ' ').trim()) : null
    if (kind) found.set(at, kind)
  })
  return found
}

/** Blanks headings such as "Pending" and "Declined payments" in a table, and the rows below them. */
export function dropPending(text: string): string {
  if (!/[\t|]/.test(text)) return text
  const lines = text.split('\n')
  const unposted = findUnpostedLines(lines)
  return lines.map((line, at) => (unposted.has(at) ? '' : line)).join('\n')
}

/** Adds an issue for each row that `dropPending` removed from the text. */
export function listPending(reading: FormatReading, text: string): FormatReading {
  if (dropPending(text) === text) return reading
  const lines = text.split('\n')
  const issues = [...findUnpostedLines(lines)].flatMap(([at, kind]): ReadingIssue[] => {
    const line = lines[at]!
    const days = findDays(line, null)
    const isRow = hasCells(line) && (days.length > 0 || findAmounts(line, days).length > 0)
    const reason = kind === 'pending' ? PENDING_REASON : 'The heading says that this didn’t go through.'
    return isRow ? [makeIssue(at + 1, kind, collapseSpaces(line).slice(0, 200), reason)] : []
  })
  return { ...reading, issues: [...reading.issues, ...issues].sort((a, b) => a.line - b.line) }
}
