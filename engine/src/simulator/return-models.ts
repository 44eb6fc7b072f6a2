import { marketHistory, realReturnOfMix } from '../market-history/market-history.ts'
import { fatTailQuantile, normalQuantile } from './quantile-functions.ts'
import { bitsAt, yearKeys } from './random-field.ts'
import { createShockTable, fillShocks, type ShockTable } from './shock-table.ts'

export const RETURN_MODELS = ['normal', 'fat-tails', 'historical'] as const
export type ReturnModel = (typeof RETURN_MODELS)[number]

/**
 * Draws of mean 0 and deviation 1, a year at a time: what each path's return is off its mean, in volatilities. Years have
 * to be asked for in order, from 1.
 */
export type ShockSource = {
  /** Of one year, a number for each of the paths `from`, `from + 1`, … that `out` has room for. */
  fill(out: Float64Array, year: number, from: number): void
  /** The calendar year that a path lives through in that year of the plan, where the model has such a thing. */
  calendarYear(path: number): number | null
}

/** How long a stretch of history lasts on average before another one follows. */
export const BLOCK_YEARS = 10

const tables = new Map<ReturnModel, ShockTable>()

export function createShocks(model: ReturnModel, seed: number, paths: number): ShockSource {
  if (model === 'historical') return resampleHistory(seed, paths)
  let table = tables.get(model)
  if (!table) {
    table = createShockTable(model === 'normal' ? normalQuantile : fatTailQuantile)
    tables.set(model, table)
  }
  const shape = table
  return {
    fill: (out, year, from) => fillShocks(out, shape, yearKeys(seed, year), from),
    calendarYear: () => null,
  }
}

/**
 * The stationary bootstrap of Politis and Romano: each path strings together stretches of real U.S. stock market history
 * of random length, so crashes, recoveries and long droughts stay as they were. 1871 follows the last year.
 */
function resampleHistory(seed: number, paths: number): ShockSource {
  const history = marketHistory()
  const shocks = historicalShocks()
  const at = new Uint8Array(paths)
  const newBlock = Math.floor(4294967296 / BLOCK_YEARS)
  const perYear = newBlock / history.length
  return {
    fill(out, year, from) {
      const { first, second } = yearKeys(seed, year)
      for (let i = 0; i < out.length; i++) {
        const drawn = bitsAt(first, second, from + i) >>> 0
        let index = at[from + i]! + 1
        if (year === 1) index = Math.floor((drawn / 4294967296) * history.length)
        else if (drawn < newBlock) index = Math.min(Math.floor(drawn / perYear), history.length - 1)
        else if (index === history.length) index = 0
        at[from + i] = index
        out[i] = shocks[index]!
      }
    },
    calendarYear: (path) => history[at[path]!]!.year,
  }
}

/** Each year of real stock returns, as deviations from their mean in units of their volatility. */
function historicalShocks(): Float64Array {
  const returns = marketHistory().map((year) => realReturnOfMix(year, 1))
  const mean = returns.reduce((sum, r) => sum + r, 0) / returns.length
  const deviation = Math.sqrt(returns.reduce((sum, r) => sum + (r - mean) ** 2, 0) / returns.length)
  return Float64Array.from(returns, (r) => (r - mean) / deviation)
}
