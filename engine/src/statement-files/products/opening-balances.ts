import type { FormatReading, ReadingIssue } from '../reading/statement-reading.ts'
import type { ProductRow } from './product-row.ts'

type Sorted = {
  moved: ProductRow[]
  balances: NonNullable<FormatReading['accountBalances']>
  issues: ReadingIssue[]
}

/**
 * An opening balance is the account's balance on that day, not a payment: no money moved. It's the balance at the end
 * of the day, so it includes that day's other rows. Without an account name, it stays a row.
 */
export function separateOpeningBalances(rows: readonly ProductRow[]): Sorted {
  const isOpening = (row: ProductRow) => row.isOpening && row.account !== '' && row.splitKey === null
  const moved = rows.filter((row) => !isOpening(row))
  const openings = rows.filter(isOpening)
  const balances = openings.map(({ line, day, currency, account, minor }) => {
    const sameDay = moved.filter((row) => row.day === day && row.account === account && row.currency === currency)
    return { line, day, currency, source: account, minor: sameDay.reduce((sum, row) => sum + row.minor, minor) }
  })
  const issues = openings.map(({ line, name, account }) => ({
    line,
    code: 'balance-line' as const,
    text: `${account}: ${name}`.slice(0, 200),
    reason: 'This is the account’s opening balance. No money moved.',
  }))
  return { moved, balances, issues }
}
