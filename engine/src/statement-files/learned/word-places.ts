import type { PdfLine } from '../pdf/pdf-page.ts'

/**
 * A word with its position: from the left in letter widths (`x` to `end`) and from the top in lines (`y`). `line`
 * counts from 1.
 */
export type PlacedWord = { text: string; line: number; x: number; end: number; y: number; marks: readonly number[] }

type LineOfWords = {
  line: number
  page: number
  y: number
  height: number
  words: { text: string; x: number; end: number }[]
}

const TAB = 8
/**
 * How many values each mark can have: where the word starts and ends, the gaps to its left and right, the gap above its
 * line, its position among the words of the line, and the height of the line.
 */
export const MARKS = [64, 64, 8, 8, 7, 8, 4] as const
const GAPS = [0.6, 1.3, 2.5, 5, 10, 20]
const ABOVE = [0.8, 1.3, 1.8, 2.5, 4]
const HEIGHTS = [0.85, 1.15, 1.5]
const PAGE_BREAK = 3

/** Places the words of a PDF. */
export function placePdfWords(lines: readonly PdfLine[]): PlacedWord[] {
  const found = lines.map(({ at, page, y, height, runs }): LineOfWords => {
    const words = runs.flatMap(({ text, x, end }) => {
      const step = (end - x) / Math.max(1, text.length)
      return [...text.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        x: x + match.index * step,
        end: x + (match.index + match[0].length) * step,
      }))
    })
    return { line: at, page, y, height, words }
  })
  const all = found.flatMap(({ words }) => words)
  const letter = getMedian(
    all.filter(({ text, x, end }) => text.length > 2 && end > x).map(({ text, x, end }) => (end - x) / text.length),
    5,
  )
  const steps = found.flatMap((line, index) => {
    const before = found[index - 1]
    return before && before.page === line.page ? [line.y - before.y] : []
  })
  const height = getMedian(
    found.flatMap((line) => line.words.map(() => line.height)),
    9,
  )
  return place(found, { letter, pitch: Math.max(1, getMedian(steps, 12)), height: height || 9 })
}

/** Places the words of a text, with letters and lines as units. */
export function placeTextWords(lines: readonly string[]): PlacedWord[] {
  const found = lines.map((text, index): LineOfWords => {
    const words: LineOfWords['words'] = []
    let at = 0
    for (const [piece] of text.matchAll(/\S+|\t|[^\S\t]+/g)) {
      if (piece === '\t') at = (Math.floor(at / TAB) + 1) * TAB
      else {
        if (piece.trim() !== '') words.push({ text: piece, x: at, end: at + [...piece].length })
        at += [...piece].length
      }
    }
    return { line: index + 1, page: 0, y: index, height: 1, words }
  })
  return place(found, { letter: 1, pitch: 1, height: 1 })
}

function place(
  all: readonly LineOfWords[],
  { letter, pitch, height }: { letter: number; pitch: number; height: number },
): PlacedWord[] {
  const lines = all.filter(({ words }) => words.length > 0)
  const placed: PlacedWord[] = []
  let [base, y] = [0, 0]
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    if (before?.page !== line.page) base = y + (before ? PAGE_BREAK : 0) - line.y / pitch
    const above = before ? 1 + findBucket(line.y / pitch + base - y, ABOVE) : 0
    y = line.y / pitch + base
    const words = line.words.map((word) => ({ text: word.text, x: word.x / letter, end: word.end / letter }))
    words.forEach(({ text, x, end }, at) => {
      const [left, right] = [words[at - 1], words[at + 1]]
      const marks = [
        Math.min(63, Math.max(0, Math.trunc(x / 2))),
        Math.min(63, Math.max(0, Math.trunc(end / 2))),
        left ? 1 + findBucket(x - left.end, GAPS) : 0,
        right ? 1 + findBucket(right.x - end, GAPS) : 0,
        above,
        Math.min(at, 7),
        findBucket(line.height / height, HEIGHTS),
      ]
      placed.push({ text, line: line.line, x, end, y, marks })
    })
  })
  return placed
}

export function findBucket(value: number, limits: readonly number[]): number {
  const found = limits.findIndex((limit) => value < limit)
  return found < 0 ? limits.length : found
}

function getMedian(values: readonly number[], fallback: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? fallback
}
