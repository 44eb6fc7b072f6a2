import {
  addDays,
  addMonths,
  getMonthEnd,
  getMonthStart,
  getWeekday,
  makePlainDate,
  type PlainDate,
  plainDate,
} from './plain-date.ts'

/** Days from `from` to `to`, inclusive. */
export type DateRange = { readonly from: PlainDate; readonly to: PlainDate }

export const GRANULARITIES = ['monthly', 'weekly', 'daily'] as const
export type Granularity = (typeof GRANULARITIES)[number]

/** The name of a day's period: `YYYY-MM`, the Monday of its week, or the day itself. */
export function getPeriod(day: PlainDate, granularity: Granularity): string {
  if (granularity === 'monthly') return day.slice(0, 7)
  return granularity === 'weekly' ? getWeekStart(day) : day
}

/** The days of a period named by `getPeriod`. */
export function getPeriodRange(period: string, granularity: Granularity): DateRange {
  if (granularity === 'monthly') return getMonthRange(period)
  const day = plainDate(period)
  return granularity === 'weekly' ? { from: day, to: addDays(day, 6) } : { from: day, to: day }
}

/** Every period with at least one day in the range, in order; empty if the range ends before it starts. */
export function getPeriods(range: DateRange, granularity: Granularity): string[] {
  const periods: string[] = []
  if (range.from > range.to) return periods
  if (granularity === 'monthly') {
    const last = range.to.slice(0, 7)
    for (let month = range.from.slice(0, 7); month <= last; month = shiftMonth(month, 1)) periods.push(month)
    return periods
  }
  const step = granularity === 'weekly' ? 7 : 1
  const first = granularity === 'weekly' ? getWeekStart(range.from) : range.from
  for (let day = first; day <= range.to; day = addDays(day, step)) periods.push(day)
  return periods
}

/** The Monday on or before the day. */
export function getWeekStart(day: PlainDate): PlainDate {
  return addDays(day, 1 - getWeekday(day))
}

/** The days of a month named `YYYY-MM`. */
export function getMonthRange(month: string): DateRange {
  const from = plainDate(`${month}-01`)
  return { from, to: getMonthEnd(from) }
}

export function getMonthRangeAround(day: PlainDate): DateRange {
  return { from: getMonthStart(day), to: getMonthEnd(day) }
}

export function getWeekRangeAround(day: PlainDate): DateRange {
  const from = getWeekStart(day)
  return { from, to: addDays(from, 6) }
}

export function getYearRange(year: number): DateRange {
  return { from: makePlainDate(year, 1, 1), to: makePlainDate(year, 12, 31) }
}

/** The month this many months later, as `YYYY-MM`. */
export function shiftMonth(month: string, months: number): string {
  return addMonths(plainDate(`${month}-01`), months).slice(0, 7)
}

/** The 90 days ending today, inclusive. */
export function getLast90Days(today: PlainDate): DateRange {
  return { from: addDays(today, -89), to: today }
}

/** The 90 days before the last 90 days. */
export function getPrevious90Days(today: PlainDate): DateRange {
  return getLast90Days(addDays(today, -90))
}

/** The 12 full months before this month. */
export function getLast12Months(today: PlainDate): DateRange {
  const thisMonth = getMonthStart(today)
  return { from: addMonths(thisMonth, -12), to: addDays(thisMonth, -1) }
}

/** The 12 full months before the last 12 months. */
export function getPrevious12Months(today: PlainDate): DateRange {
  return getLast12Months(addMonths(getMonthStart(today), -12))
}

export function isWithin(day: PlainDate, range: DateRange): boolean {
  return day >= range.from && day <= range.to
}

/** The days in both ranges; null if there are none. */
export function getOverlap(a: DateRange, b: DateRange): DateRange | null {
  const from = getLaterDay(a.from, b.from)
  const to = getEarlierDay(a.to, b.to)
  return from <= to ? { from, to } : null
}

export function getEarlierDay(a: PlainDate, b: PlainDate): PlainDate {
  return [a, b].sort()[0]!
}

export function getLaterDay(a: PlainDate, b: PlainDate): PlainDate {
  return [a, b].sort()[1]!
}
