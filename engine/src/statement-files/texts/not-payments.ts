import { addDays, type PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { IssueCode, ReadingIssue } from '../reading/statement-reading.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { mayBeOnSomeone, saysOthersPaid } from '../values/payer-words.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { isPayableOn, isPendingStatus, saysChargedLater, saysSettled, saysVoid } from '../values/unposted-words.ts'
import { type DayToken, findAmounts, findDayOrders, findDays } from './line-tokens.ts'
import { PENDING_REASON } from './pending-lines.ts'
import type { Kept } from './unposted-lines.ts'

/** Offers and advice around the payments of a page or message. */
const OFFER =
  /\b(?:invite|refer|recommend)\b.{0,30}\bfriends?\b|\b(?:get|earn|win|save|claim|grab|enjoy|receive)\b.{0,60}\b(?:when you|when they|if you|cash ?back|rewards?|voucher|discount|next|points|coins|off|up ?to|bonus|free)\b|\b(?:up to|worth up to|as low as|starting (?:at|from)|from only|for only)\b.{0,4}$|\bpre-?approved\b|\byou (?:could have |can )?saved?\b|\bloans? (?:offer|of up to)|\b(?:freunde? (?:werben|einladen)|jetzt sichern|parraine\w*|invita a|invitez|indique um|convide|invita un|nodig .{0,20}uit|tipsa en|gana hasta|hasta|jusqu a|jusqu'a|bis zu|fino a|ate)\b.{0,4}$|\b(?:invita|convide|indique|gana|ganhe|parrainez|guadagna|verdiene)\b.{0,50}$/
/** A folded text about money that someone may pay in the future. */
const PLAN =
  /\b(?:thinking (?:of|about)|what do you (?:think|reckon)|(?:should|shall) (?:i|we)|(?:must|needs? to|have to|got to|gotta) (?:remember|ask|ring|call|pay|buy|get|save|check|order|book|transfer|send)|(?:to|don['’]?t|remember to) (?:remember|forget)|remember to|next time|next (?:week|month|year)|tomorrow|planning (?:to|on)|plans? (?:for|to)|budget for|will cost|not (?:yet )?paid|still to pay|to be paid|wants?(?: me)? to pay|can (?:you|u) (?:pls |please )?(?:send|pay|transfer|zelle|venmo)|(?:has )?request(?:ed|s)|(?:haven|hasn|didn)['’]?t (?:yet )?(?:paid|pay|been paid)|(?:he|she|they) said (?:around|about|it|between)|nicht bezahlt|noch (?:zu )?(?:bezahlen|zahlen|offen)|muss noch|will noch|wird .{0,20}kosten|pas (?:encore )?paye|a payer|penser a|il faut|demain|sin pagar|falta pagar|por pagar|tengo que|hay que|nao pag\w+|falta pagar|tenho que|preciso|amanha|non pagato|da pagare|devo ancora|domani|niet betaald|nog (?:te )?betalen|moet nog|inte betalt|ikke betalt|do zaplaty|musze|trzeba|jutro)\b|^\W*(?:morgen|manana|imorgon)\b|\?\s*$/
const OWED =
  /\b(?:owe[sd]?|owing|schuldet|schulde|me doit|doit encore|me deben?|debo|me deve|mi deve|schuldig|skylder|ar skyldig|winien|winna|dluzi)\b/
const PAID_BACK =
  /\b(?:paid|gave|sent|transferred|settled|zelled|venmoed|back|repaid|received|returned|bezahlt|zuruck|rendu|rembourse|devolvio|devolveu|pagou|pago|restituito|terug|betaald|tilbage|tillbaka|oddal|vratil)\w*\b/

/** Whether a folded text is about money that someone owes or may pay in the future. */
export function isNotPaidYet(folded: string): boolean {
  return PLAN.test(folded) || isOwed(folded)
}

function isOwed(folded: string): boolean {
  return OWED.test(folded) && !PAID_BACK.test(folded)
}

/** "lent Joy 40, she hasn't paid me back": the money did move. */
const LENT = /\b(?:lent|loaned) (?!me\b|us\b)\p{L}/u

const LEFT =
  /\b(?:(?:still|i|we) (?:have|got)|left (?:in|over|on)|left:|in (?:the|my) (?:wallet|purse|pocket|jar|envelope)|spendable|remaining|ubrig|reste|me quedan?|sobr(?:ou|aram)|rimangono|over i)\b.{0,30}$/

/** Words right before an amount that is only a limit or what is insured. */
const LIMIT = /\b(?:threshold|overdraft limit|insured up to)\b[^\d]{0,12}$/

/** `isUnclear`: the words may mean something else, so the whole reading needs review. */
type Reason = { code: IssueCode; reason: string; isUnclear?: boolean }
type Found = Reason | null

const VOID: Found = { code: 'not-carried-out', reason: 'The text says that this wasn’t paid.' }
const OPEN: Found = { code: 'not-carried-out', reason: 'The text says that this is still owed.' }
const OFFERED: Found = { code: 'no-money-moved', reason: 'This is an offer, not a payment.' }
const PLANNED: Found = { code: 'no-money-moved', reason: 'This looks like a plan, not a payment.' }
const LIMITED: Found = { code: 'no-money-moved', reason: 'This is a limit, not a payment.' }
const TREAT: Reason = { code: 'not-carried-out', reason: 'The text says that someone else paid this.' }
const TO_PAY: Reason = { code: 'not-carried-out', reason: 'The text says that this is still to be paid.' }
const PENDING: Found = { code: 'pending', reason: PENDING_REASON }
const REST: Found = { code: 'no-money-moved', reason: 'This is what you have left, not a payment.' }

/** Why the amount in part of a line didn't move, according to its words; null if it may have. */
function getReason(part: string, before: string, today: PlainDate): Found {
  const days = findDays(part, today)
  const [first, ...more] = findAmounts(part, days)
  if (!first) return null
  const isStrong = [first, ...more].some(({ isStrong }) => isStrong)
  // "Failed. You have insufficient funds to pay …"
  if (isStrong && (saysVoid(part) || (saysVoid(before) && findAmounts(before, []).length === 0))) return VOID
  if (first.parts.isSigned || isPendingStatus(part.trim())) return null
  const folded = foldText(part)
  const undated = days.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, part)
  if (saysOthersPaid(undated)) return TREAT
  if (mayBeOnSomeone(undated)) return { ...TREAT, isUnclear: true }
  const lead = foldText(part.slice(0, first.start))
  if (LENT.test(lead) && !isNotPaidYet(lead)) return null
  if (days.length === 0 && (OFFER.test(lead) || OFFER.test(folded))) return OFFERED
  if (isOwed(folded)) return OPEN
  if (isNotPaidYet(folded)) return PLANNED
  if (LIMIT.test(lead)) return LIMITED
  return days.length === 0 && LEFT.test(lead) ? REST : null
}

/** The sentences of a line; a sentence with several amounts is cut at its commas and parentheses. */
function getParts(line: string): string[] {
  return line.split(/(?<=[.!?;]\s+)(?=\p{Lu})/u).flatMap((sentence) => {
    const clauses = sentence.split(/(?<=[,;]\s)|(?=\s\()/)
    const priced = clauses.filter((clause) => findAmounts(clause, findDays(clause, null)).length > 0)
    return priced.length > 1 ? clauses : [sentence]
  })
}

/** What the whole text says: `widths` are the numbers of cells of its lines that end with a number. */
type Whole = { lines: readonly string[]; orders: readonly ('mdy' | 'dmy')[]; widths: ReadonlySet<number> }

/** How far ahead a date without a year may be. */
const MAX_DAYS_AHEAD = 90

/**
 * Why a whole line didn't move any money: it says when it has to be paid, after its own date, or it has a status where
 * other rows have their balance. If that day is over, only another line with the same amount shows that it's a bill.
 */
function getLineReason(line: string, { lines, orders, widths }: Whole, today: PlainDate): Found | 'unclear' {
  const cells = splitCells(line)
  if (cells.length > 2 && isPendingStatus(cells.at(-1)!) && widths.has(cells.length)) return PENDING
  const days = findDays(line, null)
  const [only, ...more] = findAmounts(line, days).filter(({ isStrong }) => isStrong)
  const folded = foldText(line)
  if (!only || more.length > 0 || saysSettled(folded) || getLineMeaning(line) !== null) return null
  if (saysChargedLater(folded)) return TO_PAY
  const due = days.find(({ start }) => isPayableOn(line.slice(0, start)))
  const own = days.find((day) => day !== due)
  if (!due) return null
  const getDay = ({ parts }: DayToken, order: 'mdy' | 'dmy', until: PlainDate) =>
    parts && resolveDay(parts, order, createYearsUntil(until))
  const isDueAfter = (getLimit: (order: 'mdy' | 'dmy') => PlainDate | null) =>
    orders.every((order) => {
      const [day, limit] = [getDay(due, order, addDays(today, MAX_DAYS_AHEAD)), getLimit(order)]
      return day !== null && limit !== null && day > limit
    })
  if (!own) return isDueAfter(() => today) ? TO_PAY : null
  if (!isDueAfter((order) => getDay(own, order, today))) return null
  const isRepeated = lines.some((other) => other !== line && other.includes(only.text))
  if (isRepeated || isDueAfter(() => today)) return only.parts.isSigned ? { ...TO_PAY, isUnclear: true } : TO_PAY
  return 'unclear'
}

function splitCells(line: string): string[] {
  const cells = line.split(/[\t;]/).map((cell) => cell.replace(/^[\s"]+|[\s"]+$/g, ''))
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** Blanks the parts of a pasted text whose amounts didn't move, and lists them as skipped. */
export function blankUnpaid(lines: readonly string[], today: PlainDate): Kept {
  const issues: ReadingIssue[] = []
  let isUnclear = false
  const cells = lines.map(splitCells).filter((of) => /\d/.test(of.at(-1) ?? ''))
  const all = { lines, orders: findDayOrders(lines, today), widths: new Set(cells.map(({ length }) => length)) }
  const list = (at: number, part: string, { isUnclear: mayBePaid, ...reason }: Reason) => {
    issues.push({ line: at + 1, text: part.trim().slice(0, 200), ...reason })
    isUnclear ||= mayBePaid === true
  }
  const kept = lines.map((line, at) => {
    if (line.length > MAX_LENGTH || !/\d/.test(line)) return line
    const whole = getLineReason(line, all, today)
    if (whole === 'unclear') isUnclear = true
    else if (whole) {
      list(at, line, whole)
      return ''
    }
    const parts = getParts(line)
    const left = parts.filter((part, index) => {
      const found = getReason(part, parts[index - 1] ?? '', today)
      if (found) list(at, part, found)
      return !found
    })
    if (left.length === parts.length) return line
    const isLeft = left.some(
      (part) => findAmounts(part, findDays(part, today)).length > 0 && getLineMeaning(part) === null,
    )
    // The date of the line is still needed if it was in a part that is left out.
    const [day] = left[0] === parts[0] ? [] : findDays(parts[0]!, null)
    return isLeft ? (day ? `${day.text} ` : '') + left.join('') : ''
  })
  return { lines: kept, issues, isUnclear }
}

const MAX_LENGTH = 400
const MIN_DATED = 3
const SAME_DAY = /\b(?:same|next|following) (?:day|morning|afternoon|evening|night)\b/i

/**
 * If each payment of a list has its date on its own line, a line below the list with an amount but no date isn't one of
 * them. Blanks it and lists it as skipped. Balances and totals stay.
 */
export function blankUndatedEnd(lines: readonly string[], today: PlainDate): Kept {
  const parts = lines.map((line) => {
    const days = line.length > MAX_LENGTH ? [] : findDays(line, today)
    const hasAmount = findAmounts(line, days).length > 0
    const startsWithDay = days[0] && /^[\W\d]{0,6}(?:\p{L}{2,10}\W{1,3})?$/u.test(line.slice(0, days[0].start))
    return { hasAmount, hasDay: days.length > 0, isDated: hasAmount && startsWithDay }
  })
  const last = parts.findLastIndex(({ isDated }) => isDated)
  const list = parts.slice(
    parts.findIndex(({ isDated }) => isDated),
    last + 1,
  )
  const isList = list.every(({ hasAmount, hasDay, isDated }) => isDated || !(hasAmount || hasDay))
  if (!isList || list.filter(({ isDated }) => isDated).length < MIN_DATED) return { lines, issues: [] }
  const issues: ReadingIssue[] = []
  const kept = lines.map((line, at) => {
    const isBelow = at > last && parts[at]?.hasAmount && !parts[at]?.hasDay
    if (!isBelow || getLineMeaning(line) !== null || SAME_DAY.test(line)) return line
    issues.push({ line: at + 1, code: 'no-day', text: line.trim().slice(0, 200), reason: NO_DAY })
    return ''
  })
  return { lines: kept, issues }
}

const NO_DAY = 'This line has no date, unlike the payments in this list.'
