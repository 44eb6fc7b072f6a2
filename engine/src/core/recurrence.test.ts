import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, countDaysBetween, getWeekday, plainDate } from './plain-date.ts'
import { findNextOccurrence, getOccurrences, type Schedule } from './recurrence.ts'
import { anyDay } from './testing/arbitrary-days.ts'

const day = plainDate
const schedules: fc.Arbitrary<Schedule> = fc.record({
  first: anyDay(),
  repeat: fc.option(
    fc.record({ every: fc.integer({ min: 1, max: 40 }), unit: fc.constantFrom('day', 'week', 'month', 'year') }),
  ),
  until: fc.option(anyDay()),
})

test('monthly on the 31st falls on the last day of shorter months and returns to the 31st', () => {
  const rent: Schedule = { first: day('2025-12-31'), repeat: { every: 1, unit: 'month' }, until: null }
  expect(getOccurrences(rent, day('2026-01-01'), day('2026-05-31'))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ])
})

test('yearly on February 29 falls on the 28th in other years', () => {
  const dues: Schedule = { first: day('2024-02-29'), repeat: { every: 1, unit: 'year' } }
  expect(getOccurrences(dues, day('2024-01-01'), day('2028-12-31'))).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ])
})

test('a schedule without a repeat happens once, inside the range or not at all', () => {
  const once: Schedule = { first: day('2026-03-05'), repeat: null, until: null }
  expect(getOccurrences(once, day('2026-03-05'), day('2026-03-05'))).toEqual(['2026-03-05'])
  expect(getOccurrences(once, day('2026-03-06'), day('2027-03-06'))).toEqual([])
})

test('the end date is included, and an end before the start gives no dates', () => {
  const weekly = { first: day('2026-01-05'), repeat: { every: 1, unit: 'week' } } as const
  const range = [day('2026-01-01'), day('2026-02-28')] as const
  expect(getOccurrences({ ...weekly, until: day('2026-01-19') }, ...range)).toEqual([
    '2026-01-05',
    '2026-01-12',
    '2026-01-19',
  ])
  expect(getOccurrences({ ...weekly, until: day('2026-01-04') }, ...range)).toEqual([])
})

test('a repeat must be a whole number of units, at least one', () => {
  const range = [day('2026-01-01'), day('2026-02-28')] as const
  for (const every of [0, -1, 1.5, Number.NaN]) {
    expect(() => getOccurrences({ first: range[0], repeat: { every, unit: 'day' } }, ...range)).toThrow(RangeError)
  }
})

test('dates are in the range, in order, and the same however the range is split', () => {
  fc.assert(
    fc.property(schedules, anyDay(), fc.nat(2000), fc.nat(2000), (schedule, from, a, b) => {
      const [middle, to] = [addDays(from, a), addDays(from, a + b)]
      const dates = getOccurrences(schedule, from, to)
      expect(dates.every((date) => date >= from && date <= to && date >= schedule.first)).toBe(true)
      expect(dates).toEqual([...new Set(dates)].sort())
      const parts = [...getOccurrences(schedule, from, middle), ...getOccurrences(schedule, addDays(middle, 1), to)]
      expect(parts).toEqual(dates)
    }),
  )
})

test('dates are exactly those counted from the first one', () => {
  fc.assert(
    fc.property(schedules, anyDay(), fc.nat(3000), (schedule, from, span) => {
      const to = addDays(from, span)
      const expected = []
      for (let n = 0; ; n++) {
        const { first, repeat } = schedule
        const step = n * (repeat?.every ?? 1)
        const unit = repeat?.unit
        const date =
          unit === 'month' || unit === 'year'
            ? addMonths(first, unit === 'year' ? step * 12 : step)
            : addDays(first, unit === 'week' ? step * 7 : step)
        if (date > to || (repeat === null && n > 0)) break
        if (date >= from && (!schedule.until || date <= schedule.until)) expected.push(date)
      }
      expect(getOccurrences(schedule, from, to)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('a weekly schedule keeps its weekday', () => {
  fc.assert(
    fc.property(anyDay(), fc.integer({ min: 1, max: 8 }), (first, every) => {
      const dates = getOccurrences({ first, repeat: { every, unit: 'week' } }, first, addDays(first, 400))
      expect(new Set(dates.map(getWeekday))).toEqual(new Set([getWeekday(first)]))
      dates.slice(1).forEach((date, i) => {
        expect(countDaysBetween(dates[i]!, date)).toBe(every * 7)
      })
    }),
  )
})

test('a first date two thousand years ago works like any other', () => {
  const daily: Schedule = { first: day('0001-01-01'), repeat: { every: 1, unit: 'day' } }
  expect(getOccurrences(daily, day('2026-01-01'), day('2026-01-02'))).toEqual(['2026-01-01', '2026-01-02'])
  const monthly: Schedule = { first: day('0001-01-31'), repeat: { every: 1, unit: 'month' } }
  expect(getOccurrences(monthly, day('9999-11-15'), day('9999-12-31'))).toEqual(['9999-11-30', '9999-12-31'])
})

test('the next date is the first one on or after the day', () => {
  fc.assert(
    fc.property(schedules, anyDay(), (schedule, from) => {
      const found = findNextOccurrence(schedule, from)
      const horizon = addMonths(from, 12 * 95)
      expect(found).toBe(getOccurrences(schedule, from, horizon)[0] ?? null)
    }),
    { numRuns: 60 },
  )
  const yearly: Schedule = { first: day('2026-05-01'), repeat: { every: 9, unit: 'year' } }
  expect(findNextOccurrence(yearly, day('9999-06-01'))).toBe(null)
})
