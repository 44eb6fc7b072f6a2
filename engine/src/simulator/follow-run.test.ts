import { expect, test } from 'vitest'
import { followRun } from './follow-run.ts'
import { RETURN_MODELS } from './return-models.ts'
import { makePlan, run } from './testing/plain-simulation.ts'

test.each(RETURN_MODELS)('a run year by year matches the simulation’s path, and adds up: %s', (model) => {
  const plan = makePlan({ annualSpending: 9_000_000, volatility: 0.16, inflation: 0.02 })
  const { samplePaths } = run(plan, { model, seed: 4, samplePaths: 40, paths: 40, isInTodaysMoney: true })
  samplePaths.forEach((path, i) => {
    const { years, ruinYear } = followRun({ plan, model, seed: 4, isInTodaysMoney: true }, i)
    years.forEach(({ year, start, gain, tax, income, spending, events, end }) => {
      expect(end).toBe(path[year])
      if (year !== ruinYear) expect(start + gain - tax + income - spending + events).toBeCloseTo(end, 2)
    })
    expect(ruinYear === null).toBe(path.at(-1)! > 0)
  })
})

test('says why a run failed', () => {
  const request = { model: 'normal', seed: 1, isInTodaysMoney: false } as const
  const hopeless = makePlan({ annualIncome: 0, annualSpending: 5_000_000 })
  expect(followRun({ plan: hopeless, ...request }, 0).cause).toBe('plan')
  const tight = makePlan({ startingNetWorth: 100_000_000, annualIncome: 0, annualSpending: 4_500_000, volatility: 0.2 })
  const runs = Array.from({ length: 300 }, (_, i) => followRun({ plan: tight, ...request }, i))
  const causes = new Set(runs.map(({ cause }) => cause))
  expect(causes).toContain('early-losses')
  expect(causes).toContain(null)
  for (const { cause, decisive } of runs)
    if (cause === 'early-losses') expect(decisive!.averageGain).toBeLessThan(tight.annualReturn)
})
