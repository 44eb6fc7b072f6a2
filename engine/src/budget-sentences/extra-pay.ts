import { exact, times } from '../core/exact-amount.ts'
import { hasCue } from './cues.ts'
import { addItem } from './make-item.ts'
import type { Piece } from './read-piece.ts'
import type { Place, State } from './reading-state.ts'

/** "a 13th salary in December": the last pay once more, every year; null if there is no pay before it. */
export function addExtraPay(place: Place): State | null {
  const { piece, state } = place
  const pay = state.items.findLast(({ direction, money }) => direction === 'in' && money !== null)
  if (!pay || !hasCue('extraPay', piece.folded)) return null
  const said = [piece, ...state.pending]
  const size = /(?:^|\s)half(?:\s|$)/.test(piece.folded)
    ? exact(1, 2)
    : exact(/(?:^|\s)two\s/.test(piece.folded) ? 2 : 1)
  const money = { ...pay.money!, amount: times(pay.money!.amount, size) }
  const dates = said
    .flatMap((one) => one.dates)
    .map((date) => (date.on === 'months' ? { ...date, yearly: true } : date))
  const own: Piece = {
    ...piece,
    money,
    share: null,
    moneyAt: piece.start,
    dates,
    frequencies: [{ every: 1, unit: 'year' }],
    isApprox: false,
  }
  const isBonus = said.some(({ folded }) => /(?:^|\s)bonus/.test(folded))
  const names = [isBonus ? 'Bonus' : '13th salary']
  return addItem({ ...place, state: { ...state, pending: [] }, piece: own }, [own], names, {
    money,
    direction: 'in',
    code: 'INC',
    categoryConfidence: 0.95,
    names,
  })
}
