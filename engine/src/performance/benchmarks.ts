import { countDaysBetween, type PlainDate } from '../core/plain-date.ts'
import { createConversionFinder } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'
import { MARKET_HISTORY_SOURCE } from '../market-history/market-history-source.ts'
import { getMarketLevel, getMarketMonthsRange, type MarketSeries } from '../market-history/market-months.ts'
import { annualize } from './chain.ts'

type BenchmarkKey = 'sp500' | 'treasury-10y' | 'inflation'
export type Benchmark = {
  readonly key: BenchmarkKey
  readonly name: string
  readonly source: string
  /** The last day of the built-in history. */
  readonly lastDay: PlainDate
  /** From the first to the last day; null if there are fewer than two, or a level or exchange rate is missing. */
  readonly cumulativeReturn: number | null
  readonly annualizedReturn: number | null
  /** Starts at 1 on the first day and stops where the history ends; empty if the first day has no level or rate. */
  readonly series: readonly { readonly day: PlainDate; readonly value: number }[]
}

const BENCHMARKS: readonly { key: BenchmarkKey; series: MarketSeries; name: string; isPrice: boolean }[] = [
  { key: 'sp500', series: 'stocks', name: 'S&P 500 total return', isPrice: false },
  { key: 'treasury-10y', series: 'bonds', name: '10-year US Treasury', isPrice: false },
  { key: 'inflation', series: 'prices', name: 'US inflation', isPrice: true },
]

/** What markets did over the days of a portfolio's statements, in its currency, and US inflation, not converted. */
export function getBenchmarks(days: readonly PlainDate[], currency: string, rates: RateTable): Benchmark[] {
  const { last } = getMarketMonthsRange()
  const [from, to] = [days[0], days.at(-1)]
  const covered = days.filter((day) => day <= last)
  if (to && to > last && covered.length > 0 && covered.at(-1) !== last) covered.push(last)
  const findConversionFrom = createConversionFinder(currency, rates)
  return BENCHMARKS.map(({ key, series, name, isPrice }) => {
    const isConverted = !isPrice && currency !== 'USD'
    const getLevel = (day: PlainDate) => {
      const level = getMarketLevel(series, day)
      const rate = isConverted ? Number(findConversionFrom('USD', day)?.rate ?? Number.NaN) : 1
      return level === null || Number.isNaN(rate) ? null : level * rate
    }
    const base = from === undefined ? null : getLevel(from)
    const points = base === null ? [] : covered.map((day) => ({ day, value: getLevel(day)! / base }))
    const isWhole = points.length > 1 && to !== undefined && to <= last
    const cumulativeReturn = isWhole ? points.at(-1)!.value - 1 : null
    return {
      key,
      name,
      source: `${MARKET_HISTORY_SOURCE.name} (monthly averages)`,
      lastDay: last,
      cumulativeReturn,
      annualizedReturn: cumulativeReturn === null ? null : annualize(cumulativeReturn, countDaysBetween(from!, to!)),
      series: points,
    }
  })
}
