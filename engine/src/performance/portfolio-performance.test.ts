import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, type PlainDate, plainDate } from '../core/plain-date.ts'
import { convertMinor } from '../exchange-rates/convert.ts'
import { RateTable } from '../exchange-rates/rate-table.ts'
import { type AccountHistory, measurePortfolio } from './portfolio-performance.ts'
import { type AccountStatement, getAccountSteps } from './valuations.ts'

const rates = RateTable.fromRows(
  Array.from({ length: 60 }, (_, i) => ({
    day: addMonths(plainDate('2020-01-15'), i),
    currency: 'USD',
    rate: (1.05 + 0.15 * Math.sin(i / 5)).toFixed(4),
    source: 'ecb' as const,
  })),
)
const query = { start: null, end: null, currency: 'USD', riskFreeRate: 0 }
const day = plainDate

type Row = [date: string, balance: number, deposits?: number, withdrawals?: number]
const makeAccount = (id: string, rows: Row[], more: Partial<AccountHistory> = {}): AccountHistory => ({
  id,
  currency: 'USD',
  isOwed: false,
  steps: getAccountSteps(
    rows.map(([date, final, deposits = 0, withdrawals = 0]) => ({ day: day(date), final, deposits, withdrawals })),
  ),
  ...more,
})
const monthly = makeAccount('a', [
  ['2024-12-31', 100_000],
  ['2025-01-31', 112_000, 10_000],
  ['2025-02-28', 106_400],
  ['2025-03-31', 111_720],
  ['2025-12-31', 120_000],
])

test('one account’s return is chained from Modified Dietz returns, and its parts add up', () => {
  const found = measurePortfolio([monthly], query, rates)
  const returns = [2000 / 105_000, -0.05, 0.05, 8280 / 111_720]
  expect(found.series.map((point) => point.return)).toEqual([null, ...returns.map((each) => expect.closeTo(each, 12))])
  expect(found.cumulativeReturn).toBeCloseTo(returns.reduce((growth, each) => growth * (1 + each), 1) - 1, 12)
  expect(found.reconciliation).toEqual({ start: 100_000, netFlows: 10_000, gain: 10_000, fx: 0, end: 120_000 })
  expect(found.totalValue).toBe(120_000)
  expect(found.volatility?.periods).toBe(4)
  expect(found.accounts[0]).toMatchObject({ id: 'a', cumulativeReturn: found.cumulativeReturn })
})

test('requested dates without a statement move to the closest statement day', () => {
  const moved = { ...query, start: day('2025-01-20'), end: day('2025-03-12') }
  expect(measurePortfolio([monthly], moved, rates)).toMatchObject({ from: '2025-01-31', to: '2025-02-28' })
  const between = { ...query, start: day('2025-02-10'), end: day('2025-02-12') }
  const found = measurePortfolio([monthly], between, rates)
  expect(found).toMatchObject({ from: '2025-01-31', to: '2025-01-31', cumulativeReturn: null, totalValue: 112_000 })
  expect(found.reasons.cumulative_return).toEqual({ code: 'one-statement', day: '2025-01-31' })
})

test('adding an account counts as a deposit, and emptying one isn’t a loss', () => {
  const joining = makeAccount('b', [
    ['2025-02-28', 50_000],
    ['2025-03-31', 0, 0, 50_000],
  ])
  const found = measurePortfolio([monthly, joining], { ...query, end: day('2025-03-31') }, rates)
  expect(found.reconciliation).toEqual({ start: 100_000, netFlows: 10_000, gain: 1720, fx: 0, end: 111_720 })
  expect(found.series.map(({ netFlow }) => netFlow)).toEqual([0, 10_000, 50_000, -50_000])
  expect(found.accounts[1]!.cumulativeReturn).toBe(0)
})

