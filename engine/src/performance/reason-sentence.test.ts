import { expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import type { FigureReason } from './figure.ts'
import { toReasonBody, writeReason } from './reason-sentence.ts'

const [from, to] = [plainDate('2026-01-31'), plainDate('2026-02-28')]

test.each<[FigureReason, RegExp]>([
  [{ code: 'no-statements' }, /no statements yet/],
  [{ code: 'one-statement', day: from }, /needs statements from two days.*2026-01-31/],
  [{ code: 'nothing-invested', from, to }, /between 2026-01-31 and 2026-02-28/],
  [{ code: 'no-upper-bound' }, /^Between statements, almost nothing may have been invested/],
  [{ code: 'too-few-periods', periods: 1, needed: 3 }, /needs 3 periods.*there is 1\./],
  [{ code: 'too-few-periods', periods: 2, needed: 3 }, /there are 2\./],
  [{ code: 'several-rates-fit', count: 2, lowest: 0.1, highest: 0.4 }, /2 yearly rates fit.*10\.0% to 40\.0%/],
  [{ code: 'shorter-than-a-year', days: 1 }, /^This is less than a year: 1 day /],
  [{ code: 'older-statements', accounts: 2, oldest: from }, /^2 accounts have no statement in the last month/],
])('%o becomes a sentence', (reason, words) => expect(writeReason(toReasonBody(reason))).toMatch(words))

test('days and percentages use the given format, and an unknown code isn’t an error', () => {
  const words = { day: () => 'Jan 31', percent: () => '10 %' }
  expect(writeReason(toReasonBody({ code: 'one-statement', day: from }), words)).toContain('Jan 31')
  expect(writeReason({ code: 'from-a-newer-version', args: {} })).toBe('Not available.')
  expect(writeReason({ code: 'toString', args: {} })).toBe('Not available.')
})
