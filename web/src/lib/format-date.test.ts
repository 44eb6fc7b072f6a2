import { expect, test } from 'vitest'
import { formatDay, formatDayLong, formatMonth, formatRelative, toLocalDate } from './format-date.ts'

test('a date is the same day in every time zone', () => {
  expect(formatDay('2026-01-01', 'en-US')).toBe('Jan 1, 2026')
  expect(formatDayLong('2026-11-14', 'en-US')).toBe('Saturday, November 14')
  expect(formatMonth('2026-11', 'en-US')).toBe('November 2026')
})

test('text that isn’t a date is shown unchanged', () => {
  expect(formatDay('soon', 'en-US')).toBe('soon')
})

test('relative times use the largest unit that fits', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  expect(formatRelative('2026-11-14T11:59:30Z', now, 'en-US')).toBe('just now')
  expect(formatRelative('2026-11-14T11:57:00Z', now, 'en-US')).toBe('3 minutes ago')
  expect(formatRelative('2026-11-13T11:00:00Z', now, 'en-US')).toBe('yesterday')
  expect(formatRelative('2026-11-16T13:00:00Z', now, 'en-US')).toBe('in 2 days')
})

test('today is the user’s own calendar day', () => {
  expect(toLocalDate(new Date(2026, 10, 14, 23, 59))).toBe('2026-11-14')
})
