import { makePlainDate, type PlainDate, toDayNumber } from '../core/plain-date.ts'
import { US_MARKET_MONTHS } from './us-market-months.ts'

export type MarketSeries = 'stocks' | 'bonds' | 'prices'

/** Each monthly average is used as the level on the 15th. */
const MIDDLE = 15

type Levels = { readonly days: readonly number[]; readonly logs: readonly number[] }
const levelsBySeries = new Map<MarketSeries, Levels>()

/** The days covered by the table. */
export function getMarketMonthsRange(): { first: PlainDate; last: PlainDate } {
  const months = getLevels('stocks').days.length
  const last = US_MARKET_MONTHS.firstYear * 12 + months - 1
  return {
    first: makePlainDate(US_MARKET_MONTHS.firstYear, 1, MIDDLE),
    last: makePlainDate(Math.floor(last / 12), (last % 12) + 1, MIDDLE),
  }
}

/**
 * The level of a series on a day, assuming steady growth from the middle of one month to the middle of the next; null
 * outside the table.
 */
export function getMarketLevel(series: MarketSeries, day: PlainDate): number | null {
  const { days, logs } = getLevels(series)
  const wanted = toDayNumber(day)
  if (wanted < days[0]! || wanted > days.at(-1)!) return null
  // Months are nearly equal in length, so the first guess is off by one at most.
  let at = Math.min(Math.floor(((wanted - days[0]!) / (days.at(-1)! - days[0]!)) * (days.length - 1)), days.length - 2)
  while (days[at]! > wanted) at--
  while (at < days.length - 2 && days[at + 1]! <= wanted) at++
  const share = (wanted - days[at]!) / (days[at + 1]! - days[at]!)
  return Math.exp(logs[at]! + share * (logs[at + 1]! - logs[at]!))
}

function getLevels(series: MarketSeries): Levels {
  const cached = levelsBySeries.get(series)
  if (cached) return cached
  const values = getValues(series)
  const levels = {
    days: values.map((_, i) =>
      toDayNumber(makePlainDate(US_MARKET_MONTHS.firstYear + Math.floor(i / 12), (i % 12) + 1, MIDDLE)),
    ),
    logs: values.map(Math.log),
  }
  levelsBySeries.set(series, levels)
  return levels
}

function getValues(series: MarketSeries): number[] {
  return US_MARKET_MONTHS[series].trim().split(/\s+/).map(Number)
}
