import { expect, test } from 'vitest'
import { getMarketHistory } from '../market-history/market-history.ts'
import type { Plan } from './plan.ts'
import { replayHistory } from './replay-history.ts'
import { replayPlan } from './replay-plan.ts'

const plan: Plan = {
  startingNetWorth: 1_000_000_00,
  annualIncome: 0,
  annualSpending: 40_000_00,
  annualReturn: 0.2, // Not used, like volatility and inflation.
  volatility: 0.3,
  taxDrag: 0,
  incomeYears: 0,
  totalYears: 30,
  inflation: 0.1,
  events: [],
}

test.each([0, 0.5, 1])(
  'a plan with only spending ends with the same balance as a portfolio with the same withdrawals (stock share %d)',
  (stockShare) => {
    const range = { from: getMarketHistory()[0]!.year, to: getMarketHistory().at(-1)!.year }
    const expected = replayHistory({ ...range, stockShare, payoutYears: 30, withdrawal: 0.04 })
    const found = replayPlan(plan, stockShare)
    expect(found.map(({ startYear }) => startYear)).toEqual(expected.map(({ startYear }) => startYear))
    for (const [i, { hasLasted, ending }] of expected.entries()) {
      expect(found[i]!.ruinYear === null).toBe(hasLasted)
      expect(found[i]!.ending / plan.startingNetWorth).toBeCloseTo(ending, 9)
    }
    expect(found.some(({ ruinYear }) => ruinYear !== null)).toBe(true)
  },
)

test('income and life events rise with prices, and taxes lower the last balance', () => {
  const steady = { ...plan, annualIncome: 40_000_00, incomeYears: 30 }
  expect(replayPlan(steady, 0.6).every(({ ruinYear }) => ruinYear === null)).toBe(true)
  const getEnding = (changed: Plan) => replayPlan(changed, 0.6)[50]!.ending
  expect(getEnding({ ...steady, taxDrag: 0.15 })).toBeLessThan(getEnding(steady))
  const gift = { name: 'Gift', from: 30, to: null, income: 0, spending: 0, wealth: 1000_00 }
  expect(getEnding({ ...steady, events: [gift] }) - getEnding(steady)).toBeCloseTo(1000_00, 2)
})

test('a plan longer than the record has no starting years', () => {
  expect(replayPlan({ ...plan, totalYears: getMarketHistory().length + 1 }, 1)).toEqual([])
  expect(replayPlan({ ...plan, totalYears: getMarketHistory().length }, 1)).toHaveLength(1)
})
