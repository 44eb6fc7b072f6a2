import { foldText } from '../../language/fold-text.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { isVoidStatus, saysPending } from '../values/row-words.ts'
import { DAYS, headingsAt, isSameTable, MONEY, type PdfHeading } from './pdf-headings.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'
import { oneBesideTheOther } from './pdf-side-by-side.ts'
import { joinTableLines, type TableLine } from './pdf-table-rows.ts'

/** `title` is the text above the headings, nearest first. `amount` is the column of amounts, where there is only one. */
export type PdfTable = { title: string[]; records: CellRecord[]; day: number; amount: number | null }
export type PdfTables = { preamble: CellRecord[]; tables: PdfTable[] }

type OpenTable = { title: string[]; headings: PdfHeading[]; lines: TableLine[]; isLeftOut: boolean }

/**
 * The rows under the headings of tables, cell by cell: a figure belongs to the heading that it lines up with, words to
 * the last heading that begins left of them. Lines of one row are put together. Tables side by side are read one after
 * the other. Null where no line looks like headings.
 */
export function readPdfTables(all: readonly PdfLine[], letter: number): PdfTables | null {
  const lines = oneBesideTheOther(all)
  const preamble: CellRecord[] = []
  const open: OpenTable[] = []
  let elsewhere: number | null = null // the page of a table without transactions, below which rows may go on
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const table = open.at(-1)
    const found = headingsAt(lines, index)
    if (found?.kind === 'transactions') {
      const title = titleAbove(lines, index)
      if (table && elsewhere === null && isSameTable(found.headings, table.headings) && !isNewSubject(title, table)) {
        table.headings = found.headings // the next page may set its columns elsewhere
        table.lines.push({ kind: 'break', line: line.at })
      } else open.push(newTable(title, found.headings, line.at))
      elsewhere = null
    } else if (found && table) {
      elsewhere = line.page
    } else if (table) {
      const read = readLine(table.headings, line, letter)
      if (elsewhere !== null && (line.page === elsewhere || !isRowOf(table.headings, line, letter))) continue
      elsewhere = null
      if (read) table.lines.push(read)
    } else preamble.push(asRecord(line))
    if (found) index += found.lines - 1
  }
  if (open.length === 0) return null
  const firstLine = open[0]!.lines[0]!.line
  preamble.push(...lines.filter((line) => line.at > firstLine && isBill(line)).map(asRecord))
  const tables = open
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ title, headings, lines: own }) => ({ title, ...tableRecords(headings, own) }))
  return { preamble, tables }
}

function newTable(title: string[], headings: PdfHeading[], at: number): OpenTable {
  const start: TableLine = { kind: 'headings', line: at, cells: headings.map(({ text }) => text) }
  return { title, headings, lines: [start], isLeftOut: isNotBooked(title[0] ?? '') }
}

const asRecord = (line: PdfLine): CellRecord => ({ line: line.at, cells: [textOf(line)] })
const BILL =
  /minimum payment|payment due|credit (?:limit|line)|kreditlimit|kreditrahmen|verfugungsrahmen|pago minimo|limite de credit|fatura|plafond|mindestbetrag|lagsta belopp|kredittgrense/

/** What only the bill of a credit card says, wherever it stands. */
const isBill = (line: PdfLine) => BILL.test(foldText(textOf(line)))

const textOf = ({ pieces }: PdfLine) => pieces.map(({ text }) => text).join('  ')

/** Another account, or rows that aren't booked under the same headings. */
function isNewSubject(title: readonly string[], { isLeftOut }: OpenTable): boolean {
  return hasAccount(title) || isNotBooked(title[0] ?? '') !== isLeftOut
}

const FUTURE =
  /\b(?:upcoming|scheduled|future|next (?:statement|bill)|proximas? faturas?|proximos? (?:pagos|meses)|a venir|kunftig|komende)\b/

/** "Pending transactions", "Reverted from 1 October": nothing below was paid. */
function isNotBooked(title: string): boolean {
  const folded = foldText(title)
  const first = /^\p{L}+/u.exec(folded)?.[0] ?? ''
  return title.length < 80 && (saysPending(title) || isVoidStatus(first) || FUTURE.test(folded))
}

