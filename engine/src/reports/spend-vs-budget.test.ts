import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDecimals } from '../core/currency.ts'
import { GRANULARITIES, getMonthRangeAround } from '../core/period.ts'
import { addDays, addMonths, plainDate } from '../core/plain-date.ts'
import { getOccurrences } from '../core/recurrence.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { convertMinor } from '../exchange-rates/convert.ts'
import { layOutBudget } from './budget-layout.ts'
import { getTotal, type LedgerEntry, toLedgerEntries } from './ledger-entry.ts'
import { compareSpendWithBudget, getDaysNeeded, getDefaultRange } from './spend-vs-budget.ts'
import { anyBudget, anyRows, testRates } from './testing/arbitrary-ledger.ts'

const day = plainDate
const today = day('2026-02-11')
const makeSpending = (text: string, minor: number, category = 'Groceries'): LedgerEntry => ({
  day: day(text),
  category,
  kind: 'expense',
  minor,
})
const ranges = fc.tuple(anyDay(2024, 2026), fc.nat(500)).map(([from, span]) => ({ from, to: addDays(from, span) }))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('days, weeks, months and categories all add up to the same total, in any currency', () => {
  fc.assert(
    fc.property(anyRows, anyBudget, ranges, fc.constantFrom('USD', 'JPY', 'EUR'), (rows, items, range, currency) => {
      const { entries: actual } = toLedgerEntries(rows, currency, testRates)
      const budget = layOutBudget(items, range, currency, testRates).occurrences
      const answers = GRANULARITIES.map((granularity) =>
        compareSpendWithBudget({ today, range, granularity, mode: 'expense', actual, budget }),
      )
      const total = getTotal(actual, 'expense', range)
      const planned = getTotal(budget, 'expense', range)
      for (const { series, categories } of answers) {
        expect(sum(series.map((point) => point.actual))).toBe(total)
        expect(sum(series.map((point) => point.budget))).toBe(planned)
        expect(sum(categories.map((row) => row.actual))).toBe(total)
        expect(sum(categories.map((row) => row.budget))).toBe(planned)
      }
    }),
  )
})

test('a total is the sum of its transactions, each converted and rounded separately', () => {
  fc.assert(
    fc.property(anyRows, ranges, fc.constantFrom('USD', 'JPY', 'EUR'), (rows, range, currency) => {
      const { entries } = toLedgerEntries(rows, currency, testRates)
      const byHand = rows
        .filter((row) => row.kind === 'expense' && row.day >= range.from && row.day <= range.to)
        .map((row) => convertMinor(-row.minor, row.currency, currency, row.day, testRates)!.minor)
      expect(getTotal(entries, 'expense', range)).toBe(sum(byHand))
    }),
  )
})

test('totals by day and category give the same figures as single transactions', () => {
  fc.assert(
    fc.property(anyRows, ranges, fc.constantFrom(...GRANULARITIES), (rows, range, granularity) => {
      const { entries } = toLedgerEntries(rows, 'USD', testRates)
      const summed = new Map<string, LedgerEntry>()
      for (const entry of entries) {
        const key = `${entry.day} ${entry.category}`
        summed.set(key, { ...entry, minor: entry.minor + (summed.get(key)?.minor ?? 0) })
      }
      const input = { today, range, granularity, mode: 'expense', budget: [] } as const
      expect(compareSpendWithBudget({ ...input, actual: [...summed.values()] })).toEqual(
        compareSpendWithBudget({ ...input, actual: entries }),
      )
    }),
  )
})

test('a total is worth the same in another currency, except for rounding', () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom('CAD', 'EUR', 'JPY'), (all, currency) => {
      const rows = all.map((row) => ({ ...row, day: day('2025-03-03') })) // One rate for all.
      const range = { from: day('2025-03-01'), to: day('2025-03-31') }
      const inUsd = getTotal(toLedgerEntries(rows, 'USD', testRates).entries, 'expense', range)
      const inOther = getTotal(toLedgerEntries(rows, currency, testRates).entries, 'expense', range)
      // Each transaction is off by at most half a minor unit in either currency.
      const { minor } = convertMinor(inUsd, 'USD', currency, range.from, testRates)!
      const unit = convertMinor(100, 'USD', currency, range.from, testRates)!.minor / 100
      expect(Math.abs(minor - inOther)).toBeLessThanOrEqual((rows.length * (1 + unit)) / 2 + 1)
      if (Math.abs(inUsd) > rows.length * 200) expect(Math.sign(inOther)).toBe(Math.sign(inUsd))
    }),
  )
})

test('budget items fall on their own dates, each occurrence converted at its day’s rate', () => {
  fc.assert(
    fc.property(anyBudget, ranges, (items, range) => {
      const { occurrences } = layOutBudget(items, range, 'JPY', testRates)
      expect(occurrences.map((o) => o.day)).toEqual(occurrences.map((o) => o.day).sort())
      for (const item of items) {
        const own = occurrences.filter((occurrence) => occurrence.item === item)
        expect(own.map((o) => o.day)).toEqual(getOccurrences(item, range.from, range.to))
        for (const o of own) {
          expect(o.minor).toBe(convertMinor(item.minor, item.currency, 'JPY', o.day, testRates)!.minor)
        }
      }
    }),
  )
})

