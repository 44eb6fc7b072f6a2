import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import type { ProductRow } from './product-row.ts'

type Separated = {
  otherRows: ProductRow[]
  balances: NonNullable<FormatReading['accountBalances']>
  issues: ReadingIssue[]
}

/**
 * Separates opening balances from the rows that moved money. Each becomes its account's balance at the end of its day,
 * so it includes that day's other rows. An opening balance without an account name or in a split stays a row.
 */
export function separateOpeningBalances(rows: readonly ProductRow[]): Separated {
  const isOpening = (row: ProductRow) => row.isOpening && row.account !== '' && row.splitKey === null
  const otherRows = rows.filter((row) => !isOpening(row))
  const openings = rows.filter(isOpening)
  const balances = openings.map(({ line, day, currency, account, minor }) => {
    const sameDay = otherRows.filter((row) => row.day === day && row.account === account && row.currency === currency)
    return { line, day, currency, source: account, minor: sameDay.reduce((sum, row) => sum + row.minor, minor) }
  })
  const issues = openings.map(({ line, name, account }) => ({
    line,
    code: 'balance-line' as const,
    text: `${account}: ${name}`.slice(0, 200),
    reason: 'This is the account’s opening balance. No money moved.',
  }))
  return { otherRows, balances, issues }
}
