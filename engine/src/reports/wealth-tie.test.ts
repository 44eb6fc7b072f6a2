import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getYearRange } from '../core/period.ts'
import { plainDate } from '../core/plain-date.ts'
import { RateTable } from '../exchange-rates/rate-table.ts'
import { type BalanceStatement, getTieDays, tieToWealth } from './wealth-tie.ts'

const day = plainDate
const rates = RateTable.fromRows([
  { day: day('2024-12-31'), currency: 'USD', rate: '1', source: 'ecb' },
  { day: day('2025-12-31'), currency: 'USD', rate: '1.25', source: 'ecb' },
])
const YEAR = getYearRange(2025)

function makeStatement(fields: Partial<BalanceStatement>): BalanceStatement {
  return { account: 'a', currency: 'EUR', day: day('2024-12-31'), deposits: 0, withdrawals: 0, balance: 0, ...fields }
}

test('savings, market gains and the unexplained part add up to the change', () => {
  const found = tieToWealth(
    [
      makeStatement({ balance: 100_00 }),
      makeStatement({ day: day('2025-06-30'), deposits: 50_00, balance: 160_00 }),
      makeStatement({ day: day('2025-12-31'), withdrawals: 10_00, balance: 155_00 }),
    ],
    YEAR,
    { income: 80_00, expenses: 45_00 },
    'EUR',
    rates,
  )
  expect(found).toMatchObject({ start: 100_00, end: 155_00, change: 55_00, market: 15_00, fx: 0, unexplained: 5_00 })
})

test('an unchanged balance in another currency moves only with the rate', () => {
  const still = [
    makeStatement({ currency: 'USD', balance: 125_00 }),
    makeStatement({ currency: 'USD', day: day('2025-12-31'), balance: 125_00 }),
  ]
  expect(tieToWealth(still, YEAR, { income: 0, expenses: 0 }, 'EUR', rates)).toMatchObject({
    start: 125_00,
    end: 100_00,
    market: 0,
    fx: -25_00,
    unexplained: 0,
  })
})

test('a new account’s first balance is a flow, not a gain; an account without a new statement keeps its value', () => {
  const found = tieToWealth(
    [
      makeStatement({ balance: 100_00 }),
      makeStatement({ account: 'b', day: day('2025-03-31'), balance: 40_00 }),
      makeStatement({ account: 'b', day: day('2025-04-30'), balance: 41_00 }),
    ],
    YEAR,
    { income: 0, expenses: 0 },
    'EUR',
    rates,
  )
  expect(found).toMatchObject({ start: 100_00, end: 141_00, market: 1_00, unexplained: 40_00 })
})

test('says what is missing: statements or an exchange rate', () => {
  const nothing = { income: 0, expenses: 0 }
  expect(tieToWealth([], YEAR, nothing, 'EUR', rates)).toBe('no-statements')
  expect(tieToWealth([makeStatement({ day: day('2025-02-01') })], YEAR, nothing, 'EUR', rates)).toBe('starts-later')
  expect(tieToWealth([makeStatement({})], YEAR, nothing, 'EUR', rates)).toBe('no-statement-since')
  const unknown = [makeStatement({ currency: 'XXQ' }), makeStatement({ day: day('2025-02-01') })]
  expect(tieToWealth(unknown, YEAR, nothing, 'EUR', rates)).toBe('no-rate')
})

test('the parts always add up to the change', () => {
  const any = fc.record({
    account: fc.constantFrom('a', 'b', 'c'),
    currency: fc.constant('EUR'),
    day: fc.constantFrom(
      ...['2024-11-30', '2024-12-31', '2025-01-31', '2025-07-31', '2025-12-31', '2026-01-31'].map(day),
    ),
    deposits: fc.nat(10_000),
    withdrawals: fc.nat(10_000),
    balance: fc.integer({ min: -100_000, max: 100_000 }),
  })
  const perDay = fc.uniqueArray(any, { selector: (one) => `${one.account} ${one.day}`, maxLength: 18 })
  fc.assert(
    fc.property(perDay, fc.nat(9_999), fc.nat(9_999), (statements, income, expenses) => {
      const mixed = statements.map((one) => (one.account === 'c' ? { ...one, currency: 'USD' } : one))
      const tie = tieToWealth(mixed, YEAR, { income, expenses }, 'EUR', rates)
      if (typeof tie === 'string') return
      expect(tie.income - tie.expenses + tie.market + tie.fx + tie.unexplained).toBe(tie.change)
      expect(tie.end - tie.start).toBe(tie.change)
      for (const { start, end, flows, market, fx } of tie.accounts) expect(start + flows + market + fx).toBe(end)
      const sum = (part: 'start' | 'end' | 'market' | 'fx') => tie.accounts.reduce((all, one) => all + one[part], 0)
      expect([sum('start'), sum('end'), sum('market'), sum('fx')]).toEqual([tie.start, tie.end, tie.market, tie.fx])
    }),
  )
})

test('the days between two balances start after the first and include the second', () => {
  const balances = [makeStatement({ day: day('2024-12-15') }), makeStatement({ day: day('2025-10-31') })]
  expect(getTieDays(balances, YEAR)).toEqual({ from: '2024-12-16', to: '2025-10-31' })
  expect(getTieDays(balances.slice(0, 1), YEAR)).toBe('no-statement-since')
  expect(getTieDays(balances.slice(1), YEAR)).toBe('starts-later')
})
