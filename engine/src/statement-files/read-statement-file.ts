import type { PlainDate } from '../core/plain-date.ts'
import type { Program } from '../second-reader/program.ts'
import { checkBalances } from './balance-check.ts'
import { detectFormat } from './detect-format.ts'
import { READERS, type Readers } from './format-readers.ts'
import { readOwnExport } from './formats/own-export.ts'
import type { LabelWords } from './learned/label-words.ts'
import { explainNoTransactions, recognizeForeignFile } from './not-transactions.ts'
import { type ImportNote, readImportNote } from './notes/import-note.ts'
import { flipSigns } from './notes/import-note-signs.ts'
import type { PdfPage } from './pdf/pdf-page.ts'
import { readPdf, toPdfText } from './pdf/read-pdf.ts'
import { type DatabaseTables, readActualDatabase } from './products/actual-database.ts'
import { readProductFile } from './products/read-product-file.ts'
import { isComparedWithPayments } from './read-plain-text.ts'
import { readText } from './read-text.ts'
import { ReaderAttempts } from './reader-attempts.ts'
import { startReading } from './reading/build-reading.ts'
import { hasContent, joinReadings } from './reading/join-readings.ts'
import { skipUnknownCurrencies } from './reading/known-currencies.ts'
import type {
  FormatReading,
  ReaderCrash,
  ReadingContext,
  ReadingIssue,
  StatementReading,
} from './reading/statement-reading.ts'
import { readOdsSheets } from './spreadsheets/ods-sheets.ts'
import { readSpreadsheet, writeSheets } from './spreadsheets/read-spreadsheet.ts'
import type { WorkbookParts } from './spreadsheets/sheet.ts'
import { readXlsxSheets } from './spreadsheets/xlsx-sheets.ts'
import { normalizeLineEndings } from './tables/csv-tokens.ts'
import { toAsciiDigits } from './values/amounts.ts'

/** A file that has to be unpacked before it can be read. */
export type OpenedDocument =
  /** The database inside an Actual export. */
  | { format: 'actual'; tables: DatabaseTables }
  /** The text files in a zip file. */
  | { format: 'zip'; files: readonly { name: string; bytes: Uint8Array }[] }
  | { format: 'xlsx' | 'ods'; parts: WorkbookParts }
  | { format: 'pdf'; pages: readonly PdfPage[] }
  /** The file can't be read; `detail` says why and what to do. */
  | { format: string; detail: string }

type StatementInput = {
  document?: OpenedDocument
  bytes?: Uint8Array
  text?: string
  fileName?: string
  note?: string
  /** The user's own currency, for amounts without one. */
  currency: string
  today: PlainDate
  labelWords?: LabelWords
  /** What the second reader found in `normalizePaste(text)`. */
  payments?: Program
}

/** Pasted text as the readers get it. */
export function normalizePaste(text: string): string {
  return normalizeLineEndings(dropStrayBytes(writeOtherDigits(text)))
}

/**
 * Writes the digits of other scripts as ours. A line that also has our digits keeps the others, which are part of a
 * name there.
 */
function writeOtherDigits(text: string): string {
  if (!/(?!\d)\p{Nd}/u.test(text)) return text
  return text.replace(/[^\n]+/g, (line) => (/\d|[０-９]/.test(line) ? line : toAsciiDigits(line)))
}

/**
 * Reads a file or text from a bank or a person in any format and encoding we know, recognized by content rather than
 * name. Lines that give no row are issues with their reasons. Never throws: unreadable input gives a reading without
 * rows that says what it seems to be and what to do. A reader that throws has a bug; the reading lists it in `crashes`,
 * and the other readers still get their turn.
 */
export function readStatementFile(input: StatementInput, readers: Readers = READERS): StatementReading {
  const attempts = new ReaderAttempts()
  const reading = readWith(input, readers, attempts)
  const { crashes } = attempts
  if (!reading) return { ...makeEmptyReading('unknown', 'unknown', CRASHED), crashes }
  return crashes.length === 0 ? reading : addCrashes(reading, crashes)
}

/**
 * Whether reading this input uses `payments`: it's a pasted text, and neither another product's file, a bank's own
 * format nor clearly a bank's table.
 */
export function usesPayments(input: StatementInput): boolean {
  let isUsed = false
  const readPlain: Readers['plain'] = (...given) => {
    isUsed = isComparedWithPayments(...given)
    return null
  }
  readStatementFile(input, { ...READERS, plain: readPlain })
  return isUsed
}

function readWith(input: StatementInput, readers: Readers, attempts: ReaderAttempts): StatementReading | null {
  const note = attempts.run('note', () => readImportNote(input.note ?? '')) ?? {}
  const context: ReadingContext = {
    currency: note.currency ?? input.currency,
    today: input.today,
    fileName: input.fileName ?? '',
    ...(note.dayOrder ? { dayOrder: note.dayOrder } : {}),
    ...(input.labelWords ? { labelWords: input.labelWords } : {}),
    ...(input.payments && input.text !== undefined ? { payments: input.payments } : {}),
  }
  const { document } = input
  if (document && 'files' in document) return readZip(document.files, input, readers)
  if (document) return readOpened(document, context, note, attempts)
  const decoded = attempts.run('decode', () => decode(input))
  if (!decoded || 'detail' in decoded) return decoded
  const clean = dropStrayBytes(input.text === undefined ? decoded.text : writeOtherDigits(decoded.text))
  const text = normalizeLineEndings(clean)
  const reading = readAny(clean, text, context, readers, attempts)
  return reading && attempts.run('finish', () => finish(reading, decoded.encoding, text, note))
}

