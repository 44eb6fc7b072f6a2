import { isKnownCurrency } from '../../core/currency.ts'
import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import type { IssueCode, StatementRow } from '../reading/statement-reading.ts'
import { type AmountParts, readAmount, toMinor } from '../values/amounts.ts'
import { getCurrencyFromSign, readCurrency, readUnknownCode } from '../values/currencies.ts'
import { type DayOrder, readSerialDay, resolveDay, type YearContext } from '../values/days.ts'
import { type Direction, getDirectionFromFlag, isNoDirection } from '../values/direction-words.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { isPendingStatus, isVoidStatus, startsWithPending } from '../values/unposted-words.ts'
import { signMinor } from './amount-signs.ts'
import { showsCardNumber } from './card-words.ts'
import { cleanCell, readDayCell } from './column-profile.ts'
import type { ColumnRoles } from './column-roles.ts'
import type { CellRecord } from './csv-tokens.ts'
import type { ColumnRole } from './heading-role.ts'
import type { RunningSums } from './running-sums.ts'
import type { SignRule } from './sign-rule.ts'
import { readHeader } from './table-header.ts'

/** What was decided for a whole section, and what its records have shown so far. */
export type SectionState = {
  columns: ColumnRoles
  rule: SignRule
  order: DayOrder
  years: YearContext
  debitSign: 1 | -1
  creditSign: 1 | -1
  currency: string
  /** The user's own, for signs that several currencies share. */
  ownCurrency: string
  /** No bank posts rows after this day, so a later date was misread. */
  horizon: PlainDate
  /** The sums of the rows read so far. */
  sums: RunningSums
  /** From this line on, near the end of the section, a total can be the sum of anything. */
  footerLine: number
}

/** A record is a row, or an issue with a reason. */
export type Outcome = { row: StatementRow } | Problem

type Problem = { code: IssueCode; reason: string }
type Money = { minor: number; currency: string }

const MAX_MARK_LENGTH = 24
const YES = /^(?:true|yes|y|1|x|ja|oui|si|sim)$/i

/** A record's cell in a column that the table may not have. */
function getCell(record: CellRecord, column: number | null): string {
  return column === null ? '' : cleanCell(record.cells[column])
}

/**
 * What says that a record is pending: its status, the start of its name if it has no balance, or a word in place of its
 * date or, without a status column, its type. Null if nothing does.
 */
function findPendingMark(record: CellRecord, columns: ColumnRoles, name: string): string | null {
  const { status, isPendingFlag } = columns
  const statusText = getCell(record, status)
  if (isPendingStatus(statusText)) return statusText
  if (isPendingFlag && YES.test(statusText)) return 'pending'
  const { balance } = columns.money
  if (startsWithPending(name) && getCell(record, balance) === '') return name
  const others = status === null ? [...columns.days, ...columns.types] : columns.days
  for (const column of others) {
    const cell = record.cells[column] ?? ''
    // Most cells are dates and names, which this quick check rules out.
    if (cell.length > MAX_MARK_LENGTH || /\d/.test(cell)) continue
    if (isPendingStatus(cleanCell(cell)) && cleanCell(cell) !== name) return cleanCell(cell)
  }
  return null
}

/** Reads one record of a section with known columns. */
export function readRecord(record: CellRecord, state: SectionState): Outcome {
  const { columns } = state
  const day = getDay(record, state)
  const name = getName(record, columns, 'out')
  if (!day) return explainMissingDay(record, columns, name)
  const meaning = readBalanceOrTotal(record, columns)
  if (meaning && !isShopNamedTotal(record, meaning, state)) return meaning
  const pending = findPendingMark(record, columns, name)
  if (pending !== null)
    return { code: 'pending', reason: `Still pending (“${pending}”). It will be in a later file once it’s posted.` }
  const status = getCell(record, columns.status)
  if (isVoidStatus(status)) return { code: 'not-carried-out', reason: `Marked “${status}”, so no money moved.` }
  const amount = getAmount(record, state)
  if (!('minor' in amount)) return amount
  if (amount.minor === 0) return { code: 'no-money-moved', reason: 'The amount is zero.' }
  if (day > state.horizon) return { code: 'bad-day', reason: `The date ${day} is too far in the future.` }
  const row: StatementRow = {
    line: record.line,
    day,
    minor: amount.minor,
    currency: amount.currency,
    name: getName(record, columns, amount.minor > 0 ? 'in' : 'out'),
  }
  setTexts(row, record, columns)
  const note = getCell(record, columns.note)
  if (note !== '' && !row.name.includes(note)) row.note = note.slice(0, 2_000)
  const purpose = row.minor > 0 ? getPurpose(record, columns, row.name) : ''
  if (purpose !== '') row.purpose = purpose
  const balance = readBalanceAfter(record, columns, amount.currency)
  if (balance !== null) row.balanceAfterMinor = balance
  return { row }
}

