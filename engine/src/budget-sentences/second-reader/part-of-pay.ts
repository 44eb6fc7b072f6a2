import type { TextUnit } from '../../second-reader/text-units.ts'
import { type Piece, says } from '../read-piece.ts'
import { compilePattern, type Sheet, type Span } from '../sentence-sheet.ts'
import type { ReadItem } from './item-program.ts'

const OF_PAY = compilePattern(
  '^of (?:(?:my|our|the|each|every|any|all) )?(?:\\p{L}+ )?(?:income|salary|paychecks?|pay|wages?|earnings)(?!\\p{L})',
)

/**
 * "15% of income" is paid as often as the pay itself, unless the text says how often. Null if the text asks for a share
 * of pay and the network calculated it from something else.
 */
export function readPartOfPay(
  item: ReadItem,
  items: readonly ReadItem[],
  { sheet, pieces, units }: { sheet: Sheet; pieces: readonly Piece[]; units: readonly TextUnit[] },
): ReadItem | null {
  const isIn = (span: Span) => (at: number) => units[at]!.start >= span.start && units[at]!.end <= span.end
  const part = sheet.marks.find((mark) => mark.kind === 'percent' && item.from.some(isIn(mark)))
  const base = part && item.from.find((at) => !isIn(part)(at))
  if (!part || base === undefined || item.direction === 'in') return item
  const pay = items.find(({ direction, from }) => direction === 'in' && from.length === 1 && from[0] === base)
  if (!pay) {
    OF_PAY.lastIndex = 0
    return OF_PAY.test(sheet.folded.slice(part.end).trimStart()) ? null : item
  }
  const isTimed = pieces.some((piece) => piece.start <= part.start && piece.end >= part.end && says(piece, 'frequency'))
  return isTimed ? item : { ...item, frequency: pay.frequency }
}
