import { getMarketHistory, getRealReturnOfMix } from '../market-history/market-history.ts'

type Replay = { readonly startYear: number; readonly hasLasted: boolean; readonly ending: number }

/**
 * How a portfolio would have turned out from each starting year of the record, paying out the same real amount at the
 * end of every year and rebalanced yearly. Amounts are shares of the starting value. Only periods that fit into the
 * given years count.
 */
export function replayHistory(options: {
  readonly from: number
  readonly to: number
  readonly stockShare: number
  readonly payoutYears: number
  /** The share of the starting amount paid out each year, rising with prices. */
  readonly withdrawal: number
}): Replay[] {
  const { stockShare, payoutYears, withdrawal } = options
  const years = getMarketHistory().filter(({ year }) => year >= options.from && year <= options.to)
  const returns = years.map((year) => getRealReturnOfMix(year, stockShare))
  return years.slice(0, Math.max(0, years.length - payoutYears + 1)).map(({ year }, start) => {
    let balance = 1
    for (const r of returns.slice(start, start + payoutYears)) {
      balance = Math.max(0, balance * (1 + r) - withdrawal)
      if (balance === 0) break
    }
    return { startYear: year, hasLasted: balance > 0, ending: balance }
  })
}
