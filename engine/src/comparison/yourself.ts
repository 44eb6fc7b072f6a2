import { getLast12Months, getPeriods, shiftMonth } from '../core/period.ts'
import type { PlainDate } from '../core/plain-date.ts'

/**
 * Money spent or earned in a month in one category, in minor units of the user's currency. Both are positive, unless
 * refunds exceed the spending, or repayments the income.
 */
export type MonthAmount = {
  readonly month: string
  readonly category: string
  readonly kind: 'expense' | 'income'
  readonly minor: number
}

type YearOnYear = {
  /** The months compared (YYYY-MM), each next to the same month a year earlier; both have records. */
  readonly months: readonly string[]
  readonly spending: Pair
  readonly income: Pair
  /** Spending by category; those that changed most come first. */
  readonly categories: readonly (Pair & { readonly category: string })[]
  /** Spending by season; each has up to three of the compared months. */
  readonly seasons: readonly (Pair & { readonly season: Season; readonly months: number })[]
}
export type Pair = { readonly now: number; readonly before: number }
export type Season = 'dec-feb' | 'mar-may' | 'jun-aug' | 'sep-nov'

const SEASONS: readonly Season[] = ['dec-feb', 'mar-may', 'jun-aug', 'sep-nov']
const getSeason = (month: string) => SEASONS[Math.floor((Number(month.slice(5)) % 12) / 3)]!

/**
 * The twelve whole months before this one next to the same months a year earlier. A month counts only if both years
 * have records, so a ledger that starts halfway is never compared with nothing. Null if no month qualifies.
 */
export function compareWithYearBefore(amounts: readonly MonthAmount[], today: PlainDate): YearOnYear | null {
  const recorded = new Set(amounts.map(({ month }) => month))
  const months = getPeriods(getLast12Months(today), 'monthly').filter(
    (month) => recorded.has(month) && recorded.has(getYearBefore(month)),
  )
  if (months.length === 0) return null
  const now = new Set(months)
  const before = new Set(months.map(getYearBefore))
  const getPair = (isWanted: (amount: MonthAmount) => boolean): Pair => {
    const wanted = amounts.filter(isWanted)
    const sumIn = (period: ReadonlySet<string>) =>
      wanted.reduce((sum, { month, minor }) => (period.has(month) ? sum + minor : sum), 0)
    return { now: sumIn(now), before: sumIn(before) }
  }
  const isSpent = ({ kind }: MonthAmount) => kind === 'expense'
  const categories = [...new Set(amounts.filter(isSpent).map(({ category }) => category))]
  return {
    months,
    spending: getPair(isSpent),
    income: getPair(({ kind }) => kind === 'income'),
    categories: categories
      .map((category) => ({ category, ...getPair((amount) => isSpent(amount) && amount.category === category) }))
      .filter((pair) => pair.now !== 0 || pair.before !== 0)
      .sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before) || (a.category < b.category ? -1 : 1)),
    seasons: SEASONS.map((season) => ({
      season,
      months: months.filter((month) => getSeason(month) === season).length,
      ...getPair((amount) => isSpent(amount) && getSeason(amount.month) === season),
    })),
  }
}

const getYearBefore = (month: string) => shiftMonth(month, -12)
