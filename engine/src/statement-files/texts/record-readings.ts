import { foldText } from '../../language/fold-text.ts'
import { type Direction, getDirectionFromWords } from '../values/direction-words.ts'
import { saysPending } from '../values/unposted-words.ts'
import type { DayToken } from './day-token.ts'
import { findAmounts } from './line-tokens.ts'
import { isPageText } from './page-furniture.ts'
import { cleanName, type FoundRow, getDayText } from './pasted-records.ts'
import { isMaskedNumber, isStatus, type Money, type RecordLine, SIDE } from './record-lines.ts'
import { isTransactionType } from './transaction-types.ts'

/** Where one record ends and the next begins: the indexes of the lines that start one. */
type Cut = (lines: readonly RecordLine[]) => number[]

const isAnchor = (line: RecordLine) => line.money.some((money) => money.role === 'amount')

/** A record ends with its amount, or with the balance or status after it. */
const cutAfterAmounts: Cut = (lines) => {
  const cuts = [0]
  let hasEnded = false
  lines.forEach((line, index) => {
    const isBalance = line.money.some((money) => money.role === 'balance') || line.field === 'balance'
    const isPartOfRecord = line.days.length === 0 && (isBalance || isClosingLine(line))
    if (hasEnded && !isPartOfRecord) {
      cuts.push(index)
      hasEnded = false
    }
    if (line.money.some((money) => money.role === 'amount' || money.role === 'pending')) hasEnded = true
  })
  return cuts
}

/** A record ends with its date, which is alone below the amount. */
const cutAfterDays: Cut = (lines) => [
  0,
  ...lines.flatMap((line, index) => (isDayAlone(line) && index + 1 < lines.length ? [index + 1] : [])),
]

const cutBeforeAmounts: Cut = (lines) => lines.flatMap((line, index) => (isAnchor(line) ? [index] : []))

const cutAtBlanks: Cut = (lines) => lines.flatMap((line, index) => (line.isAfterBlank ? [index] : []))

/**
 * Cuts before the first kind of line that appears once per amount: a label, a date alone, or words such as "Paid to".
 * Empty if there is none.
 */
const cutAtRepeats: Cut = (lines) => {
  const anchors = lines.flatMap((line, index) => (isAnchor(line) ? [index] : []))
  const keys = new Map<string, number[]>()
  lines.forEach((line, index) => {
    const key = getKey(line)
    if (key !== null) keys.set(key, [...(keys.get(key) ?? []), index])
  })
  for (const [, at] of keys) {
    const hasOneAmountEach = at.every((from, i) => {
      const to = at[i + 1] ?? lines.length
      return anchors.filter((anchor) => anchor >= from && anchor < to).length === 1
    })
    if (at.length >= 2 && hasOneAmountEach) return at
  }
  return []
}

function getKey(line: RecordLine): string | null {
  if (line.money.length === 0 && isPaymentPhrase(line.text))
    return /\b(?:to|from)$/i.test(line.text) ? '\u0000to whom' : '\u0000how'
  const label = /^([^:：=]{1,40}?)\s*[:：=]/.exec(line.text)?.[1]
  if (line.field && label) return foldText(label)
  if (line.isLabel) return foldText(line.text)
  return isDayAlone(line) ? '\u0000day' : null
}

function isDayAlone(line: RecordLine): boolean {
  return line.days.length > 0 && line.words === '' && !isAnchor(line)
}

// If two readings explain the text equally well, the one that follows the text's own separators comes first.
const CUTS: readonly Cut[] = [cutAtRepeats, cutAtBlanks, cutAfterAmounts, cutAfterDays, cutBeforeAmounts]

/**
 * Reads text in which each transaction takes one or more lines, in any order. We don't know where a record begins, so
 * the text is cut in several ways, each of which is a separate reading.
 */
