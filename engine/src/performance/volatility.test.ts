import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import { estimateSharpeRatio, estimateVolatility, getAnnualizedDeviation } from './volatility.ts'

const toMonthly = (values: readonly number[]) => values.map((value) => ({ value, years: 1 / 12 }))

test('for equal months, the annualized deviation is the monthly one times the square root of twelve', () => {
  // 1, 2, 3 and 4% have a sample standard deviation of √(5/3)%.
  expect(getAnnualizedDeviation(toMonthly([0.01, 0.02, 0.03, 0.04]))).toBeCloseTo(
    0.01 * Math.sqrt(5 / 3) * Math.sqrt(12),
    14,
  )
})

test('joining two months into one period doesn’t change the expected volatility', () => {
  const random = createRandom(7)
  const deviations = { even: 0, uneven: 0 }
  for (let run = 0; run < 2000; run++) {
    const months = Array.from({ length: 24 }, () => 0.005 + 0.04 * random.normal())
    deviations.even += getAnnualizedDeviation(toMonthly(months))! ** 2
    const joined = [{ value: months[0]! + months[1]!, years: 2 / 12 }, ...toMonthly(months.slice(2))]
    deviations.uneven += getAnnualizedDeviation(joined)! ** 2
  }
  const variance = 12 * 0.04 ** 2
  expect(deviations.even / 2000 / variance).toBeCloseTo(1, 1)
  expect(deviations.uneven / 2000 / variance).toBeCloseTo(1, 1)
})

test('fewer than three periods have no volatility, and equal returns have no Sharpe ratio', () => {
  expect(estimateVolatility(toMonthly([0.01, 0.02]))).toBeNull()
  const flat = estimateVolatility(toMonthly([0.01, 0.01, 0.01, 0.01]))!
  expect(estimateSharpeRatio(0.12, flat, 4 / 12, 0)).toBeNull()
})

test('the standard errors match the spread of repeated samples', () => {
  const random = createRandom(11)
  const [periods, runs] = [120, 4000]
  const found = Array.from({ length: runs }, () => {
    const sample = toMonthly(Array.from({ length: periods }, () => 0.006 + 0.045 * random.normal()))
    const volatility = estimateVolatility(sample)!
    const annualized = Math.expm1(sample.reduce((sum, { value }) => sum + value, 0) / (periods / 12))
    return { volatility, sharpe: estimateSharpeRatio(annualized, volatility, periods / 12, 0.02)! }
  })
  for (const name of ['volatility', 'sharpe'] as const) {
    const values = found.map((each) => each[name].value)
    const mean = values.reduce((sum, value) => sum + value, 0) / runs
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (runs - 1))
    const claimed = found.reduce((sum, each) => sum + each[name].standardError, 0) / runs
    expect(claimed / spread).toBeGreaterThan(0.95)
    expect(claimed / spread).toBeLessThan(1.07)
  }
})
