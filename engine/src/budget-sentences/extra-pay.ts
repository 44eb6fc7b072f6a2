import { hasCue } from './cues.ts'
import { addItem } from './make-item.ts'
import type { Piece } from './read-piece.ts'
import type { Place, State } from './reading-state.ts'

/** "a 13th salary in December": the last pay once more, every year; null where there is no pay before it. */
export function addExtraPay(place: Place): State | null {
  const { piece, state } = place
  const pay = state.items.findLast(({ direction, money }) => direction === 'in' && money !== null)
  if (!pay || !hasCue('extraPay', piece.folded)) return null
  const dates = piece.dates.map((date) => (date.on === 'months' ? { ...date, yearly: true } : date))
  const own: Piece = {
    ...piece,
    money: pay.money,
    moneyAt: piece.start,
    dates,
    frequencies: [{ every: 1, unit: 'year' }],
    isApprox: false,
  }
  const names = ['13th salary']
  return addItem({ ...place, piece: own }, [own], names, {
    money: pay.money,
    direction: 'in',
    code: 'INC',
    categoryConfidence: 0.95,
    names,
  })
}
