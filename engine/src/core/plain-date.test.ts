import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  countDaysBetween,
  countDaysInMonth,
  getDateParts,
  getMonthEnd,
  getMonthStart,
  getWeekday,
  isPlainDate,
  makePlainDate,
  plainDate,
  toDayNumber,
  toPlainDate,
} from './plain-date.ts'
import { anyDay } from './testing/arbitrary-days.ts'

const anyTime = anyDay(1000, 9998)

test('only real dates are valid', () => {
  for (const text of ['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) expect(isPlainDate(text)).toBe(true)
  for (const text of [
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-01',
    '0000-01-01',
  ]) {
    expect(isPlainDate(text), text).toBe(false)
  }
  expect(isPlainDate(20260101)).toBe(false)
  expect(() => plainDate('2026-02-30')).toThrow(RangeError)
})

test('a date and its number convert both ways, and days follow each other', () => {
  expect(toDayNumber(plainDate('1970-01-01'))).toBe(0)
  expect(toPlainDate(toDayNumber(plainDate('0099-03-01')))).toBe('0099-03-01')
  fc.assert(
    fc.property(anyTime, (day) => {
      expect(toPlainDate(toDayNumber(day))).toBe(day)
      expect(makePlainDate(...getDateParts(day))).toBe(day)
      const next = addDays(day, 1)
      expect(next > day).toBe(true)
      expect(countDaysBetween(day, next)).toBe(1)
      expect(getWeekday(next)).toBe((getWeekday(day) % 7) + 1)
    }),
  )
})

test('adding days and subtracting them again changes nothing', () => {
  fc.assert(
    fc.property(anyDay(), fc.integer({ min: -20000, max: 20000 }), (day, days) => {
      expect(addDays(addDays(day, days), -days)).toBe(day)
      expect(countDaysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

test('adding months keeps the day of the month, or uses the last one of a shorter month', () => {
  expect(addMonths(plainDate('2026-01-31'), 1)).toBe('2026-02-28')
  expect(addMonths(plainDate('2026-01-15'), -13)).toBe('2024-12-15')
  fc.assert(
    fc.property(anyDay(), fc.integer({ min: -600, max: 600 }), (day, months) => {
      const [year, month, dayOfMonth] = getDateParts(day)
      const [toYear, toMonth, toDay] = getDateParts(addMonths(day, months))
      expect((toYear - year) * 12 + toMonth - month).toBe(months)
      expect(toDay).toBe(Math.min(dayOfMonth, countDaysInMonth(toYear, toMonth)))
    }),
  )
})

test('a month runs from its first day to the day before the next first day', () => {
  fc.assert(
    fc.property(anyTime, (day) => {
      expect(getMonthStart(day) <= day && day <= getMonthEnd(day)).toBe(true)
      expect(addDays(getMonthEnd(day), 1)).toBe(addMonths(getMonthStart(day), 1))
    }),
  )
})

test('weekdays are right before and after 1970', () => {
  expect(getWeekday(plainDate('2026-11-15'))).toBe(7)
  expect(getWeekday(plainDate('1969-12-29'))).toBe(1)
})

test('days and their numbers agree with JavaScript’s calendar, from year 1 to 9999', () => {
  const [first, last] = ['0001-01-01', '9999-12-31'].map((day) => toDayNumber(plainDate(day)))
  fc.assert(
    fc.property(fc.integer({ min: first!, max: last! }), (days) => {
      expect(toPlainDate(days)).toBe(new Date(days * 86_400_000).toISOString().slice(0, 10))
    }),
  )
  expect(() => toPlainDate(Number.NaN)).toThrow(RangeError)
})
