import { describe, expect, onTestFinished, test } from 'vitest'
import {
  formatDay,
  formatDayLong,
  formatInstantDay,
  formatMonth,
  formatMonthShort,
  formatRelative,
  toLocalDate,
} from './format-date.ts'

describe.each(['UTC', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in %s',
  (timeZone) => {
    function moveThere() {
      const before = process.env.TZ
      onTestFinished(() => {
        if (before === undefined) delete process.env.TZ
        else process.env.TZ = before
      })
      process.env.TZ = timeZone
    }

    test('a date is the same day everywhere', () => {
      moveThere()
      expect(formatDay('2026-01-01', 'en-US')).toBe('Jan 1, 2026')
      expect(formatDay('2028-02-29', 'en-CA')).toBe('Feb 29, 2028')
      expect(formatDayLong('2026-11-14', 'en-US')).toBe('Saturday, November 14')
      expect(formatMonth('2026-11', 'en-US')).toBe('November 2026')
      expect(formatMonthShort('2027-01', 'en-US')).toBe('Jan')
    })

    test('today is the user’s own calendar day, even around midnight, New Year and clock changes', () => {
      moveThere()
      const local = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
      for (const at of ['2026-11-01T04:30Z', '2027-01-01T00:00Z', '2027-03-14T05:30Z', '2028-03-01T00:00Z'])
        for (const hours of [-14, -5.5, -1, 0, 1, 3.5, 11])
          for (const ms of [-1, 0]) {
            const now = new Date(Date.parse(at) + hours * 3_600_000 + ms)
            expect(toLocalDate(now), now.toISOString()).toBe(local.format(now))
            expect(formatInstantDay(now.toISOString(), 'en-US')).toBe(formatDay(local.format(now), 'en-US'))
          }
      expect(toLocalDate(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
    })
  },
)

test('text that isn’t a date is shown unchanged', () => {
  expect(formatDay('soon', 'en-US')).toBe('soon')
})

test('relative times use the largest unit that fits', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  expect(formatRelative('2026-11-14T11:59:30Z', now, 'en-US')).toBe('just now')
  expect(formatRelative('2026-11-14T11:57:00Z', now, 'en-US')).toBe('3 minutes ago')
  expect(formatRelative('2026-11-13T11:00:00Z', now, 'en-US')).toBe('1 day ago')
  expect(formatRelative('2026-11-16T13:00:00Z', now, 'en-US')).toBe('in 2 days')
})

test('relative times count whole units, whatever the calendar', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  expect(formatRelative('2026-11-12T13:00:00Z', now, 'en-US')).toBe('1 day ago') // Not yesterday: the day before.
  expect(formatRelative('2026-11-01T13:00:00Z', now, 'en-US')).toBe('1 week ago')
  expect(formatRelative('2024-12-01T12:00:00Z', now, 'en-US')).toBe('1 year ago') // Not last year: two years before.
  expect(formatRelative('2026-11-16T11:00:00Z', now, 'en-US')).toBe('in 1 day')
})
