import { foldText } from '../../language/fold-text.ts'
import type { FormatReading, StatementRow } from '../reading/statement-reading.ts'
import { type ChatMessage, TO_THEM } from '../texts/chat-lines.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { cleanName } from '../texts/pasted-records.ts'

/** At this level or above, the network knows better than the rules which messages are payments. */
const SURE_OF_ROWS = 0.9

/** The lines of a chat that aren't the user's payments: others wrote them, or they're plans or debts. */
export function findNonPaymentLines(chat: readonly ChatMessage[]): number[] {
  return chat.filter(({ isOwn, isToUs, isPlan }) => isPlan || !(isOwn || isToUs)).map(({ line }) => line)
}

/**
 * Corrects the rows that the network found in a chat, using what the messages say: which way the money went, the day
 * they name, and a name that isn't the speaker. If the network isn't sure or found nothing, adds the payments that only
 * the rules found: in a chat between two people in one household, the network finds only one person's payments.
 */
export function settleChat(
  reading: FormatReading,
  byRules: FormatReading,
  chat: readonly ChatMessage[],
  chance: number,
): FormatReading {
  if (chat.length === 0) return reading
  const isUserKnown = chat.some(({ isOwn }) => !isOwn)
  const rows = reading.rows.map((row) => settleRow(row, reading, byRules, chat))
  const isMissing = (row: StatementRow) => !rows.some(({ line }) => line === row.line)
  const hasRows = rows.length > 0
  const payments = chat.filter(
    ({ isToUs, isOwn, isPlan, direction }) => isToUs || (direction !== null && (!isUserKnown || (isOwn && !isPlan))),
  )
  const lines = new Set(payments.map(({ line }) => line))
  const isUnsure = chance < SURE_OF_ROWS || !hasRows
  const more = isUnsure ? byRules.rows.filter((row) => lines.has(row.line) && isMissing(row)) : []
  return { ...reading, rows: [...rows, ...more].sort((a, b) => a.line - b.line) }
}

function settleRow(
  row: StatementRow,
  { rows }: FormatReading,
  byRules: FormatReading,
  chat: readonly ChatMessage[],
): StatementRow {
  const at = chat.findIndex(({ line }) => line === row.line)
  const message = chat[at]
  if (!message) return row
  const isOnlyRow = rows.filter(({ line }) => line === row.line).length === 1
  const size = Math.abs(row.minor)
  const same = byRules.rows.find(({ line, minor }) => line === row.line && Math.abs(minor) === size)
  return {
    ...row,
    minor: message.direction === null ? row.minor : message.direction === 'in' ? size : -size,
    day: isOnlyRow && message.dayWords && message.day ? message.day : row.day,
    name: isNameOf(row.name, message, chat)
      ? row.name
      : (findReader(message, chat) ?? findName(message, chat[at - 1], same)),
  }
}

const NOT_A_NAME = /^(?:him|her|them|it|now|just|cash|me|us|you|u)$/
const PAID_PRONOUN = /\b(?:paid|gave|sent|did) (?:him|her|them|it)\b/i
const YOU = /\b(?:you|u|ya)\b/i

/**
 * Whether a name can be the other party of a message: it's in the message, or it's a speaker that the message calls
 * "you". If the user was paid, any name can be.
 */
function isNameOf(name: string, { text, speaker, isToUs }: ChatMessage, chat: readonly ChatMessage[]): boolean {
  const folded = foldText(name)
  if (isToUs) return true
  if (folded === '' || NOT_A_NAME.test(folded) || folded === foldText(speaker)) return false
  const isSpeaker = chat.some((other) => foldText(other.speaker) === folded)
  return foldText(text).includes(folded) || (isSpeaker && YOU.test(text))
}

/** Who "you" is in "sent you": the only other speaker. */
function findReader({ text, speaker, isOwn }: ChatMessage, chat: readonly ChatMessage[]): string | undefined {
  const others = [...new Set(chat.map((other) => other.speaker))].filter((other) => other !== speaker)
  return isOwn && others.length === 1 && TO_THEM.test(text) ? others[0] : undefined
}

// "did you pay the septic guy?", "who paid for bowling yesterday?"
const ASKED =
  /\b(?:the|for|pay|sort)\s+(?!for\b|the\b)(\p{L}+(?: \p{L}+){0,2}?)(?=\s+(?:yet|already|come|today|yesterday|for|on|in|at)\b|\s*[?,.!]|$)/iu

/**
 * Who or what was paid: if the message only says "him" or "it", what the question before it asks about; otherwise its
 * own words.
 */
function findName({ text }: ChatMessage, before: ChatMessage | undefined, same: StatementRow | undefined): string {
  const asked = before?.text.includes('?') ? ASKED.exec(before.text)?.[1] : undefined
  const isVague = PAID_PRONOUN.test(text) || !same || !/\p{L}{4}/u.test(same.name)
  if (asked && isVague) return asked
  const days = findDays(text, null)
  const words = findAmounts(text, days).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  )
  return same && !isVague ? same.name : cleanName(words)
}
