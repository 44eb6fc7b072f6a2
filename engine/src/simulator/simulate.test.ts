import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPercentile } from './percentiles.ts'
import { RETURN_MODELS } from './return-models.ts'
import { simulate } from './simulate.ts'
import { makePlan, run, simulatePlainly } from './testing/plain-simulation.ts'

test('without volatility, every path matches the closed-form result to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 })
  const rate = fc.integer({ min: -50, max: 200 }).map((permille) => permille / 1000)
  fc.assert(
    fc.property(cents, cents, cents, rate, fc.nat(100), fc.nat(60), fc.integer({ min: 1, max: 60 }), (...drawn) => {
      const [startingNetWorth, annualIncome, annualSpending, annualReturn, taxPercent, incomeYears, totalYears] = drawn
      const plan = makePlan({ startingNetWorth, annualIncome, annualSpending, annualReturn, incomeYears, totalYears })
      const { years, ruinProbability } = run({ ...plan, volatility: 0, taxDrag: taxPercent / 100 }, { paths: 3 })
      const growth = 1 + (annualReturn > 0 ? annualReturn * (1 - taxPercent / 100) : annualReturn)
      const sumPowers = (n: number) => (growth === 1 ? n : (growth ** n - 1) / (growth - 1))
      const solveClosedForm = (year: number) => {
        const worked = Math.min(year, incomeYears)
        const earned = annualIncome * sumPowers(worked) * growth ** (year - worked)
        return startingNetWorth * growth ** year + earned - annualSpending * sumPowers(year)
      }
      let isOut = false
      for (const { year, p25, mean, p75 } of years) {
        const expected = solveClosedForm(year)
        // Right at zero, rounding can go either way; everywhere else the result is certain.
        if (Math.abs(expected) < 0.01) return
        isOut ||= expected <= 0
        for (const figure of [p25, mean, p75])
          expect(Math.abs(figure - (isOut ? 0 : expected))).toBeLessThan(Math.max(0.5, Math.abs(expected) * 1e-12))
      }
      expect(ruinProbability).toBe(isOut ? 1 : 0)
    }),
  )
})

test('starting with nothing doesn’t count as running out', () => {
  const plan = makePlan({ startingNetWorth: 0, annualIncome: 200, annualSpending: 100, totalYears: 5, incomeYears: 5 })
  expect(run({ ...plan, volatility: 0, annualReturn: 0 }).years.map(({ mean }) => mean)).toEqual([
    100, 200, 300, 400, 500,
  ])
})

test('a path that has run out stays at 0, whatever comes in later', () => {
  const inheritance = { name: 'Inheritance', from: 3, to: null, income: 0, spending: 0, wealth: 1_000_000 }
  const plan = makePlan({
    startingNetWorth: 100,
    annualIncome: 0,
    annualSpending: 60,
    totalYears: 4,
    events: [inheritance],
  })
  const { years, ruinProbability } = run({ ...plan, volatility: 0, annualReturn: 0 })
  expect(years.map(({ mean }) => mean)).toEqual([40, 0, 0, 0])
  expect(ruinProbability).toBe(1)
})

test('after one year without cash flows, balances are normally distributed: mean and quartiles match theory', () => {
  const plan = makePlan({
    annualIncome: 0,
    annualSpending: 0,
    taxDrag: 0,
    totalYears: 1,
    annualReturn: 0.05,
    volatility: 0.2,
  })
  const { p25, mean, p75, standardErrors } = run(plan, { paths: 100_000 })
  const start = plan.startingNetWorth
  expect(Math.abs(mean - start * 1.05)).toBeLessThan(4 * standardErrors.mean!)
  expect(standardErrors.mean).toBeCloseTo((start * 0.2) / Math.sqrt(100_000), -4)
  expect(Math.abs(p25 - start * (1.05 - 0.2 * 0.6744897502))).toBeLessThan(4 * standardErrors.p25!)
  expect(Math.abs(p75 - start * (1.05 + 0.2 * 0.6744897502))).toBeLessThan(4 * standardErrors.p75!)
  // The asymptotic error of a quantile: the square root of p(1-p)/n, over the density there.
  const theory = (Math.sqrt(0.1875 / 100_000) / 0.3177765727) * start * 0.2
  expect(standardErrors.p25! / theory).toBeGreaterThan(0.9)
  expect(standardErrors.p25! / theory).toBeLessThan(1.1)
})

