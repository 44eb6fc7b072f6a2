import { isKnownCurrency } from '../../core/currency.ts'
import { getOnly } from '../../core/get-only.ts'
import { makeIssue } from './build-reading.ts'
import type { FormatReading } from './statement-reading.ts'

/**
 * The reading without rows in unknown currencies (a cryptocurrency, "ZZZ"): each becomes an issue that names the code.
 * Otherwise half a bitcoin could become half a dollar.
 */
export function skipUnknownCurrencies(reading: FormatReading, text: string): FormatReading {
  const unknown = reading.rows.filter((row) => !isKnownCurrency(row.currency))
  if (unknown.length === 0) return reading
  const { openingBalance: _opening, closingBalance: _closing, accountBalances: _accounts, ...rest } = reading
  const lines = text.split('\n')
  const issues = unknown.map(({ line, currency }) => {
    const reason = `We don’t know the currency “${currency}”, so we skipped this row.`
    return makeIssue(line, 'unreadable', (lines[line - 1] ?? '').trim(), reason)
  })
  const rows = reading.rows.filter((row) => isKnownCurrency(row.currency))
  const codes = [...new Set(unknown.map((row) => row.currency))].slice(0, 5).join(', ')
  return {
    ...rest,
    rows,
    currency: getOnly(rows.map((row) => row.currency)),
    issues: [...reading.issues, ...issues].sort((a, b) => a.line - b.line),
    // The balances include the skipped rows.
    balanceCheck: null,
    ...(rows.length === 0
      ? { detail: `All amounts are in currencies we don’t know (${codes}), so there’s nothing to import.` }
      : {}),
  }
}
