import { getMarketHistory } from '../market-history/market-history.ts'
import { getNetFlow, getPlannedYears, type Plan } from './plan.ts'

export type PlanReplay = {
  readonly startYear: number
  /** The year of the plan in which the money ran out; null if it lasted. */
  readonly ruinYear: number | null
  /** The last balance, in minor units of today's money; 0 if the money ran out. */
  readonly ending: number
}

/**
 * How the plan would have turned out from each starting year of the record: with the stock and bond returns and the
 * inflation from that year on, rebalanced yearly. The plan's own return, volatility and inflation aren't used. Only
 * starting years whose plan fits into the record count; there are none if the plan is longer than the record.
 */
export function replayPlan(plan: Plan, stockShare: number): PlanReplay[] {
  const flows = getPlannedYears({ ...plan, inflation: 0 }).map(getNetFlow)
  const record = getMarketHistory()
  return record.slice(0, Math.max(0, record.length - flows.length + 1)).map(({ year: startYear }, start) => {
    let balance = plan.startingNetWorth
    let priceLevel = 1
    for (const [i, flow] of flows.entries()) {
      const { stocks, bonds, inflation } = record[start + i]!
      const gainRate = stockShare * stocks + (1 - stockShare) * bonds
      priceLevel *= 1 + inflation
      balance = balance * (1 + gainRate - plan.taxDrag * Math.max(gainRate, 0)) + flow * priceLevel
      if (balance <= 0) return { startYear, ruinYear: i + 1, ending: 0 }
    }
    return { startYear, ruinYear: null, ending: balance / priceLevel }
  })
}
