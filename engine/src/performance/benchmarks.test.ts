import { expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { RateTable } from '../exchange-rates/rate-table.ts'
import { getBenchmarks } from './benchmarks.ts'

const rates = RateTable.fromRows([
  { day: plainDate('2020-01-01'), currency: 'USD', rate: '1.00', source: 'ecb' },
  { day: plainDate('2021-01-01'), currency: 'USD', rate: '1.25', source: 'ecb' },
])
const toDays = (...texts: string[]) => texts.map(plainDate)

test('follows the market over the days of the statements', () => {
  const [stocks, bonds, prices] = getBenchmarks(toDays('2020-01-15', '2020-06-30', '2021-01-15'), 'USD', rates)
  expect(stocks!.series.map(({ day }) => day)).toEqual(['2020-01-15', '2020-06-30', '2021-01-15'])
  expect(stocks!.series[0]!.value).toBe(1)
  // Shiller's 2020: stocks 17.9%, bonds 7.3%, prices 1.4%, from January to January.
  expect(stocks!.cumulativeReturn).toBeCloseTo(0.1797, 2)
  expect(prices!.cumulativeReturn).toBeCloseTo(0.014, 3)
  expect(bonds!.annualizedReturn).toBeGreaterThan(0.05)
})

test('market returns are in the portfolio’s currency; US inflation isn’t converted', () => {
  const days = toDays('2020-01-15', '2021-01-15')
  const [inDollars, inEuros] = ['USD', 'EUR'].map((currency) => getBenchmarks(days, currency, rates))
  const getGrowth = (all: typeof inDollars, i: number) => 1 + all![i]!.cumulativeReturn!
  expect(getGrowth(inEuros, 0)).toBeCloseTo(getGrowth(inDollars, 0) / 1.25, 6)
  expect(getGrowth(inEuros, 2)).toBe(getGrowth(inDollars, 2))
})

test('the series ends with the history, and no return is claimed beyond it', () => {
  const [stocks] = getBenchmarks(toDays('2026-01-31', '2026-06-30', '2026-10-31'), 'USD', rates)
  expect(stocks!.series.map(({ day }) => day)).toEqual(['2026-01-31', '2026-06-30', '2026-07-15'])
  expect(stocks).toMatchObject({ cumulativeReturn: null, annualizedReturn: null, lastDay: '2026-07-15' })
  expect(getBenchmarks(toDays('1940-01-31', '1960-01-31'), 'USD', rates)[0]!.series).toEqual([])
  expect(getBenchmarks([], 'USD', rates)[0]!.series).toEqual([])
})
