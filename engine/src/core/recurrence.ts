import { addDays, addMonths, getDateParts, type PlainDate, toDayNumber, toPlainDate } from './plain-date.ts'

export const REPEAT_UNITS = ['day', 'week', 'month', 'year'] as const
export type RepeatUnit = (typeof REPEAT_UNITS)[number]
/** Every so many days, weeks, months or years; `every` is a whole number, at least 1. */
export type Repeat = { readonly every: number; readonly unit: RepeatUnit }

/** Happens on its first date and, with a repeat, again until `until` (inclusive). */
export type Schedule = { readonly first: PlainDate; readonly repeat: Repeat | null; readonly until?: PlainDate | null }

/**
 * The dates of a schedule from `from` to `to`, inclusive, in order. Each is counted from the first: monthly on the 31st
 * falls on the last day of shorter months and returns to the 31st after; yearly on February 29 falls on the 28th in
 * other years. Cost depends on the number of dates returned, however old the first one is. Nothing comes before
 * `first`; an `until` before `first` gives no dates. May throw if `every` isn't a whole number, at least 1.
 */
export function getOccurrences(schedule: Schedule, from: PlainDate, to: PlainDate): PlainDate[] {
  const { first, repeat, until } = schedule
  const start = from > first ? from : first
  const end = until && until < to ? until : to
  if (start > end) return []
  if (repeat === null) return first >= start && first <= end ? [first] : []
  const { every, unit } = repeat
  if (!Number.isSafeInteger(every) || every < 1) throw new RangeError(`not a whole number of ${unit}s: ${every}`)
  if (unit === 'day' || unit === 'week') return repeatByDays(first, unit === 'week' ? every * 7 : every, start, end)
  return repeatByMonths(first, unit === 'year' ? every * 12 : every, start, end)
}

/** The first date on or after `day`; null if there are no more. */
export function findNextOccurrence(schedule: Schedule, day: PlainDate): PlainDate | null {
  const { first, repeat } = schedule
  if (first >= day) return getOccurrences(schedule, first, first)[0] ?? null
  if (repeat === null) return null
  // A step of days or weeks always reaches the next date; for months and years, add a month for dates pulled forward.
  const months = repeat.unit === 'month' ? repeat.every + 1 : repeat.unit === 'year' ? repeat.every * 12 + 1 : 0
  const days = repeat.unit === 'day' ? repeat.every : repeat.unit === 'week' ? repeat.every * 7 : 0
  const latest = '9999-12-31' as PlainDate
  const [year, month] = getDateParts(day)
  if (months > 0 && year * 12 + month + months > 9999 * 12) return getOccurrences(schedule, day, latest)[0] ?? null
  if (days > toDayNumber(latest) - toDayNumber(day)) return getOccurrences(schedule, day, latest)[0] ?? null
  const horizon = months > 0 ? addMonths(day, months) : toPlainDate(toDayNumber(day) + days)
  return getOccurrences(schedule, day, horizon)[0] ?? null
}

/** The date `count` repeats after the first, or before it if `count` is negative; at most 12,000 units later. */
export function addRepeats(first: PlainDate, { every, unit }: Repeat, count: number): PlainDate {
  const n = Math.min(every * count, 12_000)
  if (unit === 'day' || unit === 'week') return addDays(first, unit === 'week' ? n * 7 : n)
  return addMonths(first, unit === 'year' ? n * 12 : n)
}

function repeatByDays(first: PlainDate, step: number, start: PlainDate, end: PlainDate): PlainDate[] {
  const origin = toDayNumber(first)
  const last = toDayNumber(end)
  const dates: PlainDate[] = []
  const skipped = Math.ceil((toDayNumber(start) - origin) / step)
  for (let day = origin + skipped * step; day <= last; day += step) dates.push(toPlainDate(day))
  return dates
}

function repeatByMonths(first: PlainDate, step: number, start: PlainDate, end: PlainDate): PlainDate[] {
  const origin = getMonthIndex(first)
  const last = getMonthIndex(end) - origin
  const dates: PlainDate[] = []
  const skipped = Math.ceil((getMonthIndex(start) - origin) / step)
  for (let months = skipped * step; months <= last; months += step) {
    const date = addMonths(first, months)
    if (date >= start && date <= end) dates.push(date)
  }
  return dates
}

function getMonthIndex(date: PlainDate): number {
  const [year, month] = getDateParts(date)
  return year * 12 + month
}