export function readRecords(lines: readonly RecordLine[]): FoundRow[][] {
  const cuts = isSetApart(lines) ? [cutAtBlanks] : CUTS
  const readings = cuts.map((cut) => readCut(lines, cut(lines))).filter((rows) => rows.length > 0)
  const keys = readings.map((rows) => JSON.stringify(rows))
  return readings.filter((_, index) => keys.indexOf(keys[index] as string) === index)
}

/**
 * Whether blank lines separate records that each have one amount, one date and some words. Then no other cut makes
 * sense.
 */
function isSetApart(lines: readonly RecordLine[]): boolean {
  const cuts = cutAtBlanks(lines)
  const groups = cuts.map((from, index) => lines.slice(from, cuts[index + 1] ?? lines.length))
  const records = groups.filter((group) => group.some(isAnchor))
  return (
    records.length > 1 &&
    records.every(
      (record) =>
        record.flatMap((line) => line.money.filter(({ role }) => role === 'amount')).length === 1 &&
        record.filter((line) => line.days.length > 0).length === 1 &&
        record.some((line) => line.days.length === 0 && !isAnchor(line) && /\p{L}{2}/u.test(line.words)),
    )
  )
}

const TOTAL = /^(?:order |grand )?total(?: (?:paid|charged|amount))?$/i

/**
 * A list of orders: each has its date and its total, and the shop is named once, above them all. Empty if it isn't one.
 */
export function readOrders(lines: readonly RecordLine[]): FoundRow[] {
  const isTotal = (line: RecordLine) => line.money.length === 1 && TOTAL.test(line.words)
  if (lines.filter(isTotal).length < 2 || lines.some((line) => !isTotal(line) && isAnchor(line))) return []
  const shop = lines[0]
  const orders = lines.slice(1).map((line) => ({
    ...line,
    money: line.money.map((one): Money => ({ ...one, role: isTotal(line) ? 'amount' : one.role })),
  }))
  if (!shop || shop.days.length > 0 || shop.money.length > 0 || shop.words === '') return []
  return readCut(orders, cutAfterAmounts(orders)).map((row) => ({
    ...row,
    name: shop.words,
    amount: /^[-+]/.test(row.amount ?? '') ? row.amount : `-${row.amount}`,
  }))
}

function readCut(lines: readonly RecordLine[], cuts: readonly number[]): FoundRow[] {
  const rows: ReadRow[] = []
  let heading: DayToken | null = null
  for (const [index, from] of cuts.entries()) {
    const record = lines.slice(from, cuts[index + 1] ?? lines.length)
    const own = getDay(record)
    const amounts = record.flatMap((line) => line.money.filter((money) => money.role === 'amount'))
    const day: DayToken | null = own ?? heading
    // The last unlabeled date also applies to later records without a date, as a heading would.
    const lastUnlabeled = record.findLast((line) => line.days.length > 0 && !line.field)
    heading = lastUnlabeled?.days[0] ?? heading
    if (!day) continue
    const hasPending = record.some((line) => line.money.some((money) => money.role === 'pending'))
    for (const money of amounts) {
      const around =
        amounts.length > 1
          ? record.filter((line) => line.number === money.line)
          : hasPending
            ? getLinesSince(record, money.line)
            : record
      rows.push(getRow(around, money, day))
    }
  }
  return signRows(rows)
}

/** The record's lines after the previous line with an amount, up to and including line `at`. */
function getLinesSince(record: readonly RecordLine[], at: number): RecordLine[] {
  const before = record.findLast((line) => line.number < at && line.money.length > 0)?.number ?? 0
  return record.filter((line) => line.number > before && line.number <= at)
}

/**
 * Adds signs to unsigned amounts: those that the running balances prove, or else those that the words of their records
 * suggest. If some row is money in, one without such words is money out; otherwise, it stays unsigned.
 */
