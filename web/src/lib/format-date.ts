import { makePlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { getDisplayLocale } from './display-locale.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, options)
    formatters.set(key, formatter)
  }
  return formatter
}

// A plain date has no time zone, so it's read and written in UTC and is the same day everywhere.
function formatUtcDay(day: string, options: Intl.DateTimeFormatOptions, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : getFormatter(locale, { ...options, timeZone: 'UTC' }).format(date)
}

/** 2026-11-14 becomes Nov 14, 2026. Other text is returned unchanged. */
export function formatDay(day: string, locale = getDisplayLocale()): string {
  // Cached: a table has few days and many rows per day.
  const key = `${locale} ${day}`
  let text = formattedDays.get(key)
  if (text === undefined) {
    text = formatUtcDay(day, { year: 'numeric', month: 'short', day: 'numeric' }, locale)
    if (formattedDays.size > MAX_CACHED_DAYS) formattedDays.clear()
    formattedDays.set(key, text)
  }
  return text
}
const formattedDays = new Map<string, string>()
const MAX_CACHED_DAYS = 2_000

/** 2026-11-14 becomes Nov 14, for places where the year is clear. */
export function formatDayShort(day: string, locale = getDisplayLocale()): string {
  return formatUtcDay(day, { month: 'short', day: 'numeric' }, locale)
}

/** 2026-11-14 becomes Saturday, November 14, for places where the year is clear. */
export function formatDayLong(day: string, locale = getDisplayLocale()): string {
  return formatUtcDay(day, { weekday: 'long', month: 'long', day: 'numeric' }, locale)
}

/** 2026-11 or any of its days becomes November 2026. */
export function formatMonth(month: string, locale = getDisplayLocale()): string {
  return formatUtcDay(`${month.slice(0, 7)}-01`, { year: 'numeric', month: 'long' }, locale)
}

/** 2026-11 or any of its days becomes Nov. */
export function formatMonthShort(month: string, locale = getDisplayLocale()): string {
  return formatUtcDay(`${month.slice(0, 7)}-01`, { month: 'short' }, locale)
}

/** A moment in the user's time zone: Nov 14, 2026, 5:12 PM. */
export function formatInstant(instant: string, locale = getDisplayLocale()): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return getFormatter(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** The date of a moment in the user's time zone: Nov 14, 2026. */
export function formatInstantDay(instant: string, locale = getDisplayLocale()): string {
  const date = new Date(instant)
  // formatDay has a cache.
  return Number.isNaN(date.getTime()) ? instant : formatDay(toLocalDate(date), locale)
}

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago, or how far ahead, in whole units: "3 minutes ago", "in 2 days", "just now" within a minute. */
export function formatRelative(instant: string, now: Date, locale = getDisplayLocale()): string {
  const seconds = Math.round((new Date(instant).getTime() - now.getTime()) / 1000)
  if (Number.isNaN(seconds)) return instant
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) {
      // Not "yesterday": one whole day ago may be two calendar days back.
      return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / size), unit)
    }
  }
  return 'just now'
}

/** The user's own calendar date, which may differ from the server's. */
export function toLocalDate(now: Date): PlainDate {
  return makePlainDate(now.getFullYear(), now.getMonth() + 1, now.getDate())
}
