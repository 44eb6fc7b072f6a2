import { type Exact, exact, isLess, minus, over, plus, times, written } from '../core/exact-amount.ts'
import type { Frequency } from './frequency.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import type { Item } from './reading-state.ts'
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

const PER_YEAR = { hour: 8760, day: 365, week: 52, month: 12, year: 1 }

/**
 * The amount minus what others pay, plus what is added; parts with their own period are converted. `count`: how many
 * the amount will be multiplied by.
 */
export function afterSteps(item: Item, piece: Piece, amount: Exact, count: number, notes: string[]): Exact {
  const own = piece.frequencies.find(({ unit }) => unit !== 'hour') ?? null
  return item.steps.reduce((sum, step) => {
    if (step.op === 'share') {
      notes.push(`${step.by.n}/${step.by.d} of ${written(sum)}`)
      return times(sum, step.by)
    }
    const part = over(inPace(step.money.amount, step.pace, own), exact(count))
    const sign = step.op === 'plus' ? '+' : '−'
    const next = step.op === 'plus' ? plus(sum, part) : minus(sum, part)
    if (isLess(next, exact(0))) return sum
    notes.push(`${written(sum)} ${sign} ${written(part)}`)
    return next
  }, amount)
}

function inPace(amount: Exact, pace: Frequency | null, own: Frequency | null): Exact {
  const target = own ?? { every: 1, unit: 'month' as const }
  if (!pace || pace.unit === 'hour' || target.unit === 'hour') return amount
  const perYear = ({ unit, every, weekdays, times: count = Math.max(1, weekdays?.length ?? 1) }: Frequency) =>
    exact(PER_YEAR[unit] * count, every)
  return over(times(amount, perYear(pace)), perYear(target))
}