const TEXT_FIELDS = { bankId: 'bankId', source: 'account', mcc: 'mcc', bankCategory: 'category' } as const

function setTexts(row: StatementRow, record: CellRecord, columns: ColumnRoles): void {
  for (const field of ['bankId', 'source', 'mcc', 'bankCategory'] as const) {
    const cell = getCell(record, columns[TEXT_FIELDS[field]])
    if (cell !== '') row[field] = cell
  }
}

function readBalanceAfter(record: CellRecord, { money, mark }: ColumnRoles, currency: string): number | null {
  const parts = readAmount(getCell(record, money.balance))
  const minor = parts && toMinor(parts, parts.provenMark ?? mark, currency)
  if (!parts || minor === null) return null
  return parts.isNegative || parts.direction === 'out' ? -minor : minor
}

/** Why a record without a readable date isn't a row. */
function explainMissingDay(record: CellRecord, columns: ColumnRoles, name: string): Outcome {
  const text = record.cells.map(cleanCell).find((cell) => cell !== '') ?? ''
  const meaning = getLineMeaning(name) ?? getLineMeaning(text)
  if (meaning === 'balance') return { code: 'balance-line', reason: 'This is a balance. No money moved.' }
  if (meaning === 'total') return { code: 'total-line', reason: 'This is a total or a page number.' }
  if (record.cells.some((cell) => isPendingStatus(cleanCell(cell))))
    return { code: 'pending', reason: 'Still pending, so it has no date. It will be in a later file.' }
  if (readHeader(record)) return { code: 'header', reason: 'Column headings.' }
  const hasDay = columns.days.some((column) => cleanCell(record.cells[column]) !== '')
  return { code: 'no-day', reason: hasDay ? 'We couldn’t read the date.' : 'No date.' }
}

const BARE_TOTAL =
  /^(?:grand|sub|running|overall|period|month|monthly) totals?:?$|^totals? (?:amount|sum|debits?|credits?|withdrawals?|deposits?|in|out|payments?|general|generale|parcial|importe|betrag|mes)s?:?$/

function readBalanceOrTotal(record: CellRecord, columns: ColumnRoles): Outcome | null {
  const cells = columns.names.slice(0, 4).map((column) => cleanCell(record.cells[column]))
  const filled = cells.filter((cell) => cell !== '')
  for (const cell of filled) {
    const meaning = getLineMeaning(cell)
    // "Übertrag" after a name is the purpose of that payment.
    const isPurpose = cell !== filled[0] && /^(?:ue?bertrag|umbuchung)$/.test(foldText(cell))
    if (meaning === 'balance' && !isPurpose)
      return { code: 'balance-line', reason: 'This is a balance. No money moved.' }
    // With a date and an amount, only a bare "Total" is a sum: "TOTAL 4251 PARIS" is a gas station.
    if (meaning === 'total' && !/\d/.test(cell) && (!/\s/.test(cell) || BARE_TOTAL.test(foldText(cell))))
      return { code: 'total-line', reason: 'This is a total.' }
  }
  return null
}

/**
 * "TOTAL" is also a gas station: a line in the middle of the table with a date and an amount that isn't the sum of
 * anything is a row.
 */
function isShopNamedTotal(record: CellRecord, meaning: Outcome, state: SectionState): boolean {
  if (!('code' in meaning) || meaning.code !== 'total-line' || record.line >= state.footerLine) return false
  if (!/^total$/i.test(getName(record, state.columns, 'out'))) return false
  const amount = getAmount(record, state)
  return 'minor' in amount && amount.minor !== 0 && !state.sums.has(amount.minor)
}

function getDay(record: CellRecord, state: SectionState): PlainDate | null {
  for (const column of state.columns.days) {
    const cell = cleanCell(record.cells[column])
    if (cell === '') continue
    if (state.columns.hasSerialDays) return readSerialDay(cell)
    const parts = readDayCell(cell)
    const day = parts ? resolveDay(parts, state.order, state.years) : null
    if (day) return day
    if (!parts) return null // "Pending" instead of a date: a value date next to it doesn't mean that it was posted.
  }
  return null
}

