import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { StatementRow } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import type { Deps } from '../platform/deps.ts'
import type { PasteReading } from '../platform/text-reader/read-text-task.ts'
import { isAiOn } from './ai-settings.ts'
import { createAiProvider } from './configured-provider.ts'
import { rewriteSentences } from './rewrite-sentences.ts'

/** Longer texts are usually from bank files, and people who paste those don't want to wait for a model. */
const MAX_PASTE_LENGTH = 4_000
const MAX_LINES = 20

type Paste = { readonly currency: string; readonly today: PlainDate }
type Read = (text: string) => Promise<PasteReading>

/**
 * Rephrases the lines of a pasted text that our reader can't use, so that it can. Returns the text unchanged if it's
 * long, if too many lines are unread, if no provider is configured, if the user hasn't turned AI on, or if the provider
 * fails.
 *
 * The model's words are accepted only if the date, name and amount each occur in the line itself, our own reader finds
 * exactly one row in them, and every row read before is read again unchanged.
 */
export async function rewritePaste(
  deps: Deps,
  userId: string,
  text: string,
  paste: Paste,
  signal: AbortSignal,
): Promise<string> {
  if (text.length > MAX_PASTE_LENGTH || createAiProvider(deps.config) === null) return text
  if (!(await isAiOn(deps.db, userId))) return text
  const read: Read = (pasted) => deps.textReader.readPaste({ text: pasted, ...paste }, userId)
  const lines = text.split('\n')
  const unread = findUnreadLines(await read(text), lines)
  if (unread.length === 0 || unread.length > MAX_LINES) return text
  const sentences = unread.map((at) => lines[at]!.trim())
  const { texts } = await rewriteSentences(deps, userId, 'paste', sentences, { signal })
  let current = text
  for (const [i, plain] of texts.entries()) {
    const row = plain === null ? null : await readRow(plain, sentences[i]!, read)
    if (row) current = await replaceLine(current, unread[i]!, [plain!, ...toStatementLines(row)], row, read)
  }
  return current
}

/** The indexes of lines with a digit and a letter that we couldn't use; all of those if we found no row at all. */
function findUnreadLines({ rows, issues }: PasteReading, lines: readonly string[]): number[] {
  const foundNothing = rows.length === 0
  const reportedLines = new Set(
    issues.filter(({ code }) => code === 'note' || code === 'unreadable').map(({ line }) => line - 1),
  )
  return [...lines.keys()].filter(
    (at) => /\d/.test(lines[at]!) && /\p{L}/u.test(lines[at]!) && (foundNothing || reportedLines.has(at)),
  )
}

/** The row in the model's words; null unless there is one, and each part occurs in the line at its own position. */
async function readRow(plain: string, line: string, read: Read): Promise<StatementRow | null> {
  const [day = '', name = '', amount = '', ...more] = plain.split(';').map((part) => part.trim())
  let unmatched = line.toLowerCase()
  // The date first, because its digits aren't an amount.
  for (const part of [day, amount.replace(/^[+-]\s*/, ''), name]) {
    const position = part === '' ? -1 : findPart(part.toLowerCase(), unmatched)
    if (position < 0 || more.length > 0) return null
    unmatched = unmatched.slice(0, position) + ' '.repeat(part.length) + unmatched.slice(position + part.length)
  }
  const { rows } = await read(plain)
  return rows.length === 1 ? rows[0]! : null
}

/** Where the part occurs in the line, but not inside a longer number or word; -1 if it doesn't. */
function findPart(part: string, line: string): number {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return line.search(new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'u'))
}

/** The row as two lines, with the amount's sign and without: if a paste only lists spending, amounts have none. */
function toStatementLines({ day, name, minor, currency }: StatementRow): string[] {
  return [minor, Math.abs(minor)].map((amount) => `${day} ${name} ${formatMinor(amount, currency)}`)
}

/** Replaces the line with the first wording that gives this row and changes no other; if none does, changes nothing. */
async function replaceLine(
  text: string,
  at: number,
  choices: readonly string[],
  row: StatementRow,
  read: Read,
): Promise<string> {
  const before = (await read(text)).rows.map(toKey)
  for (const choice of choices) {
    const changed = text.split('\n').with(at, choice).join('\n')
    const after = (await read(changed)).rows.map(toKey)
    const expected = [...before, toKey(row)].sort()
    if (JSON.stringify(after.sort()) === JSON.stringify(expected)) return changed
  }
  return text
}

function toKey({ day, minor, currency, name }: StatementRow): string {
  return JSON.stringify([day, minor, currency, name])
}
