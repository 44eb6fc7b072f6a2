import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DateRange, getMonthRangeAround } from '../core/period.ts'
import { addMonths, getMonthEnd, getMonthStart, plainDate } from '../core/plain-date.ts'
import { type BudgetItem, getEntriesByDay, layOutBudget } from './budget-layout.ts'
import { getTotal } from './ledger-entry.ts'
import { anyBudget, testRates } from './testing/arbitrary-ledger.ts'

const day = plainDate
const envelope: BudgetItem = {
  name: 'Groceries',
  category: 'Groceries',
  kind: 'expense',
  isSaving: false,
  minor: -31_005,
  currency: 'USD',
  first: day('2026-01-01'),
  repeat: { every: 1, unit: 'month' },
  until: null,
  spread: true,
}
const layOutByDay = (items: readonly BudgetItem[], range: DateRange, currency = 'USD') =>
  getEntriesByDay(layOutBudget(items, range, currency, testRates).occurrences, range)
const listByDay = (item: BudgetItem, from: string, to: string) =>
  layOutByDay([item], { from: day(from), to: day(to) }).map((entry) => [entry.day, entry.minor])

test('a spread item falls on every day of its month, with leftover cents on the first days', () => {
  const january = listByDay(envelope, '2026-01-01', '2026-01-31')
  expect(january).toHaveLength(31)
  expect(january.map(([, minor]) => minor)).toEqual([...Array(5).fill(-1_001), ...Array(26).fill(-1_000)])
  expect(listByDay({ ...envelope, spread: false }, '2026-01-01', '2026-01-31')).toEqual([['2026-01-01', -31_005]])
})

test('part of a month gets only its own days of a spread item', () => {
  expect(listByDay(envelope, '2026-01-30', '2026-02-02')).toEqual([
    ['2026-01-30', -1_000],
    ['2026-01-31', -1_000],
    ['2026-02-01', -1_108],
    ['2026-02-02', -1_108],
  ])
})

test('a weekly item is spread over its week but stays in the month of its due date', () => {
  const weekly: BudgetItem = {
    ...envelope,
    minor: -70_00,
    first: day('2026-01-19'),
    repeat: { every: 1, unit: 'week' },
  }
  const days = listByDay(weekly, '2026-01-01', '2026-02-01')
  expect(days).toEqual([
    ...[19, 20, 21, 22, 23, 24, 25].map((date) => [`2026-01-${date}`, -1_000]),
    ['2026-01-26', -1_167],
    ['2026-01-27', -1_167],
    ['2026-01-28', -1_167],
    ['2026-01-29', -1_167],
    ['2026-01-30', -1_166],
    ['2026-01-31', -1_166],
  ])
})

test('nothing is spread before the first date or after the last one, and an item without a repeat isn’t spread', () => {
  const short = { ...envelope, minor: -300, first: day('2026-01-29'), until: day('2026-02-28') }
  expect(listByDay(short, '2026-01-01', '2026-02-10').slice(0, 4)).toEqual([
    ['2026-01-29', -100],
    ['2026-01-30', -100],
    ['2026-01-31', -100],
    ['2026-02-01', -11],
  ])
  const ending = { ...envelope, minor: -300, first: day('2026-01-05'), until: day('2026-02-20') }
  const february = listByDay(ending, '2026-02-01', '2026-02-28')
  expect([february.length, february.at(-1)]).toEqual([20, ['2026-02-20', -15]])
  expect(listByDay({ ...envelope, repeat: null, first: day('2026-01-05') }, '2026-01-01', '2026-12-31')).toEqual([
    ['2026-01-05', -31_005],
  ])
})

test('spreading never changes a month’s total, in any currency', () => {
  const months = fc.integer({ min: 0, max: 60 }).map((n) => getMonthRangeAround(addMonths(day('2023-01-01'), n)))
  fc.assert(
    fc.property(anyBudget, months, fc.constantFrom('USD', 'JPY', 'EUR'), (items, month, currency) => {
      const sumKind = (spread: boolean, kind: 'expense' | 'income') =>
        getTotal(
          layOutByDay(
            items.map((item) => ({ ...item, spread })),
            month,
            currency,
          ),
          kind,
          month,
        )
      expect(sumKind(true, 'expense')).toBe(sumKind(false, 'expense'))
      expect(sumKind(true, 'income')).toBe(sumKind(false, 'income'))
    }),
  )
})

test('the days of a spread item differ by at most one cent, larger ones first', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: -1 }), fc.integer({ min: 0, max: 60 }), (minor, n) => {
      const from = getMonthStart(addMonths(day('2023-01-01'), n))
      const amounts = listByDay({ ...envelope, minor, first: day('2023-01-01') }, from, getMonthEnd(from)).map(
        ([, one]) => Number(one),
      )
      expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(minor)
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
      expect(amounts.at(-1)! - amounts[0]!).toBeLessThanOrEqual(1)
    }),
  )
})

test('a savings item is neither spending nor income', () => {
  const saving = { ...envelope, isSaving: true, spread: false }
  const january = getMonthRangeAround(envelope.first)
  const { occurrences } = layOutBudget([saving], january, 'USD', testRates)
  expect(getTotal(occurrences, 'expense', january)).toBe(0)
  expect(getTotal(occurrences, 'transfer', january)).toBe(31_005)
})
