import { checkBalances } from '../balance-check.ts'
import type { StatementRow } from '../reading/statement-reading.ts'

/**
 * Flips rows whose direction contradicts their running balances, if every row has a balance that explains its amount.
 */
export function signByBalances(rows: readonly StatementRow[]): StatementRow[] {
  if (rows.length < 2 || rows.some((row) => row.balanceAfterMinor === undefined)) return [...rows]
  if (checkBalances(rows)?.ok) return [...rows]
  const [oldestFirst, newestFirst] = [-1, 1].map((step) => {
    const flipped = rows.map((row, at) => {
      const before = rows[at + step]?.balanceAfterMinor
      return before === undefined ? row : { ...row, minor: row.balanceAfterMinor! - before }
    })
    return flipped.every(({ minor }, at) => Math.abs(minor) === Math.abs(rows[at]!.minor)) ? flipped : null
  })
  // If the balances match in both orders, as when all amounts are the same, nothing is proven.
  return oldestFirst && newestFirst ? [...rows] : (oldestFirst ?? newestFirst ?? [...rows])
}
