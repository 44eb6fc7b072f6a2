import type { FormatReading } from '../reading/statement-reading.ts'
import { isDay, isFigure } from './pdf-figures.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

const MOST_LINES = 4
/** In letter heights. */
const NEXT_LINE = 1.9

/**
 * Completes names with the lines right below: text that starts at the same place, on lines without an amount in its own
 * column, up to the next row.
 */
export function withWholeNames(reading: FormatReading, lines: readonly PdfLine[], letter: number): FormatReading {
  const used = new Set(reading.rows.map(({ line }) => line))
  const rows = reading.rows.map((row) => {
    const index = lines.findIndex(({ at }) => at === row.line)
    const first = lines[index]?.pieces.find(({ text }) => isName(text) && row.name.includes(text.slice(0, 8)))
    if (!first) return row
    const more: string[] = []
    for (let at = index + 1; at <= index + MOST_LINES; at++) {
      const [line, above] = [lines[at], lines[at - 1]!]
      if (!line || used.has(line.at) || line.page !== above.page || line.y - above.y > NEXT_LINE * line.height) break
      const next = line.pieces.find(({ x }) => Math.abs(x - first.x) < letter)
      if (!next || line.pieces.some((piece) => isOther(piece, first))) break
      more.push(next.text)
    }
    const missing = more.filter((text) => !row.name.includes(text) && !(row.note ?? '').includes(text))
    return missing.length === 0 ? row : { ...row, name: [row.name, ...missing].join(' ') }
  })
  return { ...reading, rows }
}

const isName = (text: string) => /\p{L}{2}/u.test(text) && !isDay(text) && !isFigure(text)

/** An amount next to the text, or words that start to the left of it: another row, or a title. */
function isOther(piece: PdfPiece, first: PdfPiece): boolean {
  if (piece.x > first.x + 1) return isFigure(piece.text)
  return piece.x < first.x - 8 && !/\d/.test(piece.text)
}
