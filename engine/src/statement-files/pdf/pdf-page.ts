import { replaceRadicals } from './pdf-radicals.ts'

/** A run of text on a page. `x` and `y` are its left end and baseline, measured from the top left corner. */
type PdfWord = { text: string; x: number; y: number; width: number; height: number }
export type PdfPage = { width: number; height: number; words: readonly PdfWord[] }

/** Words on one baseline, joined if only a space separates them. */
export type PdfPiece = { text: string; x: number; end: number }
/**
 * A line cut at gaps between columns (`pieces`), also at smaller gaps (`narrow`), at every gap but the spaces of a
 * monospaced font (`close`), and wherever the file starts a new run of text (`runs`). A gap within a word never counts.
 */
type PdfCuts = { pieces: PdfPiece[]; narrow: PdfPiece[]; close: PdfPiece[]; runs: PdfPiece[] }
/** `at` counts lines from 1. */
export type PdfLine = { at: number; page: number; y: number; height: number } & PdfCuts

// In letter widths: a gap below SAME_WORD is within a word, and one of NEXT_COLUMN or more separates columns. Next to a
// number, BESIDE_FIGURE is enough.
const SAME_WORD = 0.25
const NEXT_COLUMN = 1.6
const BESIDE_FIGURE = 0.7

/**
 * The lines of a document from top to bottom, cut at the gaps between columns, without the headers and footers that
 * most pages repeat.
 */
export function readLines(written: readonly PdfPage[]): PdfLine[] {
  const pages = simplifyFigures(written)
  const letter = measureLetter(pages)
  const wordLines = pages.map((page) => groupByBaseline(page.words))
  const blank = measureBlank(pages, letter)
  const lines = dropRepeatedLines(
    wordLines.flatMap((onPage, index) => onPage.map((words) => makeLine(words, index, letter, blank))),
    pages,
  )
  return lines.map((line, index) => ({ ...line, at: index + 1 }))
}

const STARRED = /^\*+(?=\p{Sc}?\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{2})?$)/u
const TRIANGLE = /(?<!\S)[▲△▼]\s?(?=\p{Sc}?\d)/gu

/** "▲3,980" is negative in Japan, and "*68,000" has a star so that nobody can add a digit before it. */
function simplifyFigures(pages: readonly PdfPage[]): PdfPage[] {
  const hasStars = pages.some(({ words }) => words.some(({ text }) => STARRED.test(text) && /[.,]\d{2}/.test(text)))
  const cleanText = (text: string) => (hasStars ? text.trim().replace(STARRED, '') : text).replace(TRIANGLE, '-')
  return pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, text: cleanText(word.text) })) }))
}

/** The median width of a letter. */
export function measureLetter(pages: readonly PdfPage[]): number {
  const widths = pages
    .flatMap(({ words }) =>
      words.filter(({ text }) => text.trim().length > 2).map(({ text, width }) => width / text.length),
    )
    .filter((width) => width > 0)
    .sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 5
}

/**
 * The width of a space in a monospaced font. There it's as wide as a letter, so it must not be mistaken for a gap
 * between columns. 0 for other fonts, whose spaces are narrower.
 */
function measureBlank(pages: readonly PdfPage[], letter: number): number {
  const ratios = pages
    .flatMap(({ words }) => words)
    .filter(({ text, height }) => text.length > 3 && height > 0)
    .map(({ text, width, height }) => width / text.length / height)
    .sort((a, b) => a - b)
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0
  const alike = ratios.filter((ratio) => Math.abs(ratio - middle) < 0.02 * middle)
  return alike.length > 0.8 * ratios.length ? letter : 0
}

function groupByBaseline(words: readonly PdfWord[]): PdfWord[][] {
  const lines: PdfWord[][] = []
  for (const word of [...words].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (word.text.trim() === '') continue
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && word.y - first.y <= Math.max(2, 0.35 * Math.min(word.height || 8, first.height || 8)))
      line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x))
}

