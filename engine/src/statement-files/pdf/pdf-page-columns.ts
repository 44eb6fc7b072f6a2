import { findDays } from '../texts/line-tokens.ts'
import { isFigure } from './pdf-figures.ts'
import { type PdfLine, type PdfPage, readLines } from './pdf-page.ts'

/** A page has two columns if each has at least this many rows. */
const MIN_ROWS = 2
/** In points: rows of one column start this close to each other. */
const SAME_START = 4

/**
 * Splits pages with two columns into separate pages in reading order: what is above the columns, the left column, the
 * right column, and what is below. A column has rows that start with a date and end with an amount.
 */
export function splitPageColumns(pages: readonly PdfPage[]): readonly PdfPage[] {
  const ordered = pages.flatMap((page) => {
    const middle = findMiddle(page)
    return middle === null ? [page] : splitPage(page, middle)
  })
  return ordered.length === pages.length ? pages : ordered
}

/** Where the right column starts; null if there is only one. */
function findMiddle(page: PdfPage): number | null {
  const starts = readLines([page]).flatMap((line) => findRowStarts(line).filter((x) => x > page.width * 0.35))
  const countAlike = (x: number) => starts.filter((other) => Math.abs(other - x) < SAME_START).length
  const start = starts.toSorted((a, b) => countAlike(b) - countAlike(a) || a - b)[0]
  if (start === undefined || countAlike(start) < MIN_ROWS) return null
  const middle = start - SAME_START
  const left = readLines([{ ...page, words: page.words.filter(({ x }) => x < middle) }])
  return left.filter((line) => findRowStarts(line).length > 0).length < MIN_ROWS ? null : middle
}

/** Where something that looks like a row starts in a line: a date, then words, and an amount at the end. */
function findRowStarts({ pieces }: PdfLine): number[] {
  if (!isFigure(pieces.at(-1)?.text ?? '')) return []
  return pieces.flatMap(({ text, x }, at) => {
    const day = findDays(text, null)[0]
    const words = [text.slice(day?.end ?? 0), ...pieces.slice(at + 1, -1).map((piece) => piece.text)].join(' ')
    return day?.start === 0 && /\p{L}{3}/u.test(words) ? [x] : []
  })
}

/** The columns are between the last text that crosses the middle above the rows and the first one below them. */
function splitPage(page: PdfPage, middle: number): PdfPage[] {
  const crossing = page.words.filter(({ x, width }) => x < middle - 1 && x + width > middle + 1).map(({ y }) => y)
  const rows = readLines([page]).flatMap((line) => (findRowStarts(line).length > 0 ? [line.y] : []))
  const top = Math.max(0, ...crossing.filter((y) => y < Math.min(...rows)))
  const bottom = Math.min(page.height, ...crossing.filter((y) => y > Math.max(...rows)))
  const cutPart = (isIn: (word: PdfPage['words'][number]) => boolean) => ({ ...page, words: page.words.filter(isIn) })
  const isInside = (y: number) => y > top + 1 && y < bottom - 1
  return [
    cutPart(({ y }) => y <= top + 1),
    cutPart(({ x, y }) => isInside(y) && x < middle),
    cutPart(({ x, y }) => isInside(y) && x >= middle),
    cutPart(({ y }) => y >= bottom - 1),
  ].filter(({ words }) => words.length > 0)
}
