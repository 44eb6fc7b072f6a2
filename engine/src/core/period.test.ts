import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  GRANULARITIES,
  getLast12Months,
  getLast90Days,
  getOverlap,
  getPeriod,
  getPeriodRange,
  getPeriods,
  getPrevious12Months,
  getPrevious90Days,
  getWeekRangeAround,
  shiftMonth,
} from './period.ts'
import { addDays, countDaysBetween, getWeekday, plainDate } from './plain-date.ts'
import { anyDay } from './testing/arbitrary-days.ts'

const granularity = fc.constantFrom(...GRANULARITIES)

test('weeks start on Monday', () => {
  expect(getPeriod(plainDate('2026-11-15'), 'weekly')).toBe('2026-11-09') // A Sunday.
  expect(getPeriod(plainDate('2026-11-16'), 'weekly')).toBe('2026-11-16')
  fc.assert(
    fc.property(anyDay(), (day) => {
      const week = getWeekRangeAround(day)
      expect([getWeekday(week.from), getWeekday(week.to)]).toEqual([1, 7])
      expect(day >= week.from && day <= week.to).toBe(true)
    }),
  )
})

test('a day is in the range of its own period, and that range contains no other period', () => {
  fc.assert(
    fc.property(anyDay(), granularity, (day, unit) => {
      const period = getPeriod(day, unit)
      const range = getPeriodRange(period, unit)
      expect(day >= range.from && day <= range.to).toBe(true)
      expect(getPeriods(range, unit)).toEqual([period])
    }),
  )
})

test('the periods of a range follow each other without a gap and reach both ends', () => {
  fc.assert(
    fc.property(anyDay(), fc.nat(900), granularity, (from, span, unit) => {
      const to = addDays(from, span)
      const ranges = getPeriods({ from, to }, unit).map((period) => getPeriodRange(period, unit))
      expect(ranges[0]!.from <= from && ranges.at(-1)!.to >= to).toBe(true)
      expect(ranges.at(-1)!.from <= to && ranges[0]!.to >= from).toBe(true)
      ranges.slice(1).forEach((range, i) => {
        expect(range.from).toBe(addDays(ranges[i]!.to, 1))
      })
    }),
  )
  expect(getPeriods({ from: plainDate('2026-02-01'), to: plainDate('2026-01-31') }, 'daily')).toEqual([])
})

test('the last 90 days end today and directly follow the 90 days before', () => {
  expect(getLast90Days(plainDate('2026-11-15'))).toEqual({ from: '2026-08-18', to: '2026-11-15' })
  fc.assert(
    fc.property(anyDay(), (today) => {
      const [now, before] = [getLast90Days(today), getPrevious90Days(today)]
      expect(now.to).toBe(today)
      expect(countDaysBetween(now.from, now.to)).toBe(89)
      expect(countDaysBetween(before.from, before.to)).toBe(89)
      expect(addDays(before.to, 1)).toBe(now.from)
    }),
  )
})

test('the last 12 months are whole and stop before this month', () => {
  expect(getLast12Months(plainDate('2026-11-30'))).toEqual({ from: '2025-11-01', to: '2026-10-31' })
  expect(getPrevious12Months(plainDate('2026-11-30'))).toEqual({ from: '2024-11-01', to: '2025-10-31' })
  expect(getLast12Months(plainDate('2024-02-29'))).toEqual({ from: '2023-02-01', to: '2024-01-31' })
})

test('months can be shifted across years in both directions', () => {
  expect(shiftMonth('2026-11', 2)).toBe('2027-01')
  expect(shiftMonth('2026-01', -13)).toBe('2024-12')
})

test('two ranges overlap on their common days', () => {
  const [a, b, c, d] = ['2026-01-01', '2026-01-10', '2026-01-11', '2026-01-20'].map(plainDate)
  expect(getOverlap({ from: a!, to: c! }, { from: b!, to: d! })).toEqual({ from: b, to: c })
  expect(getOverlap({ from: a!, to: b! }, { from: c!, to: d! })).toBe(null)
})
