import { addDays, type PlainDate } from '../core/plain-date.ts'
import { compareWithLayoutReader, isProven } from './learned/second-reading.ts'
import { checkTable, compareWithPayments, isOwnSheet } from './learned/third-reading.ts'
import { isProse } from './not-transactions.ts'
import type { ReaderAttempts } from './reader-attempts.ts'
import { makeIssue } from './reading/build-reading.ts'
import type {
  FormatReading,
  IssueCode,
  ReadingContext,
  ReadingIssue,
  StatementRow,
} from './reading/statement-reading.ts'
import { type CellRecord, splitRecords, unwrapQuotes } from './tables/csv-tokens.ts'
import { detectDelimiter } from './tables/detect-delimiter.ts'
import { AMOUNT_ROLES } from './tables/heading-role.ts'
import { dropPending, listPending } from './tables/pending-rows.ts'
import { isPriceList, PRICE_LIST } from './tables/price-list.ts'
import { dropRepeatedLabels } from './tables/repeated-labels.ts'
import { hasNoDays, readHeader } from './tables/table-header.ts'
import { readTable } from './tables/table-reader.ts'
import { writeOutDays } from './texts/bare-days.ts'
import { findAmounts, findDays } from './texts/line-tokens.ts'
import { nameAfterOrders, nameAfterSender, nameAfterShop, nameWithdrawals } from './texts/message-sender.ts'
import { readPastedText } from './texts/pasted-text.ts'
import { settlePayers, settleUnpaid } from './texts/payer-column.ts'
import { preparePaste, restoreLines } from './texts/prepare-paste.ts'
import { findStatedCurrency, spellCurrencies } from './texts/stated-currency.ts'
import { dropSums } from './texts/sum-lines.ts'
import { dropUnposted, UPCOMING_REASON } from './texts/unposted-lines.ts'

/**
 * Reads a text as a table if it can only be one. Otherwise, also reads it as a person's notes or a page's text and
 * chooses the better reading. Null if the readers threw.
 */
export function readPlainText(text: string, account: ReadingContext, attempts: ReaderAttempts): FormatReading | null {
  if (text.length > MAX_PASTE || account.fileName !== '') {
    const { reading } = readPosted(clean(text, account), account, attempts)
    return reading && text.length <= MAX_PASTE ? listPending(reading, text) : reading
  }
  const given = spellCurrencies(text, account.currency)
  const currency = findStatedCurrency(given, account.currency) ?? account.currency
  const found = readPaste(given, { ...account, currency }, attempts)
  if (!found) return null
  const reading = settlePayers(settleUnpaid(dropSums(found, given, account.today), given), given)
  const isOther = currency !== account.currency && reading.rows.length > 0
  const isDoubtful = isOther || hasGuessedYear(reading, given, account.today) || hasUnclearUnit(reading, given)
  const whole = dropUpcomingRows(isDoubtful ? { ...reading, isReadingGuessed: true } : reading, given, account.today)
  return listPending(whole, given)
}

function clean(text: string, { today }: ReadingContext): string {
  const labeled = dropRepeatedLabels(text)
  return writeOutDays(text.length > MAX_PASTE ? labeled : dropPending(labeled), today)
}

function readPaste(given: string, context: ReadingContext, attempts: ReaderAttempts): FormatReading | null {
  const whole = clean(given, context)
  const prepared = attempts.run('prepare', () => preparePaste(whole, context))
  if (!prepared) return null
  const posted = readPosted(prepared.text, context, attempts)
  if (!posted.reading) return null
  const byRules = restoreLines(posted.reading, prepared)
  if (posted.isTable) return attempts.run('payments', () => checkTable(byRules, given, context)) ?? byRules
  const compared =
    attempts.run('payments', () => compareWithPayments(byRules, given, context, prepared.chat)) ?? byRules
  const lines = given.split('\n')
  const checked = [nameAfterSender, nameAfterShop, nameAfterOrders, nameWithdrawals].reduce(
    (reading, name) => name(reading, lines),
    compared,
  )
  // Rows of a chat go to review even if both readers agree: others may have paid.
  const isChat = prepared.chat.length > 0 && checked.rows.length > 0
  const isPaidInParts = checked.rows.length === 1 && INSTALLMENTS.test(given)
  const isDoubtful = isChat || isPaidInParts || hasFunding(checked, lines)
  return settleRecentDays(isDoubtful ? { ...checked, isReadingGuessed: true } : checked, context.today)
}

