import { type DateRange, getMonthRange, getMonthRangeAround, isWithin } from '../core/period.ts'
import { addDays, countDaysBetween, type PlainDate } from '../core/plain-date.ts'
import { getMean, getQuantile, getStandardDeviation } from './robust-statistics.ts'
import { getWholeMonthsBefore } from './whole-months.ts'

/** Money spent on a day, in one currency; a net refund is negative. Several entries for one day add up. */
export type DayAmount = { readonly day: PlainDate; readonly minor: number }

type MonthForecastInput = {
  readonly today: PlainDate
  /** All spending by day: this month up to today, and all earlier whole months (twelve are used). */
  readonly spent: readonly DayAmount[]
  /** The part of `spent` that belongs to recurring payments. */
  readonly recurring: readonly DayAmount[]
  /** Recurring payments expected after today; those outside this month are ignored. */
  readonly upcoming: readonly DayAmount[]
}

export type MonthForecast = {
  readonly spentSoFar: number
  readonly upcomingRecurring: number
  /** The expected total for the month. */
  readonly expected: number
  /** Eight in ten months should end between these; null with fewer than three whole months of history. */
  readonly range: { readonly low: number; readonly high: number } | null
  /** The whole months that the forecast is based on, newest first. */
  readonly months: readonly string[]
}

const MONTHS_USED = 12
const MIN_MONTHS = 3
const TAIL = 0.1
// 90th percentile of Student's t for 2, 3, … degrees of freedom, which are 3, 4, … values.
const STUDENT_T = [1.886, 1.638, 1.533, 1.476, 1.44, 1.415]

/**
 * This month's expected total: spent so far, plus the recurring payments still expected, plus the usual cost of
 * everything else over the same number of days at the end of a month. The range comes from how those last days varied
 * from month to month; on the last day it narrows to what was spent.
 */
export function forecastMonth({ today, spent, recurring, upcoming }: MonthForecastInput): MonthForecast {
  const month = getMonthRangeAround(today)
  const daysLeft = countDaysBetween(today, month.to)
  const spentSoFar = sumWithin(spent, { from: month.from, to: today })
  const upcomingRecurring = sumWithin(upcoming, { from: addDays(today, 1), to: month.to })
  const months = getWholeMonthsBefore(today, spent, MONTHS_USED)
  const remainders = months.map((name) => {
    const { to } = getMonthRange(name)
    const lastDays = { from: addDays(to, 1 - daysLeft), to }
    return sumWithin(spent, lastDays) - sumWithin(recurring, lastDays)
  })
  const known = spentSoFar + upcomingRecurring
  const expected = known + (months.length === 0 ? 0 : Math.round(getMean(remainders)))
  if (months.length < MIN_MONTHS) return { spentSoFar, upcomingRecurring, expected, range: null, months }
  const [low, high] = getSpread(remainders)
  const range = { low: Math.min(known + low, expected), high: Math.max(known + high, expected) }
  return { spentSoFar, upcomingRecurring, expected, range, months }
}

export type ForecastTrial = {
  readonly day: PlainDate
  readonly forecast: MonthForecast
  /** The month's actual total. */
  readonly actual: number
  /** Whether that was in the forecast's range. */
  readonly isHeld: boolean
}

/**
 * How often forecasts would have been right: for each past whole month, forecasts made on several of its days with only
 * what was known then, next to the month's actual total. Recurring payments in the rest of that month count as
 * known, as they do today. `share` is null if there is too little history.
 */
export function backtestMonthForecast(
  { today, spent, recurring }: Omit<MonthForecastInput, 'upcoming'>,
  daysOfMonth: readonly number[] = [5, 10, 15, 20, 25],
): { trials: readonly ForecastTrial[]; share: number | null } {
  const trials = getWholeMonthsBefore(today, spent, Number.POSITIVE_INFINITY).flatMap((name) => {
    const month = getMonthRange(name)
    const actual = sumWithin(spent, month)
    return daysOfMonth.flatMap((dayOfMonth) => {
      const day = addDays(month.from, dayOfMonth - 1)
      if (day > month.to) return []
      const known = spent.filter((entry) => entry.day <= day)
      const forecast = forecastMonth({ today: day, spent: known, recurring, upcoming: recurring })
      if (!forecast.range) return []
      return [{ day, forecast, actual, isHeld: actual >= forecast.range.low && actual <= forecast.range.high }]
    })
  })
  const share = trials.length === 0 ? null : trials.filter((trial) => trial.isHeld).length / trials.length
  return { trials, share }
}

/**
 * Low and high bounds for one more value like these. A few values say little about the extremes, so with few of
 * them we assume a normal distribution.
 */
function getSpread(values: readonly number[]): [low: number, high: number] {
  if (values.length >= MIN_MONTHS + STUDENT_T.length) {
    return [Math.floor(getQuantile(values, TAIL)), Math.ceil(getQuantile(values, 1 - TAIL))]
  }
  const t = STUDENT_T[values.length - MIN_MONTHS] ?? STUDENT_T[0]!
  const reach = t * getStandardDeviation(values) * Math.sqrt(1 + 1 / values.length)
  return [Math.floor(getMean(values) - reach), Math.ceil(getMean(values) + reach)]
}

function sumWithin(amounts: readonly DayAmount[], range: DateRange): number {
  let sum = 0
  for (const { day, minor } of amounts) if (isWithin(day, range)) sum += minor
  return sum
}