test('a period ends only when every account has a new statement', () => {
  const quarterly = makeAccount('q', [
    ['2024-12-31', 50_000],
    ['2025-03-31', 55_000],
  ])
  const found = measurePortfolio([monthly, quarterly], { ...query, end: day('2025-03-31') }, rates)
  expect(found.series.map((point) => [point.day, point.return === null])).toEqual([
    ['2024-12-31', true],
    ['2025-01-31', true],
    ['2025-02-28', true],
    ['2025-03-31', false],
  ])
  expect(found.periods).toBe(1)
  expect(found.reasons.volatility).toEqual({ code: 'too-few-periods', periods: 1, needed: 3 })
  expect(found.cumulativeReturn).toBeCloseTo((166_720 - 150_000 - 10_000) / (150_000 + 5000), 12)
})

test('an account whose statements stop doesn’t delay a period’s end, and is reported', () => {
  const stopped = makeAccount('s', [['2024-12-31', 20_000]])
  const found = measurePortfolio([monthly, stopped], query, rates)
  expect(found.periods).toBe(4)
  expect(found.reasons.total_value).toEqual({ code: 'older-statements', accounts: 1, oldest: '2024-12-31' })
})

test('a figure that can’t be calculated is null with a reason', () => {
  expect(measurePortfolio([], query, rates)).toMatchObject({
    totalValue: null,
    cumulativeReturn: null,
    reasons: { total_value: { code: 'no-statements' }, sharpe_ratio: { code: 'no-statements' } },
  })
  const debt = makeAccount(
    'd',
    [
      ['2025-01-31', -5000],
      ['2025-02-28', -4000, 1000],
    ],
    { isOwed: true },
  )
  const found = measurePortfolio([debt], query, rates)
  expect(found.reasons.cumulative_return).toMatchObject({ code: 'nothing-invested' })
  expect(found.accounts[0]).toMatchObject({ cumulativeReturn: null, reasons: { cumulative_return: { code: 'owed' } } })
  const flat = makeAccount('f', [
    ['2025-01-31', 100],
    ['2025-02-28', 100],
    ['2025-03-31', 100],
    ['2025-04-30', 100],
  ])
  const even = measurePortfolio([flat], query, rates)
  expect(even).toMatchObject({
    cumulativeReturn: 0,
    volatility: { value: 0 },
    sharpeRatio: null,
    moneyWeightedReturn: 0,
  })
  expect(even.reasons.sharpe_ratio).toEqual({ code: 'no-volatility' })
  expect(even.reasons.annualized_return).toEqual({ code: 'shorter-than-a-year', days: 89 })
})

test('an account in a currency without a rate is left out of the total and measured alone', () => {
  const withoutRate = makeAccount(
    'o',
    [
      ['2025-01-31', 100],
      ['2025-02-28', 110],
    ],
    { currency: 'XPF' },
  )
  const found = measurePortfolio([monthly, withoutRate], query, rates)
  expect(found.totalValue).toBe(120_000)
  expect(found.reasons.total_value).toEqual({ code: 'no-exchange-rate', accounts: 1 })
  expect(found.accounts[1]!.cumulativeReturn).toBeCloseTo(0.1, 12)
  const alone = measurePortfolio([withoutRate], query, rates)
  expect(alone).toMatchObject({
    totalValue: null,
    reasons: {
      total_value: { code: 'no-exchange-rate' },
      cumulative_return: { code: 'no-exchange-rate', accounts: 1 },
    },
  })
})

const anyAccounts = fc.array(
  fc.record({
    currency: fc.constantFrom('USD', 'EUR'),
    first: fc.integer({ min: 0, max: 400 }),
    rows: fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 100 }),
        final: fc.integer({ min: 0, max: 10_000_000 }),
        deposits: fc.integer({ min: 0, max: 500_000 }),
        withdrawals: fc.integer({ min: 0, max: 500_000 }),
      }),
      { minLength: 1, maxLength: 14 },
    ),
  }),
  { minLength: 1, maxLength: 5 },
)
type Entered = AccountHistory & { statements: readonly AccountStatement[] }
const build = (drawn: typeof anyAccounts extends fc.Arbitrary<infer T> ? T : never): Entered[] =>
  drawn.map(({ currency, first, rows }, i) => {
    let at: PlainDate = addDays(day('2020-06-01'), first)
    const statements = rows.map(({ gap, ...row }) => {
      at = addDays(at, gap)
      return { ...row, day: at }
    })
    return { id: String(i), currency, isOwed: false, statements, steps: getAccountSteps(statements) }
  })

