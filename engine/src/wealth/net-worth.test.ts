import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, plainDate } from '../core/plain-date.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import { RateTable } from '../exchange-rates/rate-table.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'
import { type EnteredStatement, getCountedStatements } from './counted-statements.ts'
import { computeNetWorth, getTotalChange } from './net-worth.ts'

const FIRST = plainDate('2024-01-01')
const days = Array.from({ length: 12 }, (_, i) => addDays(FIRST, 30 * i))
const rates = RateTable.fromRows(
  days.flatMap((day, i) => [
    { day, currency: 'USD', rate: `1.${10 + i}`, source: 'ecb' as const },
    { day, currency: 'JPY', rate: `${150 + i * 3}`, source: 'ecb' as const },
  ]),
)

const minor = fc.integer({ min: -1e9, max: 1e9 })
const anyStatement = (): fc.Arbitrary<EnteredStatement> =>
  fc.record({
    id: fc.uuid(),
    day: fc.nat(330).map((n) => addDays(FIRST, n)),
    deposits: fc.nat(1e7),
    withdrawals: fc.nat(1e7),
    final: minor,
    isFlowStated: fc.boolean(),
  })
const account = fc
  .record({
    type: fc.constantFrom(...(Object.keys(ACCOUNT_TYPES) as AccountType[])),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    entered: fc.array(anyStatement(), { maxLength: 12 }),
  })
  .map(({ type, currency, entered }) => ({ type, currency, statements: getCountedStatements(type, entered) }))

test('net worth is the sum of the latest balances, and its changes add up to the cent', () => {
  const today = days.at(-1)!
  const convert = createConverter('USD', rates)
  fc.assert(
    fc.property(fc.array(account, { maxLength: 6 }), (accounts) => {
      const { points } = computeNetWorth(accounts, days, convert, today)
      for (const point of points) {
        // The same, looking up each balance separately.
        const values = accounts.map(({ currency, statements }) => {
          const latest = statements.filter(({ day }) => day <= point.day).at(-1)
          return latest ? convert(latest.final, currency, point.day === today ? today : latest.day)! : 0
        })
        const total = values.reduce((sum, value) => sum + value, 0)
        expect(point.assets + point.debts).toBe(total)
        expect([...point.byType.values()].reduce((sum, value) => sum + value, 0)).toBe(total)
        if (point.change === null) continue
        const { start, end, saved, market, fx, joined } = point.change
        expect(start + saved + market + fx + joined).toBe(end)
        expect(end).toBe(total)
      }
      const whole = getTotalChange(points)!
      expect(whole.start).toBe(points[0]!.assets + points[0]!.debts)
      expect(whole.start + whole.saved + whole.market + whole.fx + whole.joined).toBe(whole.end)
    }),
  )
})

test('with one currency, exchange rates change nothing', () => {
  const own = account.filter(({ currency }) => currency === 'USD')
  fc.assert(
    fc.property(fc.array(own, { maxLength: 4 }), (accounts) => {
      const { points } = computeNetWorth(accounts, days, createConverter('USD', rates), days.at(-1)!)
      expect(points.every(({ change }) => change === null || change.fx === 0)).toBe(true)
    }),
  )
})

test('cash without stated flows never gains by itself; a house does', () => {
  const [first, second] = [plainDate('2024-01-31'), plainDate('2024-02-29')]
  const entered = [
    { id: 'a', day: first, deposits: 0, withdrawals: 0, final: 1_000, isFlowStated: false },
    { id: 'b', day: second, deposits: 0, withdrawals: 0, final: 1_300, isFlowStated: false },
  ]
  const getChange = (type: AccountType) => {
    const statements = getCountedStatements(type, entered)
    return computeNetWorth(
      [{ type, currency: 'USD', statements }],
      [first, second],
      createConverter('USD', rates),
      null,
    ).points[1]!.change
  }
  expect(getChange('cash')).toMatchObject({ start: 1_000, saved: 300, market: 0, end: 1_300 })
  expect(getChange('loan')).toMatchObject({ saved: 300, market: 0 })
  expect(getChange('real_estate')).toMatchObject({ saved: 0, market: 300 })
})

test('of two statements on one day, the one entered last counts', () => {
  const day = plainDate('2024-01-31')
  const entered = ['b', 'c', 'a'].map((id, i) => ({
    id,
    day,
    deposits: i,
    withdrawals: 0,
    final: 100 * i,
    isFlowStated: true,
  }))
  expect(getCountedStatements('investment', entered).map(({ id, final }) => [id, final])).toEqual([['c', 100]])
})

test('an account in a currency without a rate is left out and reported', () => {
  const statements = getCountedStatements('investment', [
    { id: 'a', day: FIRST, deposits: 0, withdrawals: 0, final: 5, isFlowStated: true },
  ])
  const accounts = [{ type: 'investment' as const, currency: 'XXX', statements }]
  const { points, unconverted } = computeNetWorth(accounts, [FIRST], createConverter('USD', rates), null)
  expect(unconverted).toBe(1)
  expect(points).toMatchObject([{ assets: 0, debts: 0 }])
})
