import { formatMinor } from '../core/money.ts'
import type { BalanceCheck, StatedBalance, StatementRow } from './reading/statement-reading.ts'

const ADDS_UP: BalanceCheck = { ok: true, reason: { code: 'balance.adds-up' } }

/**
 * Checks rows against the file's balances: the running balance row by row, or else opening + rows = closing. Null if
 * there are no such balances, or if most of the column doesn't match, so that it may not be a running balance. If the
 * balances don't match, the result names a line that doesn't, or the line of the closing balance.
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
  const format = (minor: number) => formatMinor(minor, closing.currency)
  // The amount owed on a card grows with spending.
  const owed = 2 * opening.minor - sum
  if (sum === closing.minor || (owed === closing.minor && opening.minor >= 0)) {
    return ADDS_UP
  }
  return {
    ok: false,
    ...(closing.line === undefined ? {} : { brokenAtLine: closing.line }),
    reason: {
      code: 'balance.closing-off',
      args: {
        stated: format(closing.minor),
        expected: format(sum),
        missing: format(closing.minor - sum),
        currency: closing.currency,
      },
    },
  }
}

function checkRunning(rows: readonly StatementRow[], opening?: StatedBalance): BalanceCheck | null {
  const stated = rows.filter((row) => row.balanceAfterMinor !== undefined).length
  if (stated < 2 || new Set(rows.map((row) => `${row.source ?? ''} ${row.currency}`)).size > 1) return null
  const balances = new Set(rows.map((row) => row.balanceAfterMinor))
  // The same amount on every line is today's balance, not a running one.
  if (balances.size === 1 && rows.length > 2) return null
  const inFileOrder = getBreaks(rows, opening)
  const inReverse = getBreaks([...rows].reverse())
  const best = inReverse.breaks.length < inFileOrder.breaks.length ? inReverse : inFileOrder
  if (best.checked === 0) return null
  const currency = rows[0]?.currency ?? ''
  const first = best.breaks[0]
  if (!first) return ADDS_UP
  // A column that mostly doesn't match isn't a running balance of these rows (several accounts, or missing rows).
  if (best.breaks.length > best.checked * 0.6 && best.checked > 3) return null
  const { line, balanceAfterMinor = 0 } = first.row
  const args = {
    line,
    stated: formatMinor(balanceAfterMinor, currency),
    expected: formatMinor(first.expected, currency),
    currency,
  }
  return { ok: false, brokenAtLine: line, reason: { code: 'balance.breaks', args } }
}

function getBreaks(rows: readonly StatementRow[], opening?: StatedBalance) {
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