function getAmount(record: CellRecord, state: SectionState): Money | Problem {
  const { columns } = state
  const { money } = columns
  if (isNoDirection(getCell(record, columns.direction)))
    return { code: 'no-money-moved', reason: 'The file doesn’t count this as money in or money out.' }
  if (money.amounts.length === 0) return readPairAmount(record, state)
  for (const { column, currency } of money.amounts) {
    const cell = cleanCell(record.cells[column])
    if (cell === '') continue
    const parts = readAmount(cell)
    if (!parts) continue
    const rowCurrency = getCurrency(record, state, parts, currency)
    const minor =
      columns.isInMinorUnits && /^\d+$/.test(parts.body)
        ? Number(parts.body)
        : toMinor(parts, parts.provenMark ?? columns.mark, rowCurrency)
    if (minor === null || !Number.isSafeInteger(minor))
      return { code: 'bad-amount', reason: `“${cell}” is too large to be an amount.` }
    const signed = signMinor(
      minor,
      parts.isNegative,
      parts.direction ?? getNeighborDirection(record, column) ?? getPlusDirection(parts, state.rule),
      state.rule,
      record,
      columns,
    )
    if (signed === null)
      return { code: 'no-money-moved', reason: 'The file doesn’t say whether this is money in or money out.' }
    const moved = signed - getCharge(record, columns, rowCurrency)
    return { minor: moved === 0 ? 0 : moved, currency: rowCurrency }
  }
  const text = cleanCell(record.cells[money.amounts[0]?.column ?? 0])
  return text === ''
    ? { code: 'no-amount', reason: 'No amount.' }
    : { code: 'bad-amount', reason: `“${text.slice(0, 60)}” isn’t a valid amount.` }
}

/** What was charged in addition to the amount; 0 if the table has no column for it. */
function getCharge(record: CellRecord, columns: ColumnRoles, currency: string): number {
  const parts = readAmount(getCell(record, columns.money.charge ?? null))
  return parts ? (toMinor(parts, parts.provenMark ?? columns.mark, currency) ?? 0) : 0
}

/** The direction from a separate cell after the amount: "£20.00","CR". */
function getNeighborDirection(record: CellRecord, column: number): Direction | null {
  const next = cleanCell(record.cells[column + 1])
  if (next === 'CR' || next === 'Cr') return 'in'
  return next === 'DR' || next === 'Dr' ? 'out' : null
}

/** Among unsigned amounts, an explicit plus means money in. */
function getPlusDirection(parts: AmountParts, rule: SignRule): Direction | null {
  return rule.kind === 'by-words' && parts.isSigned && !parts.isNegative ? 'in' : null
}

function readPairAmount(record: CellRecord, state: SectionState): Money | Problem {
  const { columns } = state
  let total = 0
  let isFound = false
  let currency = state.currency
  for (const [column, direction, sign] of [
    [columns.money.debit, -1, state.debitSign],
    [columns.money.credit, 1, state.creditSign],
  ] as const) {
    const parts = readAmount(getCell(record, column))
    if (!parts) continue
    currency = getCurrency(record, state, parts, null)
    const minor = toMinor(parts, parts.provenMark ?? columns.mark, currency)
    if (minor === null) continue
    isFound = true
    // "450.00 Dr" states its own direction, whatever its column.
    if (parts.direction) total += parts.direction === 'out' ? -minor : minor
    else total += (parts.isNegative ? -minor : minor) * sign * direction
  }
  if (!isFound) return { code: 'no-amount', reason: 'No amount.' }
  return { minor: total === 0 ? 0 : total, currency }
}

function getCurrency(record: CellRecord, state: SectionState, parts: AmountParts, heading: string | null): string {
  if (parts.currency && parts.currency.length >= 3) return parts.currency
  if (heading) return heading
  const cell = getCell(record, state.columns.currency)
  // A currency we don't know isn't replaced with the file's: the row will be skipped, and the reason names the code.
  const named = readCurrency(cell) ?? readUnknownCode(cell)
  // "BTC" next to "$61.99" is what was traded, not the currency it was paid in.
  const isTraded = parts.currency !== null && named !== null && !isKnownCurrency(named)
  if (named && !isTraded) return named
  if (parts.currency) return getCurrencyFromSign(parts.currency, state.currency, state.ownCurrency)
  return state.currency
}

