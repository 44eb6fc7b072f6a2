import { addDays } from '../../core/plain-date.ts'
import type { FormatReading, ReadingContext, ReadingIssue } from '../reading/statement-reading.ts'
import { readHeader } from '../tables/table-header.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { type ChatMessage, readChat } from './chat-lines.ts'
import { signByHeadings } from './direction-headings.ts'
import { blankForeign } from './foreign-amounts.ts'
import { findDays } from './line-tokens.ts'
import { writeLocalFigures } from './local-figures.ts'
import { blankUnchecked, blankUndatedEnd, blankUnpaid } from './not-payments.ts'
import { keepResults } from './plain-prices.ts'
import { blankUpcoming, type Kept } from './unposted-lines.ts'

/** `chat`: its messages, if the text is a chat. */
type Step = (lines: readonly string[], context: ReadingContext) => Kept & { chat?: readonly ChatMessage[] }

const STEPS: readonly Step[] = [
  (lines, context) => ({ lines: lines.map((line) => simplifyLine(line, context)), issues: [] }),
  (lines, { today }) => readChat(lines, today) ?? { lines, issues: [] },
  (lines, { currency }) => ({ lines: blankForeign(lines, currency).lines, issues: [] }),
  (lines) => ({ lines: signByHeadings(joinRows(lines)), issues: [] }),
  (lines, { today }) => blankUnchecked(lines, today),
  (lines, { today }) => blankUpcoming(lines, today),
  (lines, { today }) => blankUnpaid(lines, today),
  (lines, { today }) => blankUndatedEnd(lines, today),
]

/** `lines` has the original numbers of the lines that remain. `chat` is empty if the text isn't a chat. */
export type Prepared = {
  text: string
  issues: ReadingIssue[]
  lines: number[]
  chat: readonly ChatMessage[]
}

/**
 * Prepares a pasted text for the readers: simplifies its lines, joins the broken rows of a table, signs amounts by the
 * headings above them, and removes what isn't the user's payment. `issues` has the removed lines that look like one.
 */
export function preparePaste(text: string, context: ReadingContext): Prepared {
  const given = text.split('\n')
  const issues: ReadingIssue[] = []
  let lines: readonly string[] = given
  let chat: readonly ChatMessage[] = []
  for (const step of STEPS) {
    const kept = step(lines, context)
    lines = kept.lines
    chat = kept.chat ?? chat
    issues.push(...kept.issues)
  }
  // A blank line would look like the end of a record.
  const left = lines.flatMap((line, at) => (line.trim() === '' && given[at]?.trim() !== '' ? [] : [at]))
  return { text: left.map((at) => lines[at]).join('\n'), issues, lines: left.map((at) => at + 1), chat }
}

/**
 * Puts the original line numbers back into the reading of a prepared text, and adds the issues of removed lines. The
 * rows of a chat go to review, because others may have paid.
 */
export function restoreLines(reading: FormatReading, { issues, lines, chat }: Prepared): FormatReading {
  const getOriginal = (line: number) => lines[line - 1] ?? line
  return {
    ...reading,
    ...(chat.length > 0 && reading.rows.length > 0 ? { isReadingGuessed: true } : {}),
    rows: reading.rows.map((row) => ({ ...row, line: getOriginal(row.line) })),
    issues: [...reading.issues.map((issue) => ({ ...issue, line: getOriginal(issue.line) })), ...issues].sort(
      (a, b) => a.line - b.line,
    ),
  }
}

// Signs that mean a currency only if it's the user's own: "R38".
const OWN_SIGNS: Readonly<Record<string, RegExp>> = {
  ZAR: /(?<![\p{L}\d\-+])R(?=\d{1,4}(?:,\d{2})?(?![\d.,]|\s\d))/gu,
}

/** "2% Daily Cash", as below each payment in Apple Wallet. */
const REWARD = /^\s*\d(?:\.\d)?% (?:daily cash|cash ?back)\s*$/i

/**
 * Removes rewards, and replaces arithmetic with its result, local ways of writing amounts and dates ("95p") with usual
 * ones, the sign of the user's own currency with its code, and "3d" with a date.
 */
function simplifyLine(line: string, context: ReadingContext): string {
  const { currency, today } = context
  const ago = /^\s*(\d{1,2})\s?d(?: ago)?\s*$/.exec(line)?.[1]
  if (ago) return addDays(today, -Number(ago))
  if (REWARD.test(line)) return ''
  const sign = OWN_SIGNS[currency]
  const simplified = keepResults(writeLocalFigures(line, context))
  return sign ? simplified.replace(sign, `${currency} `) : simplified
}

/**
 * Puts each row of a copied table on one line, if a cell had several lines. A row that starts with an empty date gets
 * the date of the row above, unless it's a sum below the last date ("Total so far").
 */
function joinRows(lines: readonly string[]): readonly string[] {
  const countTabs = (line: string) => line.split('\t').length - 1
  const head = lines.findIndex((line, at) => countTabs(line) > 1 && isHeader(line, at + 1))
  if (head < 0) return lines
  const joined = [...lines]
  const lastDated = lines.findLastIndex((line) => findDays(line, null)[0]?.start === 0)
  let open = -1
  let day = ''
  for (let at = head + 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [own] = findDays(line, null)
    const isOpen = open >= 0 && line.trim() !== '' && countTabs(joined[open] ?? '') < countTabs(lines[head] ?? '')
    if (own?.start === 0) {
      open = at
      day = line.slice(0, own.end)
    } else if (day !== '' && /^\t[^\t]/.test(line) && !(at > lastDated && isSum(line))) {
      open = at
      joined[at] = day + line
    } else if (isOpen) {
      joined[open] += ` ${line}`
      joined[at] = ''
    } else open = -1
  }
  return joined
}

function isSum(line: string): boolean {
  const name = line.split('\t').find((cell) => cell.trim() !== '') ?? ''
  return getLineMeaning(name) !== null || /\bso far\b/i.test(name)
}

function isHeader(line: string, number: number): boolean {
  return readHeader({ line: number, cells: line.split('\t') })?.roles[0] === 'day'
}