function makeLine(words: readonly PdfWord[], page: number, letter: number, blank: number): PdfLine {
  const least = (1.25 * blank) / letter
  const getGap = (left: string, right: string) =>
    FIGURE.test(left.trim()) || FIGURE.test(right.trim()) ? Math.max(BESIDE_FIGURE, least) : NEXT_COLUMN
  return {
    at: 0,
    page,
    y: words[0]?.y ?? 0,
    height: Math.max(...words.map(({ height }) => height)) || 8,
    pieces: getPieces(words, letter, getGap),
    narrow: getPieces(words, letter, () => Math.max(BESIDE_FIGURE, least)),
    close: getPieces(words, letter, () => Math.max(SAME_WORD, least)),
    runs: getPieces(words, letter, () => SAME_WORD),
  }
}

/** Nothing but an amount or a date in digits. */
const FIGURE = /^[-+(]? ?\p{Sc}? ?\d[\d.,/' ]*[.,/]\d+\)?(?:[-+]| ?\p{Sc}| ?[CDcd][Rr])?\.?$/u

function getPieces(
  words: readonly PdfWord[],
  letter: number,
  measureGap: (left: string, right: string) => number,
): PdfPiece[] {
  const pieces: PdfPiece[] = []
  for (const { text: given, x, width } of words) {
    const text = replaceRadicals(given)
    const last = pieces.at(-1)
    const gap = last ? x - last.end : Number.POSITIVE_INFINITY
    const cut = splitRun(text, x, width)
    if (last && cut[0] && gap < measureGap(last.text, cut[0].text) * letter) {
      last.text += `${gap < SAME_WORD * letter || /\s$/.test(last.text) ? '' : ' '}${cut[0].text}`
      last.end = cut[0].end
      pieces.push(...cut.slice(1))
    } else pieces.push(...cut)
  }
  for (const piece of pieces) piece.text = piece.text.replace(/\s+/g, ' ').trim()
  return pieces.filter(({ text }) => text !== '')
}

/** Cuts a run that a program padded with spaces up to the next column. */
function splitRun(text: string, x: number, width: number): PdfPiece[] {
  const step = width / Math.max(1, text.length)
  return [...text.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    x: x + match.index * step,
    end: x + (match.index + match[0].length) * step,
  }))
}

/**
 * Removes the lines repeated at the top or bottom of most pages, even if their numbers differ. Keeps lines of three or
 * more texts, which can be table headings, and the top of the first page, which can name the account and its currency.
 */
function dropRepeatedLines(lines: PdfLine[], pages: readonly PdfPage[]): PdfLine[] {
  if (pages.length < 2) return lines
  const getKey = ({ y, pieces }: PdfLine) =>
    `${Math.round(y)} ${pieces.map(({ text }) => text.replace(/\d+/g, '0')).join('|')}`
  const counts = new Map<string, Set<number>>()
  for (const line of lines) counts.set(getKey(line), (counts.get(getKey(line)) ?? new Set()).add(line.page))
  return lines.filter((line) => {
    const height = pages[line.page]?.height ?? 0
    const isAtEdge = (line.page > 0 && line.y < height * 0.12) || line.y > height * 0.9
    const isOnMostPages = (counts.get(getKey(line))?.size ?? 0) >= Math.max(2, Math.ceil(pages.length * 0.6))
    return !(isAtEdge && isOnMostPages) || line.pieces.length > 2
  })
}

/** The lines as text, with each column of text aligned on the left and each column of numbers on the right. */
export function toText(lines: readonly PdfLine[], letter: number): string {
  return lines
    .map(({ pieces }) => {
      let text = ''
      for (const { text: piece, x, end } of pieces) {
        const isFigure = /^[-+(]?[\p{Sc}A-Z]{0,3}\s?[-+]?[\d.,' ]*\d/u.test(piece) && !/\p{L}{4}/u.test(piece)
        const place = isFigure ? Math.round(end / letter) - piece.length : Math.round(x / letter)
        text = text === '' ? ' '.repeat(Math.max(0, place)) : text.padEnd(Math.max(place, text.length + 2))
        text += piece
      }
      return text
    })
    .join('\n')
}