function signRows(read: readonly ReadRow[]): FoundRow[] {
  const proven = proveDirections(read.map(({ row }) => row))
  const isMarked = read.some(({ row, suggested }) => suggested === 'in' || row.amount?.startsWith('+'))
  const hasMinus = read.some(({ row }) => row.amount?.startsWith('-'))
  return read.map(({ row, suggested }, index) => {
    const isSigned = /^[-+]/.test(row.amount ?? '-')
    if (isSigned) return row
    const words = suggested ?? getDirectionFromWords(row.name)
    const direction = proven
      ? (proven[index] ?? (hasMinus ? 'in' : words) ?? 'out')
      : (suggested ?? (isMarked ? (words ?? 'out') : null))
    return direction ? { ...row, amount: `${direction === 'in' ? '+' : '-'}${row.amount}` } : row
  })
}

/**
 * The directions proven by the balances if every row has one, whether the oldest or the newest row comes first; null if
 * they don't fit. The direction of the earliest row is null, because it has no balance before it.
 */
function proveDirections(rows: readonly FoundRow[]): (Direction | null)[] | null {
  const sizes = rows.map((row) => toHundredths(row.amount))
  const balances = rows.map((row) => toHundredths(row.balance))
  if (rows.length < 2 || balances.includes(null) || sizes.includes(null)) return null
  for (const step of [-1, 1]) {
    const found = rows.map((_, index): Direction | null | undefined => {
      const before = balances[index + step]
      if (before === undefined) return null
      const change = (balances[index] as number) - (before as number)
      return Math.abs(change) === Math.abs(sizes[index] as number) ? (change > 0 ? 'in' : 'out') : undefined
    })
    if (!found.includes(undefined)) return found as (Direction | null)[]
  }
  return null
}

function toHundredths(text: string | undefined): number | null {
  const token = findAmounts(text ?? '', [])[0]
  if (!token) return null
  const { body, isNegative, direction } = token.parts
  const size = Number(body.replace(/\D/g, '')) * (/[.,]\d{2}$/.test(body) ? 1 : 100)
  return isNegative || direction === 'out' ? -size : size
}

/** The labeled date of a record, or else the one nearest to its amount. */
function getDay(record: readonly RecordLine[]): DayToken | null {
  const labeled = record.find((line) => line.field === 'day' && !line.isLabel && line.days.length > 0)
  if (labeled) return labeled.days[0] ?? null
  const at = record.find(isAnchor)?.number ?? 0
  const free = record.filter((line) => line.days.length > 0 && (line.field === null || line.field === 'amount'))
  const near = free.sort((a, b) => Math.abs(a.number - at) - Math.abs(b.number - at))[0]
  return near?.days[0] ?? null
}

/** `suggested`: the direction that the words of the record suggest. */
type ReadRow = { row: FoundRow; suggested: Direction | null }

function getRow(record: readonly RecordLine[], { line, token, direction }: Money, day: DayToken): ReadRow {
  const name = getName(record, line)
  const balance = record.flatMap((other) => other.money).find((money) => money.role === 'balance')
  const size = token.text.replace(/^[(]?\s*[-+\u2212\u2013]\s?|[-+)]$/g, '').trim()
  const amount = direction ? `${direction === 'in' ? '+' : '-'}${dropMark(size)}` : token.text
  const row = { line, day: getDayText(day), name, amount, ...(balance ? { balance: balance.token.text } : {}) }
  return { row, suggested: getDirectionFromRecord(record, line) }
}

function dropMark(size: string): string {
  return size.replace(/\s?\b(?:CR|DR|DB|[CDSH])$/i, '').replace(/(?<=\d)\s?[-+]$/, '')
}

const RECEIVED =
  /\b(?:received|money in|paid in|credited|refund(?:ed)?|deposit|sent you|paid you|incoming|geld erhalten|gutschrift|recu|recibid\w*|ricevut\w*|ontvangen)\b/
const PAID =
  /\b(?:paid(?: to)?|you sent|sent|spent(?: by you)?|money out|paid out|card payment|purchase|debited|withdrawn|kartenzahlung|lastschrift|prelevement|paiement|compra|pagamento)\b/