const MOST_TITLES = 3

/** The lines of words right above the headings. */
function titleAbove(lines: readonly PdfLine[], index: number): string[] {
  const title: string[] = []
  for (let at = index - 1; at >= 0 && title.length < MOST_TITLES; at--) {
    const line = lines[at]!
    if (line.page !== lines[index]!.page || line.pieces.length > 3) break
    if (line.pieces.some(({ text }) => isFigure(text) || isDay(text))) break
    title.push(textOf(line))
  }
  return title
}

export const ACCOUNT_TITLE =
  /\b(?:checking|savings?|chequing|current account|share|money market|konto|girokonto|sparkonto|compte|livret|cuenta|conta|conto|rekening|account)\b/i

/** Whether a title names an account, by its kind and number. */
export function hasAccount(title: readonly string[]): boolean {
  return title.some((text) => ACCOUNT_TITLE.test(text) && /\d{2}/.test(text))
}

function readLine(headings: readonly PdfHeading[], line: PdfLine, letter: number): TableLine | null {
  const left = headings[0]!.x - 2 * letter
  const right = headings.at(-1)!.end + 2 * letter
  // What ends left of the table or begins right of it stands beside it.
  const pieces = atColumns(headings, line, letter).filter(({ x, end }) => end > left && x < right)
  if (pieces.length === 0) return null
  const cells = headings.map(() => '')
  const figures: (PdfPiece | undefined)[] = []
  for (const piece of pieces) {
    const column = columnOf(headings, piece)
    const other = figures[column]
    if (other && isFigure(piece.text) && MONEY.has(headings[column]!.role)) {
      // A column without a heading: the figure that lines up better is the one.
      if (far(headings[column]!, piece) >= far(headings[column]!, other)) continue
      cells[column] = ''
    }
    if (isFigure(piece.text)) figures[column] = piece
    cells[column] = cells[column] ? `${cells[column]} ${piece.text}` : piece.text
  }
  headings.forEach(({ role }, column) => {
    // Day and month in boxes of their own; a day such as 02.03 or 0203 must not pass for an amount.
    if (DAYS.has(role))
      cells[column] = cells[column]!.replace(/^(\d{1,2}) (\d{1,2})(?: (\d{2,4}))?$/, writeDay)
        .replace(/^\d{1,2}\.\d{1,2}$/, '$&.')
        .replace(/^([0-2]\d|3[01])(0\d|1[0-2])$/, '$1.$2.')
  })
  return { kind: 'line', line: line.at, page: line.page, y: line.y, height: line.height, cells }
}

/** A day under the heading of days and a figure under one of sums, as in the rows of this table. */
function isRowOf(headings: readonly PdfHeading[], { pieces }: PdfLine, letter: number): boolean {
  const isAt = (a: number, b: number) => Math.abs(a - b) < letter
  return (
    pieces.some(({ text, x }) => isDay(text) && headings.some((one) => DAYS.has(one.role) && isAt(one.x, x))) &&
    pieces.some(
      ({ text, end }) =>
        isFigure(text) && headings.some((one) => MONEY.has(one.role) && one.role !== 'balance' && isAt(one.end, end)),
    )
  )
}

/** The pieces of a line, cut where one runs into a column that begins with its heading. */
function atColumns(headings: readonly PdfHeading[], { pieces, narrow }: PdfLine, letter: number): PdfPiece[] {
  const begins = ({ x }: PdfPiece) => headings.some((heading) => Math.abs(heading.x - x) < 0.8 * letter)
  return pieces.flatMap((piece) => {
    const inside = narrow.filter(({ x, end }) => x >= piece.x - 0.1 && end <= piece.end + 0.1)
    const cuts = inside.flatMap((one, at) => (at > 0 && begins(one) ? [at] : []))
    return [0, ...cuts].map((from, index) => {
      const own = inside.slice(from, cuts[index])
      return { text: own.map(({ text }) => text).join(' '), x: own[0]?.x ?? piece.x, end: own.at(-1)?.end ?? piece.end }
    })
  })
}

