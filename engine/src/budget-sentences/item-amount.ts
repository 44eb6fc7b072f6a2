import { divide, type Exact, exact, formatExact, multiply } from '../core/exact-amount.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import type { Sheet } from './sentence-sheet.ts'

/** The user's share of a written amount. A range is its midpoint. Both are noted. */
export function getOwnShare(sheet: Sheet, piece: Piece, money: MoneyValue, notes: string[]): Exact {
  if (money.low && money.high) notes.push(`midpoint of ${formatExact(money.low)}–${formatExact(money.high)}`)
  const { share, ways } = piece
  if (!share && ways === null) return money.amount
  if (share?.how === 'split' || share === null) {
    const people = ways ?? 2
    notes.push(`1/${people} of ${formatExact(money.amount)}`)
    return divide(money.amount, exact(people))
  }
  if (!share.fraction || isStated(sheet, piece)) return money.amount
  notes.push(`${share.fraction.n}/${share.fraction.d} of ${formatExact(money.amount)}`)
  return multiply(money.amount, share.fraction)
}

/** "my half of the bill is 30": the 30 is already the half. "half the bill, which is 30" is about the bill. */
function isStated(sheet: Sheet, { share, shareAt, moneyAt }: Piece): boolean {
  if (share?.how !== 'stated-or-of' || shareAt < 0 || shareAt >= moneyAt) return false
  const between = sheet.folded.slice(shareAt, moneyAt)
  return /(?:^|\s|')(?:is|are|was|comes|costs?|s|runs?|ist|sind|betragt|est|sont|es|son|=)\s|[:=]/.test(between)
}
