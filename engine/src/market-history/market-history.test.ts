import { expect, test } from 'vitest'
import { getMarketHistory, getRealReturnOfMix, type MarketYear } from './market-history.ts'

const getGeometricMean = (returns: readonly number[]) =>
  returns.reduce((product, r) => product * (1 + r), 1) ** (1 / returns.length) - 1

test('has every year from 1871 to 2025 once, in order, with bills since 1934', () => {
  const years = getMarketHistory()
  expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 155 }, (_, i) => 1871 + i))
  expect(years.filter(({ bills }) => bills !== null).map(({ year }) => year)[0]).toBe(1934)
  const values = years.flatMap(({ stocks, bonds, inflation }) => [stocks, bonds, inflation])
  expect(values.every((value) => Number.isFinite(value) && value > -0.5 && value < 0.6)).toBe(true)
})

test('agrees with the known long-run averages', () => {
  const getRealMean = (share: number) =>
    getGeometricMean(getMarketHistory().map((year) => getRealReturnOfMix(year, share)))
  expect(getRealMean(1)).toBeCloseTo(0.0709, 4)
  expect(getRealMean(0)).toBeCloseTo(0.0242, 4)
  expect(getGeometricMean(getMarketHistory().map(({ inflation }) => inflation))).toBeCloseTo(0.0213, 4)
})

test('matches well-known years: crashes, a boom, high inflation', () => {
  const findYear = (year: number) => getMarketHistory().find((each) => each.year === year)!
  expect(findYear(1931).stocks).toBeLessThan(-0.3)
  expect(findYear(2008).stocks).toBeLessThan(-0.3)
  expect(findYear(1954).stocks).toBeGreaterThan(0.4)
  expect(findYear(1974).inflation).toBeGreaterThan(0.1)
  expect(findYear(2022).bonds).toBeLessThan(-0.1)
})

test('a mix weights stocks and bonds at the start of the year, and its return is adjusted for inflation', () => {
  const year: MarketYear = { year: 2000, stocks: 0.2, bonds: 0.04, bills: null, inflation: 0.1 }
  expect(getRealReturnOfMix(year, 0.5)).toBeCloseTo(1.12 / 1.1 - 1, 12)
})
