import { formatPercent } from '../../lib/format-money.ts'

/** "4.2%". A tiny chance is "<0.1%" instead of "0.0%", which would contradict a run that ran out. */
export function formatChance(share: number): string {
  return share > 0 && share < 0.0005 ? `<${formatPercent(0.001)}` : formatPercent(share)
}

/** The standard error of a chance in percentage points, such as "0.4". Null if unknown or if it rounds to 0.0. */
export function formatChanceError(error: number | null): string | null {
  const points = error === null ? '0.0' : (error * 100).toFixed(1)
  return points === '0.0' ? null : points
}
