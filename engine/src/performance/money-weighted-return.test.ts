import fc from 'fast-check'
import { expect, test } from 'vitest'
import cases from '../../../fixtures/returns/money-weighted.json' with { type: 'json' }
import { plainDate, toDayNumber } from '../core/plain-date.ts'
import { type DatedFlow, getMoneyWeightedReturn } from './money-weighted-return.ts'

const toFlows = (flows: readonly (readonly (string | number)[])[]): DatedFlow[] =>
  flows.map(([day, amount]) => ({ years: toDayNumber(plainDate(String(day))) / 365, amount: Number(amount) }))

test.each(cases)('$name', ({ flows, rates }) => {
  const found = getMoneyWeightedReturn(toFlows(flows))
  expect(found?.all ?? []).toHaveLength(rates.length)
  for (const [i, rate] of rates.entries()) expect(Math.abs(found!.all[i]! - rate)).toBeLessThan(1e-8)
})

test('of several rates that fit, returns the one closest to the guess, or to 10% if the guess is -100%', () => {
  const flows = toFlows(cases.find(({ name }) => name === 'two rates')!.flows)
  expect(getMoneyWeightedReturn(flows)?.rate).toBeCloseTo(0.1, 9)
  expect(getMoneyWeightedReturn(flows, 0.5)?.rate).toBeCloseTo(0.4, 9)
  expect(getMoneyWeightedReturn(flows, -1)?.rate).toBeCloseTo(0.1, 9)
})

const getPresentValue = (flows: readonly DatedFlow[], rate: number) =>
  flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate) ** -years, 0)

/** Finds the same rates in another way: a fine scan for sign changes, each narrowed by bisection. */
function scanForRates(flows: readonly DatedFlow[], from: number, to: number): number[] {
  const found: number[] = []
  const steps = 4000
  const getRate = (i: number) => from * (to / from) ** (i / steps) - 1
  for (let i = 0; i < steps; i++) {
    let [low, high] = [getRate(i), getRate(i + 1)]
    const sign = Math.sign(getPresentValue(flows, low))
    if (sign === Math.sign(getPresentValue(flows, high))) continue
    for (let step = 0; step < 100; step++) {
      const middle = (low + high) / 2
      if (Math.sign(getPresentValue(flows, middle)) === sign) low = middle
      else high = middle
    }
    found.push(low)
  }
  return found
}

const anyFlows = fc.array(
  fc.record({
    years: fc.integer({ min: 0, max: 3650 }).map((day) => day / 365),
    amount: fc.integer({ min: -50_000, max: 50_000 }),
  }),
  { minLength: 2, maxLength: 12 },
)

test('finds every rate that a fine scan finds, to 1e-8', () => {
  fc.assert(
    fc.property(anyFlows, (flows) => {
      const all = getMoneyWeightedReturn(flows)?.all ?? []
      for (const rate of scanForRates(flows, 0.05, 20)) {
        const nearest = Math.min(...all.map((each) => Math.abs(each - rate)))
        expect(nearest).toBeLessThan(1e-8 * Math.max(1, rate))
      }
    }),
    { numRuns: 100 },
  )
})

test('at every rate that was found, the flows are worth zero in total', () => {
  fc.assert(
    fc.property(anyFlows, (flows) => {
      for (const rate of getMoneyWeightedReturn(flows)?.all ?? []) {
        if (rate < -0.99 || rate > 100) continue // Beyond these, rounding errors in the powers are too large.
        const size = flows.reduce((sum, { years, amount }) => sum + Math.abs(amount) * (1 + rate) ** -years, 0)
        expect(Math.abs(getPresentValue(flows, rate)) / size).toBeLessThan(1e-9)
      }
    }),
  )
})

test('savings with an end value have one rate, and a higher end value gives a higher rate', () => {
  const savings = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(savings, fc.integer({ min: 1, max: 1_000_000 }), (amounts, end) => {
      fc.pre(end > amounts.reduce((sum, each) => sum + each, 0) / 4)
      const paid = amounts.map((amount, month) => ({ years: month / 12, amount: -amount }))
      const getRateWith = (amount: number) => getMoneyWeightedReturn([...paid, { years: amounts.length / 12, amount }])!
      expect(getRateWith(end).all).toHaveLength(1)
      expect(getRateWith(end + 1).rate).toBeGreaterThan(getRateWith(end).rate)
    }),
  )
})
