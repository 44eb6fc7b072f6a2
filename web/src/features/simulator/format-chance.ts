import { formatPercent } from '../../lib/format-money.ts'

/** "4.2%". A tiny chance is "<0.1%" instead of "0.0%", which would contradict a run that ran out. */
export function formatChance(share: number): string {
  return share > 0 && share < 0.0005 ? `<${formatPercent(0.001)}` : formatPercent(share)
}
