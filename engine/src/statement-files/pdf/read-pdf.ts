import { countDecimals } from '../../core/currency.ts'
import { getOnly } from '../../core/get-only.ts'
import { addDays } from '../../core/plain-date.ts'
import { checkBalances } from '../balance-check.ts'
import { buildRowsFromLabels } from '../learned/rows-of-labels.ts'
import { signByBalances } from '../learned/sign-by-balances.ts'
import { placePdfWords } from '../learned/word-places.ts'
import { skipRows, startReading } from '../reading/build-reading.ts'
import type { FormatReading, ReadingContext, StatementRow } from '../reading/statement-reading.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { readTable } from '../tables/table-reader.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { readFoundRows, readPastedText } from '../texts/pasted-text.ts'
import { dropUnposted } from '../texts/unposted-lines.ts'
import { readAccounts } from './pdf-accounts.ts'
import { addProvenBalances, moveUndatedInterest } from './pdf-balances.ts'
import { convertCalendar } from './pdf-calendars.ts'
import { carryDaysDown } from './pdf-carried-days.ts'
import { decideCurrency, type FoundCurrency, hasOtherCurrency } from './pdf-currency.ts'
import { dropLooseFigures } from './pdf-loose-figures.ts'
import { dropOtherLists } from './pdf-other-lists.ts'
import { measureLetter, type PdfLine, type PdfPage, readLines, toText } from './pdf-page.ts'
import { splitPageColumns } from './pdf-page-columns.ts'
import { signBySections } from './pdf-sections.ts'
import { signByCredits } from './pdf-signs.ts'
import { dropSums } from './pdf-sums.ts'
import { type PdfTables, readPdfTables } from './pdf-table.ts'
import { hasUnreadRows } from './pdf-unread-rows.ts'
import { completeNames, restoreTexts } from './pdf-whole-names.ts'

/** The words of a PDF as text, with its columns aligned. */
export function toPdfText(given: readonly PdfPage[]): string {
  const pages = splitPageColumns(given)
  return toText(readLines(pages), measureLetter(pages))
}

/**
 * Reads a statement by the positions of its words: once as a table below its headings, once as text. The reading that
 * is proven by balances or totals wins. If balances don't prove it, or rows seem to be missing, the layout reader reads
 * the statement too. Without enough proof, the rows go to review. `found` is the statement's currency if it's already
 * known.
 */
export function readPdf(given: readonly PdfPage[], context: ReadingContext, found?: FoundCurrency): FormatReading {
  const pages = splitPageColumns(given)
  const lines = readLines(pages)
  const letter = measureLetter(pages)
  const text = toText(lines, letter)
  const unsigned = readPdfTables(lines, letter)
  const signed = unsigned && signBySections(unsigned)
  const tables = signed ? [readAccounts(signed, context), readTable(getRecords(signed), 'pdf', context)] : []
  const asText = completeNames(readPastedText(text, context), lines, letter)
  const readings = [
    ...tables.filter((reading) => reading !== null).map((reading) => addBalances(reading, asText)),
    asText,
  ]
  const judge = (some: FormatReading[]): Judged | undefined =>
    some
      .map((reading) => convertCalendar(reading, text, context.today))
      .map((reading) => carryDaysDown(dropSums(reading, text.split('\n')), text.split('\n')))
      .map((reading) => dropUnposted(dropFuture(reading, context), text, context.today))
      .map((reading) => dropOtherLists(dropLooseFigures(reading, lines, letter), lines))
      .map((reading) => restoreTexts(signByCredits(reading, lines), lines))
      .map((reading) => addProvenBalances(moveUndatedInterest(reading, lines, context.today), lines, context))
      .map((reading) => ({ reading, proof: rateProof(reading, text), hasMore: hasUnreadRows(reading.rows, text) }))
      .filter(({ reading }) => reading.rows.length > 0)
      .sort((a, b) => Math.ceil(b.proof) - Math.ceil(a.proof))[0]
  const byRules = judge(readings)
  const byPlaces =
    !byRules || byRules.proof < PROVEN || byRules.hasMore ? readByPlaces(lines, letter, text, context) : null
  const judged = byPlaces ? judge([byPlaces.reading]) : undefined
  const best = chooseBetter(byRules, judged && { ...judged, certainty: byPlaces?.certainty })
  if (!best) return { ...startReading('pdf'), detail: pages.some(({ words }) => words.length > 0) ? NO_ROWS : SCANNED }
  const all = text.split('\n')
  const currency = found ?? decideCurrency(best.reading.rows, all, context.currency)
  if (currency.code !== context.currency && currency.code !== null)
    return readPdf(pages, { ...context, currency: currency.code }, currency)
  const { isReadingGuessed: _, ...reading } = currency.code
    ? useOwnCurrency(best.reading, currency.code, all)
    : shareCurrency(best.reading, context, text)
  const isSure = best.proof >= 1 && !best.hasMore
  const isCurrencySure = currency.isSure && !hasOtherCurrency(reading.rows, all)
  reading.source ??= findAccountNumber(text, Math.min(...reading.rows.map(({ line }) => line)))
  return {
    ...reading,
    format: 'pdf',
    detail: null,
    ...(isSure ? {} : { isReadingGuessed: true }),
    ...(isCurrencySure ? {} : { isCurrencyGuessed: true }),
  }
}

