import { headingsAt, isSameTable } from './pdf-headings.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

/** Tables side by side have the same headings twice on one line: the left one is read to its end, then the right one. */
export function oneBesideTheOther(lines: readonly PdfLine[]): PdfLine[] {
  const read: PdfLine[] = []
  for (let index = 0; index < lines.length; ) {
    const line = lines[index]!
    const headings = headingsAt(lines, index)?.headings ?? []
    const half = headings.length / 2
    const isTwice = half >= 3 && isSameTable(headings.slice(0, half), headings.slice(half))
    if (!isTwice) {
      read.push(line)
      index += 1
      continue
    }
    const next = lines.findIndex(
      (other, at) => at > index && (other.page !== line.page || headingsAt(lines, at) !== null),
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
  return pieces.length === 0
    ? []
    : [{ ...line, pieces, narrow: line.narrow.filter(isIn), runs: line.runs.filter(isIn) }]
}
