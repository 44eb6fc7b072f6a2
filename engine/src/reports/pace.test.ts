import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMonthRangeAround } from '../core/period.ts'
import { plainDate } from '../core/plain-date.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { getTotal, type LedgerEntry, toLedgerEntries } from './ledger-entry.ts'
import { getMonthPace } from './pace.ts'
import { anyRows, testRates } from './testing/arbitrary-ledger.ts'

test('the lines end at the month’s totals, and spending stops at today', () => {
  fc.assert(
    fc.property(anyRows, anyRows, anyDay(2024, 2026), (rows, plans, today) => {
      const actual = toLedgerEntries(rows, 'USD', testRates).entries
      const budget = toLedgerEntries(plans, 'USD', testRates).entries
      const month = getMonthRangeAround(today)
      const pace = getMonthPace(today, actual, budget)
      expect(pace.days.at(-1)!.budget).toBe(getTotal(budget, 'expense', month))
      expect(pace.days.find(({ day }) => day === today)!.actual).toBe(
        getTotal(actual, 'expense', { from: month.from, to: today }),
      )
      expect(pace.days.filter(({ day }) => day > today).every(({ actual: spent }) => spent === null)).toBe(true)
    }),
  )
})

test('says how far spending is ahead of the plan, and how much is left per remaining day', () => {
  const makeEntry = (day: string, minor: number): LedgerEntry => ({
    day: plainDate(day),
    category: 'Groceries',
    kind: 'expense',
    minor,
  })
  const budget = [makeEntry('2026-02-01', -1_000), makeEntry('2026-02-15', -1_000)]
  expect(getMonthPace(plainDate('2026-02-08'), [makeEntry('2026-02-03', -1_200)], budget)).toMatchObject({
    ahead: 200,
    perDayLeft: 40,
  })
  expect(getMonthPace(plainDate('2026-02-28'), [], budget).perDayLeft).toBe(null)
  expect(getMonthPace(plainDate('2026-02-20'), [makeEntry('2026-02-03', -9_000)], budget).perDayLeft).toBe(null)
})