/** An order paid in parts: its total may not be what was paid. */
const INSTALLMENTS =
  /\b(?:first|1st) (?:payment|instal?lment)\b|\bpay in [34]\b|\bin (?:[2-6]|two|three|four|six) (?:interest-free )?(?:payments|instal?lments)\b/i

/**
 * "Money added from bank for Depop Limited" next to a payment to Depop for the same amount: the wallet only passed it
 * on, or Depop gave it back.
 */
function hasFunding({ rows }: FormatReading, lines: readonly string[]): boolean {
  const hasName = (line: number, name: string) => name !== '' && (lines[line - 1] ?? '').includes(name)
  return rows.some(({ line, day, minor, name }) => {
    const payment = rows.find(
      (row) => minor > 0 && row.minor === -minor && row.day === day && !name.startsWith(row.name),
    )
    return payment !== undefined && (hasName(line, payment.name) || hasName(line - 1, payment.name))
  })
}

/**
 * People paste what just happened. If a date this recent were read in the other order, it would be weeks or months
 * away.
 */
const RECENT_DAYS = 14

function settleRecentDays(reading: FormatReading, today: PlainDate): FormatReading {
  const { daysGuessed, ...rest } = reading
  const isRecent = rest.rows.every(({ day }) => day <= today && day >= addDays(today, -RECENT_DAYS))
  return daysGuessed && isRecent ? rest : reading
}

const CURRENT_DAYS = 120
const LAST_YEAR_DAYS = 335
/** Banks may date a payment a few days ahead. */
const AHEAD_DAYS = 7

/** "10k" without a currency may be the name of a race, and "9p" may be a time or nine pence. */
const UNCLEAR_UNIT =
  /(?<![\p{L}\d.,]|\p{Sc} ?|\p{Lu}{3} )(?:\d[\d.,]*k(?![\p{L}\d]| ?\p{Lu}{3}(?!\p{L}))|(?:\d|\d{3})[p¢](?![\p{L}\d]))/u

function hasUnclearUnit({ rows }: FormatReading, text: string): boolean {
  const lines = text.split('\n')
  return rows.some(({ line }) => UNCLEAR_UNIT.test(lines[line - 1] ?? ''))
}

/** Whether all rows are about a year old or more only because of a number that may be a year, as in "Chipotle 2015". */
function hasGuessedYear({ rows, format }: FormatReading, text: string, today: PlainDate): boolean {
  const isOld = format !== 'csv' && rows.length > 0 && rows.every(({ day }) => day < addDays(today, -LAST_YEAR_DAYS))
  return isOld && !text.split('\n').some((line) => findDays(line, null).length > 0 && saysYear(line))
}

/**
 * Lists rows dated more than a week ahead as skipped, unless all rows are. At the end of a list in date order, that
 * includes dates without a year that would otherwise have to be last year's.
 */
function dropUpcomingRows(reading: FormatReading, text: string, today: PlainDate): FormatReading {
  const lines = text.split('\n')
  const isAhead = ({ day }: StatementRow) => day > addDays(today, AHEAD_DAYS)
  const isOld = ({ day, line }: StatementRow) =>
    day < addDays(today, -LAST_YEAR_DAYS) && !saysYear(lines[line - 1] ?? '')
  const rows = [...reading.rows].sort((a, b) => a.line - b.line)
  if (rows.some(isAhead)) return rows.every(isAhead) ? reading : listAsUpcoming(reading, isAhead, lines)
  const first = rows.findIndex(isOld)
  const [past, upcoming] = [rows.slice(0, first), rows.slice(first)]
  const isList =
    past.length > 1 && past.every(({ day }, at) => day >= (past[at - 1]?.day ?? addDays(today, -CURRENT_DAYS)))
  return isList && upcoming.every(isOld) ? listAsUpcoming(reading, isOld, lines) : reading
}