const writeDay = (_: string, day: string, month: string, year?: string) =>
  [day, month, ...(year ? [year] : [])].join('/')

/** How far a figure is from lining up with a heading: at its right, its left or its middle. */
function far(heading: PdfHeading, piece: PdfPiece): number {
  return Math.min(
    Math.abs(heading.end - piece.end),
    Math.abs((heading.x + heading.end) / 2 - (piece.x + piece.end) / 2),
    Math.abs(heading.x - piece.x),
  )
}

function columnOf(headings: readonly PdfHeading[], piece: PdfPiece): number {
  if (isFigure(piece.text))
    return headings.reduce(
      (best, heading, column) => (far(heading, piece) < far(headings[best]!, piece) ? column : best),
      0,
    )
  const left = headings.findLastIndex((heading) => heading.x <= piece.x + 3)
  if (isDay(piece.text)) {
    const overlaps = headings.findIndex(({ role, x, end }) => DAYS.has(role) && x < piece.end && end > piece.x)
    if (overlaps >= 0) return overlaps
    if (left <= headings.findIndex(({ role }) => DAYS.has(role))) return Math.max(left, 0)
  }
  // Words that begin under a column of sums run on from the text before it.
  let column = Math.max(0, left)
  while (column > 0 && MONEY.has(headings[column]!.role) && /\p{L}{3}/u.test(piece.text)) column--
  return column
}

/** The whole of it is an amount. */
export function isFigure(text: string): boolean {
  return findAmounts(text, []).some((token) => token.strong && token.end - token.start >= text.length - 2)
}

/** The whole of it is a day. */
export function isDay(text: string): boolean {
  return findDays(text, null).some((day) => day.end - day.start >= text.trim().length - 1)
}

/** One table with its headings, as what its columns hold tells them. */
function tableRecords(headings: readonly PdfHeading[], table: readonly TableLine[]): Omit<PdfTable, 'title'> {
  const lines = table.flatMap((line) => (line.kind === 'line' ? [line] : []))
  const filled = headings.map((_, column) => lines.filter(({ cells }) => cells[column] !== '').length)
  const holdDays = (column: number) => {
    const own = lines.map(({ cells }) => cells[column]!).filter((cell) => cell !== '')
    return own.length > 0 && own.filter(isDay).length * 2 > own.length
  }
  const amounts = headings.flatMap(({ role }, column) => (role === 'amount' ? [column] : []))
  const mainAmount = amounts.toSorted((a, b) => filled[b]! - filled[a]!)[0]
  const hasOriginal = amounts.length > 1 || headings.some(({ role }) => role === 'originalAmount')
  const missing = missingDirection(headings, lines)
  const known = headings.map((heading, column): PdfHeading => {
    if (column === missing?.column) return { ...heading, ...missing.heading }
    if (MONEY.has(heading.role) && holdDays(column)) return { ...heading, text: 'Value date', role: 'valueDay' }
    if (heading.role === 'amount' && column !== mainAmount)
      return { ...heading, text: 'Original amount', role: 'originalAmount' }
    // Beside the amount in another currency, the currency is that one's.
    if (heading.role === 'currency' && hasOriginal)
      return { ...heading, text: 'Original currency', role: 'originalCurrency' }
    if (heading.role === null && holdDays(column)) return { ...heading, text: 'Value date', role: 'valueDay' }
    return heading
  })
  return joinTableLines(known, table)
}

/** A column of amounts beside one of money out, filled where that is empty, holds money in; or the other way round. */
function missingDirection(headings: readonly PdfHeading[], lines: readonly { cells: string[] }[]) {
  const at = (role: string) => headings.findIndex((heading) => heading.role === role)
  const [debit, credit, amount] = [at('debit'), at('credit'), at('amount')]
  if (amount < 0 || debit < 0 === credit < 0) return null
  const isBoth = lines.some(({ cells }) => cells[amount] !== '' && cells[Math.max(debit, credit)] !== '')
  if (isBoth) return null
  const heading = debit < 0 ? { text: 'Debit', role: 'debit' as const } : { text: 'Credit', role: 'credit' as const }
  return { column: amount, heading }
}
