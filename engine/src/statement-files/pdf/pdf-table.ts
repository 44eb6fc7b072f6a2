import { type ColumnRole, roleOfHeading } from '../tables/column-names.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'
import { joinTableLines, type TableLine } from './pdf-table-rows.ts'

export type PdfHeading = PdfPiece & { role: ColumnRole | null }
const MONEY: ReadonlySet<ColumnRole | null> = new Set(['amount', 'debit', 'credit', 'balance'])
const DAYS: ReadonlySet<ColumnRole | null> = new Set(['day', 'valueDay'])
const CURRENCY_SIGN = /^\(?(?:[€$£¥₹]|R\$|EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|SGD|ZAR|BRL)\)?$/

/**
 * The rows under the headings of a table, cell by cell: a figure belongs to the heading that it lines up with, words to
 * the last heading that begins left of them. Lines of one row are put together. Tables that stand side by side are read
 * one after the other, and new headings begin a new table. Null where no line looks like headings.
 */
export function readPdfTable(all: readonly PdfLine[], letter: number): CellRecord[] | null {
  const lines = oneBesideTheOther(all)
  const records: CellRecord[] = []
  let headings: PdfHeading[] | null = null
  let table: TableLine[] = []
  const close = () => {
    if (headings) records.push(...tableRecords(headings, table))
    table = []
  }
  lines.forEach((line, index) => {
    const found = headingsOn(line, lines[index + 1])
    if (found && headings && isSame(found, headings)) {
      headings = found // the next page may set its columns elsewhere
      table.push({ kind: 'break', line: line.at })
    } else if (found) {
      close()
      headings = found
      table.push({ kind: 'headings', line: line.at, cells: found.map(({ text }) => text) })
    } else if (headings) {
      const read = readLine(headings, line, letter)
      if (read && !(lines[index - 1] && isUnderHeadings(headings, line, table.at(-1)))) table.push(read)
    } else records.push({ line: line.at, cells: [line.pieces.map(({ text }) => text).join('  ')] })
  })
  close()
  return headings ? records : null
}

/** The headings of a table; a heading may go on in the line below ("Money / out"). */
export function headingsOn(line: PdfLine, below: PdfLine | undefined): PdfHeading[] | null {
  const wide = asHeadings(line.pieces, below)
  const narrow = asHeadings(line.narrow, below)
  const useful = (headings: PdfHeading[] | null) =>
    (headings ?? []).filter(({ role }) => MONEY.has(role) || DAYS.has(role)).length
  return useful(narrow) > useful(wide) ? narrow : wide
}

function asHeadings(pieces: readonly PdfPiece[], below: PdfLine | undefined): PdfHeading[] | null {
  if (pieces.length < 3 || pieces.some(({ text }) => /\d{2}/.test(text))) return null
  const headings = pieces.map((piece): PdfHeading => {
    const under = below?.pieces.find((other) => other.x < piece.end && other.end > piece.x && !/\d/.test(other.text))
    const named =
      roleOfHeading(piece.text)?.role ?? (under ? roleOfHeading(`${piece.text} ${under.text}`)?.role : undefined)
    return CURRENCY_SIGN.test(piece.text)
      ? { ...piece, text: `Amount ${piece.text}`, role: 'amount' }
      : { ...piece, role: named ?? null }
  })
  const roles = headings.map(({ role }) => role)
  const hasDay = roles.some((role) => DAYS.has(role))
  const hasSum = roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit')
  return hasDay && hasSum && roles.filter((role) => role !== null).length >= headings.length * 0.6 ? headings : null
}

function isSame(a: readonly PdfHeading[], b: readonly PdfHeading[]): boolean {
  return a.length === b.length && a.every(({ text }, index) => text === b[index]!.text)
}

/** A second line of headings: words only, each under one of them, right below. */
function isUnderHeadings(headings: readonly PdfHeading[], line: PdfLine, last: TableLine | undefined): boolean {
  if (last?.kind !== 'headings' && last?.kind !== 'break') return false
  return line.pieces.every(
    ({ text, x, end }) => !/\d/.test(text) && headings.some((heading) => heading.x < end && heading.end > x),
  )
}

