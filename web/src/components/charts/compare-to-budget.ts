import { minorDigits } from '@evenkeel/engine/core/currency.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { formatMoney } from '../../lib/format-money.ts'

/**
 * An actual beside its budget, in shares of a bar and in words. `within` and `over` are shares of the bar's whole
 * length, which is the budget, or the actual where that is more; without a budget all of it is over. The difference is
 * taken in minor units, never in floats, and is told to the cent when it is less than one unit.
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
  const isSmall = gap !== 0 && Math.abs(gap) < 10 ** minorDigits(currency)
  const size = formatMoney(formatMinor(Math.abs(gap), currency), currency, { whole: !isSmall })
  if (mode === 'income') return { share, words: gap > 0 ? `${size} to come` : `${size} more`, isOver: false }
  return { share, words: gap < 0 ? `${size} over` : `${size} left`, isOver: gap < 0 }
}
