import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { getHeadingRole } from '../tables/column-names.ts'
import type { ColumnRole } from '../tables/heading-role.ts'
import type { Direction } from '../values/direction-words.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { saysPending, saysPosted, saysVoid } from '../values/unposted-words.ts'
import type { DayToken } from './day-token.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { readMailHeaders } from './mail-headers.ts'
import { hasOtherDate, isPageText } from './page-furniture.ts'
import { isLabelOf } from './pasted-labels.ts'
import { cleanName } from './pasted-records.ts'
import { repairLines } from './statement-repairs.ts'
import { isTransactionType } from './transaction-types.ts'

type FieldRole = 'day' | 'otherDay' | 'name' | 'amount' | 'debit' | 'credit' | 'balance' | 'aside' | 'other'

/** `aside`: a total, tax, limit or the like, which isn't a transaction by itself; `pending`: it hasn't moved (yet). */
type MoneyRole = 'amount' | 'balance' | 'aside' | 'pending'
export type Money = { line: number; token: AmountToken; role: MoneyRole; direction: Direction | null }

/** A line of text in parts: its label, its dates and amounts, and the remaining words. */
export type RecordLine = {
  number: number
  text: string
  isAfterBlank: boolean
  /** The meaning given by the line's own label, or by a label alone on the line above. */
  field: FieldRole | null
  /** The line is only a label. */
  isLabel: boolean
  days: DayToken[]
  money: Money[]
  words: string
}

const STATUS =
  /^(?:posted|completed?|cleared|settled|success(?:ful)?|paid|approved|gebucht|abgeschlossen|termine|completad[oa]|completat[oa]|voltooid)$/

/** "Prime Visa ****4021": the user's own card or account. */
export function isMaskedNumber(text: string): boolean {
  return /^[^\d*•]{0,30}[*•xX.]{2,}\s?\d{3,5}\)?$/.test(text.trim())
}

/** Whether a line only says that the transaction is complete. */
export function isStatus(text: string): boolean {
  return STATUS.test(foldText(text).trim())
}

/** A line below an amount that says whether it's a debit or a credit. */
export const SIDE = /^(?:debit|credit|dr|cr)$/i

const LABELED = /^([^:：=]{1,40}?)\s*[:：=]\s*(.*)$/
const BALANCE =
  /^sd$|\b(?:bal|balance|so du|sodu|end of day|saldo|solde|kontostand|guthaben|zustatek|egyenleg|bakiye)\b|残高|余额|잔액|остаток|баланс|ostatok/