/**
 * Reads each file in a zip separately and combines the readings, if only one file has something to import or all such
 * files are from one product, such as a register with its budget.
 */
function readZip(
  files: readonly { name: string; bytes: Uint8Array }[],
  // Without the layout reader: dozens of files would keep the user waiting.
  { document: _, labelWords: __, ...input }: StatementInput,
  readers: Readers,
): StatementReading {
  const readings = files.map(({ name, bytes }) => ({
    name,
    reading: readStatementFile({ ...input, bytes, fileName: name }, readers),
  }))
  const joined = joinReadings(readings)
  if (joined) return joined
  const isEmpty = !readings.some(({ reading }) => hasContent(reading))
  return makeEmptyReading('zip', 'binary', isEmpty ? ALL_EMPTY : SEVERAL)
}

function readOpened(
  document: Exclude<OpenedDocument, { files: unknown }>,
  context: ReadingContext,
  note: ImportNote,
  attempts: ReaderAttempts,
): StatementReading | null {
  const { format } = document
  if ('detail' in document) return makeEmptyReading(format, 'binary', document.detail)
  return attempts.run(format, () => {
    if ('tables' in document) return finish(readActualDatabase(document.tables, context), 'binary', '', note)
    if ('pages' in document) {
      const text = toPdfText(document.pages)
      return finish(skipUnknownCurrencies(readPdf(document.pages, context), text), 'binary', text, note)
    }
    const sheets = format === 'xlsx' ? readXlsxSheets(document.parts) : readOdsSheets(document.parts)
    const text = writeSheets(sheets)
    return finish(skipUnknownCurrencies(readSpreadsheet(sheets, format, context), text), 'binary', text, note)
  })
}

/** The text of the input, or a reading without rows if it's a photo, a spreadsheet or similar. */
function decode({
  text,
  bytes = new Uint8Array(),
}: StatementInput): { text: string; encoding: string } | StatementReading {
  if (text !== undefined) return { text, encoding: 'text' }
  const foreign = recognizeForeignFile(bytes)
  return foreign ? makeEmptyReading(foreign.format, 'binary', foreign.detail) : readText(bytes)
}

const ALL_EMPTY =
  'We found no transactions in any file of this zip. Unpack it and import a file to see what’s wrong with it.'
const SEVERAL = 'This zip has several files that don’t belong together. Unpack it and import them one by one.'
const CRASHED =
  'Something went wrong on our side while reading this. The error was logged. Try another export format from your bank, or paste only the transactions as text.'
const PARTLY_CRASHED =
  'Something went wrong on our side while reading this, so we read it another way. Check that no rows are missing.'

function addCrashes(reading: StatementReading, crashes: ReaderCrash[]): StatementReading {
  if (reading.rows.length === 0) return { ...reading, detail: CRASHED, crashes }
  const issue: ReadingIssue = { line: 1, code: 'unreadable', text: '', reason: PARTLY_CRASHED }
  return { ...reading, issues: [issue, ...reading.issues], crashes }
}

/** Removes byte order marks, including one decoded as text, and stray zero bytes. */
function dropStrayBytes(raw: string): string {
  const text = raw.replace(/^(?:\ufeff|ï»¿)+/, '')
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}

function readAny(
  clean: string,
  text: string,
  context: ReadingContext,
  readers: Readers,
  attempts: ReaderAttempts,
): FormatReading | null {
  const own = attempts.run('own-export', () => readOwnExport(clean))
  if (own) return own
  const product = attempts.run('product', () => readProductFile(text, context))
  if (product) return attempts.run('currencies', () => skipUnknownCurrencies(product, text))
  const format = attempts.run('detect-format', () => detectFormat(text)) ?? 'plain'
  const reading = readers[format](text, context, attempts)
  return reading && attempts.run('currencies', () => skipUnknownCurrencies(reading, text))
}

function finish(reading: FormatReading, encoding: string, text: string, note: ImportNote): StatementReading {
  const { balanceCheck: own, detail, isSomethingElse: _, addsUp: __, areSignsGuessed, ...rest } = reading
  const rows = note.signsReversed ? flipSigns(rest.rows, text, note.signsReversed) : rest.rows
  const balanceCheck =
    own !== undefined ? own : rows.length > 0 ? checkBalances(rows, rest.openingBalance, rest.closingBalance) : null
  // Balances that add up prove the signs, and a user who mentions the signs knows them.
  const isGuess = areSignsGuessed && !note.signsReversed && balanceCheck?.ok !== true && rows.length > 0
  return {
    ...rest,
    rows,
    source: note.source ?? rest.source,
    currency: rest.currency ?? note.currency ?? null,
    encoding,
    balanceCheck,
    detail: rows.length > 0 ? null : (detail ?? explainNoTransactions(text, rest.format)),
    ...(isGuess ? { areSignsGuessed: true } : {}),
  }
}

function makeEmptyReading(format: string, encoding: string, detail: string): StatementReading {
  return { ...startReading(format), encoding, balanceCheck: null, detail }
}
