import { describe, expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { plainDate } from '../core/plain-date.ts'
import { type DayCondition, DayReader } from '../language/readings/day-spans.ts'
import { normalizeSigns, readTokens } from '../language/readings/tokens.ts'
import { compileInstructions } from './compile-instructions.ts'
import { getPhrases } from './sheet.ts'

/** The longest condition that starts at the first word. */
function read(text: string): DayCondition | null {
  const tokens = readTokens(normalizeSigns(text))
  const spans = new DayReader(tokens, getPhrases(text)).findAt(0, tokens.length)
  return spans.toSorted((a, b) => b.end - a.end || a.cost - b.cost)[0]?.days ?? null
}

const makeDay = (date: string, next: string) => ({ from: plainDate(date), before: plainDate(next) })

describe('dates in an instruction', () => {
  test.each<[string, DayCondition | null]>([
    ['22 April 2026', makeDay('2026-04-22', '2026-04-23')],
    ['of 22 April 2026', makeDay('2026-04-22', '2026-04-23')],
    ['on April 22nd, 2026', makeDay('2026-04-22', '2026-04-23')],
    ['on the 22nd of April 2026', makeDay('2026-04-22', '2026-04-23')],
    ['on 22/04/2026', makeDay('2026-04-22', '2026-04-23')],
    ['on 22.4.2026', makeDay('2026-04-22', '2026-04-23')],
    ['on 3 October', { months: [10], monthDays: [3, 3] }],
    ['on October 3', { months: [10], monthDays: [3, 3] }],
    ['14 to 16 August 2026', makeDay('2026-08-14', '2026-08-17')],
    ['February 7 to 18, 2026', makeDay('2026-02-07', '2026-02-19')],
    ['April 11 to April 19 2026', makeDay('2026-04-11', '2026-04-20')],
    ['between Nov 1 and Nov 10', { months: [11], monthDays: [1, 10] }],
    ['from 18 Feb 2026 to 19 March 2026', makeDay('2026-02-18', '2026-03-20')],
    ['from 20 December to 5 January 2026', makeDay('2025-12-20', '2026-01-06')],
    ['from the 1st of October 2025 to the end of January 2026', makeDay('2025-10-01', '2026-02-01')],
    ['in July and August 2026', makeDay('2026-07-01', '2026-09-01')],
    ['in 2025', makeDay('2025-01-01', '2026-01-01')],
    ['since 2026-02', { from: plainDate('2026-02-01') }],
    ['until 31 Mar 2026', { before: plainDate('2026-04-01') }],
    ['up to the end of August 2025', { before: plainDate('2025-09-01') }],
    ['before 1 March', { months: [1, 2] }],
    ['until 30 June', { months: [1, 2, 3, 4, 5, 6] }],
    ['From November 1 on', { months: [11, 12] }],
    ['from May on', { months: [5, 6, 7, 8, 9, 10, 11, 12] }],
    ['between the 1st and the 5th', { monthDays: [1, 5] }],
    ['after the 15th', { monthDays: [16, 31] }],
    ['on Mondays and Fridays', { weekdays: [1, 5] }],
  ])('%s', (text, days) => {
    expect(read(text)).toEqual(days)
  })

  test('a date that doesn’t exist, and a limit without a year, give no first day', () => {
    for (const text of ['on 31 February 2026', 'since 5 October', 'before 20 May'])
      expect(read(text)?.from).toBeUndefined()
    expect(read('since 5 October')).toBeNull()
  })
})

test('without a year, “from November 5 on” is never silently read as only that day', () => {
  const categories = DEFAULT_CATEGORIES
  const text = 'From November 5 on, payments to Shanice Brown go in Kids'
  const { rules, questions, notUnderstood } = compileInstructions(text, { categories, sources: [], lines: [] })
  expect(rules.filter(({ when }) => when.monthDays && !('isDoubted' in when))).toEqual([])
  expect(questions.length + notUnderstood.length).toBeGreaterThan(0)
})

test('people whose names look like a month aren’t dates', () => {
  for (const name of ['Marcus', 'Juliet', 'April', 'June Carter', 'Marta', 'Julius'])
    expect(read(`to ${name}`), name).toBeNull()
  const { rules } = compileInstructions('Payments to June Carter are Kids', { categories: DEFAULT_CATEGORIES })
  expect(rules.map(({ when }) => when.anyOf.map(({ text }) => text))).toEqual([['June Carter']])
})

test('“to” with a date is a limit', () => {
  expect(read('to 30 June 2026')).toEqual({ before: plainDate('2026-07-01') })
  expect(read('to June 2026')).toEqual({ before: plainDate('2026-07-01') })
  expect(read('up to June')).toEqual({ months: [1, 2, 3, 4, 5, 6] })
  expect(read('from April to June')).toEqual({ months: [4, 5, 6] })
  expect(read('to March')).toEqual({ months: [1, 2, 3] })
  expect(read('in Julys')).toEqual({ months: [7] })
})
