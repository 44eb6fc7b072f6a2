import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { IssueCode, ReadingIssue } from '../reading/statement-reading.ts'
import { meaningOfText } from '../values/row-words.ts'
import { isPendingStatus, saysVoid } from '../values/unbooked-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import type { Kept } from './unbooked-lines.ts'

/** Offers and advice around the payments of a page or message. */
const OFFER =
  /\b(?:invite|refer|recommend)\b.{0,30}\bfriends?\b|\b(?:get|earn|win|save|claim|grab|enjoy|receive)\b.{0,60}\b(?:when you|when they|if you|cash ?back|rewards?|voucher|discount|next|points|coins|off|up ?to|bonus|free)\b|\b(?:up to|worth up to|as low as|starting (?:at|from)|from only|for only)\b.{0,4}$|\bpre-?approved\b|\byou (?:could have |can )?saved?\b|\bloans? (?:offer|of up to)|\b(?:freunde? (?:werben|einladen)|jetzt sichern|parraine\w*|invita a|invitez|indique um|convide|invita un|nodig .{0,20}uit|tipsa en|gana hasta|hasta|jusqu a|jusqu'a|bis zu|fino a|ate)\b.{0,4}$|\b(?:invita|convide|indique|gana|ganhe|parrainez|guadagna|verdiene)\b.{0,50}$/
/** Words around an amount that someone may pay one day, owes, or has left. */
const PLAN =
  /\b(?:thinking (?:of|about)|what do you (?:think|reckon)|(?:should|shall) (?:i|we)|(?:must|needs? to|have to|got to|gotta) (?:remember|ask|ring|call|pay|buy|get|save|check|order|book|transfer|send)|(?:to|don['’]?t|remember to) (?:remember|forget)|remember to|next time|next (?:week|month|year)|planning (?:to|on)|plans? (?:for|to)|budget for|not (?:yet )?paid|still to pay|to be paid|wants?(?: me)? to pay|(?:haven|hasn|didn)['’]?t (?:yet )?(?:paid|pay|been paid)|(?:he|she|they) said (?:around|about|it|between)|nicht bezahlt|noch (?:zu )?(?:bezahlen|zahlen|offen)|muss noch|will noch|pas (?:encore )?paye|a payer|penser a|il faut|sin pagar|falta pagar|por pagar|tengo que|hay que|nao pag\w+|falta pagar|tenho que|preciso|non pagato|da pagare|devo ancora|niet betaald|nog (?:te )?betalen|moet nog|inte betalt|ikke betalt|do zaplaty|musze|trzeba)\b|\?\s*$/
const LEFT =
  /\b(?:(?:still|i|we) (?:have|got)|left (?:in|over|on)|left:|in (?:the|my) (?:wallet|purse|pocket|jar|envelope)|spendable|remaining|ubrig|reste|me quedan?|sobr(?:ou|aram)|rimangono|over i)\b.{0,30}$/

type Found = { code: IssueCode; reason: string } | null

/** Why the amount on a line didn't move, by the words of the line; null if it may have. */
function reasonOf(line: string, today: PlainDate): Found {
  const days = findDays(line, today)
  const amounts = findAmounts(line, days)
  const [first] = amounts
  if (!first) return null
  const folded = foldText(line)
  if (amounts.some(({ strong }) => strong) && isVoid(line, today))
    return { code: 'not-carried-out', reason: 'The text says that this wasn’t paid.' }
  if (first.parts.signed || isPendingStatus(line.trim())) return null
  const before = foldText(line.slice(0, first.start))
  if (days.length === 0 && (OFFER.test(before) || OFFER.test(folded)))
    return { code: 'no-money-moved', reason: 'An offer, not a payment.' }
  if (PLAN.test(folded)) return { code: 'no-money-moved', reason: 'This looks like a plan, not a payment.' }
  if (days.length === 0 && LEFT.test(before)) return { code: 'no-money-moved', reason: 'What is left, not a payment.' }
  return null
}

/** Whether every part with an amount says that nothing was paid. "Failed." counts for the sentence after it. */
function isVoid(line: string, today: PlainDate): boolean {
  if (!saysVoid(line)) return false
  const hasAmount = (text: string) => findAmounts(text, findDays(text, today)).some(({ strong }) => strong)
  const sentences = line.split(/(?<=[.!])\s+(?=\p{Lu})/u)
  // "taxi 14.00, card declined for 99.00": each part has its own amount.
  const parts = sentences.flatMap((sentence) => {
    const clauses = sentence.split(/[,;]\s/)
    return clauses.filter(hasAmount).length > 1 ? clauses : [sentence]
  })
  let isAfter = false
  for (const part of parts) {
    const says = saysVoid(part)
    if (hasAmount(part) && !says && !isAfter && meaningOfText(part) === null) return false
    isAfter = says
  }
  return true
}

/** Blanks the lines of a pasted text whose amounts didn't move, and lists them. */
export function withoutNotPaid(lines: readonly string[], today: PlainDate): Kept {
  const issues: ReadingIssue[] = []
  const kept = lines.map((line, at) => {
    const found = line.length > 400 || !/\d/.test(line) ? null : reasonOf(line, today)
    if (!found) return line
    issues.push({ line: at + 1, text: line.trim().slice(0, 200), ...found })
    return ''
  })
  return { lines: kept, issues }
}

const LEAST_DATED = 3
const SAME_DAY = /\b(?:same|next|following) (?:day|morning|afternoon|evening|night)\b/i

/**
 * If each payment of a list has its date on its own line, a line below the list with an amount but no date isn't one of
 * them. Blanks and lists it; balances and totals stay.
 */
export function withoutUndatedEnd(lines: readonly string[], today: PlainDate): Kept {
  const parts = lines.map((line) => {
    const days = line.length > 400 ? [] : findDays(line, today)
    const hasAmount = findAmounts(line, days).length > 0
    const isLed = days[0] && /^[\W\d]{0,6}(?:\p{L}{2,10}\W{1,3})?$/u.test(line.slice(0, days[0].start))
    return { hasAmount, hasDay: days.length > 0, isDated: hasAmount && isLed }
  })
  const last = parts.findLastIndex(({ isDated }) => isDated)
  const list = parts.slice(
    parts.findIndex(({ isDated }) => isDated),
    last + 1,
  )
  const isList = list.every(({ hasAmount, hasDay, isDated }) => isDated || !(hasAmount || hasDay))
  if (!isList || list.filter(({ isDated }) => isDated).length < LEAST_DATED) return { lines, issues: [] }
  const issues: ReadingIssue[] = []
  const kept = lines.map((line, at) => {
    const isBelow = at > last && parts[at]?.hasAmount && !parts[at]?.hasDay
    if (!isBelow || meaningOfText(line) !== null || SAME_DAY.test(line)) return line
    issues.push({ line: at + 1, code: 'no-day', text: line.trim().slice(0, 200), reason: NO_DAY })
    return ''
  })
  return { lines: kept, issues }
}

const NO_DAY = 'No date, unlike the payments in this list.'
