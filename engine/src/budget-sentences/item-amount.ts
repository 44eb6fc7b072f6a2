import { type Exact, exact, over, times, written } from '../core/exact-amount.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import type { Sheet } from './sentence-sheet.ts'

/** The user's share of a written amount. A range is its midpoint. Both are noted. */
export function ownShare(sheet: Sheet, piece: Piece, money: MoneyValue, notes: string[]): Exact {
  if (money.low && money.high) notes.push(`midpoint of ${written(money.low)}–${written(money.high)}`)
  const { share, ways } = piece
  if (!share && ways === null) return money.amount
  if (share?.how === 'split' || share === null) {
    const people = ways ?? 2
    notes.push(`1/${people} of ${written(money.amount)}`)
    return over(money.amount, exact(people))
  }
  if (!share.fraction || isStated(sheet, piece)) return money.amount
  notes.push(`${share.fraction.n}/${share.fraction.d} of ${written(money.amount)}`)
  return times(money.amount, share.fraction)
}

/** "my half of the bill is 30": the 30 is already the half. "half the bill, which is 30" is about the bill. */
function isStated(sheet: Sheet, { share, shareAt, moneyAt }: Piece): boolean {
  if (share?.how !== 'stated-or-of' || shareAt < 0 || shareAt >= moneyAt) return false
  const between = sheet.folded.slice(shareAt, moneyAt)
  return /(?:^|\s|')(?:is|are|was|comes|costs?|s|runs?|ist|sind|betragt|est|sont|es|son|=)\s|[:=]/.test(between)
}
