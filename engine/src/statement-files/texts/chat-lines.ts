import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { ReadingIssue } from '../reading/statement-reading.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import type { Direction } from '../values/direction-words.ts'
import { findAmounts, findDayOrders, findDays } from './line-tokens.ts'
import { isNotPaidYet, NOT_PAID_YET, type Reason } from './not-payments.ts'
import { findRelativeDays } from './relative-days.ts'
import type { Kept } from './unposted-lines.ts'

// "[7:45 PM] Me: …"
const CLOCKED = /^\W{0,2}\[()\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]\s*([^:]{1,40}):\s*(.*)$/iu
// "[08/11/2026, 20:14] Me: …", "08/11/2026, 20:14 - Me: …"
const STAMPED =
  /^\W{0,2}(\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}),?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?:\s[-–])?\s+([^:]{1,40}):\s*(.*)$/iu
// "[20:14, 08/11/2026] Me: …"
const CLOCK_FIRST =
  /^\W{0,2}\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?,\s+(\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4})\]\s*([^:]{1,40}):\s*(.*)$/iu
// "Me, Nov 8 2026 8:14 PM: …"
const NAMED = /^()([^:,\d]{1,40}),\s+(\P{N}{0,10}\d[^:]{4,20}?),?\s+\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?:\s+(.*)$/iu
const SPOKEN = /^(\p{L}[\p{L}\d .'’()]{0,24}):\s+(.*)$/u
const SELF = /^(?:me|you|myself|ich|moi|yo|tu|eu|voce|io|ik|jag|jeg|mina|ja|я|我|自分|나|ben|saya)$|\((?:you|me)\)$/

// A text with a longer message isn't a chat.
const MAX_MESSAGE = 600

type Message = { at: number; day: string; speaker: string; text: string; isStamped?: true }

/**
 * A message with what it says about money. `isOwn`: the user wrote it or, in a household's chat where nobody is "me",
 * anyone did. `isToUs`: someone else says that they paid the user, or the user says so in reply. `isPlan`: it's an own
 * message about money that hasn't moved yet, or it confirms the payment in the message before. `day`: the day named by
 * the words `dayWords`, or else the day it was written; null if the chat has no dates above it.
 */
export type ChatMessage = {
  line: number
  speaker: string
  text: string
  isOwn: boolean
  isToUs: boolean
  isPlan: boolean
  direction: Direction | null
  day: PlainDate | null
  dayWords: string | null
}

type KeptChat = Kept & { chat: readonly ChatMessage[] }

/**
 * Turns a copied chat into the user's notes: their own messages, and those of others who paid them, each with its date.
 * What else the others wrote may not be about the user's money, so their lines with amounts are listed as skipped, like
 * the user's plans. Null if the text isn't a chat. People write loosely in chats, so the rows need review.
 */
export function readChat(lines: readonly string[], today: PlainDate): KeptChat | null {
  const messages = splitMessages(lines)
  if (messages.some(({ text }) => text.length > MAX_MESSAGE)) return null
  const speakers = new Set(messages.map(({ speaker }) => speaker))
  const hasSelf = [...speakers].some(isSelf)
  if (messages.length < 2 || (!hasSelf && !messages.some(({ isStamped }) => isStamped))) return null
  const context: ChatContext = {
    speakers,
    owners: findOwners(speakers, messages),
    orders: findDayOrders(lines, today),
    today,
  }
  const written = [...lines]
  const issues: ReadingIssue[] = []
  const owed = new Map<string, string>()
  const chat = messages.map((message, index): ChatMessage => {
    const { at, speaker } = message
    const before = messages[index - 1]
    const isReplyToDebt = before !== undefined && before.speaker !== speaker && ASKS_DEBT.test(before.text)
    const isAnswer = !isOwner(speaker, context) && SENT_IT.test(message.text)
    const text = isAnswer ? message.text + (owed.get(speaker) ?? '') : message.text
    const interpreted = interpretMessage({ ...message, text }, context, isConfirmed(messages, index))
    const isRequest = isReplyToDebt && interpreted.isOwn && !BY_ME.test(text) && ONLY_AMOUNT.test(text)
    const isThanks = interpreted.isOwn && isConfirmed(messages, index - 1, true)
    const understood = { ...interpreted, isPlan: interpreted.isPlan || isRequest || isThanks }
    const { isOwn, isToUs, isPlan } = understood
    const amounts = findAmounts(text, findDays(text, today))
    if (isRequest || (isPlan && OWED_TO_US.test(text)))
      owed.set(findOther(text, speaker, context), ` ${amounts[0]?.text ?? ''}`)
    const isKept = (isOwn || isToUs) && !isPlan
    const skipped = isRequest ? ASKED_FOR : getReasonToSkip(interpreted)
    if (skipped && amounts.length > 0) issues.push({ line: at + 1, text: (lines[at] ?? '').slice(0, 200), ...skipped })
    written[at] = amounts.length > 0 && isKept ? writeNote(message, understood, context) : ''
    return understood
  })
  return { lines: written, issues, chat }
}

function getReasonToSkip({ isOwn, isToUs, isPlan }: ChatMessage): Reason | null {
  if (isPlan) return NOT_PAID_YET
  return isOwn || isToUs ? null : OTHERS
}

type ChatContext = { speakers: ReadonlySet<string>; owners: ReadonlySet<string>; orders: Orders; today: PlainDate }

function isOwner(speaker: string, { owners }: ChatContext): boolean {
  return owners.has(speaker)
}

/**
 * Whose payments a chat is about: those of "me", or else everyone's, as in a household. If one of two people pays the
 * other, they don't share their money, and usually the one who answers is the one who copied the chat.
 */
function findOwners(speakers: ReadonlySet<string>, messages: readonly Message[]): ReadonlySet<string> {
  const all = [...speakers]
  if (all.some(isSelf)) return new Set(all.filter(isSelf))
  const says = (words: RegExp) => messages.some(({ text }) => words.test(text))
  // Someone who writes "sent you" and gets no answer isn't the user.
  if (all.length === 1) return says(TO_THEM) ? new Set() : speakers
  const isPaid = messages.some((_, index) => isConfirmed(messages, index))
  const areSeparate = all.length === 2 && (isPaid || says(TO_THEM) || (says(OWED) && says(SENT)))
  return areSeparate ? new Set(all.slice(1)) : speakers
}

/**
 * "just transferred £66 for the lessons", and someone else answers "got it": the amount was paid to them. `isWhole`:
 * the whole answer names no other amount, not only its first sentence.
 */
function isConfirmed(messages: readonly Message[], index: number, isWhole = false): boolean {
  const [message, answer] = [messages[index], messages[index + 1]]
  if (!message || !answer || answer.speaker === message.speaker || !CONFIRMS.test(answer.text)) return false
  const amounts = (text: string) => findAmounts(text, findDays(text, null)).map(({ parts }) => parts.body)
  const [amount] = amounts(message.text.replace(REST, ''))
  const isSame = amounts(isWhole ? answer.text : answer.text.split(/[.!?]/)[0]!).every((own) => own === amount)
  return amount !== undefined && isSame && MOVED_TO_READER.test(message.text)
}

function interpretMessage(
  { at, speaker, text: whole, day }: Message,
  context: ChatContext,
  isReceived: boolean,
): ChatMessage {
  const isOwn = isOwner(speaker, context)
  const isToUs = !isOwn && (isReceived || [TO_US, SENT_LAST, SENT_FIRST].some((form) => form.test(whole)))
  const text = isToUs ? whole.replace(REST, '') : whole
  const isPlan = isOwn && text.split(/(?<=[.!?,;])\s+/).some((part) => isPlanned(part, context.today))
  // If we don't know which of two people the user is, the words don't say who "you" is.
  const isUnclear = context.owners.size > 1 && TO_THEM.test(text)
  const direction = isToUs ? 'in' : isOwn && !isUnclear ? getDirection(text) : null
  const stated = findDay(day, text, context.orders, context.today)
  return { line: at + 1, speaker, text, isOwn, isToUs, isPlan, direction, ...stated }
}

/** The speaker that a message is addressed to: the one it names, or else the first of the others. */
function findOther(text: string, speaker: string, { speakers }: ChatContext): string {
  const others = [...speakers].filter((one) => one !== speaker)
  return others.find((one) => text.includes(one)) ?? others[0] ?? ''
}

/**
 * Writes a message as the user's own note: its date first, then its words with the other person's name, with a sign if
 * it says which way the money went.
 */
function writeNote({ day: written }: Message, message: ChatMessage, context: ChatContext): string {
  const { text, speaker, isToUs, direction, dayWords, day } = message
  const [amount, more] = findAmounts(text, findDays(text, null))
  const toUs = TO_US.test(text) ? text.replace(TO_US, '$1 me') : `sent me ${text}`
  const received = amount && !more ? text.slice(amount.start, amount.end) : toUs
  const sentence = isToUs ? `${speaker} ${received}` : text.replace(TO_THEM, `$1 ${findOther(text, speaker, context)}`)
  const signed = addSign(sentence, direction)
  const dated = dayWords ? `${day} ${signed.replace(dayWords, '')}` : `${written} ${signed}`
  return dated.replace(/\s+/g, ' ').trim()
}

function isSelf(speaker: string): boolean {
  return SELF.test(foldText(speaker).trim())
}

const MOVED =
  "sent|paid|gave|transferred|wired|(?:e-?transferr|zelle|venmo|revolut|swish|cash ?app|paypal|monzo|bizum|twint|tikkie|paynow|gpay|osko|payid|wise)(?:['’]?e?d)|(?!(?:who|what|that|there|they|you|she)['’])[a-z]{3,}['’]d"
// "just sent you 24" or "24 sent": if someone else wrote it, the user received the money; if the user wrote it, the
// other person did.
const TO_US = new RegExp(`^.*?\\b(${MOVED})(?: (?:it|the money))? (?:(?:to )?(?:you|u|ya)|back)\\b`, 'i')
const SENT_LAST = /\d\s+sent\W*$/i
// "ok I sent the 93 for electric"
const SENT_FIRST =
  /^(?:(?:ok|okay|done|right)\W+)?(?:i(?:['’]ve)? )?(?:just )?sent (?:the |over )?\p{Sc}?\d(?!.*\bto (?!you\b|u\b|ya\b))/iu
export const TO_THEM = new RegExp(`\\b(${MOVED}) (?:to )?(?:you|u|ya)\\b`, 'i')
// "transferred £66", "sent you the 20", "12 for the pizza sent", but not "sent mam 30".
const MOVED_TO_READER = new RegExp(
  `\\b(?!(?:paid|gave)\\b)(?:${MOVED})(?: (?:it|over|back|across|the|your|my (?:half|share)|(?:to )?(?:you|u|ya)))*(?: \\p{Sc}?\\d|\\W*$|[,.;!])`,
  'iu',
)
const CONFIRMS =
  /^\W*(?:(?:ok|yes|yep|yeah|ah|oh|great|cool|lovely|perfect)\W+)*(?:(?:i |i['’]ve )?(?:just )?(?:got|received|have) (?:it|that|(?:(?:the|your) )?\p{Sc}?\d|(?:the|your) (?:money|payment|transfer|cash))|it['’]?s (?:in|here|arrived)|(?:it )?(?:just )?(?:came|come) (?:in|through)|(?:received|arrived)(?=\W*$|[,.!]))(?!\p{L})/iu
// "sent you 40, the other 40 when I get paid"
const REST = /[,;.]? (?:and )?(?:the|my) (?:other|rest|remaining)\b.*$/i
// Not "sent mam 30", which went to someone else.
const SENT = /\bsent\b(?! (?!(?:you|u|ya|the|over|back|it) )\p{L}+ \p{Sc}?\d)/iu
const OWED = /\b(?:send|pay|owes?) me\b|\byour (?:half|share|part)\b/i
const SENT_IT = new RegExp(`^\\D*\\b(?:${MOVED}) (?:it|that)\\b\\D*$`, 'i')
const TO_ME = new RegExp(
  `\\b(?:${MOVED}|handed) (?:me|us)\\b|\\bcame (?:through|in)\\b|(?:\\d|\\b(?:money|payment|transfer|pay|salary)) (?:has |have |just )*arrived\\b|\\b(?:got|received) (?:[^.,;]{0,20}\\d|(?:\\w+ )?(?:money|cash|payment)\\b).*\\bfrom\\b`,
  'i',
)
const BY_ME = new RegExp(`\\b(?:${MOVED}|bought|spent)\\b`, 'i')
// "what do I owe you?": the answer names a debt.
const ASKS_DEBT =
  /\b(?:do|did|does|must) (?:i|we|he|she|they) (?:still )?owe\b|\bi owe (?:you|u|ya)\b.*\?|\bhow much (?:is|for)\b/i
// "240 for your half", "it was 24", "3000 + 1250"
const ONLY_AMOUNT =
  /^\W{0,2}(?:(?:it|that)(?:['’]?s| was| is)|just|only|about|so)?\s*\p{Sc}?\d[\d.,]*(?:\s*[+x×]\s*\d[\d.,]*)?[^\d]{0,40}$/iu
const ASKED_FOR: Reason = {
  code: 'no-money-moved',
  reason: 'Someone owes you this. Add it manually once it’s paid.',
}
const OWED_TO_US = /\bowes? (?:me|us)\b/i
const OTHERS: Reason = {
  code: 'unreadable',
  reason: 'Someone else wrote this. Add it manually if it was your payment.',
}

/** Which way the money in one of the user's own messages went; null if the words don't say. */
function getDirection(text: string): Direction | null {
  return TO_ME.test(text) ? 'in' : BY_ME.test(text) ? 'out' : null
}

function isPlanned(part: string, today: PlainDate): boolean {
  return isNotPaidYet(foldText(part)) && findAmounts(part, findDays(part, today)).length > 0
}

/** Writes the direction as a sign before the amount, if there is only one. */
function addSign(text: string, direction: Direction | null): string {
  const [amount, ...more] = findAmounts(text, findDays(text, null))
  if (!amount || !direction || amount.parts.isSigned || more.length > 0) return text
  return `${text.slice(0, amount.start)}${direction === 'in' ? '+' : '-'}${text.slice(amount.start)}`
}

function splitMessages(lines: readonly string[]): Message[] {
  let day = ''
  const findHeading = (line: string) => findDays(line, null)[0]?.text
  const stamped = lines.flatMap((line, at): Message[] => {
    const trimmed = line.trim()
    const [, named, who, message] = NAMED.exec(trimmed)?.slice(1) ?? []
    const [, own, speaker, text] = STAMPED.exec(trimmed) ??
      CLOCK_FIRST.exec(trimmed) ??
      CLOCKED.exec(trimmed) ?? [null, findHeading(who ?? ''), findHeading(who ?? '') ? named : undefined, message]
    if (!speaker) day = findHeading(line) ?? day
    return speaker ? [{ at, day: own || day, speaker: speaker.trim(), text: text ?? '', isStamped: true }] : []
  })
  if (stamped.length > 0) return stamped
  day = ''
  const spoken = lines.flatMap((line, at): Message[] => {
    const [, speaker, text] = SPOKEN.exec(line.trim()) ?? []
    if (!speaker) day = findHeading(line) ?? day
    return speaker ? [{ at, day, speaker, text: text ?? '' }] : []
  })
  const filled = lines.filter((line) => line.trim() !== '' && findDays(line, null)[0]?.start !== 0).length
  const speakers = new Set(spoken.map(({ speaker }) => speaker))
  const isChat = spoken.length * 3 >= filled * 2 && speakers.size > 1 && spoken.length > speakers.size
  return isChat ? spoken : splitBelowSpeakers(lines)
}

/** Messages below the name of their speaker: "You", "just paid for the tickets, 63". */
function splitBelowSpeakers(lines: readonly string[]): Message[] {
  const names = lines.map((line) => line.trim()).filter((line) => /^\p{L}[\p{L} .'’]{0,24}$/u.test(line))
  const speakers = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  if (speakers.size < 2 || ![...speakers].some(isSelf)) return []
  let [day, speaker] = ['', '']
  const messages = lines.flatMap((line, at): Message[] => {
    const text = line.trim()
    const [found] = findDays(text, null)
    if (speakers.has(text)) speaker = text
    else if (found && found.start < 6) [day, speaker] = [found.text, '']
    else if (speaker !== '' && text !== '') return [{ at, day, speaker, text }]
    return []
  })
  return messages.filter(({ text }) => /(?:\p{L}+\P{L}+){2}\p{L}/u.test(text)).length * 2 > messages.length
    ? messages
    : []
}

type Orders = readonly ('mdy' | 'dmy')[]

/**
 * The day on which a message was written: the latest up to today that its date can mean, or else a later one; null if
 * it has no date.
 */
function readWrittenDay(day: string, orders: Orders, today: PlainDate): PlainDate | null {
  const parts = day === '' ? undefined : findDays(day, null)[0]?.parts
  const days = orders.flatMap((order) => (parts && resolveDay(parts, order, createYearsUntil(today))) || [])
  return (
    days
      .filter((one) => one <= today)
      .sort()
      .at(-1) ??
    days[0] ??
    null
  )
}

/** The days on which the messages of a chat were written, by the index of their line. */
export function findWrittenDays(lines: readonly string[], today: PlainDate): ReadonlyMap<number, PlainDate> {
  const orders = findDayOrders(lines, today)
  const days = splitMessages(lines).map(({ at, day }) => [at, readWrittenDay(day, orders, today)] as const)
  return new Map(days.filter((entry): entry is [number, PlainDate] => entry[1] !== null))
}

/**
 * The day of a payment in a message: the one its words name, or else the day it was written. "yesterday" counts from
 * the day it was written, and "for Sunday dinner" isn't the day of the payment.
 */
function findDay(day: string, text: string, orders: Orders, today: PlainDate): Pick<ChatMessage, 'day' | 'dayWords'> {
  const written = readWrittenDay(day, orders, today)
  const relative = written ? findRelativeDays(text, written) : []
  const own = relative.find(({ start }) => !/\b(?:for|by|until|till|next|before|due)\s*$/i.test(text.slice(0, start)))
  return own?.iso ? { day: own.iso, dayWords: own.text } : { day: written, dayWords: null }
}