/** Whether a line's year is certain: its first date has one or it has no date, or it mentions a year elsewhere. */
function saysYear(line: string): boolean {
  const [first] = findDays(line, null)
  const kind = first?.parts?.kind
  return (kind !== 'no-year' && kind !== 'open-no-year') || /\b(?:19|20)\d\d\b|\blast year\b/i.test(line)
}

function listAsUpcoming(
  reading: FormatReading,
  isUpcoming: (row: StatementRow) => boolean,
  lines: readonly string[],
): FormatReading {
  const upcoming = reading.rows.filter(isUpcoming)
  const issues = upcoming.map(({ line }) =>
    makeIssue(line, 'unreadable', (lines[line - 1] ?? '').trim(), UPCOMING_REASON),
  )
  const rows = reading.rows.filter((row) => !isUpcoming(row))
  return { ...reading, rows, issues: [...reading.issues, ...issues].sort((a, b) => a.line - b.line) }
}

/**
 * Whether a text is compared with the payments that the second reader found: it's pasted, and neither a bank's export
 * nor a table whose balances prove its rows.
 */
export function isComparedWithPayments(given: string, context: ReadingContext, attempts: ReaderAttempts): boolean {
  const whole = clean(given, context)
  if (whole.length > MAX_PASTE || context.fileName !== '') return false
  const prepared = attempts.run('prepare', () => preparePaste(whole, context))
  const table = prepared && attempts.run('table', () => readDelimited(prepared.text, context))
  return prepared !== null && (!table?.isSure || (isOwnSheet(whole, table.reading) && !isProven(table.reading)))
}

/** `isTable`: it can only be a table. */
type Posted = { reading: FormatReading | null; isTable: boolean }

function readPosted(text: string, context: ReadingContext, attempts: ReaderAttempts): Posted {
  const table = attempts.run('table', () => readDelimited(text, context))
  if (table?.isSure) return { reading: table.reading, isTable: true }
  const pasted = attempts.run('pasted-text', () => readPastedText(text, context))
  const reading = table && pasted ? chooseBetter(table, pasted, text, context) : (table?.reading ?? pasted)
  const checked =
    reading && (attempts.run('second-reading', () => compareWithLayoutReader(reading, text, context)) ?? reading)
  const isTable = reading === table?.reading || text.length > MAX_PASTE
  return { reading: checked && !isTable ? dropUnposted(checked, text, context.today) : checked, isTable: false }
}

type Delimited = NonNullable<ReturnType<typeof readDelimited>>

/** Reads a text as cells; `isSure` if it can only be a table. Null if it can't be one. */
function readDelimited(text: string, context: ReadingContext) {
  const whole = unwrapQuotes(text)
  const found = detectDelimiter(whole)
  if (!found) return null
  const records = splitRecords(whole, found.delimiter)
  const table = readTable(records, 'csv', context)
  const reading = context.fileName === '' ? listOtherPayments(table) : table
  const about = { records, score: found.score }
  if (isPriceList(records)) {
    const list = { ...reading, rows: [], isSomethingElse: true, detail: PRICE_LIST }
    return { ...about, reading: list, isSparse: false, isSure: true, cutsDays: false }
  }
  if (isYearsOnly(reading, text)) return null
  const isSparse = isSparseIn(reading, text, records)
  const cutsDays = found.delimiter === ',' && (text.slice(0, 20_000).match(COMMA_DAY)?.length ?? 0) > 1
  const isSure = hasNames(reading) && found.score >= 5 && !isSparse && !cutsDays
  return { ...about, reading, isSparse, isSure, cutsDays }
}

/** Lists lines such as "Got $75.00 from Troy on Oct 16" below a list with commas as unreadable. */
function listOtherPayments(reading: FormatReading): FormatReading {
  const isPayment = ({ code, text }: ReadingIssue) => {
    const days = code === 'note' ? findDays(text, null) : []
    return days.length > 0 && findAmounts(text, days).some(({ isStrong }) => isStrong)
  }
  if (!reading.issues.some(isPayment)) return reading
  const reason = 'We didn’t find a transaction in this line. Add it manually if it was paid.'
  const issues = reading.issues.map((issue) =>
    isPayment(issue) ? { ...issue, code: 'unreadable' as const, reason } : issue,
  )
  return { ...reading, issues }
}

