import { findHeadingsAt, haveSameTexts, type PdfHeading } from './pdf-headings.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

/** The lines from `from` up to but not including `to` are split in two at `middle`. */
type Cut = { from: number; to: number; middle: number }

/**
 * Puts tables that are side by side in order: all of the left one, then the right one. We recognize them by the same
 * headings twice on one line.
 */
export function orderSideBySide(lines: readonly PdfLine[]): PdfLine[] {
  const found = lines.flatMap((line, index) => {
    const headings = findHeadingsAt(lines, index)
    return headings?.kind === 'transactions' ? [{ line, index, headings: headings.headings }] : []
  })
  const ordered: PdfLine[] = []
  let index = 0
  while (index < lines.length) {
    const page = lines[index]!.page
    const here = found.filter((one) => one.index >= index && one.line.page === page)
    const cut = findRepeatedHeadings(here, lines)
    const from = cut?.from ?? lines.length
    ordered.push(...lines.slice(index, Math.max(index, Math.min(from, findPageEnd(lines, index)))))
    if (!cut) {
      index = findPageEnd(lines, index)
      continue
    }
    const block = lines.slice(cut.from, cut.to)
    ordered.push(...block.flatMap((one) => cutLine(one, ({ x }) => x < cut.middle)))
    ordered.push(...block.flatMap((one) => cutLine(one, ({ x }) => x >= cut.middle)))
    index = cut.to
  }
  return ordered
}

type Found = { line: PdfLine; index: number; headings: PdfHeading[] }

function findPageEnd(lines: readonly PdfLine[], index: number): number {
  const next = lines.findIndex((line, at) => at > index && line.page !== lines[index]!.page)
  return next < 0 ? lines.length : next
}

function findRepeatedHeadings(found: readonly Found[], lines: readonly PdfLine[]): Cut | null {
  for (const { index, headings } of found) {
    const half = headings.length / 2
    if (half < 3 || !haveSameTexts(headings.slice(0, half), headings.slice(half))) continue
    const next = lines.findIndex((_, at) => at > index && findHeadingsAt(lines, at) !== null)
    const to = Math.min(findPageEnd(lines, index), next < 0 ? lines.length : next)
    return { from: index, to, middle: (headings[half - 1]!.end + headings[half]!.x) / 2 }
  }
  return null
}

function cutLine(line: PdfLine, isIn: (piece: PdfPiece) => boolean): PdfLine[] {
  const pieces = line.pieces.filter(isIn)
  if (pieces.length === 0) return []
  const { narrow, close, runs } = line
  return [{ ...line, pieces, narrow: narrow.filter(isIn), close: close.filter(isIn), runs: runs.filter(isIn) }]
}
