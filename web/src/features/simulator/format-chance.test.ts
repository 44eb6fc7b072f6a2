import { expect, test } from 'vitest'
import { formatChance } from './format-chance.ts'

test('one run in ten thousand isn’t shown as zero', () => {
  expect([0, 0.0001, 0.0005, 0.042, 1].map(formatChance)).toEqual(['0.0%', '<0.1%', '0.1%', '4.2%', '100.0%'])
})