/** Calculates the same figures in another way: goes through every day and keeps each account's last known value. */
function walkDays(accounts: readonly Entered[], from: PlainDate, to: PlainDate) {
  const toUsd = (minor: number, currency: string, on: PlainDate) =>
    convertMinor(minor, currency, 'USD', on, rates)!.minor
  const known = new Map<string, { value: number; balance: number }>()
  const sums = { start: 0, netFlows: 0, gain: 0, fx: 0, end: 0 }
  const values: { day: PlainDate; value: number }[] = []
  for (let today: PlainDate = day('2020-06-01'); today <= to; today = addDays(today, 1)) {
    for (const { id, currency, statements } of accounts) {
      const statement = statements.find((each) => each.day === today)
      if (!statement) continue
      const before = known.get(id)
      const value = toUsd(statement.final, currency, today)
      if (today > from) {
        const flow = before
          ? toUsd(statement.deposits, currency, today) - toUsd(statement.withdrawals, currency, today)
          : value
        const gain = before
          ? toUsd(statement.final - before.balance - statement.deposits + statement.withdrawals, currency, today)
          : 0
        sums.netFlows += flow
        sums.gain += gain
        sums.fx += value - (before?.value ?? 0) - flow - gain
      }
      known.set(id, { value, balance: statement.final })
    }
    const value = [...known.values()].reduce((sum, each) => sum + each.value, 0)
    if (today === from) sums.start = value
    if (accounts.some(({ statements }) => statements.some((each) => each.day === today && today >= from)))
      values.push({ day: today, value })
  }
  sums.end = values.at(-1)!.value
  return { sums, values }
}

test('start + flows + gain + exchange rates = end to the cent, as calculated day by day', () => {
  fc.assert(
    fc.property(anyAccounts, (drawn) => {
      const accounts = build(drawn)
      const found = measurePortfolio(accounts, query, rates)
      const { start, netFlows, gain, fx, end } = found.reconciliation!
      expect(start + netFlows + gain + fx).toBe(end)
      const walked = walkDays(accounts, found.from!, found.to!)
      expect(found.reconciliation).toEqual(walked.sums)
      expect(found.series.map(({ day: on, value }) => ({ day: on, value }))).toEqual(walked.values)
      expect(found.series.reduce((sum, point) => sum + point.netFlow, 0)).toBe(netFlows)
      if (drawn.every(({ currency }) => currency === 'USD')) expect(fx).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test('every figure is a finite number or null with a reason', () => {
  fc.assert(
    fc.property(
      anyAccounts,
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 900 }),
      (drawn, from, length) => {
        const start = addDays(day('2020-06-01'), from)
        const found = measurePortfolio(build(drawn), { ...query, start, end: addDays(start, length) }, rates)
        for (const each of [found, ...found.accounts]) {
          const figures = {
            cumulative_return: each.cumulativeReturn,
            annualized_return: each.annualizedReturn,
            volatility: each.volatility?.value ?? null,
            sharpe_ratio: each.sharpeRatio?.value ?? null,
            money_weighted_return: each.moneyWeightedReturn,
            return_interval: each.returnInterval.high,
            max_drawdown: each.maxDrawdown,
          }
          for (const [name, value] of Object.entries(figures)) {
            if (value === null) expect(each.reasons, name).toHaveProperty(name)
            else expect(Number.isFinite(value), name).toBe(true)
          }
          const { low, high } = each.returnInterval
          if (low !== null) expect(each.cumulativeReturn).toBeGreaterThanOrEqual(low - 1e-9)
          if (high !== null) expect(each.cumulativeReturn).toBeLessThanOrEqual(high + 1e-9 * (1 + high))
        }
      },
    ),
  )
})
