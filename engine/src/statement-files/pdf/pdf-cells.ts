import { DAY_ROLES, MONEY_ROLES } from '../tables/heading-role.ts'
import { type ColumnPlace, findColumnPlaces } from './pdf-column-places.ts'
import { isDay, isFigure } from './pdf-figures.ts'
import type { PdfHeading } from './pdf-headings.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'
import type { TableLine } from './pdf-table-rows.ts'

/**
 * Splits the lines below the headings into cells. The content decides where one column ends and the next begins: text
 * may start left of a centered heading, and amounts may end right of it.
 */
export function readCells(headings: readonly PdfHeading[], lines: readonly PdfLine[], letter: number): TableLine[] {
  const places = findColumnPlaces(headings, lines)
  const left = headings[0]!.x - 2 * letter
  const right = Math.max(headings.at(-1)!.end, places.at(-1)?.end ?? 0) + 2 * letter
  const ends = findColumnEnds(headings, places, lines)
  return lines.flatMap((line): TableLine[] => {
    // Ignore text that lies entirely to the left or right of the table.
    const pieces = cutAtColumns(line, ends).filter(
      ({ text, x, end }) => end > Math.min(left, ends.left) && x < right && !RULE.test(text),
    )
    if (pieces.length === 0) return []
    return [
      {
        kind: 'line',
        line: line.at,
        page: line.page,
        top: line.y,
        y: line.y,
        height: line.height,
        cells: getCells(headings, pieces, ends.between),
      },
    ]
  })
}

/** A ruled line made of dashes. */
const RULE = /^[-_=]{4,}$/

type Ends = { left: number; between: number[] }

/** Where the columns meet: the point between each pair of neighboring headings that the fewest lines cross. */
function findColumnEnds(
  headings: readonly PdfHeading[],
  places: readonly (ColumnPlace | undefined)[],
  lines: readonly PdfLine[],
): Ends {
  const rows = lines.map(({ runs }) => runs).filter((runs) => runs.length > 2)
  const all = [headings, ...rows]
  const between = headings.slice(1).map((heading, index) => {
    const before = headings[index]!
    const [from, to] = getSearchRange(before, places[index], heading, places[index + 1])
    return findLowestGap(from, to, all, places[index] === undefined || places[index + 1] === undefined)
  })
  const first = headings[0]!
  const starts = rows.map((runs) => runs[0]!.x).filter((x) => x < first.end)
  return { left: Math.min(first.x, ...starts), between }
}

/**
 * The range from the contents of one column to those of the next. The center of a heading stands in for contents that
 * we don't know, and the centers of both for contents that overlap.
 */
function getSearchRange(
  before: PdfHeading,
  placeBefore: ColumnPlace | undefined,
  heading: PdfHeading,
  place: ColumnPlace | undefined,
): [number, number] {
  const middles: [number, number] = [(before.x + before.end) / 2, (heading.x + heading.end) / 2]
  const [from, to] = [placeBefore?.end ?? middles[0], place?.x ?? middles[1]]
  const [start, end] = from <= to ? [from, to] : middles
  return [Math.ceil(start), Math.floor(end)]
}

/**
 * The middle of the gap that the fewest lines cross. If several gaps tie, takes the widest. If one of the columns may
 * hold text, a gap after which most lines start a text comes first.
 */
function findLowestGap(from: number, to: number, all: readonly (readonly PdfPiece[])[], mayBeText: boolean): number {
  const crossing = Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => {
    const x = from + at
    return all.filter((pieces) => pieces.some((piece) => piece.x < x && piece.end > x)).length
  })
  const lowest = Math.min(...crossing)
  const gaps: { start: number; end: number }[] = []
  crossing.forEach((count, at) => {
    if (count !== lowest) return
    const last = gaps.at(-1)
    if (last && last.end === from + at - 1) last.end++
    else gaps.push({ start: from + at, end: from + at })
  })
  const countStartsAfter = ({ end }: { end: number }) =>
    all.filter((pieces) => pieces.some(({ x }) => x >= end - 1 && x < end + 3)).length
  const widest = gaps.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a))
  const textStart = mayBeText ? gaps.find((gap) => countStartsAfter(gap) * 2 > all.length) : undefined
  const { start, end } = textStart ?? widest
  return (start + end + 1) / 2
}

