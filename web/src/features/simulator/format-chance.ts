import { formatPercent } from '../../lib/format-money.ts'

/** "4.2%". A chance that rounds to none but isn't reads "<0.1%", so it never contradicts a run that ran out. */
export function formatChance(share: number): string {
  return share > 0 && share < 0.0005 ? `<${formatPercent(0.001)}` : formatPercent(share)
}
