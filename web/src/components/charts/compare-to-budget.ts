import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { formatMoney } from '../../lib/format-money.ts'

/**
 * Compares an actual amount with its budget, as bar shares and as text. `within` and `over` are shares of the bar's
 * length, which is the larger amount; without a budget, everything is over. Only spending above a budget counts as
 * `isOver`. The difference is computed in minor units, never floats, and shows cents if it's less than one unit.
 */
export function compareToBudget(
  actual: string,
  budget: string | null,
  currency: string,
  mode: 'expense' | 'income' = 'expense',
): { share: { within: number; over: number }; words: string; isOver: boolean } {
  const spent = parseMinor(actual, currency) ?? 0
  const planned = budget === null ? 0 : (parseMinor(budget, currency) ?? 0)
  const gap = planned - spent
  const whole = Math.max(planned, spent, 1)
  const share = {
    within: Math.max(0, Math.min(spent, planned)) / whole,
    over: Math.max(0, spent - Math.max(0, planned)) / whole,
  }
  if (budget === null) return { share, words: 'no budget', isOver: false }
  const isSmall = gap !== 0 && Math.abs(gap) < 10 ** countDecimals(currency)
  const size = formatMoney(formatMinor(Math.abs(gap), currency), currency, { isRounded: !isSmall })
  if (mode === 'income') {
    // The period may be over, so what's missing isn't always still to come.
    const words = gap === 0 ? 'as planned' : gap > 0 ? `${size} less` : `${size} more`
    return { share, words, isOver: false }
  }
  return { share, words: gap < 0 ? `${size} over` : `${size} left`, isOver: gap < 0 }
}
