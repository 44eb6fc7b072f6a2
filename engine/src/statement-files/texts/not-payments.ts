import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { IssueCode, ReadingIssue } from '../reading/statement-reading.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { isPendingStatus, saysVoid } from '../values/unposted-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import type { Kept } from './unposted-lines.ts'

/** Offers and advice around the payments on a page or in a message, in folded text. */
const OFFER =
  /\b(?:invite|refer|recommend)\b.{0,30}\bfriends?\b|\b(?:get|earn|win|save|claim|grab|enjoy|receive)\b.{0,60}\b(?:when you|when they|if you|cash ?back|rewards?|voucher|discount|next|points|coins|off|up ?to|bonus|free)\b|\b(?:up to|worth up to|as low as|starting (?:at|from)|from only|for only)\b.{0,4}$|\bpre-?approved\b|\byou (?:could have |can )?saved?\b|\bloans? (?:offer|of up to)|\b(?:freunde? (?:werben|einladen)|jetzt sichern|parraine\w*|invita a|invitez|indique um|convide|invita un|nodig .{0,20}uit|tipsa en|gana hasta|hasta|jusqu a|jusqu'a|bis zu|fino a|ate)\b.{0,4}$|\b(?:invita|convide|indique|gana|ganhe|parrainez|guadagna|verdiene)\b.{0,50}$/
/** Plans, requests, questions and unpaid bills, in folded text. */
const PLAN =
  /\b(?:thinking (?:of|about)|what do you (?:think|reckon)|(?:should|shall) (?:i|we)|(?:must|needs? to|have to|got to|gotta) (?:remember|ask|ring|call|pay|buy|get|save|check|order|book|transfer|send)|(?:to|don['’]?t|remember to) (?:remember|forget)|remember to|next time|next (?:week|month|year)|tomorrow|planning (?:to|on)|plans? (?:for|to)|budget for|will cost|not (?:yet )?paid|still to pay|to be paid|wants?(?: me)? to pay|can (?:you|u) (?:pls |please )?(?:send|pay|transfer|zelle|venmo)|(?:has )?request(?:ed|s)|(?:haven|hasn|didn)['’]?t (?:yet )?(?:paid|pay|been paid)|(?:he|she|they) said (?:around|about|it|between)|nicht bezahlt|noch (?:zu )?(?:bezahlen|zahlen|offen)|muss noch|will noch|wird .{0,20}kosten|pas (?:encore )?paye|a payer|penser a|il faut|demain|sin pagar|falta pagar|por pagar|tengo que|hay que|nao pag\w+|falta pagar|tenho que|preciso|amanha|non pagato|da pagare|devo ancora|domani|niet betaald|nog (?:te )?betalen|moet nog|inte betalt|ikke betalt|do zaplaty|musze|trzeba|jutro)\b|^\W*(?:morgen|manana|imorgon)\b|\?\s*$/
const OWED =
  /\b(?:owe[sd]?|owing|schuldet|schulde|me doit|doit encore|me deben?|debo|me deve|mi deve|schuldig|skylder|ar skyldig|winien|winna|dluzi)\b/
const PAID_BACK =
  /\b(?:paid|gave|sent|transferred|settled|zelled|venmoed|back|repaid|received|returned|bezahlt|zuruck|rendu|rembourse|devolvio|devolveu|pagou|pago|restituito|terug|betaald|tilbage|tillbaka|oddal|vratil)\w*\b/

/** Whether a folded text is about money that someone owes, asks for or may pay in the future. */
export function isNotPaidYet(folded: string): boolean {
  return PLAN.test(folded) || isOwed(folded)
}

function isOwed(folded: string): boolean {
  return OWED.test(folded) && !PAID_BACK.test(folded)
}

/** "lent Joy 40, she hasn't paid me back": the money has moved. */
const LENT = /\b(?:lent|loaned) (?!me\b|us\b)\p{L}/u

const LEFT =
  /\b(?:(?:still|i|we) (?:have|got)|left (?:in|over|on)|left:|in (?:the|my) (?:wallet|purse|pocket|jar|envelope)|spendable|remaining|ubrig|reste|me quedan?|sobr(?:ou|aram)|rimangono|over i)\b.{0,30}$/

/** Words right before an amount that is only a threshold, a limit or an insured sum. */
const LIMIT = /\b(?:threshold|overdraft limit|insured up to)\b[^\d]{0,12}$/

export type Reason = { code: IssueCode; reason: string }

const VOID: Reason = { code: 'not-carried-out', reason: 'The text says that this wasn’t paid.' }
const OPEN: Reason = { code: 'not-carried-out', reason: 'The text says that this is still owed.' }
const OFFERED: Reason = { code: 'no-money-moved', reason: 'This is an offer, not a payment.' }
export const NOT_PAID_YET: Reason = { code: 'no-money-moved', reason: 'This looks like it hasn’t been paid yet.' }
const LIMITED: Reason = { code: 'no-money-moved', reason: 'This is a limit, not a payment.' }
const REST: Reason = { code: 'no-money-moved', reason: 'This is what you have left, not a payment.' }

/** Why the amount in part of a line didn't move, according to its words; null if it may have, or if there is none. */
function getReason(part: string, before: string, today: PlainDate): Reason | null {
  const days = findDays(part, today)
  const [first, ...more] = findAmounts(part, days)
  if (!first) return null
  const isStrong = [first, ...more].some(({ isStrong }) => isStrong)
  // "Failed. You have insufficient funds to pay …"
  if (isStrong && (saysVoid(part) || (saysVoid(before) && findAmounts(before, []).length === 0))) return VOID
  if (first.parts.isSigned || isPendingStatus(part.trim())) return null
  const folded = foldText(part)
  const lead = foldText(part.slice(0, first.start))
  if (LENT.test(lead) && !isNotPaidYet(lead)) return null
  if (days.length === 0 && (OFFER.test(lead) || OFFER.test(folded))) return OFFERED
  if (isOwed(folded)) return OPEN
  if (isNotPaidYet(folded)) return NOT_PAID_YET
  if (LIMIT.test(lead)) return LIMITED
  return days.length === 0 && LEFT.test(lead) ? REST : null
}

/**
 * The sentences of a line. One with several amounts is also cut at commas, semicolons and parentheses, and at the end
 * of a sentence even if a lowercase letter follows.
 */
function getParts(line: string): string[] {
  return line.split(/(?<=[.!?;]\s+)(?=\p{Lu})/u).flatMap((sentence) => {
    const clauses = sentence.split(/(?<=[,;]\s|\p{L}{3}[.!?]\s)|(?=\s\()/u)
    const priced = clauses.filter((clause) => findAmounts(clause, findDays(clause, null)).length > 0)
    return priced.length > 1 ? clauses : [sentence]
  })
}

/**
 * Blanks the parts of lines whose amounts didn't move, or whole lines if no payment is left, and lists the parts as
 * skipped.
 */
export function blankUnpaid(lines: readonly string[], today: PlainDate): Kept {
  const issues: ReadingIssue[] = []
  const kept = lines.map((line, at) => {
    if (line.length > MAX_LENGTH || !/\d/.test(line)) return line
    const parts = getParts(line)
    const left = parts.filter((part, index) => {
      const found = getReason(part, parts[index - 1] ?? '', today)
      if (found) issues.push({ line: at + 1, text: part.trim().slice(0, 200), ...found })
      return !found
    })
    if (left.length === parts.length) return line
    const hasPayment = left.some(
      (part) => findAmounts(part, findDays(part, today)).length > 0 && getLineMeaning(part) === null,
    )
    return hasPayment ? left.join('') : ''
  })
  return { lines: kept, issues }
}

const CHECKED = /^(\s*(?:[-*+•]\s+)?)(?:[✅☑✔]\ufe0f?|\[[xX✓]\])\s*/u
const UNCHECKED = /^\s*(?:[-*+•]\s+)?(?:[⬜☐🔲◻]\ufe0f?|\[ ?\])\s*/u

/**
 * In a checklist, blanks unchecked items, lists those with an amount as skipped, and removes the marks of checked ones.
 */
export function blankUnchecked(lines: readonly string[], today: PlainDate): Kept {
  const issues: ReadingIssue[] = []
  const kept = lines.map((line, at) => {
    if (line.length > MAX_LENGTH || !UNCHECKED.test(line)) return line.replace(CHECKED, '$1')
    const text = line.replace(UNCHECKED, '').trim()
    if (findAmounts(text, findDays(text, today)).length > 0)
      issues.push({ line: at + 1, code: 'not-carried-out', text: text.slice(0, 200), reason: NOT_CHECKED })
    return ''
  })
  return { lines: kept, issues }
}

const NOT_CHECKED = 'This isn’t checked off yet. Add it manually if it was paid.'
const MAX_LENGTH = 400
const MIN_DATED = 3
const SAME_DAY = /\b(?:same|next|following) (?:day|morning|afternoon|evening|night)\b/i

/**
 * If every payment in a list of at least three starts with its date, a line below the list with an amount but no date
 * isn't one of them. Blanks it and lists it as skipped. Balances and totals stay.
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

const NO_DAY = 'This line has no date, unlike the payments in the list above it.'
