import type { FormatReading } from '../reading/statement-reading.ts'
import { findDays } from '../texts/line-tokens.ts'
import { dropDays, isDay, isFigure } from './pdf-figures.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

const MAX_LINES = 4
/** In letter heights: how far down the next line can be. */
const NEXT_LINE = 1.9

/** In letter widths: how far a line below can be indented. */
const INDENT = 3

/**
 * Completes names with up to `max` lines right below: text that starts where one of the row's texts does, on lines
 * without an amount to its right, up to the next row.
 */
export function completeNames(
  reading: FormatReading,
  lines: readonly PdfLine[],
  letter: number,
  max = MAX_LINES,
): FormatReading {
  const used = new Set(reading.rows.map(({ line }) => line))
  const rows = reading.rows.map((row) => {
    const index = row.line - 1
    const own = lines[index]?.pieces.filter(({ text }) => isName(text) && row.name.includes(text.slice(0, 8))) ?? []
    const more: string[] = []
    for (let at = index + 1; own.length > 0 && at <= index + max; at++) {
      const [line, above] = [lines[at], lines[at - 1]!]
      if (!line || used.has(line.at) || line.page !== above.page || line.y - above.y > NEXT_LINE * line.height) break
      const next = line.pieces.find((piece) => own.some((first) => isBelow(piece, first, letter)))
      if (!next || line.pieces.some((piece) => isOtherText(piece, next))) break
      more.push(next.text)
    }
    const missing = more.filter((text) => !(row.note ?? '').includes(text))
    return { ...row, name: missing.reduce(addText, row.name) }
  })
  return { ...reading, rows }
}

/** Puts back what the readers cut out of a text: the dots of "Savings ...7781", or the date in "Cash 09/03". */
export function restoreTexts(reading: FormatReading, lines: readonly PdfLine[]): FormatReading {
  const rows = reading.rows.map((row) => {
    const texts = lines[row.line - 1]?.pieces.map(({ text }) => text).filter(isName) ?? []
    return { ...row, name: texts.reduce(restoreCutParts, row.name) }
  })
  return { ...reading, rows }
}

function restoreCutParts(name: string, text: string): string {
  if (name.includes(text) || findDays(text, null)[0]?.start === 0) return name
  const whole = getLetters(text)
  const without = getLetters(dropDays(text))
  const words = name.split(' ')
  const taken = words.findIndex((_, at) => [whole, without].includes(getLetters(words.slice(0, at + 1).join(' '))))
  return taken < 0 ? name : [text, ...words.slice(taken + 1)].join(' ')
}

const getLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

const isBelow = ({ x }: PdfPiece, first: PdfPiece, letter: number) =>
  x - first.x > -letter && x - first.x < INDENT * letter

/** Adds a text to a name. If the name has most of it, completes that part. */
function addText(name: string, text: string): string {
  if (name.includes(text)) return name
  const words = text.split(' ')
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  )
  const contained = parts.filter((part) => part.length * 2 > text.length && name.includes(part))
  const longest = contained.sort((a, b) => b.length - a.length)[0]
  return longest ? name.replace(longest, () => text) : `${name} ${text}`
}

const isName = (text: string) => /\p{L}{2}/u.test(text) && !isDay(text) && !isFigure(text)

/** Whether a piece shows that a line is another row or a title: an amount to the text's right, or words to its left. */
function isOtherText(piece: PdfPiece, first: PdfPiece): boolean {
  if (piece.x > first.x + 1) return isFigure(piece.text)
  return piece.x < first.x - 8 && !/\d/.test(piece.text)
}
