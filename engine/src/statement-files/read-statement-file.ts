import type { PlainDate } from '../core/plain-date.ts'
import { checkBalances } from './balance-check.ts'
import { detectFormat, type TextFormat } from './detect-format.ts'
import { readAbo } from './formats/abo-statement.ts'
import { readCamt } from './formats/camt-statement.ts'
import { readClientBankExchange } from './formats/client-bank-exchange.ts'
import { readCoda } from './formats/coda-statement.ts'
import { readCsb43 } from './formats/csb43-statement.ts'
import { readJournal } from './formats/journal-statement.ts'
import { readMt940 } from './formats/mt940-statement.ts'
import { readOfx } from './formats/ofx-statement.ts'
import { readOwnExport } from './formats/own-export.ts'
import { readQif } from './formats/qif-statement.ts'
import { isProse, recogniseForeignFile, whatJsonHolds, whyNoTransactions } from './not-transactions.ts'
import { type ImportNote, readImportNote } from './notes/import-note.ts'
import { turnSigns } from './notes/import-note-signs.ts'
import { readText } from './read-text.ts'
import { inKnownCurrencies } from './reading/known-currencies.ts'
import { shapeOf } from './reading/layout-shape.ts'
import type { FormatReading, IssueCode, ReadingContext, StatementReading } from './reading/statement-reading.ts'
import { type CellRecord, cutRecords, evenLineEnds, unwrapQuotes } from './tables/csv-tokens.ts'
import { detectDelimiter } from './tables/detect-delimiter.ts'
import { htmlToText, readHtmlTables } from './tables/html-table.ts'
import { readJsonTable } from './tables/json-table.ts'
import { isPriceList, PRICE_LIST } from './tables/price-list.ts'
import { withoutRepeatedLabels } from './tables/repeated-labels.ts'
import { isDayless, readHeader } from './tables/table-header.ts'
import { readTable } from './tables/table-reader.ts'
import { readXmlTable } from './tables/xml-table.ts'
import { readPastedText } from './texts/pasted-text.ts'
import { saysPending } from './values/row-words.ts'

export type StatementInput = {
  bytes?: Uint8Array
  text?: string
  fileName?: string
  note?: string
  /** The person's own currency, for amounts that name none. */
  currency: string
  today: PlainDate
}

/**
 * Reads whatever a bank (or a person) gave: any of the known formats, told by content and not by name, in any
 * encoding. Every line that is not a row is an issue with its reason. Never throws on bad input: what cannot be
 * read ends as a reading without rows and a sentence that says what it seems to be and what to do.
 */
export function readStatementFile(input: StatementInput): StatementReading {
  const note = readImportNote(input.note ?? '')
  const context: ReadingContext = {
    currency: note.currency ?? input.currency,
    today: input.today,
    fileName: input.fileName ?? '',
    ...(note.dayOrder ? { dayOrder: note.dayOrder } : {}),
  }
  if (input.text === undefined && input.bytes) {
    const foreign = recogniseForeignFile(input.bytes)
    if (foreign) return empty(foreign.format, 'binary', foreign.detail)
  }
  const { text: raw, encoding } =
    input.text !== undefined ? { text: input.text, encoding: 'text' } : readText(input.bytes ?? new Uint8Array())
  const clean = withoutDirt(raw)
  const text = evenLineEnds(clean)
  try {
    const own = readOwnExport(clean)
    return finish(own ?? inKnownCurrencies(readFormat(text, context), text), encoding, text, note)
  } catch {
    // A reader that fails on a file it should have refused is a bug of ours; the person still gets an answer.
    return empty(
      'unknown',
      encoding,
      'The file could not be read. Try another export format of your bank, or paste the transactions as text.',
    )
  }
}

/** Byte order marks, also one that was decoded as letters, and stray zero bytes. */
function withoutDirt(raw: string): string {
  const text = raw.replace(/^(?:\ufeff|ï»¿)+/, '')
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}

function readFormat(text: string, context: ReadingContext): FormatReading {
  const format = detectFormat(text)
  if (format === 'ofx') return readOfx(text, context)
  if (format === 'camt') return readCamt(text, context)
  if (format === 'mt940') return readMt940(text, context)
  if (format === 'qif') return readQif(text, context)
  if (format === 'csb43') return readCsb43(text, context)
  if (format === 'abo') return readAbo(text, context)
  if (format === 'coda') return readCoda(text, context)
  if (format === '1c') return readClientBankExchange(text, context)
  if (format === 'journal') return readJournal(text, context)
  if (format === 'html') {
    const table = readTable(readHtmlTables(text), 'html', context)
    return table.rows.length > 0 ? table : orElse(readPastedText(htmlToText(text), context), table)
  }
  if (format === 'json') {
    const records = readJsonTable(text)
    const table = records ? readTable(records, 'json', context) : null
    if (table) return table.rows.length > 0 ? table : { ...table, detail: whatJsonHolds(text) ?? table.detail ?? null }
  }
  if (format === 'xml') {
    const records = readXmlTable(text)
    if (records) return readTable(records, 'xml', context)
  }
  if (format === 'xml' || format === 'rtf' || format === 'json') return nothing(format)
  return readPlain(text, context)
}

