import { isCurrencyCode } from '../../core/currency.ts'
import { getOnly } from '../../core/get-only.ts'
import { parseMinor } from '../../core/money.ts'
import { isPlainDate } from '../../core/plain-date.ts'
import { unguardText } from '../../core/spreadsheet-guard.ts'
import { splitTags } from '../../core/tags.ts'
import { countWords } from '../../reasons/plain-words.ts'
import { getShape } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'

/** The headings of our own transaction export, in order. We recognize our export by them. */
export const OWN_EXPORT_HEADINGS = [
  'Transaction Date',
  'Source',
  'Transaction Name',
  'Simple Name',
  'Category',
  'Currency',
  'Amount',
  'Note',
  'Last Updated',
  'Transaction Id',
  'Tags',
] as const

const HEADING = OWN_EXPORT_HEADINGS.join(',')
/** The headings of exports made before tags existed. */
const OLD_HEADING = OWN_EXPORT_HEADINGS.slice(0, -1).join(',')
const TAGS_CELL = OWN_EXPORT_HEADINGS.indexOf('Tags')
export const OWN_EXPORT_FORMAT = 'evenkeel-csv'
// The limits of the transaction editor also apply to hand-made files.
const MAX_LENGTHS = { source: 120, simpleName: 200, category: 60, note: 2_000 }

const QUOTE = 34
const COMMA = 44
const RETURN = 13

type OwnRecord = { line: number; cells: string[] }

/**
 * Reads our own export exactly as written: any date, amount and name makes a row, texts keep their line breaks, and the
 * user's decisions are kept. Null for any other file, and for an export that another program has saved again with its
 * own dates, numbers or quotes: those are read like any other table. A few lines damaged by hand become issues.
 */
export function readOwnExport(text: string): FormatReading | null {
  const heading = [HEADING, OLD_HEADING].find((each) => startsWithLine(text, each))
  if (heading === undefined) return null
  const columns = heading.split(',').length
  const records = readRecords(text)
  if (records === null) return null
  const rows: StatementRow[] = []
  const issues: ReadingIssue[] = [{ line: 1, code: 'header', text: heading, reason: 'Column headings.' }]
  for (const record of records) {
    const row = toRow(record, columns)
    if ('code' in row) issues.push(row)
    else rows.push(row)
  }
  if (rows.length === 0 || issues.length - 1 > rows.length) return null
  const sources = new Set(rows.map((row) => row.source ?? ''))
  return {
    format: OWN_EXPORT_FORMAT,
    rows,
    source: getOnly(sources) || null,
    currency: null,
    issues,
    // The sources are part of the shape, so that answers about one account's export don't apply to another's.
    shape: getShape(OWN_EXPORT_FORMAT, ...[...sources].sort()),
  }
}

function startsWithLine(text: string, line: string): boolean {
  return text.startsWith(line) && /^\r?(?:\n|$)/.test(text.slice(line.length, line.length + 2))
}

function toRow({ line, cells }: OwnRecord, columns: number): StatementRow | ReadingIssue {
  const [day = '', source = '', name = '', simpleName = '', category = '', currency = '', amount = '', note = ''] =
    cells
  const makeIssue = (code: ReadingIssue['code'], reason: string) => ({ line, code, text: cells.join(','), reason })
  if (cells.length !== columns)
    return makeIssue(
      'unreadable',
      `This line has ${countWords(cells.length, 'cell')}, but there are ${columns} headings.`,
    )
  if (!isPlainDate(day)) return makeIssue('bad-day', `“${day}” isn’t a date such as 2026-01-31.`)
  const minor = isCurrencyCode(currency) ? parseMinor(amount, currency) : null
  if (minor === null) return makeIssue('bad-amount', `“${amount} ${currency}” isn’t a valid amount.`)
  const account = truncate(unguardText(source), MAX_LENGTHS.source)
  const simple = truncate(unguardText(simpleName), MAX_LENGTHS.simpleName)
  const noted = truncate(unguardText(note), MAX_LENGTHS.note)
  const tags = splitTags(unguardText(cells[TAGS_CELL] ?? ''))
  return {
    line,
    day,
    minor,
    currency,
    name: unguardText(name),
    ...(account === '' ? {} : { source: account }),
    kept: {
      category: truncate(unguardText(category), MAX_LENGTHS.category) || null,
      ...(simple === '' ? {} : { simpleName: simple }),
      ...(noted === '' ? {} : { note: noted }),
      ...(tags.length === 0 ? {} : { tags }),
    },
  }
}

function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).toWellFormed().trim()
}

/** The records under the headings, with strict RFC 4180 quoting; null if the quotes are broken. */
function readRecords(text: string): OwnRecord[] | null {
  const records: OwnRecord[] = []
  const end = text.length
  const lineEnd = createFinder(text, '\n')
  const comma = createFinder(text, ',')
  let at = lineEnd(0) + 1
  let line = 2
  /** The cell that starts at `at`, which moves to the character after it; null if its quotes are broken. */
  const readCell = (): string | null => {
    if (text.charCodeAt(at) !== QUOTE) {
      const stop = lineEnd(at)
      const cellEnd = Math.min(comma(at), stop)
      const cell = text.slice(at, cellEnd)
      at = cellEnd
      return cellEnd === stop && cell.endsWith('\r') ? cell.slice(0, -1) : cell
    }
    const closing = findClosingQuote(text, at + 1)
    if (closing === -1) return null
    const cell = text.slice(at + 1, closing).replaceAll('""', '"')
    for (let next = lineEnd(at); next < closing; next = lineEnd(next + 1)) line += 1
    at = closing + 1
    if (at < end && !/^(?:,|\r?\n|\r?$)/.test(text.slice(at, at + 2))) return null
    if (text.charCodeAt(at) === RETURN) at += 1
    return cell
  }
  while (at < end) {
    const record: OwnRecord = { line, cells: [] }
    for (;;) {
      const cell = readCell()
      if (cell === null) return null
      record.cells.push(cell)
      if (text.charCodeAt(at) !== COMMA) break
      at += 1
    }
    at += 1
    line += 1
    if (record.cells.length > 1 || record.cells[0] !== '') records.push(record)
  }
  return records
}

/** Finds the next position of a character, or the end. Positions only move forward, so each search runs once. */
function createFinder(text: string, char: string): (from: number) => number {
  let next = -1
  return (from) => {
    if (next < from) {
      const found = text.indexOf(char, from)
      next = found === -1 ? text.length : found
    }
    return next
  }
}

function findClosingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at
  }
  return -1
}
