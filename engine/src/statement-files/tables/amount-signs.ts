import { foldText } from '../../language/fold-text.ts'
import { readAmount } from '../values/amounts.ts'
import {
  type Direction,
  directionOfFlag,
  directionOfWords,
  isCardPaymentText,
  isIncomeCategory,
  isIncomeText,
  isPaymentText,
  isPurchaseText,
  isSaleText,
  isThanksForPayment,
  isWagesText,
} from '../values/direction-words.ts'
import type { Sequence } from './balance-proof.ts'
import { cleanCell } from './column-profile.ts'
import type { ColumnRoles } from './column-roles.ts'
import type { CellRecord } from './csv-tokens.ts'

/** How the sign of a row's amount is to be read. */
export type SignRule =
  | { kind: 'as-written' }
  | { kind: 'turned' }
  /** The amounts have no sign: a flag column, or else the words of the row, say the direction. */
  | { kind: 'by-flag'; column: number; otherwise?: Direction }
  | { kind: 'by-words'; otherwise: Direction; isBilled?: boolean }
  /** Money in is marked (CR); what is not marked went out. */
  | { kind: 'unmarked-out' }

const CARD =
  /credit ?card|kart no\b|kart numarasi|numer karty|cislo karty|kredit ?karte|kreditkort|luottokortti|carte (?:de )?credit|carte bancaire|tarjeta|cartao|carta di credito|creditcard|karta kredytowa|kreditni kart|hitelkartya|\bvisa\b|mastercard|master card|\bamex\b|american express|\bdiners\b|discover|信用卡|クレジット|カード|כרטיס|סכום חיוב|אשראי|بطاق[ةه]|บัตรเครดิต|the tin dung|kartu kredit|利用店|ご?利用(?:金額|額|日|先|者)|카드|кредитн\S+ карт|card ?(?:#|no|number|member|used|ending)|merchant|statement closing|minimum (?:amount |payment )?due|minimum payment|payment due date|mindestbetrag fallig|paiement minimum|pago minimo|pagamento minimo|appears on your statement|pa din kontoutskrift som|pa ditt kontoutdrag som|auf ihrer abrechnung als|sur votre releve|en su extracto como|sul suo estratto|op uw rekeningoverzicht als|支払総額|purchased by|\d{4}[ -]?(?:[*x•]{2,4}[ -]?){1,3}\d{3,4}/
// Headings and lines of a card's bill: a top-up of a travel card on it is a purchase like any other.
const BILLED = /お支払(?:い)?日|請求|会員番号|支払区分|支払回数|クレジット/
const TOP_UP = /(?:オート)?チャージ|(?:ｵｰﾄ)?ﾁｬｰｼﾞ/g
const CARD_WORD = /\b(?:card|kart\w*|carte|carta|tarjeta|cartao|visa|mastercard)\b|карт|信用卡|カード/
const SPENDING =
  /expens|spend|spent|outlay|ausgabe|depense|gasto|despesa|spes[ae]\b|uitgave|wydat|vydaj|utgift|kulut|харч|расход|支出|消费|利用|金額|cost\b|paid\b/

const PAYOUT = /\bpay-?outs?\b|\bauszahlung|\bversement vers\b|\bpago a banco\b/

/** Whether the text around the rows is that of a card's statement. */
export function speaksOfCard(text: string): boolean {
  return CARD.test(foldText(text))
}

/** Decides how a single amount column shows its direction. `surroundings` is everything around the rows: preamble, headings, file name. */
export function decideSign(records: readonly CellRecord[], columns: ColumnRoles, surroundings: string): SignRule {
  const amountColumn = columns.money.amounts[0]?.column
  if (amountColumn === undefined) return { kind: 'as-written' }
  let positives = 0
  let negatives = 0
  let explicitPlus = 0
  let marked = 0
  let markedOut = 0
  let agree = 0
  let disagree = 0
  let cardPaid = 0
  let paidNormal = 0
  let paidTurned = 0
  let incomeTurned = 0
  let paymentTurned = 0
  let thanked = 0
  let boughtNormal = 0
  let boughtTurned = 0
  let sold = 0
  let payouts = 0
  let cardNormal = 0
  let cardTurned = 0
  let wordsIn = 0
  let wordsOut = 0
  let wordsAgree = 0
  let wordsDisagree = 0
  let outPositive = 0
  let outNegative = 0
  let inNegative = 0
  let unflagged = 0
  const refunds = new Refunds(columns.sequence)
  for (const record of records) {
    const amount = readAmount(cleanCell(record.cells[amountColumn]))
    if (!amount || !/[1-9]/.test(amount.body)) continue
    if (amount.direction) marked++
    if (amount.direction === 'out') markedOut++
    const negative = amount.negative || amount.direction === 'out'
    if (negative) negatives++
    else positives++
    if (amount.signed && !amount.negative) explicitPlus++
    const flag = columns.direction === null ? null : directionOfFlag(cleanCell(record.cells[columns.direction]))
    if (columns.direction !== null && !flag) unflagged++
    if (flag) {
      if ((flag === 'out') === negative) agree++
      else disagree++
    }
    const text = wordsOf(record, columns)
    refunds.add(`${amount.body} ${text}`, cleanCell(record.cells[columns.days[0] ?? 0]), negative)
    const isPayment = isCardPaymentText(text)
    const vote = isPayment || isWagesText(text) ? 1 : isIncomeText(text) ? 0.5 : 0
    if (negative && vote > 0 && !isPayment) incomeTurned++
    if (negative && isPayment) paymentTurned++
    if (negative && isThanksForPayment(text)) thanked++
    const isPaid = isPaymentText(text)
    if (!negative && isSaleText(text)) sold++
    if (negative && PAYOUT.test(foldText(text))) payouts++
    if (!isPaid && isPurchaseText(text)) {
      if (negative) boughtNormal++
      else boughtTurned++
    }
    if (isPaid) {
      if (negative) paidTurned++
      else paidNormal++
      if (negative && CARD_WORD.test(foldText(text))) cardPaid++
    }
    if (negative) cardTurned += vote
    else cardNormal += vote
    const words = typeDirection(record, columns) ?? directionOfWords(text)
    if (words === 'in') wordsIn++
    if (words === 'out') wordsOut++
    if (words === 'out' && negative) outNegative++
    if (words === 'out' && !negative) outPositive++
    if (words === 'in' && negative) inNegative++
    if (words) {
      if ((words === 'out') === negative) wordsAgree++
      else wordsDisagree++
    }
  }
  const around = foldText(surroundings)
  if (columns.direction !== null && agree + disagree > 0) {
    // Only the exceptions are flagged ("CR"): no flag then means the other direction.
    const flags = columns.profiles[columns.direction]
    const oneKind = flags !== undefined && (flags.flagsIn === 0 || flags.flagsOut === 0)
    // A sign in a column of its own leaves out the plus, or the minus, however many rows have none.
    const isSign = flags !== undefined && flags.signs > 0 && flags.signs === flags.flags
    const isException = isSign || unflagged > agree + disagree || (unflagged > 0 && flags?.flagsOut === 0)
    if (isException && negatives === 0 && oneKind) {
      return { kind: 'by-flag', column: columns.direction, otherwise: flags.flagsIn > 0 ? 'out' : 'in' }
    }
    if (positives === 0 || negatives === 0) return { kind: 'by-flag', column: columns.direction }
    // One and the same flag on rows of both signs tells nothing.
    if (!oneKind) {
      if (disagree > agree * 4) return { kind: 'turned' }
      return agree >= disagree ? { kind: 'as-written' } : { kind: 'by-flag', column: columns.direction }
    }
  }
  // The balance of a card is what is owed: it grows with purchases and falls with the payment.
  const isOwed = paymentTurned > 0 && cardNormal === 0 && positives >= negatives
  if (columns.money.provenSign === 1) return { kind: isOwed ? 'turned' : 'as-written' }
  // A balance that runs against the days may as well have been written in the order of the file: the words decide.
  if (columns.money.provenSign === -1) {
    const isSpoken = wordsDisagree > wordsAgree || cardTurned > cardNormal
    return { kind: isSpoken || negatives === 0 || positives === 0 ? 'turned' : 'as-written' }
  }
  // "12.00 CR" among plain figures: the plain ones are the other direction, and brackets turn it back.
  if (marked > 0 && marked < positives + negatives && negatives === 0) return { kind: 'unmarked-out' }
  if (marked > 0) return { kind: markedOut === 0 && positives > marked ? 'turned' : 'as-written' }
  if (negatives === 0 && explicitPlus === positives) return { kind: 'as-written' }
  if (negatives === 0 && explicitPlus > 0) return { kind: 'by-words', otherwise: 'out' }
  if (negatives === 0) {
    // No sign anywhere. Words tell the directions apart, and what they leave open is spending,
    // unless everything about the file says that it is money received.
    if (wordsIn > 0 && wordsOut === 0 && wordsIn === positives && !CARD.test(around)) return { kind: 'as-written' }
    // A bank's or broker's list, with a balance, value days, shares or the other side's account, would write a minus.
    const valueDays = columns.profiles[columns.roles.indexOf('valueDay')]
    const isBank =
      columns.money.balance !== null ||
      columns.roles.includes('counterAccount') ||
      columns.roles.filter((role) => role === 'quantity').length > 1 ||
      (valueDays !== undefined && valueDays.days > 0 && positives < 3)
    if (isBank && wordsOut === 0 && !CARD.test(around) && !SPENDING.test(around)) return { kind: 'as-written' }
    if (wordsIn * 2 >= positives && wordsOut === 0 && wordsIn > 0 && !CARD.test(around) && !SPENDING.test(around))
      return { kind: 'as-written' }
    return { kind: 'by-words', otherwise: 'out', isBilled: BILLED.test(around) }
  }
  // A file that writes plus and minus means them.
  if (explicitPlus > 0 && !(cardTurned >= 2 && cardNormal === 0)) return { kind: 'as-written' }
  // Both signs: money that can only come in, but is written negative, turns the file.
  // By wages alone only where the rest is mostly positive: an employer pays wages too.
  // A "mobile payment" among nothing but minuses is what the person paid, unless it is one to a card.
  const restIsPositive = positives >= negatives - incomeTurned - paymentTurned
  const mayTurn = positives > 0 || thanked > 0 || CARD.test(around)
  // A seller's takings: what is paid out to the bank and back to customers goes off.
  if (payouts > 0) return { kind: 'as-written' }
  if (cardTurned >= 1 && cardTurned > cardNormal && restIsPositive && mayTurn) return { kind: 'turned' }
  // Purchases without a minus, and nothing but payments with one: a card's list.
  const isOnlyPaid = paidTurned > 0 && paidTurned === negatives && paidNormal === 0
  if (isOnlyPaid && boughtTurned > 0 && boughtNormal === 0 && cardNormal === 0) return { kind: 'turned' }
  // On a card's statement the payment is what comes in: where it alone is negative, the signs are turned.
  const isCard = CARD.test(around) && positives > negatives
  const mayBeCard = isCard || (CARD_WORD.test(around) && positives > negatives)
  if (paidTurned > 0 && paidNormal === 0 && mayBeCard && paidTurned >= wordsAgree) return { kind: 'turned' }
  if (cardPaid > 0 && cardPaid === negatives && paidNormal === 0 && cardNormal === 0) return { kind: 'turned' }
  // Purchases without a sign beside a few negative rows, told apart by their type words only.
  if (outPositive >= 2 && outPositive > outNegative * 2 && inNegative === 0 && negatives < positives * 0.2)
    return { kind: 'by-words', otherwise: 'out' }
  // Trades bought and sold for sums without a sign, beside money paid in and out that has one.
  const isTraded = columns.roles.filter((role) => role === 'quantity').length > 1
  if (isTraded && boughtTurned > 0 && boughtNormal === 0 && sold > 0 && inNegative === 0)
    return { kind: 'by-words', otherwise: 'in' }
  if (cardNormal > cardTurned) return { kind: 'as-written' }
  if (wordsDisagree > wordsAgree * 3 && wordsDisagree >= 3 && (CARD.test(around) || wordsAgree === 0))
    return { kind: 'turned' }
  if (wordsAgree === 0 && (isCard || (CARD.test(around) && wordsDisagree > 0 && positives >= negatives)))
    return { kind: 'turned' }
  // What was bought comes before what was given back for it.
  const isUnspoken = wordsAgree === 0 && cardNormal === 0 && columns.money.balance === null
  if (refunds.showTurned && isUnspoken && positives >= negatives * 2) return { kind: 'turned' }
  return { kind: 'as-written' }
}

/** Rows of one text and size but opposite signs: the earlier is the purchase, the later its refund. */
class Refunds {
  readonly #first = new Map<string, { day: string; negative: boolean }>()
  readonly #sequence: Sequence
  #normal = 0
  #turned = 0

  constructor(sequence: Sequence) {
    this.#sequence = sequence
  }

  add(key: string, day: string, negative: boolean): void {
    const before = this.#first.get(key)
    if (!before) this.#first.set(key, { day, negative })
    // Of one day nothing tells which was first.
    if (!before || before.negative === negative || before.day === day || this.#sequence === null) return
    const isNegativeFirst = (this.#sequence === 'up') === before.negative
    if (isNegativeFirst) this.#normal++
    else this.#turned++
  }

  get showTurned(): boolean {
    return this.#turned > this.#normal
  }
}

/** All the words of a row that may tell its direction. */
export function wordsOf(record: CellRecord, columns: ColumnRoles): string {
  const parts: string[] = []
  for (const column of columns.names.slice(0, 4)) parts.push(cleanCell(record.cells[column]))
  return parts.join(' | ')
}

/** The direction that a type cell ("Achat", "Sell", "Refund") tells on its own. */
export function typeDirection(record: CellRecord, columns: ColumnRoles, isBilled = false): Direction | null {
  if (columns.category !== null && isIncomeCategory(cleanCell(record.cells[columns.category]))) return 'in'
  for (const column of columns.types) {
    const whole = cleanCell(record.cells[column])
    const cell = isBilled ? whole.replace(TOP_UP, '') : whole
    if (cell === '' || cell.length > 40) continue
    // "C" in a column of names is somebody, and no credit.
    const isShortName = cell.length === 1 && columns.roles[column] !== 'type'
    const direction = isShortName ? null : (directionOfFlag(cell) ?? directionOfWords(cell))
    if (direction) return direction
  }
  return null
}

/** Applies the rule to one row's absolute amount. Null when the flag says that no money moved. */
export function signedMinor(
  minor: number,
  negative: boolean,
  direction: Direction | null,
  rule: SignRule,
  record: CellRecord,
  columns: ColumnRoles,
): number | null {
  if (direction) return direction === 'out' ? -minor : minor
  if (rule.kind === 'as-written') return negative ? -minor : minor
  if (rule.kind === 'turned') return negative ? minor : -minor
  if (rule.kind === 'by-flag') {
    const flag = directionOfFlag(cleanCell(record.cells[rule.column])) ?? rule.otherwise
    if (!flag) return null
    return flag === 'out' ? -minor : minor
  }
  if (negative || rule.kind === 'unmarked-out') return -minor
  const words = wordsOf(record, columns)
  const told =
    typeDirection(record, columns, rule.isBilled) ??
    directionOfWords(rule.isBilled ? words.replace(TOP_UP, '') : words) ??
    rule.otherwise
  return told === 'out' ? -minor : minor
}