test('weekly food, monthly rent on the 31st and yearly insurance add up in one month', () => {
  const item = { kind: 'expense', currency: 'USD', until: null, name: '' } as const
  const items = [
    { ...item, category: 'Groceries', minor: -10_000, first: day('2026-01-05'), repeat: { every: 1, unit: 'week' } },
    { ...item, category: 'Housing', minor: -200_000, first: day('2025-08-31'), repeat: { every: 1, unit: 'month' } },
    { ...item, category: 'Insurance', minor: -60_000, first: day('2024-02-29'), repeat: { every: 1, unit: 'year' } },
  ] as const
  const range = getMonthRangeAround(today)
  const { occurrences } = layOutBudget(items, range, 'USD', testRates)
  expect(occurrences.map((o) => [o.day, o.minor])).toEqual([
    ['2026-02-02', -10_000],
    ['2026-02-09', -10_000],
    ['2026-02-16', -10_000],
    ['2026-02-23', -10_000],
    ['2026-02-28', -200_000],
    ['2026-02-28', -60_000],
  ])
})

test('what’s left this month is the budget minus spending so far, with refunds subtracted and transfers left out', () => {
  const actual: LedgerEntry[] = [
    makeSpending('2026-02-01', -5_000),
    makeSpending('2026-02-11', -2_500),
    makeSpending('2026-02-10', 1_500), // A refund.
    makeSpending('2026-02-12', -9_999), // Not yet.
    makeSpending('2026-01-31', -7_777),
    { day: day('2026-02-05'), category: 'Transfers', kind: 'transfer', minor: -100_000 },
    { day: day('2026-02-05'), category: 'Income', kind: 'income', minor: 400_000 },
  ]
  const budget = [
    makeSpending('2026-02-03', -10_000),
    makeSpending('2026-02-28', -20_000),
    makeSpending('2026-03-01', -1),
  ]
  const { month } = compareSpendWithBudget({
    today,
    range: getDefaultRange(today, 'monthly'),
    granularity: 'monthly',
    mode: 'income',
    actual,
    budget,
  })
  expect(month).toEqual({ budget: 30_000, actual: 6_000, remaining: 24_000 })
})

test('a week that spans two months counts its own days in each', () => {
  const actual = [makeSpending('2026-01-31', -100), makeSpending('2026-02-01', -20), makeSpending('2026-02-02', -3)]
  const compareWeeks = (from: string, to: string) =>
    compareSpendWithBudget({
      today,
      range: { from: day(from), to: day(to) },
      granularity: 'weekly',
      mode: 'expense',
      actual,
      budget: [],
    }).series.map((point) => [point.period, point.actual])
  expect(compareWeeks('2026-01-01', '2026-01-31').at(-1)).toEqual(['2026-01-26', 100])
  expect(compareWeeks('2026-02-01', '2026-02-28').slice(0, 2)).toEqual([
    ['2026-01-26', 20],
    ['2026-02-02', 3],
  ])
})

test('the summaries cover the last 90 days and 12 whole months, each with the period before', () => {
  const actual = [
    makeSpending('2026-02-11', -1),
    makeSpending('2025-11-14', -10),
    makeSpending('2025-11-13', -100),
    makeSpending('2025-08-16', -1_000),
    makeSpending('2025-08-15', -10_000),
    makeSpending('2025-02-01', -100_000),
    makeSpending('2025-01-31', -1_000_000),
    makeSpending('2024-02-01', -10_000_000),
    makeSpending('2024-01-31', -100_000_000),
  ]
  const range = getMonthRangeAround(today)
  const answer = compareSpendWithBudget({ today, range, granularity: 'daily', mode: 'expense', actual, budget: [] })
  expect(answer.last90Days).toEqual({ total: 11, previous: 1_100 })
  expect(answer.last12Months).toEqual({ total: 111_110, previous: 11_000_000 })
})

test('entries outside the required days change nothing', () => {
  fc.assert(
    fc.property(anyRows, anyDay(2024, 2026), ranges, (rows, now, range) => {
      const { entries } = toLedgerEntries(rows, 'EUR', testRates)
      const needed = getDaysNeeded(now, range)
      const inside = entries.filter((entry) => entry.day >= needed.from && entry.day <= needed.to)
      const input = { today: now, range, granularity: 'monthly', mode: 'expense', budget: [] } as const
      expect(compareSpendWithBudget({ ...input, actual: inside })).toEqual(
        compareSpendWithBudget({ ...input, actual: entries }),
      )
    }),
  )
})

test('transactions and budget items in a currency without rates are returned, not lost', () => {
  const row = { ...makeSpending('2026-02-01', -5), currency: 'XXX' }
  expect(toLedgerEntries([row], 'USD', testRates)).toEqual({ entries: [], unconverted: [row] })
  const item = { ...row, name: 'x', kind: 'expense' as const, first: row.day, repeat: null, until: null }
  expect(layOutBudget([item], getMonthRangeAround(row.day), 'USD', testRates)).toEqual({
    occurrences: [],
    unconverted: [item],
  })
})

test('yen have no decimals: a converted transaction is rounded to whole yen', () => {
  const row = { ...makeSpending('2026-02-01', -1_234), currency: 'EUR' }
  const { entries } = toLedgerEntries([row], 'JPY', testRates)
  expect(countDecimals('JPY')).toBe(0)
  expect(entries[0]!.minor).toBe(-2_003) // 12.34 times 162.35 is 2003.399 yen.
})

test('by default, the chart shows a year of months, a quarter of weeks or this month’s days', () => {
  expect(getDefaultRange(today, 'monthly')).toEqual({ from: '2025-03-01', to: '2026-02-28' })
  expect(getDefaultRange(today, 'weekly')).toEqual({ from: '2025-11-17', to: '2026-02-15' })
  expect(getDefaultRange(today, 'daily')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(addMonths(getDefaultRange(today, 'monthly').from, 12)).toBe('2026-03-01')
})