function chooseBetter(table: Delimited, pasted: FormatReading, text: string, context: ReadingContext): FormatReading {
  const { reading, records, score, isSparse, cutsDays } = table
  if (cutsDays && pasted.rows.length > 0 && pasted.rows.length >= reading.rows.length) return pasted
  if (hasNames(reading) && reading.rows.length >= pasted.rows.length + (isSparse ? 1 : 0)) return reading
  if (context.fileName !== '' && hasNoDays(records)) return reading
  if (pasted.rows.length > 0) return reading.isSomethingElse ? reading : pasted
  // A few commas in a letter don't make it a table.
  return !isProse(text) && (reading.detail || score > 2) ? reading : pasted
}

/** "Rates today, November 14, 2026": the commas belong to a sentence, and the year isn't an amount. */
function isYearsOnly(table: FormatReading, text: string): boolean {
  if (table.rows.length === 0 || table.rows.length > 2) return false
  const lines = text.split('\n', 2000)
  return table.rows.every((row) => {
    const year = /\p{L}{3,12}\.? \d{1,2}, ((?:19|20)\d{2})(?![.,]?\d)/u.exec(lines[row.line - 1] ?? '')?.[1]
    return year !== undefined && String(Math.abs(row.minor)).startsWith(year)
  })
}

// Nobody pastes more than this by hand; a longer text is an exported file.
const MAX_PASTE = 200_000

// "Nov 12, 2026" at the start of a line and outside quotes: this comma doesn't separate cells.
const COMMA_DAY = /^\s*\p{L}{3,9}\.? \d{1,2}, \d{4}\b/gmu

const UNDERSTOOD = new Set<IssueCode>(['balance-line', 'total-line', 'no-money-moved'])

/**
 * Whether many lines with amounts gave few rows, with nothing known about the others: a comma may have split a text.
 * Lines above a table's headings say nothing about its rows.
 */
function isSparseIn(table: FormatReading, text: string, records: readonly CellRecord[]): boolean {
  if (table.rows.length > 12) return false
  const heading = findHeadingLine(table, records)
  const understood = table.rows.length + table.issues.filter((issue) => UNDERSTOOD.has(issue.code)).length
  const lines = text.slice(0, 20_000).split('\n')
  const withMoney = lines.slice(heading).filter((line) => MONEY.test(line)).length
  if (withMoney > understood * 2 + 1) return true
  return heading === 0 && withMoney >= table.rows.length && isCutByChance(table, lines)
}

/**
 * The first line with headings for a date and an amount, if all rows are below it with about as many cells; 0 if there
 * is none or they aren't.
 */
function findHeadingLine(table: FormatReading, records: readonly CellRecord[]): number {
  for (const record of records.slice(0, 60)) {
    const header = readHeader(record)
    if (!header || header.known < 3 || !header.roles.includes('day')) continue
    if (!header.roles.some((role) => AMOUNT_ROLES.has(role))) continue
    const widths = new Map(records.map(({ line, cells }) => [line, cells.length]))
    const isUnder = (line: number) => line > record.line && Math.abs((widths.get(line) ?? 0) - record.cells.length) <= 1
    return table.rows.length > 0 && table.rows.every((row) => isUnder(row.line)) ? record.line : 0
  }
  return 0
}

// "28.12.2018" and "28.12.18" are dates.
const MONEY = /\d,\d{2}(?!\d)|(?<!\d\.\d{0,2})\d\.\d{2}(?![\d.])/

/**
 * Whether no row has an amount with decimals or a quote, as if "May 2, 2024 through June 1, 2024" had been cut at its
 * commas.
 */
function isCutByChance(table: FormatReading, lines: readonly string[]): boolean {
  return table.rows.every((row) => {
    const line = lines[row.line - 1] ?? ''
    return !MONEY.test(line) && !line.includes('"')
  })
}

/** Whether at least half of the rows have a name. Others are more likely lines that a comma split by chance. */
function hasNames(table: FormatReading): boolean {
  return table.rows.length > 0 && table.rows.filter((row) => row.name !== '').length >= table.rows.length * 0.5
}