/** Amounts that are never a separate transaction. */
const ASIDE =
  /\b(?:sub-?totals?|totals?|available|avl|limit|remaining|left|minimum|due|you(?:'|’)?ve spent|spent (?:this|so far)|this (?:week|month)|exchange rate|verfugbar|disponi[bv]\w*|gesamt\w*|summe|zwischensumme|totale|totaal|summa)\b|合計|合计|итого/
/** Parts of one purchase, if a short line says nothing else. */
const PART =
  /(?:^|\s)(?:tax(?:es)?|vat|gst|hst|mwst|tva|iva|fees?|shipping|postage|delivery|discount|tip|rate|cash ?back|points|rewards?|steuer|versand|livraison|remise|envio|impuestos?)$/

const FIELD_OF_ROLE: Partial<Record<ColumnRole, FieldRole>> = {
  day: 'day',
  valueDay: 'otherDay',
  otherDay: 'otherDay',
  debit: 'debit',
  credit: 'credit',
  amount: 'amount',
  payee: 'name',
  payer: 'name',
  description: 'name',
  fee: 'aside',
  originalAmount: 'aside',
}

function getFieldRole(label: string): FieldRole | null {
  const folded = foldText(label)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (folded === '' || folded.length > 40) return null
  if (BALANCE.test(folded) && !/transfer/.test(folded)) return 'balance'
  if (/^(?:ship|deliver|dispatch(?:ed)?|sent|bill) to$/.test(folded)) return 'other'
  const named = getHeadingRole(label)
  if (named?.isExact) return FIELD_OF_ROLE[named.role] ?? 'other'
  if (isLabelOf('amount', folded)) return ASIDE.test(folded) && !/^total/.test(folded) ? 'aside' : 'amount'
  if (isLabelOf('name', folded)) return 'name'
  if (isLabelOf('day', folded)) return 'day'
  return null
}

type PendingSection = 'open' | 'dated' | 'undated' | null

function updatePending(section: PendingSection, line: RecordLine): PendingSection {
  if (isPendingHeading(line)) return 'open'
  if (saysPosted(line.text)) return null
  // If the pending rows have no date above them, the next date belongs to posted transactions.
  if (section === 'undated') return line.days.length > 0 && line.money.length === 0 ? null : section
  if (section !== 'open') return section
  if (line.days.length > 0) return 'dated'
  return line.money.length > 0 ? 'undated' : section
}

/**
 * Splits every line that isn't blank into its parts, and marks amounts that aren't transactions: pending and declined
 * ones, the totals of days and the balance above a list. What's below "Pending" hasn't moved, up to "Posted" or, if the
 * pending payments have no date, up to the next date.
 */
export function readRecordLines(lines: readonly string[], today: PlainDate): RecordLine[] {
  const found: RecordLine[] = []
  let isAfterBlank = true
  let above: FieldRole | null = null
  const voided: RecordLine[] = []
  let pending: PendingSection = null
  const repaired = repairLines(lines)
  const headers = readMailHeaders(lines)?.end ?? 0
  // The date of an email counts only if its text has none.
  const from = lines.slice(headers).some((line) => findDays(line, null).length > 0) ? headers : 0
  for (const [index, raw] of repaired.entries()) {
    const text = index < from ? '' : raw.replace(/[\t|¦]/g, '  ').trim()
    if (text === '') {
      isAfterBlank = true
      continue
    }
    const line = parseLine(text, index + 1, isAfterBlank, { above, below: repaired[index + 1] ?? '' }, today)
    if (!isPendingStatusOf(line, repaired[index + 1])) pending = updatePending(pending, line)
    if (pending !== null || isPendingStatusOf(found.at(-1), text) || saysPending(text))
      for (const money of line.money) if (money.role === 'amount') money.role = 'pending'
    found.push(line)
    if (text.length < 80 && saysVoid(text)) voided.push(line)
    above = line.isLabel ? line.field : null
    isAfterBlank = false
  }
  const kept = keepAmountsInCurrency(found)
  leaveOutVoid(kept, voided)
  leaveOutDayTotals(kept)
  leaveOutBalanceAbove(kept)
  return kept
}

/** "Declined" next to an amount, or on the line above or below it, means that it hasn't moved. */
function leaveOutVoid(lines: readonly RecordLine[], voided: readonly RecordLine[]): void {
  const anchors = lines.flatMap((line) => line.money.filter((money) => money.role === 'amount'))
  for (const { number } of voided) {
    const near = [number, number - 1, number + 1].flatMap((line) => anchors.find((money) => money.line === line) ?? [])
    if (near[0]) near[0].role = 'pending'
  }
}

/** Leaves out an amount next to or right below a date if it's the total of that day. */
function leaveOutDayTotals(lines: readonly RecordLine[]): void {
  const isDay = (line: RecordLine | undefined) => line !== undefined && line.days.length > 0 && line.words === ''
  lines.forEach((line, index) => {
    const [first] = line.money
    const isUnder = line.words === '' && isDay(lines[index - 1]) && line.money.length === 1
    const isBeside = isDay(line) && line.money.length === 1
    if (first?.role !== 'amount' || !(isUnder || isBeside)) return
    let sum = 0
    for (const other of lines.slice(index + 1)) {
      if (other.days.length > 0) break
      for (const money of other.money) if (money.role === 'amount') sum += getSignedSize(money)
    }
    if (sum !== 0 && Math.abs(sum) === Math.abs(getSignedSize(first))) first.role = 'aside'
  })
}

/** If dates are headings, an amount alone on its line above the first one is the account balance. */
function leaveOutBalanceAbove(lines: readonly RecordLine[]): void {
  const isHeading = (line: RecordLine) => line.days.length > 0 && line.words === '' && line.money.length === 0
  const first = lines.findIndex(isHeading)
  const lastAmount = lines.findLastIndex((line) => line.money.length > 0)
  if (
    first < 0 ||
    lastAmount < lines.findLastIndex(isHeading) ||
    lines.slice(0, first).some((line) => line.days.length > 0)
  )
    return
  for (const line of lines.slice(0, first))
    if (line.words === '') for (const money of line.money) if (money.role === 'amount') money.role = 'balance'
}

function getSignedSize({ token, direction }: Money): number {
  const size = Number(token.parts.body.replace(/\D/g, '')) * (/[.,]\d{2}$/.test(token.parts.body) ? 1 : 100)
  return direction === 'in' ? size : -size
}

/** "Groceries · Pending" between a name and its amount says something about this payment only. */
function isPendingStatusOf(line: RecordLine | undefined, below = ''): boolean {
  return line !== undefined && isPendingHeading(line) && !line.isAfterBlank && isOnlyAmount(below)
}

function isOnlyAmount(text: string): boolean {
  return findAmounts(text, []).some(({ isStrong, start, end }) => isStrong && end - start >= text.trim().length - 2)
}

function isPendingHeading(line: RecordLine): boolean {
  return line.money.length === 0 && line.days.length === 0 && line.text.length < 40 && saysPending(line.text)
}

/** The role of a label alone on its line. "Card" or "Debit" is a label only if its amount is on the line below. */
function getLoneLabelRole(text: string, below: string): FieldRole | null {
  const role = getFieldRole(text)
  const [amount] = findAmounts(below, [])
  // "Fees" above a signed amount is its category.
  if (role === 'aside' && amount?.parts.isSigned) return null
  if (!isTransactionType(text)) return role
  return role !== 'other' && amount?.isStrong ? role : null
}

function parseLine(
  text: string,
  number: number,
  isAfterBlank: boolean,
  { above, below }: { above: FieldRole | null; below: string },
  today: PlainDate,
): RecordLine {
  if (MAIL_HEADER.test(text))
    return { number, text, isAfterBlank, field: 'other', isLabel: true, days: [], money: [], words: '' }
  const labeled = LABELED.exec(text)
  const own = labeled?.[1] ? getFieldRole(labeled[1]) : null
  const loneRole =
    own === null && !/\d/.test(text) && text.length < 34 && text.split(/\s+/).length < 4 && !isPageText(text)
      ? getLoneLabelRole(text, below)
      : null
  const isLabel = (own !== null && labeled?.[2] === '') || (loneRole !== null && above === null)
  const role = own ?? (isLabel ? loneRole : above)
  // A date alone is a date, whatever the label above says.
  const isDayField = role === 'day' || role === 'otherDay'
  const field = own === null && !isDayField && isWholeDay(text, today) ? null : role
  const from = own !== null && labeled?.[2] ? text.length - labeled[2].length : 0
  const written = findDaysOn(text, today)
  const money = isLabel ? [] : findMoneyOn(text, number, written, own ?? above)
  const days =
    isPeriodIn(text, written) || (money.length === 0 && hasOtherDate(text))
      ? []
      : written.filter((day) => day.start >= from || own === 'day')
  const words = isLabel ? '' : field === 'name' ? cleanName(text.slice(from)) : getWords(text, from, days, money)
  return { number, text, isAfterBlank, field, isLabel, days, money, words }
}

const MAIL_HEADER = /^(?:from|to|cc|reply-to|subject|betreff|objet|asunto|von|an|sent|gesendet)\s*:.*(?:@|$)/i

/** Written dates, or else "Today" and the like at the start of the line or nearly filling it. */
function findDaysOn(text: string, today: PlainDate): DayToken[] {
  const written = findDays(text, null)
  if (written.length > 0) return written
  return findDays(text, today).filter((day) => day.start === 0 || day.end - day.start >= text.length - 2)
}

function isWholeDay(text: string, today: PlainDate): boolean {
  return findDays(text, today).some((day) => day.end - day.start >= text.length - 2)
}

const UNTIL = /^\W*(?:[-–—]|to|through|thru|until|till|bis(?: zum)?|au|al?|até|hasta|tot|t\/m|til|do)\W*$/i

function isPeriodIn(text: string, [first, second]: readonly DayToken[]): boolean {
  return first !== undefined && second !== undefined && UNTIL.test(text.slice(first.end, second.start).trim())
}

function findMoneyOn(text: string, line: number, days: DayToken[], field: FieldRole | null): Money[] {
  const tokens = findAmounts(text, days).filter((token) => token.isStrong && !isClock(text, token))
  let end = 0
  return tokens.map((token, index): Money => {
    const before = foldText(dropDays(text, days).slice(end, token.start))
    const isPaired = index > 0 && text.slice(tokens[index - 1]?.end, token.start).trim() === ''
    end = token.end
    const after = foldText(text.slice(token.end)).trim()
    const next = tokens[index + 1]
    const hasBalance = next !== undefined && text.slice(token.end, next.start).trim() === ''
    if (!hasSize(token)) return { line, token, role: 'pending', direction: null }
    // "€1 = £0.86" is a rate.
    const isRate = /^=/.test(after) || /=\s*$/.test(before) || /^x\s?\d|\b(?:exch\w*|fx) rate\b/.test(after)
    if (isRate || ASIDE_AFTER.test(after) || THRESHOLD.test(before))
      return { line, token, role: 'aside', direction: null }
    return {
      line,
      token,
      role: getMoneyRole(before, field, isPaired, token.parts.isSigned || hasBalance),
      direction: getDirection(token, text, field),
    }
  })
}

function dropDays(text: string, days: readonly DayToken[]): string {
  return days.reduce(
    (rest, day) => rest.slice(0, day.start) + ' '.repeat(day.end - day.start) + rest.slice(day.end),
    text,
  )
}

// "purchases over £100" in an alert: the limit that someone chose.
const THRESHOLD =
  /\b(?:purchases?|transactions?|payments?|charges|withdrawals|transfers|debits|threshold) (?:over|above|(?:of )?more than|of at least|exceeding|greater than)\s*$/

const ASIDE_AFTER =
  /^(?:balance|bal|saldo|solde|kontostand|level|threshold|available|left|remaining|verfugbar|disponib\w*|spent this \w+|due)\b/

function getMoneyRole(before: string, field: FieldRole | null, isPaired: boolean, isSigned: boolean): MoneyRole {
  if (field === 'name') return 'aside'
  if (field === 'balance' || (BALANCE.test(before) && !/transfer/.test(before))) return 'balance'
  if (isPaired) return 'balance'
  if (field === 'amount' || field === 'debit' || field === 'credit') return 'amount'
  const label = cleanName(before)
  if (field === 'aside' || field === 'other' || ASIDE.test(before)) return 'aside'
  if (!isSigned && PART.test(label.replace(/\s?\([^()]*\)$/, '')) && label.split(' ').length < 4) return 'aside'
  const meaning = getLineMeaning(label)
  return meaning === 'balance' ? 'balance' : meaning === 'total' ? 'aside' : 'amount'
}

const OUT_MARK = /^(?:d|dr|db|debit|debited|out|paid out|money out|paid|sent|spent|withdrawal|soll|s|debe|cargo)$/
const IN_MARK = /^(?:c|cr|credit|credited|in|paid in|money in|received|deposit|haben|h|haber|abono|refund(?:ed)?)$/

/**
 * Which way the money went, by its sign, its label, or a mark right next to it ("Dr 345.00", "18.00 paid out"). Null if
 * nothing says it.
 */
function getDirection({ parts, start, end }: AmountToken, text: string, field: FieldRole | null): Direction | null {
  if (parts.direction) return parts.direction
  if (parts.isSigned) return parts.isNegative ? 'out' : 'in'
  if (field === 'debit') return 'out'
  if (field === 'credit') return 'in'
  const before = /(?:^|\s)([\p{L}]+(?: (?:out|in))?)[\s:]*$/u.exec(foldText(text.slice(0, start)))?.[1] ?? ''
  const after = /^\s*([\p{L}]+(?: (?:out|in))?)\s*(?:$|\s{2})/u.exec(foldText(text.slice(end)))?.[1] ?? ''
  for (const mark of [after, before]) {
    if (OUT_MARK.test(mark)) return 'out'
    if (IN_MARK.test(mark)) return 'in'
  }
  return null
}

/** Whether a number is a time of day: "8.15 am", "um 18.42 Uhr", "at 7.30". */
function isClock(text: string, { parts, start, end }: AmountToken): boolean {
  if (parts.currency !== null || !/^\d{1,2}[.,:]\d{2}$/.test(parts.body)) return false
  return (
    /^\s?(?:[ap]\.?m\b|uhr|h\b|hrs?\b)/i.test(text.slice(end)) || /\b(?:at|um|à|kl\.?)\s$/i.test(text.slice(0, start))
  )
}

function hasSize({ parts }: AmountToken): boolean {
  return /[1-9]/.test(parts.body)
}

/** If most amounts have a currency, a number without currency or sign is a time, a rate or a count. */
function keepAmountsInCurrency(lines: RecordLine[]): RecordLine[] {
  const all = lines.flatMap((line) => line.money)
  const named = all.filter(({ token }) => token.parts.currency !== null)
  if (named.length < 2 || named.length < all.length * 0.6) return lines
  return lines.map((line) => ({
    ...line,
    money: line.money.filter(({ token }) => token.parts.currency !== null || token.parts.isSigned),
  }))
}

const CLOCK = /(?:,|\bat|\bum|·)?\s?\b\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?\b|uhr\b)?/gi
const BALANCE_WORDS =
  /^(?:end of day|(?:(?:ending|closing|opening|available|running|new|current|your) )*(?:balance|bal)\.?|saldo|solde|kontostand)[: ]*(?:is|of|after)?$/i
const MARKS = /(?:^|\s)(?:CR|DR|Cr|Dr|D|C|S|H|[Pp]aid out|[Pp]aid in|[Mm]oney out|[Mm]oney in|[Oo]ut|[Ii]n|OUT|IN)\s*$/

function getWords(text: string, from: number, days: readonly DayToken[], money: readonly Money[]): string {
  let rest = ''
  for (let i = from; i < text.length; i++) {
    const isTaken =
      days.some((day) => i >= day.start && i < day.end) || money.some(({ token }) => i >= token.start && i < token.end)
    rest += isTaken ? ' ' : text[i]
  }
  const bare =
    days.length > 0 ? rest.replace(CLOCK, ' ') : rest.replace(/^\s*\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]m)?(?=\s|$)/i, '')
  const cleaned = cleanName(bare)
  if (money.some(({ role }) => role === 'balance') && BALANCE_WORDS.test(cleaned)) return ''
  return money.length > 0 ? cleanName(cleaned.replace(MARKS, '').replace(/^(?:CR|DR|Cr|Dr|D|C)\s+(?=\S)/, '')) : cleaned
}