// An email address is used as a name only if there's nothing else.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i
// Dashes, dots and the like, and a true or false about the row, aren't its name.
const EMPTY_NAME = /^(?:[-–—－ー_/\\.*\s?]*|true|false)$/i

function getName(record: CellRecord, columns: ColumnRoles, direction: Direction): string {
  if (direction === 'in') {
    for (const column of columns.payers) {
      const cell = cleanCell(record.cells[column])
      if (isName(cell, columns)) return cell
    }
  }
  for (const column of columns.names) {
    const cell = cleanCell(record.cells[column])
    if (!isName(cell, columns)) continue
    if (isBareFlag(cell)) return findTextBeside(column, record, columns, TEXTS) ?? cell
    if (isCardNumber(cell)) return findTextBeside(column, record, columns, [...TEXTS, 'reference']) ?? cell
    return column === columns.secondLine?.first
      ? chooseNamedLine(cell, cleanCell(record.cells[columns.secondLine.second]))
      : cell
  }
  for (const column of columns.names) {
    const cell = cleanCell(record.cells[column])
    if (cell !== '' && !EMPTY_NAME.test(cell)) return cell
  }
  return ''
}

const KIND_OF_PAYMENT =
  /(?<!\p{L})(?:payment|pmt|purchase|deposit|withdrawal|transfer|debit|credit|virement|ordre|paiement|achat|versement|retrait|prelevement|zahlung|kartenzahlung|uberweisung|lastschrift|gutschrift|pago|compra|transferencia|pagamento|acquisto|bonifico|betaling|overboeking)(?!\p{L})/u

/** The second of a text's two lines, if the first only gives the type of payment and the second names someone. */
function chooseNamedLine(first: string, second: string): string {
  const namesSomeone = /\p{L}{3}/u.test(second) && !/^[\d.,]+ ?[A-Z]{3}\b/.test(second)
  return namesSomeone && KIND_OF_PAYMENT.test(foldText(first)) ? second : first
}

/** Whether "DEBIT" or the like is in place of the name: it only repeats the amount's sign. */
function isBareFlag(cell: string): boolean {
  return cell.length > 3 && getDirectionFromFlag(cell) !== null
}

const TEXTS: readonly ColumnRole[] = ['payee', 'description', 'memo']

/** Whether a cell is only the number of the card that was used, perhaps with a code: "4835-****-****-2210 Df". */
function isCardNumber(cell: string): boolean {
  return showsCardNumber(cell) && !/\p{L}{3}/u.test(cell.replace(/[\d*x•]+/gi, ' '))
}

function findTextBeside(
  taken: number,
  record: CellRecord,
  columns: ColumnRoles,
  kinds: readonly ColumnRole[],
): string | null {
  for (const column of columns.names) {
    const role = columns.roles[column]
    if (column === taken || !role || !kinds.includes(role)) continue
    const cell = cleanCell(record.cells[column])
    if (isName(cell, columns) && !isBareFlag(cell) && /\p{L}{3}/u.test(cell)) return cell
  }
  return null
}

/** The words next to the name, which tell wages from a refund; empty if there are none. */
function getPurpose(record: CellRecord, columns: ColumnRoles, name: string): string {
  const texts: string[] = []
  for (let column = 0; column < record.cells.length; column++) {
    const role = columns.roles[column]
    if (role !== 'description' && role !== 'memo' && role !== 'type' && role !== 'payee') continue
    const cell = cleanCell(record.cells[column])
    if (cell !== name && /\p{L}{3}/u.test(cell) && !texts.includes(cell)) texts.push(cell)
  }
  return texts.join(' ')
}

function isName(cell: string, columns: ColumnRoles): boolean {
  return (
    cell !== '' &&
    !EMPTY_NAME.test(cell) &&
    !ADDRESS.test(cell) &&
    (columns.owner === null || foldText(cell) !== columns.owner)
  )
}

/** A record's text if it's alone in a name column and belongs to the row above; null for other records. */
export function getContinuation(record: CellRecord, columns: ColumnRoles): string | null {
  const filled = record.cells
    .map(cleanCell)
    .map((cell, index) => ({ cell, index }))
    .filter(({ cell }) => cell !== '')
  const only = filled[0]
  if (filled.length !== 1 || !only || only.index === 0 || !columns.names.slice(0, 3).includes(only.index)) return null
  return only.cell.length <= 120 && getLineMeaning(only.cell) === null ? only.cell : null
}