/** More words than this would keep people waiting. */
const MAX_PDF_WORDS = 3_000
/** How sure the layout reader must be to overrule the rules: if both found the same amounts, and if not. */
const SURE_OF_THE_SAME = 0.6
const SURE_OF_OTHERS = 0.8

type Judged = { reading: FormatReading; proof: number; hasMore: boolean; certainty?: number }

/**
 * What the layout reader reads from the words and their positions. Null if there is no layout reader, if the document
 * is empty or too long for it, or if it found too many amounts without a date.
 */
function readByPlaces(lines: readonly PdfLine[], letter: number, text: string, context: ReadingContext) {
  const words = context.labelWords ? placePdfWords(lines) : []
  if (!context.labelWords || words.length === 0 || words.length > MAX_PDF_WORDS) return null
  const { rows, lost, certainty } = buildRowsFromLabels(context.labelWords(words), context.today)
  if (lost > 0 && lost * 10 > rows.length) return null
  const reading = readFoundRows(rows, text.split('\n'), context)
  // The layout reader can miss the payee if the first line only gives the type of payment.
  const named = completeNames(reading, lines, letter, 1)
  return { reading: { ...named, rows: signByBalances(named.rows) }, certainty }
}

/**
 * The reading with more proof. With equal proof, the layout reader wins if it's sure enough. Against a reading that
 * balances prove, it wins only if it has all of that reading's rows and more. If it wins without having all the other's
 * rows, its own aren't proven.
 */
function chooseBetter(byRules: Judged | undefined, byPlaces: Judged | undefined): Judged | undefined {
  if (!byRules || !byPlaces) return byRules ?? byPlaces
  const [rules, places] = [byRules.reading.rows, byPlaces.reading.rows]
  const byProof = Math.ceil(byPlaces.proof) - Math.ceil(byRules.proof)
  if (byProof < 0) return byRules
  if (byProof === 0) {
    const isSame = rules.length === places.length && isWithin(rules, places, ({ minor }) => `${Math.abs(minor)}`)
    if ((byPlaces.certainty ?? 0) < (isSame ? SURE_OF_THE_SAME : SURE_OF_OTHERS)) return byRules
  }
  // Balances prove that neighboring rows match, not that the list is complete.
  const hasAllRows = isWithin(rules, places, ({ day, minor }) => `${day} ${minor}`)
  if (byRules.proof >= PROVEN && (!hasAllRows || rules.length === places.length)) return byRules
  return hasAllRows ? byPlaces : { ...byPlaces, proof: Math.min(byPlaces.proof, 0) }
}

function isWithin(
  some: readonly StatementRow[],
  all: readonly StatementRow[],
  getKey: (row: StatementRow) => string,
): boolean {
  const left = Map.groupBy(all, getKey)
  return some.every((row) => left.get(getKey(row))?.pop() !== undefined)
}

/** Adds the balances printed outside the table, as found in the text. */
function addBalances(table: FormatReading, { openingBalance, closingBalance }: FormatReading): FormatReading {
  if (table.balanceCheck || table.rows.length === 0) return table
  return {
    ...(openingBalance ? { openingBalance } : {}),
    ...(closingBalance ? { closingBalance } : {}),
    ...table,
  }
}

/**
 * All tables as one. Neighboring tables with the same kinds of columns become one list, so a sign means the same in all
 * of them.
 */
function getRecords({ preamble, tables }: PdfTables): CellRecord[] {
  const rows = tables.flatMap(({ records, kinds }, index) =>
    index > 0 && kinds === tables[index - 1]!.kinds ? records.slice(1) : records,
  )
  return [...preamble, ...rows]
}

/** If the other rows are in the past, a date well after today is when a loan ends or a bill is due. */
function dropFuture(reading: FormatReading, { today }: ReadingContext): FormatReading {
  const latest = addDays(today, 7)
  const future = reading.rows.filter(({ day }) => day > latest)
  if (future.length === 0 || future.length * 4 > reading.rows.length) return reading
  return skipRows(reading, future, 'pending', 'The date is in the future, so this isn’t a payment yet.')
}

