import { isEmpty, type Period } from './modified-dietz.ts'

/** The possible returns, given that the days of the flows are unknown. `high` is null if there is no upper bound. */
export type ReturnInterval = { readonly low: number; readonly high: number | null }

/**
 * The lowest and highest chained return over all possible days of the flows: in each period, all deposits and all
 * withdrawals move independently from its first moment to its last. The real days always give a return between them,
 * both by Modified Dietz and as the period's internal rate of return, because both agree at the extremes.
 *
 * This assumes that the value was never negative, so no bound is below -1.
 */
export function getReturnInterval(periods: readonly Period[]): ReturnInterval {
  let low = 1
  let high: number | null = 1
  for (const period of periods) {
    const bounds = getPeriodInterval(period)
    low *= 1 + bounds.low
    high = high === null || bounds.high === null ? null : high * (1 + bounds.high)
  }
  return { low: low - 1, high: high === null ? null : high - 1 }
}

function getPeriodInterval(period: Period): ReturnInterval {
  if (isEmpty(period)) return { low: 0, high: 0 }
  const { start, end, deposits, withdrawals } = period
  const gain = end - start - deposits + withdrawals
  // Most: deposits on the first day and withdrawals on the last. Least: the other way around.
  const mostInvested = start + deposits
  const leastInvested = start - withdrawals
  if (gain === 0) return mostInvested > 0 ? { low: 0, high: 0 } : { low: -1, high: null }
  const returnOnMost = mostInvested > 0 ? gain / mostInvested : Number.NaN
  const returnOnLeast = leastInvested > 0 ? gain / leastInvested : null
  if (gain > 0) return { low: mostInvested > 0 ? returnOnMost : -1, high: returnOnLeast }
  return { low: Math.max(returnOnLeast ?? -1, -1), high: mostInvested > 0 ? Math.max(returnOnMost, -1) : null }
}
