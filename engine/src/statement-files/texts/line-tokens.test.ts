import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { findDays } from './line-tokens.ts'

const TODAY = plainDate('2026-11-15')

test.each(['Jan 5, 2026, ', '2026-01-02 ', 'today '])('a line that repeats “%s” has at most 500 dates', (words) => {
  expect(findDays(words.repeat(5_000), TODAY)).toHaveLength(500)
})