test('after many years without cash flows, balances are close to log-normally distributed', () => {
  const plan = makePlan({
    annualIncome: 0,
    annualSpending: 0,
    taxDrag: 0,
    totalYears: 40,
    annualReturn: 0.06,
    volatility: 0.12,
  })
  const { p25, mean, p75, standardErrors } = run(plan, { paths: 100_000 })
  expect(Math.abs(mean - plan.startingNetWorth * 1.06 ** 40)).toBeLessThan(4 * standardErrors.mean!)
  // Mean and variance of the logarithm of one year's growth, by the rectangle rule over ±8 deviations.
  let [first, second] = [0, 0]
  for (let z = -8; z <= 8; z += 0.001) {
    const weight = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * 0.001
    const log = Math.log(1.06 + 0.12 * z)
    first += weight * log
    second += weight * log * log
  }
  const deviation = Math.sqrt((second - first * first) * 40)
  const getQuartile = (z: number) => plan.startingNetWorth * Math.exp(first * 40 + z * deviation)
  // The sum of forty logarithms is still slightly skewed: half a percent is as close as the normal distribution gets.
  expect(p25 / getQuartile(-0.6744897502)).toBeCloseTo(1, 1.8)
  expect(p75 / getQuartile(0.6744897502)).toBeCloseTo(1, 1.8)
})

test.each([
  ['saving, then spending', makePlan({})],
  [
    'a tight retirement',
    makePlan({ startingNetWorth: 100_000_000, annualIncome: 0, annualSpending: 5_000_000, totalYears: 30 }),
  ],
  ['a wild market', makePlan({ volatility: 0.35, annualReturn: 0.09 })],
  ['prices that rise', makePlan({ inflation: 0.03, totalYears: 35 })],
])('agrees with a plain loop that shares no code with it: %s', (_, plan) => {
  const ours = run(plan, { paths: 40_000 })
  const plain = simulatePlainly(plan, 40_000)
  const { ruinProbability, p25, mean, p75 } = ours.standardErrors
  const expectNear = (a: number, b: number, error: number | null) =>
    expect(Math.abs(a - b)).toBeLessThanOrEqual(4 * Math.SQRT2 * Math.max(error!, 1e-4))
  expectNear(ours.ruinProbability, plain.ruinProbability, ruinProbability)
  expectNear(ours.mean, plain.mean, mean)
  expectNear(ours.p25, plain.p25, p25)
  expectNear(ours.p75, plain.p75, p75)
})

test.each(RETURN_MODELS)(
  'the same request gives the same result, and a different seed a different one: %s',
  (model) => {
    const [first, again, other] = [{ seed: 5 }, { seed: 5 }, { seed: 6 }].map((o) => run(makePlan({}), { ...o, model }))
    expect(again).toEqual(first)
    expect(other!.mean).not.toBe(first!.mean)
  },
)

test('draws the same numbers to the last bit on every machine', () => {
  const { endings, p25 } = run(makePlan({}), { paths: 5000, seed: 20_261_116 })
  const bits = new Uint32Array(endings.buffer)
  expect(bits.reduce((h, word) => Math.imul(h ^ word, 16_777_619), 0)).toBe(1_921_932_375)
  expect(p25).toBe(547_292_336.6100649)
})

test('fewer paths are the first of many, and a shorter plan is the start of a longer one', () => {
  const [few, many] = [{ paths: 50 }, { paths: 9000 }].map((o) => run(makePlan({}), { ...o, samplePaths: 50 }))
  expect(few!.samplePaths).toEqual(many!.samplePaths)
  const [short, long] = [{ totalYears: 10 }, { totalYears: 60 }].map((o) => run(makePlan(o)))
  expect(short!.years).toEqual(long!.years.slice(0, 10))
})

test('today’s money is the year’s money divided by prices; the risk is the same', () => {
  const plan = makePlan({ inflation: 0.025 })
  const nominal = run(plan)
  const real = run(plan, { isInTodaysMoney: true })
  expect(real.ruinProbability).toBe(nominal.ruinProbability)
  expect(real.mean * 1.025 ** plan.totalYears).toBeCloseTo(nominal.mean, -2)
  expect(real.years[9]!.p25 * 1.025 ** 10).toBeCloseTo(nominal.years[9]!.p25, 0)
})

test('each year’s quartiles are the quartiles of its balances', () => {
  const plan = makePlan({ totalYears: 30, annualSpending: 9_000_000 })
  const { samplePaths, years } = simulate({
    plan,
    model: 'normal',
    paths: 999,
    samplePaths: 999,
    seed: 3,
    isInTodaysMoney: false,
  })
  for (const { year, p25, p75, ruined } of years) {
    const balances = Float64Array.from(samplePaths, (path) => path[year]!)
    expect(ruined).toBe(balances.filter((balance) => balance === 0).length / 999)
    expect(p25).toBe(getPercentile(balances, 0.25))
    expect(p75).toBe(getPercentile(balances, 0.75))
  }
})
