import { skipRows } from '../reading/build-reading.ts'
import type { FormatReading } from '../reading/statement-reading.ts'
import { findDays } from '../texts/line-tokens.ts'
import { isFigure } from './pdf-figures.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

/**
 * Keeps rows with a date and rows whose amounts are in columns. An amount inside a sentence ("Your limit is 500.00.")
 * or one that doesn't line up with any dated row isn't a payment, so it's listed as skipped. If no row has a date, it
 * has to line up with any other row. Changes nothing if fewer than three rows, or fewer than three quarters of them,
 * have their amounts in columns, or if more than a third would be skipped.
 */
export function dropLooseFigures(reading: FormatReading, lines: readonly PdfLine[], letter: number): FormatReading {
  const placed = reading.rows.map((row) => {
    const line = lines[row.line - 1]
    return { row, figures: line ? getFigures(line) : [], hasDay: line !== undefined && beginsWithDay(line) }
  })
  const inColumns = placed.filter(({ figures }) => figures.length > 0)
  if (inColumns.length < 3 || inColumns.length * 4 < placed.length * 3) return reading
  const dated = inColumns.filter(({ hasDay }) => hasDay)
  const models = dated.length > 0 ? dated : inColumns
  const isLoose = (one: (typeof placed)[number]) =>
    !one.hasDay &&
    !models.some(
      (model) => model !== one && model.figures.some((a) => one.figures.some((b) => areAligned(a, b, letter))),
    )
  const loose = placed.filter(isLoose).map(({ row }) => row)
  if (loose.length === 0 || loose.length * 3 > placed.length) return reading
  return skipRows(reading, loose, 'total-line', 'This line mentions an amount, but isn’t a payment.')
}

const getFigures = ({ pieces, narrow }: PdfLine) => [...pieces, ...narrow].filter(({ text }) => isFigure(text))

function beginsWithDay({ pieces, narrow }: PdfLine): boolean {
  return [...pieces.slice(0, 2), ...narrow.slice(0, 3)].some(
    ({ text }) => findDays(text, null)[0]?.start === 0 || /^\d[\d./ -]{2,9}$/.test(text),
  )
}

function areAligned(a: PdfPiece, b: PdfPiece, letter: number): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) < letter
  return isNear(a.x, b.x) || isNear(a.end, b.end) || isNear((a.x + a.end) / 2, (b.x + b.end) / 2)
}
