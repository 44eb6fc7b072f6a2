import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { guessRow } from './guess-row.ts'

const TODAY = plainDate('2026-11-19')
const guess = (line: string, currency = 'USD') => {
  const { name, day, minor, currency: found } = guessRow(line, { today: TODAY, currency })
  return [name, day, minor, found]
}

test('the form for a skipped line starts with the name, date, amount and currency that the line states', () => {
  expect(guess('Lena owes me 12,')).toEqual(['Lena owes me', null, 1200, 'USD'])
  expect(guess('cinema 11?')).toEqual(['cinema ?', null, 1100, 'USD'])
  expect(guess('rent €450.50 due Nov 28, 2025')).toEqual(['rent due', '2025-11-28', 45050, 'EUR'])
  expect(guess('soon,Book Shop,-13.20')).toEqual(['Book Shop', null, 1320, 'USD'])
  expect(guess('gift $15 yesterday', 'AUD')).toEqual(['gift', '2026-11-18', 1500, 'AUD'])
})

test('a value that’s missing or could be read two ways is left open', () => {
  expect(guess('hotel 120.00 and 95.00 on 3/4/2026')).toEqual(['hotel and on', null, null, 'USD'])
  expect(guess('we’ll see')).toEqual(['we’ll see', null, null, 'USD'])
})
