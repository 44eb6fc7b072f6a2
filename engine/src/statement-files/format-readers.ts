import { readAbo } from './formats/abo-statement.ts'
import { readCamt } from './formats/camt-statement.ts'
import { readClientBankExchange } from './formats/client-bank-exchange.ts'
import { readCoda } from './formats/coda-statement.ts'
import { readCsb43 } from './formats/csb43-statement.ts'
import { readJournal } from './formats/journal-statement.ts'
import { readMt940 } from './formats/mt940-statement.ts'
import { readOfx } from './formats/ofx-statement.ts'
import { readQif } from './formats/qif-statement.ts'
import { describeJson } from './not-transactions.ts'
import { readPlainText } from './read-plain-text.ts'
import type { ReaderAttempts } from './reader-attempts.ts'
import { startReading } from './reading/build-reading.ts'
import type { FormatReading, ReadingContext } from './reading/statement-reading.ts'
import { htmlToText, readHtmlTables } from './tables/html-table.ts'
import { readJsonTable } from './tables/json-table.ts'
import { readTable } from './tables/table-reader.ts'
import { readXmlTable } from './tables/xml-table.ts'
import { readPastedText } from './texts/pasted-text.ts'

/** Reads a text with the readers for its format; null if all of them threw. */
type Reader = (text: string, context: ReadingContext, attempts: ReaderAttempts) => FormatReading | null
export type TextFormat = keyof typeof READERS
export type Readers = Readonly<Record<TextFormat, Reader>>

type FormatReader = (text: string, context: ReadingContext) => FormatReading

/** A format with an unmistakable structure, which no other reader could read. */
function readOnlyAs(format: string, read: FormatReader): Reader {
  return (text, context, attempts) => attempts.run(format, () => read(text, context))
}

/** A format recognized by its first lines: if its reader throws, the text may be something else. */
function readAsOrPlain(format: string, read: FormatReader): Reader {
  return (text, context, attempts) =>
    attempts.run(format, () => read(text, context)) ?? readPlainText(text, context, attempts)
}

export const READERS = {
  ofx: readOnlyAs('ofx', readOfx),
  camt: readOnlyAs('camt', readCamt),
  mt940: readOnlyAs('mt940', readMt940),
  qif: readAsOrPlain('qif', readQif),
  csb43: readAsOrPlain('csb43', readCsb43),
  abo: readAsOrPlain('abo', readAbo),
  coda: readAsOrPlain('coda', readCoda),
  '1c': readAsOrPlain('1c', readClientBankExchange),
  journal: readAsOrPlain('journal', readJournal),
  html: readHtml,
  json: readJson,
  xml: (text, context, attempts) =>
    attempts.run('xml', () => {
      const records = readXmlTable(text)
      return records ? readTable(records, 'xml', context) : startReading('xml')
    }),
  rtf: () => startReading('rtf'),
  plain: readPlainText,
} satisfies Readonly<Record<string, Reader>>

function readHtml(text: string, context: ReadingContext, attempts: ReaderAttempts): FormatReading | null {
  const table = attempts.run('html', () => readTable(readHtmlTables(text), 'html', context))
  if (table && table.rows.length > 0) return table
  const pasted = attempts.run('html-text', () => readPastedText(htmlToText(text), context))
  return pasted && pasted.rows.length > 0 ? pasted : (table ?? pasted)
}

function readJson(text: string, context: ReadingContext, attempts: ReaderAttempts): FormatReading | null {
  return attempts.run('json', () => {
    const records = readJsonTable(text)
    const table = records ? readTable(records, 'json', context) : startReading('json')
    return !records || table.rows.length > 0 ? table : { ...table, detail: describeJson(text) ?? table.detail ?? null }
  })
}
