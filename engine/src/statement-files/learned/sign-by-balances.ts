import { checkBalances } from '../balance-check.ts'
import type { StatementRow } from '../reading/statement-reading.ts'

/**
 * Flips rows whose direction contradicts the running balances. Nothing changes unless every row has a balance and the
 * amounts are the differences between the balances, with either the oldest or the newest row first.
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
  // If they match in both orders, as when all amounts are the same, nothing is proven.
  return oldestFirst && newestFirst ? [...rows] : (oldestFirst ?? newestFirst ?? [...rows])
}