const ACCOUNT =
  /\b(?:account(?: (?:number|no\.?|ending(?: in)?))?|acct\.? ?(?:no\.?)?|konto(?:nummer|-nr\.?)?|compte(?: de ch[eè]ques)?(?: n[°o]\.?)?|cuenta|conta|rekening(?:nummer)?|iban)\s{0,3}[:#]?\s{0,3}((?:[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8})|[\dx*•.]{0,16}[- ]?\d{4,12})(?![\d/.,])/i
const HEAD_LINES = 40

/** The account number that a statement gives above its rows. */
function findAccountNumber(text: string, firstRow: number): string | null {
  for (const line of text.split('\n').slice(0, Math.min(HEAD_LINES, firstRow - 1))) {
    const found = ACCOUNT.exec(line)?.[1]?.trim()
    if (found) return found
  }
  return null
}

const PROVEN = 2

const NO_ROWS =
  'We found no transactions in this PDF. Open it, copy the lines with the transactions and paste them, or export CSV from your bank.'
const SCANNED =
  'This PDF is a scan, with pictures of pages but no text. Download the statement from your bank’s website instead, or export CSV.'

/**
 * If all rows were read in another currency that none of their lines names, it comes from a purchase abroad, and the
 * rows get the account's currency. If a statement has accounts in several currencies, they keep theirs.
 */
function useOwnCurrency(reading: FormatReading, own: string, lines: readonly string[]): FormatReading {
  const other = getOnly(reading.rows.map(({ currency }) => currency))
  if (!other || countDecimals(own) !== countDecimals(other)) return reading
  const currencySign = new RegExp(`\\p{Sc}|${other}`, 'u')
  if (reading.rows.some(({ line }) => currencySign.test(lines[line - 1] ?? ''))) return reading
  return { ...reading, rows: reading.rows.map((row) => ({ ...row, currency: own })) }
}

/** If only the first row of a list has a "$", the others are in dollars too. */
function shareCurrency(reading: FormatReading, { currency }: ReadingContext, text: string): FormatReading {
  if (new RegExp(`\\b${currency}\\b`).test(text)) return reading
  const only = getOnly(reading.rows.map((row) => row.currency).filter((other) => other !== currency))
  if (!only || reading.rows[0]?.currency !== only || countDecimals(only) !== countDecimals(currency)) return reading
  return { ...reading, currency: only, rows: reading.rows.map((row) => ({ ...row, currency: only })) }
}

/**
 * 2 if running or closing balances add up, 1 if total in and total out do, 0.5 if only section totals do (they say
 * nothing about directions), 0 if nothing is stated, -1 if balances don't add up.
 */
function rateProof(reading: FormatReading, text: string): number {
  const { rows, openingBalance, closingBalance } = reading
  if (rows.length > 2 && new Set(rows.map(({ day }) => day)).size === 1) return 0 // It probably missed the dates.
  const own = rows.length > 0 ? checkBalances(rows, openingBalance, closingBalance) : null
  const check = reading.balanceCheck ?? own
  const stated = rows.filter((row) => row.balanceAfterMinor !== undefined).length
  if (check?.ok && (stated === 0 || stated * 2 >= rows.length)) return 2
  return rateTotals(reading, text) ?? (check?.ok === false ? -1 : 0)
}

/**
 * How well totals on other lines confirm the rows: totals of money in and money out (each of two or more rows), or of
 * each section. Null if they don't.
 */
function rateTotals({ rows, issues }: FormatReading, text: string): number | null {
  const own = new Set(rows.map((row) => row.line))
  const totals = issues.filter(({ code }) => code === 'total-line').map(({ line }) => line)
  const sections = Map.groupBy(rows, ({ line }) => totals.filter((total) => total < line).length)
  const getSums = (groups: Iterable<StatementRow[]>) =>
    [...groups].map((some) => Math.abs(some.reduce((sum, row) => sum + row.minor, 0)))
  const [ins, outs] = [rows.filter(({ minor }) => minor > 0), rows.filter(({ minor }) => minor < 0)]
  const directions = getSums([ins, outs].filter((some) => some.length > 1))
  const stated = new Set(
    text
      .split('\n')
      .flatMap((line, index) =>
        own.has(index + 1)
          ? []
          : findAmounts(line, findDays(line, null)).flatMap(({ isStrong, parts }) =>
              isStrong && /[.,]\d{2}$/.test(parts.body) ? [Number(parts.body.replace(/\D/g, ''))] : [],
            ),
      ),
  )
  const areStated = (sums: number[]) => sums.length > 0 && sums.every((sum) => stated.has(sum))
  if (areStated(directions)) return 1
  return sections.size < rows.length && areStated(getSums(sections.values())) ? 0.5 : null
}