function readLine(headings: readonly PdfHeading[], line: PdfLine, letter: number): TableLine | null {
  const left = headings[0]!.x - 2 * letter
  // What ends left of the table stands beside it.
  const pieces = atColumns(headings, line, letter).filter(({ end }) => end > left)
  if (pieces.length === 0) return null
  const cells = headings.map(() => '')
  for (const piece of pieces) {
    const column = columnOf(headings, piece)
    cells[column] = cells[column] ? `${cells[column]} ${piece.text}` : piece.text
  }
  headings.forEach(({ role }, column) => {
    // Day and month in boxes of their own; a day such as 02.03 must not pass for an amount.
    if (DAYS.has(role))
      cells[column] = cells[column]!.replace(/^(\d{1,2}) (\d{1,2})(?: (\d{2,4}))?$/, writeDay).replace(
        /^\d{1,2}\.\d{1,2}$/,
        '$&.',
      )
  })
  return { kind: 'line', line: line.at, page: line.page, y: line.y, height: line.height, cells }
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

function columnOf(headings: readonly PdfHeading[], piece: PdfPiece): number {
  if (isFigure(piece.text)) {
    const far = (heading: PdfHeading) =>
      Math.min(
        Math.abs(heading.end - piece.end),
        Math.abs((heading.x + heading.end) / 2 - (piece.x + piece.end) / 2),
        Math.abs(heading.x - piece.x),
      )
    return headings.reduce((best, heading, column) => (far(heading) < far(headings[best]!) ? column : best), 0)
  }
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
function tableRecords(headings: readonly PdfHeading[], table: readonly TableLine[]): CellRecord[] {
  const lines = table.flatMap((line) => (line.kind === 'line' ? [line] : []))
  const filled = headings.map((_, column) => lines.filter(({ cells }) => cells[column] !== '').length)
  const holdDays = (column: number) => {
    const own = lines.map(({ cells }) => cells[column]!).filter((cell) => cell !== '')
    return own.length > 0 && own.filter(isDay).length * 2 > own.length
  }
  const amounts = headings.flatMap(({ role }, column) => (role === 'amount' ? [column] : []))
  const mainAmount = amounts.toSorted((a, b) => filled[b]! - filled[a]!)[0]
  const known = headings.map((heading, column): PdfHeading => {
    if (MONEY.has(heading.role) && holdDays(column)) return { ...heading, text: 'Value date', role: 'valueDay' }
    if (heading.role === 'amount' && column !== mainAmount)
      return { ...heading, text: 'Original amount', role: 'originalAmount' }
    if (heading.role === null && holdDays(column)) return { ...heading, text: 'Value date', role: 'valueDay' }
    return heading
  })
  return joinTableLines(known, table)
}

/** Tables side by side have the same headings twice on one line: the left one is read to its end, then the right one. */
function oneBesideTheOther(lines: readonly PdfLine[]): PdfLine[] {
  const read: PdfLine[] = []
  for (let index = 0; index < lines.length; ) {
    const line = lines[index]!
    const headings = headingsOn(line, lines[index + 1])
    const half = (headings?.length ?? 0) / 2
    const isTwice = headings && half >= 3 && isSame(headings.slice(0, half), headings.slice(half))
    if (!isTwice) {
      read.push(line)
      index += 1
      continue
    }
    const next = lines.findIndex(
      (other, at) => at > index && (other.page !== line.page || headingsOn(other, undefined)),
    )
    const block = lines.slice(index, next < 0 ? lines.length : next)
    const middle = (headings[half - 1]!.end + headings[half]!.x) / 2
    read.push(...block.flatMap((one) => part(one, ({ x }) => x < middle)))
    read.push(...block.flatMap((one) => part(one, ({ x }) => x >= middle)))
    index += block.length
  }
  return read
}

function part(line: PdfLine, isIn: (piece: PdfPiece) => boolean): PdfLine[] {
  const pieces = line.pieces.filter(isIn)
  return pieces.length === 0 ? [] : [{ ...line, pieces, narrow: line.narrow.filter(isIn) }]
}
