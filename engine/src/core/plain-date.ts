declare const brand: unique symbol
/** A calendar day, `YYYY-MM-DD`, without a time zone. Sorts as text. */
export type PlainDate = string & { readonly [brand]: 'PlainDate' }

/** True for a day that exists, from year 0001 to 9999: 2026-02-29 doesn't. */
export function isPlainDate(text: unknown): text is PlainDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = getDateParts(text as PlainDate)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month)
}

/** Checks a day and throws if it doesn't exist, so only use it for our own values. */
export function plainDate(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

export function makePlainDate(year: number, month: number, day: number): PlainDate {
  return plainDate(`${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`)
}

/** Null for a day that doesn't exist, such as February 30. */
export function findPlainDate(year: number, month: number, day: number): PlainDate | null {
  const text = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
  return isPlainDate(text) ? text : null
}

export function getDateParts(date: PlainDate): [year: number, month: number, day: number] {
  return [readDigitsAt(date, 0) * 100 + readDigitsAt(date, 2), readDigitsAt(date, 5), readDigitsAt(date, 8)]
}

function readDigitsAt(date: PlainDate, at: number): number {
  return (date.charCodeAt(at) - 48) * 10 + date.charCodeAt(at + 1) - 48
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

export function countDaysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Days since 1970-01-01, so the difference of two is a number of days. */
export function toDayNumber(date: PlainDate): number {
  const year = readDigitsAt(date, 0) * 100 + readDigitsAt(date, 2)
  const month = readDigitsAt(date, 5)
  const day = readDigitsAt(date, 8)
  // Counts years from March, so a leap day is the last day of its year; far faster than Date.
  const marchYear = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + dayOfYear - 719_468
}

/** The reverse of `toDayNumber`, for days from year 0001 to 9999. */
export function toPlainDate(days: number): PlainDate {
  const since = Math.floor(days) + 719_468
  if (!Number.isFinite(since)) throw new RangeError(`not a number of days: ${days}`)
  const era = Math.floor(since / 146_097)
  const dayOfEra = since - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1)}` as PlainDate
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return toPlainDate(toDayNumber(date) + days)
}

/**
 * The same day of the month this many months later, or the last day of a shorter month. Count from the first date, not
 * step by step, or the 31st becomes the 28th forever.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = getDateParts(date)
  const index = year * 12 + (month - 1) + months
  const toYear = Math.floor(index / 12)
  const toMonth = (index % 12) + 1
  return makePlainDate(toYear, toMonth, Math.min(day, countDaysInMonth(toYear, toMonth)))
}

export function countDaysBetween(from: PlainDate, to: PlainDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** 1 = Monday … 7 = Sunday, as ISO 8601 counts. */
export function getWeekday(date: PlainDate): number {
  return ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** `YYYY-MM`. */
export function getMonth(date: PlainDate): string {
  return date.slice(0, 7)
}

export function getMonthStart(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01` as PlainDate
}

export function getMonthEnd(date: PlainDate): PlainDate {
  const [year, month] = getDateParts(date)
  return makePlainDate(year, month, countDaysInMonth(year, month))
}

function pad(n: number): string {
  return String(n).padStart(2, '0')
}
