import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { ReadingIssue } from '../reading/statement-reading.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { findAmounts, findDayOrders, findDays } from './line-tokens.ts'
import { findRelativeDays } from './relative-days.ts'
import type { Kept } from './unposted-lines.ts'

// "[7:45 PM] Me: …"
const CLOCKED = /^\W{0,2}\[()\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]\s*([^:]{1,40}):\s*(.*)$/iu
// "[08/11/2026, 20:14] Me: …", "08/11/2026, 20:14 - Me: …"
const STAMPED =
  /^\W{0,2}(\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}),?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?:\s[-–])?\s+([^:]{1,40}):\s*(.*)$/iu
const SPOKEN = /^(\p{L}[\p{L}\d .'’()]{0,24}):\s+(.*)$/u
const SELF = /^(?:me|you|myself|ich|moi|yo|tu|eu|voce|io|ik|jag|jeg|mina|ja|я|我|自分|나|ben|saya)$|\((?:you|me)\)$/

type Message = { at: number; day: string; speaker: string; text: string; isStamped?: true }

/**
 * Turns a copied chat into a person's notes: their own messages, each with its date. What the others wrote isn't about
 * this person's money for sure, so their lines with amounts are listed.
 * People write loosely in chats, so the rows need review.
 */
export function readChat(lines: readonly string[], today: PlainDate): Kept | null {
  const messages = splitMessages(lines)
  const speakers = new Set(messages.map(({ speaker }) => speaker))
  const isSelf = (speaker: string) => SELF.test(foldText(speaker).trim())
  const hasSelf = [...speakers].some(isSelf)
  if (messages.length < 2 || (!hasSelf && !messages.some(({ isStamped }) => isStamped))) return null
  const orders = findDayOrders(lines, today)
  const written = [...lines]
  const issues: ReadingIssue[] = []
  const notOwn: number[] = []
  for (const { at, day, speaker, text } of messages) {
    const isOwn = isSelf(speaker) || speakers.size === 1 || !hasSelf
    const hasAmount = findAmounts(text, findDays(text, today)).length > 0
    const isToUs = !isOwn && TO_US.test(text)
    if (!isOwn && hasAmount && !isToUs)
      issues.push({ line: at + 1, code: 'unreadable', text: (lines[at] ?? '').slice(0, 200), reason: OTHERS })
    if (!isOwn && !isToUs) notOwn.push(at + 1)
    const [other] = [...speakers].filter((one) => one !== speaker)
    const said = isToUs ? `${speaker} ${text.replace(TO_US, '$1 me')}` : text.replace(TO_THEM, `$1 ${other ?? ''}`)
    written[at] = hasAmount && (isOwn || isToUs) ? addDate(day, said, orders, today) : ''
  }
  return { lines: written, issues, isDoubtful: true, notOwn }
}

// "just sent you 24", written by someone else: we got it. Written by us, they did.
const TO_US = /^.*?\b(sent|paid|gave|transferred|wired|zelled|venmoed)(?: it)? (?:you|u|ya|back)\b/i
const TO_THEM = /\b(sent|paid|gave|transferred|wired|zelled|venmoed) (?:you|u|ya)\b/i
const OTHERS = 'Someone else wrote this. Add it manually if it was your payment.'

function splitMessages(lines: readonly string[]): Message[] {
  let day = ''
  const heading = (line: string) => findDays(line, null)[0]?.text
  const stamped = lines.flatMap((line, at): Message[] => {
    const [, own, speaker, text] = STAMPED.exec(line.trim()) ?? CLOCKED.exec(line.trim()) ?? []
    if (!speaker) day = heading(line) ?? day
    return speaker ? [{ at, day: own || day, speaker: speaker.trim(), text: text ?? '', isStamped: true }] : []
  })
  if (stamped.length > 0) return stamped
  day = ''
  const spoken = lines.flatMap((line, at): Message[] => {
    const [, speaker, text] = SPOKEN.exec(line.trim()) ?? []
    if (!speaker) day = heading(line) ?? day
    return speaker ? [{ at, day, speaker, text: text ?? '' }] : []
  })
  const filled = lines.filter((line) => line.trim() !== '' && findDays(line, null)[0]?.start !== 0).length
  const speakers = new Set(spoken.map(({ speaker }) => speaker))
  return spoken.length * 3 >= filled * 2 && speakers.size > 1 && spoken.length > speakers.size ? spoken : []
}

type Orders = readonly ('mdy' | 'dmy')[]

/** The day on which a message was written; null if that isn't clear. */
function readWritten(day: string, orders: Orders, today: PlainDate): PlainDate | null {
  const parts = day === '' ? undefined : findDays(day, null)[0]?.parts
  const days = new Set(orders.map((order) => (parts ? resolveDay(parts, order, createYearsUntil(today)) : null)))
  const [written] = days
  return days.size > 1 ? null : (written ?? null)
}

/** When each line of a chat was written, by its index. */
export function findWrittenDays(lines: readonly string[], today: PlainDate): ReadonlyMap<number, PlainDate> {
  const orders = findDayOrders(lines, today)
  const days = splitMessages(lines).map(({ at, day }) => [at, readWritten(day, orders, today)] as const)
  return new Map(days.filter((entry): entry is [number, PlainDate] => entry[1] !== null))
}

/** A message after its date; "yesterday" counts from the day it was written. */
function addDate(day: string, text: string, orders: Orders, today: PlainDate): string {
  const written = readWritten(day, orders, today)
  if (!written) return `${day} ${text}`.trim()
  const [spoken] = findRelativeDays(text, written)
  if (!spoken?.iso) return `${day} ${text}`
  return `${spoken.iso} ${text.slice(0, spoken.start)}${text.slice(spoken.end)}`.replace(/\s+/g, ' ').trim()
}
