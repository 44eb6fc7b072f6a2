import { getMarketHistory, getRealReturnOfMix } from '../market-history/market-history.ts'
import { getFatTailQuantile, getNormalQuantile } from './quantile-functions.ts'
import { getPlace, getYearKeys, PATH_STEP, scramble } from './random-field.ts'
import { createShockTable, fillShocks, type ShockTable } from './shock-table.ts'

export const RETURN_MODELS = ['normal', 'fat-tails', 'historical'] as const
export type ReturnModel = (typeof RETURN_MODELS)[number]

/**
 * Random numbers with mean 0 and standard deviation 1, one year at a time: how far each path's return is from its mean,
 * in units of volatility. Ask for the years in order, from 1.
 */
type ShockSource = {
  /** One year's numbers for `size` paths, starting with the path `from`. */
  fill(out: Float64Array, year: number, from: number, size: number): void
  /** The calendar year a path is replaying, or null if the model doesn't use history. */
  getCalendarYear(path: number): number | null
}

/** The average length of a run of history before the path jumps to another. */
const BLOCK_YEARS = 10
/** The largest 31-bit number. */
const TOP = 0x7fffffff

const tables = new Map<ReturnModel, ShockTable>()

export function createShocks(model: ReturnModel, seed: number, paths: number): ShockSource {
  if (model === 'historical') return resampleHistory(seed, paths)
  let table = tables.get(model)
  if (!table) {
    table = createShockTable(model === 'normal' ? getNormalQuantile : getFatTailQuantile)
    tables.set(model, table)
  }
  const shape = table
  return {
    fill: (out, year, from, size) => fillShocks(out, shape, getYearKeys(seed, year), from, size),
    getCalendarYear: () => null,
  }
}

/**
 * The stationary bootstrap of Politis and Romano: each path strings together random-length runs of real US stock market
 * history, so crashes, recoveries and long slumps keep their shape. A run that reaches the last year continues with the
 * first.
 */
function resampleHistory(seed: number, paths: number): ShockSource {
  const history = getMarketHistory()
  const shocks = getHistoricalShocks()
  const years = history.length
  const at = new Uint8Array(paths)
  return {
    fill(out, year, from, size) {
      const keys = getYearKeys(seed, year)
      // In year 1 every path starts at a random year; in each later year, one path in ten jumps to a new one. Masks
      // (-1 or 0) replace an `if`, because an unpredictable branch would cost more than everything else.
      const startsBelow = year === 1 ? TOP : Math.floor(TOP / BLOCK_YEARS)
      const scale = years / startsBelow
      let place = getPlace(keys, from)
      for (let i = 0; i < size; i++) {
        const drawn = scramble(place, keys.second) >>> 1
        place = (place + PATH_STEP) | 0
        const starts = (drawn - startsBelow) >> 31
        const next = at[from + i]! + 1
        const following = next & ((next - years) >> 31)
        const index = (((drawn * scale) | 0) & starts) | (following & ~starts)
        at[from + i] = index
        out[i] = shocks[index]!
      }
    },
    getCalendarYear: (path) => history[at[path]!]!.year,
  }
}

/** Each year's real stock return, in standard deviations from the mean. */
function getHistoricalShocks(): Float64Array {
  const returns = getMarketHistory().map((year) => getRealReturnOfMix(year, 1))
  const mean = returns.reduce((sum, r) => sum + r, 0) / returns.length
  const deviation = Math.sqrt(returns.reduce((sum, r) => sum + (r - mean) ** 2, 0) / returns.length)
  return Float64Array.from(returns, (r) => (r - mean) / deviation)
}
