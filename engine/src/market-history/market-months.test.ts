import { expect, test } from 'vitest'
import { makePlainDate } from '../core/plain-date.ts'
import { getMarketHistory } from './market-history.ts'
import { getMarketLevel, getMarketMonthsRange } from './market-months.ts'

test('since 1950, the months give the same growth as the yearly table', () => {
  for (const { year, stocks, bonds, inflation } of getMarketHistory().filter((each) => each.year >= 1950)) {
    const getGrowth = (series: 'stocks' | 'bonds' | 'prices') =>
      getMarketLevel(series, makePlainDate(year + 1, 1, 15))! / getMarketLevel(series, makePlainDate(year, 1, 15))! - 1
    expect(getGrowth('stocks'), String(year)).toBeCloseTo(stocks, 4)
    expect(getGrowth('bonds'), String(year)).toBeCloseTo(bonds, 4)
    expect(getGrowth('prices'), String(year)).toBeCloseTo(inflation, 4)
  }
})

test('covers January 1950 to July 2026, and nothing outside', () => {
  expect(getMarketMonthsRange()).toEqual({ first: '1950-01-15', last: '2026-07-15' })
  expect(getMarketLevel('prices', makePlainDate(1950, 1, 15))).toBeCloseTo(100, 10)
  expect(getMarketLevel('prices', makePlainDate(1950, 1, 14))).toBeNull()
  expect(getMarketLevel('stocks', makePlainDate(2026, 7, 15))).toBeGreaterThan(100)
  expect(getMarketLevel('stocks', makePlainDate(2026, 7, 16))).toBeNull()
})

test('grows steadily between the middles of two months', () => {
  const [before, between, after] = [15, 25, 15].map(
    (day, i) => getMarketLevel('stocks', makePlainDate(2020, i === 2 ? 3 : 2, day))!,
  )
  expect(Math.log(between! / before!)).toBeCloseTo(Math.log(after! / before!) * (10 / 29), 10)
})
