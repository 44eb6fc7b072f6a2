import { expect, test } from 'vitest'
import { formatChance, formatChanceError } from './format-chance.ts'

test('one run in ten thousand isn’t shown as zero', () => {
  expect([0, 0.0001, 0.0005, 0.042, 1].map(formatChance)).toEqual(['0.0%', '<0.1%', '0.1%', '4.2%', '100.0%'])
})

test('a standard error that rounds to 0.0 is left out', () => {
  expect([null, 0, 0.0004, 0.0006, 0.012].map(formatChanceError)).toEqual([null, null, null, '0.1', '1.2'])
})