/**
 * The direction given by the record's words ("You paid", "Geld erhalten"). Those on the line of the amount count first,
 * those of a labeled name last. Null if none says it.
 */
function getDirectionFromRecord(record: readonly RecordLine[], line: number): Direction | null {
  const words = record.filter((other) => !other.isLabel && other.field !== 'name').map((other) => foldText(other.text))
  const own = foldText(record.find((other) => other.number === line)?.text ?? '')
  for (const text of [own, ...words]) {
    const [isIn, isOut] = [RECEIVED.test(text), PAID.test(text)]
    if (isIn !== isOut) return isIn ? 'in' : 'out'
  }
  const kind = record.find((other) => other.words !== '' && isTransactionType(other.words))
  const byType = kind ? getDirectionFromWords(kind.words) : null
  if (byType) return byType
  const named = record.find((other) => other.field === 'name' && !other.isLabel)
  return named ? getDirectionFromWords(named.words) : null
}

/** Words that only say how the money moved: "Paid to", "Money received", "Spent by you". */
const PAYMENT_PHRASE =
  /^(?:you )?(?:paid|sent|received|spent|transferred|money (?:received|sent|in|out)|debited|credited|automatic payment|donation|payment (?:sent|received))(?: (?:to|from|by|by you|money|with card))*(?: (?:account )?[x*•]+\d+)?$/

/** Whether a text only says how the money moved, or is a message in quotation marks. */
function isPaymentPhrase(text: string): boolean {
  return (
    PAYMENT_PHRASE.test(
      foldText(text)
        .replace(/[^\p{L}\p{N}*•]+/gu, ' ')
        .trim(),
    ) || /^["“”'«].*["“”'»]$/u.test(text.trim())
  )
}

function isClosingLine(line: RecordLine): boolean {
  return isStatus(line.text) || SIDE.test(line.text) || (line.field === 'other' && line.money.length === 0)
}

/**
 * The name from a label, or else the words next to the amount, or else the first two lines of the record that may say
 * who it was.
 */
function getName(record: readonly RecordLine[], at: number): string {
  const labeled = record.find((line) => line.field === 'name' && !line.isLabel && line.words !== '')
  if (labeled) return labeled.words
  // If a date is a heading, the words above it aren't part of the row.
  const heading = record.findLast((line) => isDayAlone(line) && line.number < at)?.number ?? 0
  const hasOwn = record.some(
    (line) =>
      line.number > heading &&
      line.number <= at &&
      /\p{L}{2}/u.test(line.words) &&
      !isPaymentPhrase(line.words) &&
      !isNote(line),
  )
  const candidates = record.filter(
    (line) =>
      (line.number > heading || !hasOwn) &&
      /\p{L}{2}/u.test(line.words) &&
      !line.isLabel &&
      (line.field === null || line.number === at) &&
      !line.money.some((money) => money.role !== 'amount' && line.number !== at) &&
      !isClosingLine(line) &&
      !isPageText(line.words) &&
      !(saysPending(line.words) && line.words.length < 20),
  )
  const names = candidates.filter(
    (line) => !isTransactionType(line.words) && !isPaymentPhrase(line.words) && !isNote(line),
  )
  const own = names.find((line) => line.number === at)
  const chosen = own ? [own] : (names.length > 0 ? names : candidates).slice(0, 2)
  return cleanName(
    chosen
      .map((line) => line.words.replace(/^(?:you (?:paid|sent|received)(?: money)?(?: (?:to|from))?)\s+/i, ''))
      .join(' '),
  )
}

/** "Memo: October rent", "Ref 4410", "Visa ****4021": additions to the name, not the name. */
function isNote(line: RecordLine): boolean {
  return (
    (/^(?:memo|note|ref(?:erence)?|confirmation|refund|order|card|visa|account)\b\s?[:#.]?/i.test(line.text) &&
      /[:#]|\d/.test(line.text)) ||
    isMaskedNumber(line.text)
  )
}