/** The pieces of a line, cut wherever a column ends between two of its texts. */
function cutAtColumns({ pieces, runs }: PdfLine, { between }: Ends): PdfPiece[] {
  return pieces.flatMap((piece) => {
    const inside = runs.filter(({ x, end }) => x >= piece.x - 0.1 && end <= piece.end + 0.1)
    const cuts = inside.flatMap((one, at) =>
      at > 0 && between.some((end) => end >= inside[at - 1]!.end - 0.5 && end <= one.x + 0.5) ? [at] : [],
    )
    return [0, ...cuts].map((from, index) => {
      const own = inside.slice(from, cuts[index])
      return { text: own.map(({ text }) => text).join(' '), x: own[0]?.x ?? piece.x, end: own.at(-1)?.end ?? piece.end }
    })
  })
}

function getCells(headings: readonly PdfHeading[], pieces: readonly PdfPiece[], between: readonly number[]): string[] {
  const cells = headings.map(() => '')
  const figures: (PdfPiece | undefined)[] = []
  for (const piece of pieces) {
    const column = getColumn(headings, piece, between)
    const other = figures[column]
    if (other && isFigure(piece.text) && MONEY_ROLES.has(headings[column]!.role)) {
      // One of the two amounts belongs to a column without a heading, so keep the one that lines up better.
      if (getDistance(headings[column]!, piece) >= getDistance(headings[column]!, other)) continue
      cells[column] = ''
    }
    if (isFigure(piece.text)) figures[column] = piece
    cells[column] = cells[column] ? `${cells[column]} ${piece.text}` : piece.text
  }
  return cells.map((cell, column) => {
    const { role } = headings[column]!
    if (DAY_ROLES.has(role)) return joinDayParts(cell)
    // Dots and stars only fill empty space.
    const amount = MONEY_ROLES.has(role) ? cell.replace(/^[.*·]+$|^[*·] |(?<=\d) ?[*·]$/, '') : cell
    return role === 'balance' ? signBalance(amount) : amount
  })
}

/**
 * Joins a day and month that are in separate boxes, and keeps dates such as 02.03, 02-03 or 0203 from being read as
 * amounts.
 */
function joinDayParts(cell: string): string {
  return cell
    .replace(/^(\d{1,2}) (\d{1,2})(?: (\d{2,4}))?$/, (_, day: string, month: string, year?: string) =>
      [day, month, ...(year ? [year] : [])].join('/'),
    )
    .replace(/^\d{1,2}\.\d{1,2}$/, '$&.')
    .replace(/^\(?(\d{1,2})-(\d{1,2})\)?$/, '$1.$2.')
    .replace(/^([0-2]\d|3[01])(0\d|1[0-2])$/, '$1.$2.')
}

/** "118.07 D" and "118.07 OD" are overdrawn; "118.07 C" isn't. */
function signBalance(cell: string): string {
  return cell.replace(/^(.*\d) ?(?:D|OD)$/, '-$1').replace(/^(.*\d) ?C$/, '$1')
}

/** How far an amount is from lining up with a heading by its right edge, left edge or center. */
function getDistance(heading: PdfHeading, piece: PdfPiece): number {
  return Math.min(
    Math.abs(heading.end - piece.end),
    Math.abs((heading.x + heading.end) / 2 - (piece.x + piece.end) / 2),
    Math.abs(heading.x - piece.x),
  )
}

function getColumn(headings: readonly PdfHeading[], piece: PdfPiece, between: readonly number[]): number {
  const findColumn = (x: number) => {
    const column = between.findIndex((end) => x < end)
    return column < 0 ? headings.length - 1 : column
  }
  const isValue = isFigure(piece.text) || isDay(piece.text)
  let column = findColumn(isValue ? (piece.x + piece.end) / 2 : piece.x + 1)
  // Words under a column of amounts continue the text to their left.
  while (column > 0 && MONEY_ROLES.has(headings[column]!.role) && isText(piece.text)) column--
  return column
}

/** Words, or a number that can't be an amount: it's too long or starts with a zero. */
function isText(text: string): boolean {
  return !isFigure(text) && !isDay(text) && (/\p{L}{3}/u.test(text) || /\d{7}|^0\d/.test(text))
}
