import {
  type DateRange,
  type Granularity,
  getEarlierDay,
  getLast12Months,
  getLast90Days,
  getLaterDay,
  getMonthRangeAround,
  getPeriods,
  getPrevious12Months,
  getPrevious90Days,
  getWeekStart,
} from '../core/period.ts'
import { addDays, addMonths, getMonthEnd, getMonthStart, type PlainDate } from '../core/plain-date.ts'
import { getTotal, getTotalsByCategory, getTotalsByPeriod, type LedgerEntry, type Mode } from './ledger-entry.ts'

export type SpendVsBudget = {
  /** This month's spending: budgeted, spent so far, and left. Always about expenses. */
  readonly month: { readonly budget: number; readonly actual: number; readonly remaining: number }
  readonly series: readonly { readonly period: string; readonly actual: number; readonly budget: number }[]
  readonly categories: readonly { readonly category: string; readonly actual: number; readonly budget: number }[]
  /** Spending in this and the next field, always expenses, compared with the same length of time before it. */
  readonly last90Days: { readonly total: number; readonly previous: number }
  readonly last12Months: { readonly total: number; readonly previous: number }
}

type SpendVsBudgetInput = {
  readonly today: PlainDate
  readonly range: DateRange
  readonly granularity: Granularity
  readonly mode: Mode
  /** Must cover `getDaysNeeded(today, range)`; other days are ignored. */
  readonly actual: readonly LedgerEntry[]
  readonly budget: readonly LedgerEntry[]
}

/**
 * The figures of the dashboard, all in minor units of one currency; spent and earned amounts are positive, a net
 * refund negative. Series and categories are about `mode` and the days of `range` only, so their totals agree.
 */
export function compareSpendWithBudget({
  today,
  range,
  granularity,
  mode,
  actual,
  budget,
}: SpendVsBudgetInput): SpendVsBudget {
  const month = getMonthRangeAround(today)
  const budgeted = getTotal(budget, 'expense', month)
  const spent = getTotal(actual, 'expense', { from: month.from, to: today })
  return {
    month: { budget: budgeted, actual: spent, remaining: budgeted - spent },
    series: makeSeries(actual, budget, mode, granularity, range),
    categories: getCategories(actual, budget, mode, range),
    last90Days: {
      total: getTotal(actual, 'expense', getLast90Days(today)),
      previous: getTotal(actual, 'expense', getPrevious90Days(today)),
    },
    last12Months: {
      total: getTotal(actual, 'expense', getLast12Months(today)),
      previous: getTotal(actual, 'expense', getPrevious12Months(today)),
    },
  }
}

/** The days whose entries the dashboard needs: one query can fetch them all. */
export function getDaysNeeded(today: PlainDate, range: DateRange): DateRange {
  return {
    from: getEarlierDay(getEarlierDay(range.from, getPrevious12Months(today).from), getPrevious90Days(today).from),
    to: getLaterDay(range.to, getMonthRangeAround(today).to),
  }
}

/** A chart's default days: a year of months, a quarter of weeks, or this month's days. */
export function getDefaultRange(today: PlainDate, granularity: Granularity): DateRange {
  if (granularity === 'monthly') return { from: addMonths(getMonthStart(today), -11), to: getMonthEnd(today) }
  if (granularity === 'weekly')
    return { from: addDays(getWeekStart(today), -12 * 7), to: addDays(getWeekStart(today), 6) }
  return getMonthRangeAround(today)
}

function makeSeries(
  actual: readonly LedgerEntry[],
  budget: readonly LedgerEntry[],
  mode: Mode,
  granularity: Granularity,
  range: DateRange,
) {
  const spent = getTotalsByPeriod(actual, mode, granularity, range)
  const planned = getTotalsByPeriod(budget, mode, granularity, range)
  return getPeriods(range, granularity).map((period) => ({
    period,
    actual: spent.get(period) ?? 0,
    budget: planned.get(period) ?? 0,
  }))
}

/** Categories with money spent or earned, or a plan; largest first. */
function getCategories(actual: readonly LedgerEntry[], budget: readonly LedgerEntry[], mode: Mode, range: DateRange) {
  const spent = getTotalsByCategory(actual, mode, range)
  const planned = getTotalsByCategory(budget, mode, range)
  return [...new Set([...spent.keys(), ...planned.keys()])]
    .map((category) => ({ category, actual: spent.get(category) ?? 0, budget: planned.get(category) ?? 0 }))
    .sort((a, b) => Math.max(b.actual, b.budget) - Math.max(a.actual, a.budget) || (a.category < b.category ? -1 : 1))
}
