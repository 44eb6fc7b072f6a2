import { daysInMonth, getDateParts, getMonthEnd, makePlainDate, type PlainDate } from '../core/plain-date.ts'

/** A day or part of the calendar named in a text. */
export type DateValue =
  | { readonly on: 'day'; readonly date: PlainDate }
  /** Days of every month; 31 means the last. */
  | { readonly on: 'month-days'; readonly days: readonly number[] }
  /** One or more months of the year, and the year if given. `yearly`: a holiday that comes every year. */
  | {
      readonly on: 'months'
      readonly months: readonly number[]
      readonly year: number | null
      readonly day: number | null
      readonly isYearly: boolean
    }
  | { readonly on: 'year'; readonly year: number }

/** The first day from this month on that matches a named month (and day); a given year is used as is. */
export function nextMonthDay(month: number, day: number, year: number | null, today: PlainDate): PlainDate {
  const [thisYear, thisMonth] = getDateParts(today)
  const toYear = year ?? (month >= thisMonth ? thisYear : thisYear + 1)
  return makePlainDate(toYear, month, Math.min(day, daysInMonth(toYear, month)))
}

/** The last day of a named end, counted from the first payment: a month ends with its last day. */
export function endDay(value: DateValue, today: PlainDate, first: PlainDate): PlainDate {
  if (value.on === 'day') return value.date
  if (value.on === 'year')
    return value.year === 0 ? makePlainDate(getDateParts(today)[0], 12, 31) : makePlainDate(value.year - 1, 12, 31)
  if (value.on === 'month-days') return nextMonthDay(getDateParts(first)[1], value.days[0] ?? 31, null, first)
  const month = value.months[0] ?? 12
  const date = nextMonthDay(month, value.day ?? 1, value.year, first)
  return value.day === null ? getMonthEnd(date) : date
}