/** Text with delimiters is a table; what yields no rows that way is read as a person's or a page's text. */
function readPlain(given: string, context: ReadingContext): FormatReading {
  const text = withoutPending(withoutRepeatedLabels(given))
  const found = detectDelimiter(unwrapQuotes(text))
  const records = found ? cutRecords(unwrapQuotes(text), found.delimiter) : []
  const table = found ? readTable(records, 'csv', context) : null
  if (table && isPriceList(records)) return { ...table, rows: [], isSomethingElse: true, detail: PRICE_LIST }
  const sparse = table !== null && isSparse(table, text, records)
  if (table && isYearsOnly(table, text)) return readPastedText(text, context)
  const cutsDays = found?.delimiter === ',' && (text.slice(0, 20_000).match(COMMA_DAY)?.length ?? 0) > 1
  if (found && table && hasNames(table) && found.score >= 5 && !sparse && !cutsDays) return table
  const pasted = readPastedText(text, context)
  if (table && hasNames(table) && table.rows.length >= pasted.rows.length + (sparse ? 1 : 0)) return table
  if (table && found && context.fileName !== '' && isDayless(records)) return table
  if (pasted.rows.length > 0) return table?.isSomethingElse ? table : pasted
  // A few commas in a letter do not make it a table.
  return table && !isProse(text) && (table.detail || (found?.score ?? 0) > 2) ? table : pasted
}

/** "Rates today, November 14, 2026": commas of a sentence, and its year for an amount. */
function isYearsOnly(table: FormatReading, text: string): boolean {
  if (table.rows.length === 0 || table.rows.length > 2) return false
  const lines = text.split('\n', 2000)
  return table.rows.every((row) => {
    const year = /\p{L}{3,12}\.? \d{1,2}, ((?:19|20)\d{2})(?![.,]?\d)/u.exec(lines[row.line - 1] ?? '')?.[1]
    return year !== undefined && String(Math.abs(row.minor)).startsWith(year)
  })
}

// Nobody pastes more than this by hand; an exported file has no such headings.
const MAX_PASTE = 200_000

/** The rows of a pasted table under a heading that says that they are not booked yet, taken out. */
function withoutPending(text: string): string {
  if (text.length > MAX_PASTE || !text.includes('\t')) return text
  let isPending = false
  const lines = text.split('\n').map((line) => {
    if (!line.includes('\t')) isPending = line.length < 40 && !/\d/.test(line) && saysPending(line)
    return isPending && line.includes('\t') ? '' : line
  })
  return lines.join('\n')
}

// "Nov 12, 2026" outside of quotes: a comma that separates nothing.
const COMMA_DAY = /^\s*\p{L}{3,9}\.? \d{1,2}, \d{4}\b/gmu

const UNDERSTOOD = new Set<IssueCode>(['balance-line', 'total-line', 'no-money-moved'])

/**
 * Few rows out of many lines with money in them, and nothing known of the others: a comma may have cut a text. What
 * stands above the headings of a table says nothing of its rows.
 */
function isSparse(table: FormatReading, text: string, records: readonly CellRecord[]): boolean {
  if (table.rows.length > 12) return false
  const heading = headingLine(table, records)
  const understood = table.rows.length + table.issues.filter((issue) => UNDERSTOOD.has(issue.code)).length
  const lines = text.slice(0, 20_000).split('\n')
  const withMoney = lines.slice(heading).filter((line) => MONEY.test(line)).length
  if (withMoney > understood * 2 + 1) return true
  return heading === 0 && withMoney >= table.rows.length && isCutByChance(table, lines)
}

/** The line with the headings of a day and an amount under which the rows stand, cell by cell; 0 without one. */
function headingLine(table: FormatReading, records: readonly CellRecord[]): number {
  for (const record of records.slice(0, 60)) {
    const header = readHeader(record)
    if (!header || header.known < 3 || !header.roles.includes('day')) continue
    if (!header.roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit')) continue
    const widths = new Map(records.map(({ line, cells }) => [line, cells.length]))
    const isUnder = (line: number) => line > record.line && Math.abs((widths.get(line) ?? 0) - record.cells.length) <= 1
    return table.rows.length > 0 && table.rows.every((row) => isUnder(row.line)) ? record.line : 0
  }
  return 0
}

// "28.12.2018" and "28.12.18" are days.
const MONEY = /\d,\d{2}(?!\d)|(?<!\d\.\d{0,2})\d\.\d{2}(?![\d.])/

/** "May 2, 2024 through June 1, 2024": the rows have no sums written out, and the other lines have. */
function isCutByChance(table: FormatReading, lines: readonly string[]): boolean {
  return table.rows.every((row) => {
    const line = lines[row.line - 1] ?? ''
    return !MONEY.test(line) && !line.includes('"')
  })
}

/** Rows without any text are more likely lines that a comma cut by chance. */
function hasNames(table: FormatReading): boolean {
  return table.rows.length > 0 && table.rows.filter((row) => row.name !== '').length >= table.rows.length * 0.5
}

function orElse(first: FormatReading, second: FormatReading): FormatReading {
  return first.rows.length > 0 ? first : second
}

function nothing(format: TextFormat): FormatReading {
  return { format, rows: [], source: null, currency: null, issues: [], shape: shapeOf(format) }
}

function finish(reading: FormatReading, encoding: string, text: string, note: ImportNote): StatementReading {
  const { balanceCheck: own, detail, isSomethingElse: _, ...rest } = reading
  const rows = note.signsTurned ? turnSigns(rest.rows, text, note.signsTurned) : rest.rows
  return {
    ...rest,
    rows,
    source: note.source ?? rest.source,
    currency: rest.currency ?? note.currency ?? null,
    encoding,
    balanceCheck:
      own !== undefined ? own : rows.length > 0 ? checkBalances(rows, rest.openingBalance, rest.closingBalance) : null,
    detail: rows.length > 0 ? null : (detail ?? whyNoTransactions(text, rest.format)),
  }
}

function empty(format: string, encoding: string, detail: string): StatementReading {
  return {
    format,
    encoding,
    rows: [],
    source: null,
    currency: null,
    issues: [],
    balanceCheck: null,
    detail,
    shape: shapeOf(format),
  }
}
