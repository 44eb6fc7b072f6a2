import type { FormatReading } from '../reading/statement-reading.ts'
import { isUpcomingHeading } from '../values/unposted-words.ts'
import { isDay, isFigure } from './pdf-figures.ts'
import { findHeadingsAt } from './pdf-headings.ts'
import type { PdfLine } from './pdf-page.ts'

const PRINCIPAL = /\b(?:principal|capital|tilgung|amorti\p{L}*|aflossing|capitale)\b/iu
const MAX_TITLE_LENGTH = 60

type OtherList = { code: 'pending' | 'no-money-moved'; reason: string }
const UPCOMING: OtherList = { code: 'pending', reason: 'This is an upcoming payment.' }
const LOAN: OtherList = {
  code: 'no-money-moved',
  reason: 'This row is from a loan’s table, not from your account’s transactions.',
}

/**
 * Skips rows that aren't in the account's list of transactions: upcoming payments, and loans, which we recognize by a
 * column for the principal. A list ends at the next column headings. If a statement has only such rows, we keep them.
 */
export function dropOtherLists(reading: FormatReading, lines: readonly PdfLine[]): FormatReading {
  const lists = new Map<number, OtherList>()
  let list: OtherList | null = null
  lines.forEach((line, index) => {
    const found = findHeadingsAt(lines, index)
    if (found) list = found.headings.some(({ text }) => PRINCIPAL.test(text)) ? LOAN : null
    else if (isTitle(line) && isUpcomingHeading(getText(line).replace(/^(?:your|my) /i, ''))) list = UPCOMING
    if (list) lists.set(line.at, list)
  })
  const rows = reading.rows.filter(({ line }) => !lists.has(line))
  if (rows.length === reading.rows.length || rows.length === 0) return reading
  const issues = reading.rows.flatMap(({ line, name: text }) => {
    const { code, reason } = lists.get(line) ?? {}
    return code && reason ? [{ line, code, text, reason }] : []
  })
  return { ...reading, rows, issues: [...reading.issues, ...issues] }
}

const getText = ({ pieces }: PdfLine) => pieces.map(({ text }) => text).join(' ')

function isTitle(line: PdfLine): boolean {
  return getText(line).length < MAX_TITLE_LENGTH && !line.pieces.some(({ text }) => isFigure(text) || isDay(text))
}
