import { describe, expect, test } from 'vitest'
import { getMarketHistory } from '../market-history/market-history.ts'
import { computeLog, getFatTailQuantile, getNormalQuantile } from './quantile-functions.ts'
import { getBits, getYearKeys } from './random-field.ts'
import { createShocks, RETURN_MODELS, type ReturnModel } from './return-models.ts'
import { createShockTable, fillShocks } from './shock-table.ts'

const PATHS = 40_000
const YEARS = 20

function draw(model: ReturnModel, seed = 1): Float64Array[] {
  const source = createShocks(model, seed, PATHS)
  return Array.from({ length: YEARS }, (_, i) => {
    const shocks = new Float64Array(PATHS)
    source.fill(shocks, i + 1, 0, PATHS)
    return shocks
  })
}

function join(years: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(PATHS * YEARS)
  years.forEach((year, i) => {
    all.set(year, i * PATHS)
  })
  return all
}

const getMean = (values: Float64Array) => values.reduce((sum, v) => sum + v, 0) / values.length

function getCorrelation(a: Float64Array, b: Float64Array): number {
  return getMean(a.map((value, i) => value * b[i]!))
}

describe.each(RETURN_MODELS)('draws of the model %s', (model) => {
  const years = draw(model)
  const all = join(years)

  test('have mean 0 and standard deviation 1', () => {
    // The mean of 800,000 independent draws has a standard deviation of 0.001.
    expect(Math.abs(getMean(all))).toBeLessThan(model === 'historical' ? 0.01 : 0.004)
    expect(getMean(all.map((v) => v * v))).toBeCloseTo(1, 1.7)
  })

  test('are unrelated to their neighbors and to another seed', () => {
    const other = draw(model, 2)
    const limit = 4.5 / Math.sqrt(PATHS)
    for (let year = 0; year < YEARS; year++) {
      const shocks = years[year]!
      expect(Math.abs(getCorrelation(shocks.subarray(0, -1), shocks.subarray(1)))).toBeLessThan(limit)
      expect(Math.abs(getCorrelation(shocks.subarray(0, -64), shocks.subarray(64)))).toBeLessThan(limit)
      expect(Math.abs(getCorrelation(shocks, other[year]!))).toBeLessThan(limit)
    }
  })
})

test('normal draws have the moments and the tails of the normal distribution', () => {
  const all = join(draw('normal'))
  const n = all.length
  const getMoment = (k: number) => getMean(all.map((v) => v ** k))
  expect(Math.abs(getMoment(3))).toBeLessThan(5 * Math.sqrt(15 / n))
  expect(Math.abs(getMoment(4) - 3)).toBeLessThan(5 * Math.sqrt(96 / n))
  const tails: [number, number][] = [
    [1, 0.15865525393],
    [2, 0.02275013195],
    [3, 0.00134989803],
    [4, 0.0000316712418],
  ]
  for (const [limit, share] of tails) {
    const error = 4.5 * Math.sqrt((share * (1 - share)) / n)
    expect(Math.abs(all.filter((v) => v > limit).length / n - share)).toBeLessThan(error)
    expect(Math.abs(all.filter((v) => v < -limit).length / n - share)).toBeLessThan(error)
  }
})

test.each(['normal', 'fat-tails'] as const)('years of the model %s are independent of each other', (model) => {
  const years = draw(model)
  for (let i = 1; i < YEARS; i++)
    expect(Math.abs(getCorrelation(years[i - 1]!, years[i]!))).toBeLessThan(4.5 / Math.sqrt(PATHS))
})

test('fat tails are fat: a year four standard deviations down is about forty times as likely as normal', () => {
  const all = join(draw('fat-tails'))
  const share = all.filter((v) => v < -4).length / all.length
  // For Student's t with six degrees of freedom: P(t < -4·√1.5) = 0.00134.
  expect(share).toBeGreaterThan(0.0011)
  expect(share).toBeLessThan(0.0016)
})

test('history comes in runs of consecutive years, ten long on average', () => {
  const source = createShocks('historical', 7, 400)
  const shocks = new Float64Array(400)
  const last = getMarketHistory().at(-1)!.year
  let [before, follows, steps]: [(number | null)[], number, number] = [[], 0, 0]
  for (let year = 1; year <= 50; year++) {
    source.fill(shocks, year, 0, 400)
    const now = Array.from(shocks, (_, path) => source.getCalendarYear(path))
    now.forEach((calendar, path) => {
      expect(calendar).toBeGreaterThanOrEqual(1871)
      if (year === 1) return
      steps++
      if (calendar === (before[path] === last ? 1871 : before[path]! + 1)) follows++
    })
    before = now
  }
  expect(follows / steps).toBeCloseTo(0.9, 1.7)
})

test('every bit of the random numbers is set half of the time, and their top bytes are equally frequent', () => {
  const keys = getYearKeys(42, 3)
  const counts = new Float64Array(32)
  const bytes = new Float64Array(256)
  const n = 200_000
  for (let path = 0; path < n; path++) {
    const bits = getBits(keys, path)
    for (let bit = 0; bit < 32; bit++) counts[bit]! += (bits >>> bit) & 1
    bytes[bits >>> 24]!++
  }
  for (const count of counts) expect(Math.abs(count / n - 0.5)).toBeLessThan(4.5 / (2 * Math.sqrt(n)))
  const chiSquare = bytes.reduce((sum, count) => sum + (count - n / 256) ** 2 / (n / 256), 0)
  expect(chiSquare).toBeLessThan(255 + 4.5 * Math.sqrt(2 * 255))
})

test('the quantile functions match known values', () => {
  expect(getNormalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14)
  expect(getNormalQuantile(1e-8)).toBeCloseTo(-5.612001244174789, 12)
  expect(getNormalQuantile(0.5)).toBe(0)
  expect(getFatTailQuantile(0.025) / Math.sqrt(4 / 6)).toBeCloseTo(-2.446911851144969, 10)
  expect(getFatTailQuantile(0.999) / Math.sqrt(4 / 6)).toBeCloseTo(5.207626, 5)
  for (const x of [1e-9, 0.3, 1, 2.5, 1e6]) expect(computeLog(x)).toBeCloseTo(Math.log(x), 13)
})

test.each([
  ['normal', getNormalQuantile],
  ['fat tails', getFatTailQuantile],
] as const)(
  'the fast draws of %s are very close to the exact quantiles of their random numbers, far into the tails',
  (_, quantile) => {
    const keys = getYearKeys(11, 1)
    const shocks = new Float64Array(200_000)
    fillShocks(shocks, createShockTable(quantile), keys, 0, shocks.length)
    let furthest = 0
    let worst = 0
    shocks.forEach((shock, path) => {
      const exact = quantile(((getBits(keys, path) >>> 0) + 0.5) / 2 ** 32)
      furthest = Math.max(furthest, Math.abs(exact))
      worst = Math.max(worst, Math.abs(shock - exact) / (1 + Math.abs(exact)))
    })
    expect(worst).toBeLessThan(4e-4)
    expect(furthest).toBeGreaterThan(4.2)
  },
)
