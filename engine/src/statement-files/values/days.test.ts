import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { createYearsUntil, type DayOrder, decideDayOrder, readDay, resolveDay } from './days.ts'

const today = plainDate('2026-01-15')
const read = (text: string, order: DayOrder = 'dmy') => {
  const parts = readDay(text)
  return parts ? resolveDay(parts, order, createYearsUntil(today)) : null
}

test.each([
  ['2024-01-31', '2024-01-31'],
  ['20240131', '2024-01-31'],
  ['31012024', '2024-01-31'],
  ['31.01.24', '2024-01-31'],
  ['31/01/67', '2024-01-31'],
  ['31 ม.ค. 67', '2024-01-31'],
  ['31 มกราคม 2567', '2024-01-31'],
  ['2024/1/31', '2024-01-31'],
  ['2024. 1. 31.', '2024-01-31'],
  ['31 Jan 2024', '2024-01-31'],
  ['31-JAN-24', '2024-01-31'],
  ['Jan 31, 2024', '2024-01-31'],
  ['mercredi 31 janvier 2024', '2024-01-31'],
  ['31 de enero de 2024', '2024-01-31'],
  ['31. Jänner 2024', '2024-01-31'],
  ['31 stycznia 2024', '2024-01-31'],
  ['31ЯНВ24', '2024-01-31'],
  ['2024年1月31日', '2024-01-31'],
  ['令和6年1月31日', '2024-01-31'],
  ['R6.1.31', '2024-01-31'],
  ['H31.4.30', '2019-04-30'],
  ['2024-01-31T23:30:00Z', '2024-01-31'],
  ['20091224120000[0:GMT]', '2009-12-24'],
  ['2567-01-31', '2024-01-31'],
  ['Fri 13 Nov 2025', '2025-11-13'],
  ['28 Dec', '2025-12-28'],
  ['3 Jan', '2026-01-03'],
])('%s is %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each(['31.02.2024', '12.50', 'abc', '1234', '99/99/2024', '4.50'])('%s isn’t a date', (text) => {
  expect(read(text)).toBeNull()
})

test('one unambiguous cell decides the whole file', () => {
  const column = ['01/02/2024', '02/02/2024', '13/02/2024'].map(readDay)
  expect(decideDayOrder([column], today, 'mdy').order).toBe('dmy')
  expect(decideDayOrder([['01/02/2024', '01/13/2024'].map(readDay)], today, 'dmy').order).toBe('mdy')
})

test('a date among others of the same weeks isn’t read as one of years ago', () => {
  const column = ['12/11/26', '30-OCT-26', '2026-11-10'].map(readDay)
  expect(decideDayOrder([column], plainDate('2026-11-15'), 'dmy').order).toBe('dmy')
})

test('if one order puts dates in the future, the other is right', () => {
  expect(decideDayOrder([['02/12/2025', '01/01/2026'].map(readDay)], plainDate('2026-01-02'), 'mdy').order).toBe('dmy')
})

test('a date that could be today or next month is read as today, as a guess', () => {
  const guess = { order: 'dmy', isGuess: true }
  expect(decideDayOrder([[readDay('12/11/2026')]], plainDate('2026-11-12'), 'mdy')).toEqual(guess)
})

test('messages in no particular order get dates close together and not after today', () => {
  const column = ['12/11/26', '31-OCT-26', '08-11-26'].map(readDay)
  expect(decideDayOrder([column], plainDate('2026-11-13'), 'dmy')).toEqual({ order: 'dmy', isGuess: false })
})

test('two-digit years at the front are recognized by what the other orders would mean', () => {
  expect(decideDayOrder([['25/12/30', '25/12/31'].map(readDay)], today, 'dmy').order).toBe('ymd')
})
