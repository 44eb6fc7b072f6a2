import { formatMinor } from '../core/money.ts'
import type { BalanceCheck, StatedBalance, StatementRow } from './reading/statement-reading.ts'

/**
 * Checks rows against the balances the file states: the running balance row by row, or opening + rows = closing.
 * Null when the file states too little to check. Says at which line it first breaks.
 */
export function checkBalances(
  rows: readonly StatementRow[],
  opening?: StatedBalance,
  closing?: StatedBalance,
): BalanceCheck | null {
  const running = checkRunning(rows, opening)
  if (running) return running
  if (!opening || !closing || opening.currency !== closing.currency || rows.length === 0) return null
  if (rows.some((row) => row.currency !== opening.currency)) return null
  const sum = rows.reduce((total, row) => total + row.minor, opening.minor)
  const digits = (minor: number) => formatMinor(minor, closing.currency)
  // What is owed on a card grows with what is spent.
  const owed = 2 * opening.minor - sum
  if (sum === closing.minor || (owed === closing.minor && opening.minor >= 0)) {
    return {
      ok: true,
      detail: `The rows lead from the opening balance to the closing balance of ${digits(closing.minor)} ${closing.currency}.`,
    }
  }
  return {
    ok: false,
    ...(closing.line === undefined ? {} : { brokenAtLine: closing.line }),
    detail: `The opening balance and the rows add up to ${digits(sum)}, but the file states a closing balance of ${digits(closing.minor)} ${closing.currency}: ${digits(closing.minor - sum)} is unaccounted for.`,
  }
}

function checkRunning(rows: readonly StatementRow[], opening?: StatedBalance): BalanceCheck | null {
  const stated = rows.filter((row) => row.balanceAfterMinor !== undefined).length
  if (stated < 2 || new Set(rows.map((row) => `${row.source ?? ''} ${row.currency}`)).size > 1) return null
  const balances = new Set(rows.map((row) => row.balanceAfterMinor))
  if (balances.size === 1 && rows.length > 2) return null // one figure on every line is today's balance, not a running one
  const upward = breaksOf(rows, opening)
  const downward = breaksOf([...rows].reverse())
  const best = downward.breaks.length < upward.breaks.length ? downward : upward
  if (best.checked === 0) return null
  const currency = rows[0]?.currency ?? ''
  const first = best.breaks[0]
  if (!first)
    return {
      ok: true,
      detail: best.checked === 1 ? 'The running balance fits.' : `The running balance fits all ${best.checked} steps.`,
    }
  // A column that fits almost nowhere is not a running balance of these rows (several accounts, rows left out).
  if (best.breaks.length > best.checked * 0.6 && best.checked > 3) return null
  return {
    ok: false,
    brokenAtLine: first.row.line,
    detail: `The running balance breaks at line ${first.row.line}: the file says ${formatMinor(first.row.balanceAfterMinor ?? 0, currency)}, the rows give ${formatMinor(first.expected, currency)}. A row may be missing just before it.`,
  }
}

function breaksOf(rows: readonly StatementRow[], opening?: StatedBalance) {
  let balance: number | null = opening ? opening.minor : null
  let checked = 0
  const breaks: { row: StatementRow; expected: number }[] = []
  for (const row of rows) {
    if (balance !== null) balance += row.minor
    if (row.balanceAfterMinor === undefined) continue
    if (balance !== null) {
      checked++
      if (balance !== row.balanceAfterMinor) breaks.push({ row, expected: balance })
    }
    balance = row.balanceAfterMinor
  }
  return { checked, breaks }
}
