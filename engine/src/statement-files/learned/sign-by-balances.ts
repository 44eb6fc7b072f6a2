import type { StatementRow } from '../reading/statement-reading.ts'

/** Turns rows whose direction their running balances contradict; only where balances explain every amount between them. */
export function signByBalances(rows: readonly StatementRow[]): StatementRow[] {
  for (const step of [-1, 1]) {
    const turned = rows.map((row, at) => {
      const [before, after] = [rows[at + step]?.balanceAfterMinor, row.balanceAfterMinor]
      if (before === undefined || after === undefined) return row
      return Math.abs(after - before) === Math.abs(row.minor) ? { ...row, minor: after - before } : null
    })
    const isKnown = rows.filter((row, at) => row !== turned[at] || row.balanceAfterMinor !== undefined).length > 1
    if (isKnown && turned.every((row) => row !== null)) return turned
  }
  return [...rows]
}
