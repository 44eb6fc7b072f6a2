import { isEmpty, type Period } from './modified-dietz.ts'

/** The possible returns, given that the days of the flows are unknown. `high` is null if there is no upper bound. */
export type ReturnInterval = { readonly low: number; readonly high: number | null }

/**
 * The lowest and highest chained return over all possible days of the flows: in each period, all deposits and all
 * withdrawals move independently from its first moment to its last. The real days always give a return between them,
 * both by Modified Dietz and as the period's internal rate of return, because both agree at the extremes.
 *
 * No flow can leave a negative balance on any day, so no bound is below -1.
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
  // Invested for the whole period: deposits on the first day and withdrawals on the last, or vice versa.
  const most = start + deposits
  const least = start - withdrawals
  if (gain === 0) return most > 0 ? { low: 0, high: 0 } : { low: -1, high: null }
  const overMost = most > 0 ? gain / most : Number.NaN
  const overLeast = least > 0 ? gain / least : null
  if (gain > 0) return { low: most > 0 ? overMost : -1, high: overLeast }
  return { low: Math.max(overLeast ?? -1, -1), high: most > 0 ? Math.max(overMost, -1) : null }
}
