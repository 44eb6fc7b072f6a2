import { expect, test } from 'vitest'
import { forecastBalances, scoreForecast } from './forecast.ts'
import { makePlan, run } from './testing/plain-simulation.ts'

const plan = makePlan({ totalYears: 20 })
const made = forecastBalances({ plan, model: 'normal', paths: 4000, seed: 2 })
const score = (elapsed: number, actual: number) =>
  scoreForecast({ start: plan.startingNetWorth, ...made }, elapsed, actual)

test('a forecast has the quartiles of the simulation', () => {
  const { years, ruinProbability } = run(plan, { paths: 4000, seed: 2 })
  expect(made.ruinProbability).toBe(ruinProbability)
  expect(made.years.map(({ p25, p75 }) => [p25, p75])).toEqual(years.map(({ p25, p75 }) => [p25, p75]))
})

test('the actual balance is placed in the forecast', () => {
  const third = made.years[2]!
  expect(score(3, third.p50)).toMatchObject({ percentile: 0.5, verdict: 'within', p25: third.p25 })
  expect(score(3, third.p25 - 1)!.verdict).toBe('below')
  expect(score(3, third.p95 * 9)).toMatchObject({ percentile: 0.95, verdict: 'above' })
  const half = score(2.5, 0)!
  expect(half.p50).toBeCloseTo((made.years[1]!.p50 + third.p50) / 2, 4)
})

test('before a forecast was made and after it ends, there is nothing to compare', () => {
  expect(score(-0.1, 1)).toBeNull()
  expect(score(20.5, 1)).toBeNull()
})
