import { foldWords } from '../../language/fold-text.ts'
import type { FormatReading } from '../reading/statement-reading.ts'
import { readAmount } from '../values/amounts.ts'
import { cleanCell } from './column-profile.ts'
import type { ColumnRoles } from './column-roles.ts'
import type { CellRecord } from './csv-tokens.ts'
import { AMOUNT_ROLES } from './heading-role.ts'
import { readHeader, type TableHeader, type TableSection } from './table-header.ts'

/** Whether a table has dates and numbers but no transactions, like a list of holdings or a history of balances. */
export function hasNoTransactions(section: TableSection, columns: ColumnRoles): boolean {
  const roles = columns.roles
  // Rates and prices: a date, at least three numbers on every row, and no text at all.
  const numbers = columns.profiles.filter((p) => p.amounts === p.filled && p.filled === section.transactions.length)
  if (columns.names.length === 0 && numbers.length > 2 && columns.money.debit === null) return true
  if (isPeriodSummary(section, columns)) return true
  if (!section.header || columns.money.provenSign !== null) return false
  if (roles.some((role) => role === 'originalAmount' || AMOUNT_ROLES.has(role))) return false
  const amount = columns.money.amounts[0]?.column
  if (amount !== undefined && QUOTED.test(foldWords(section.header.headings[amount] ?? ''))) return true
  if (amount !== undefined && (roles[amount] === 'quantity' || roles[amount] === 'balance')) return true
  const hasText =
    roles.includes('description') ||
    roles.includes('payee') ||
    columns.names.some((column) => columns.roles[column] === null)
  return (roles.includes('balance') || roles.includes('quantity')) && (!hasText || roles.includes('quantity'))
}

/** Headings for what a security was worth on a day. */
const QUOTED =
  /^(?:(?:adj |adjusted )?clos(?:e|ing)(?: price)?|nav|quote|kurs|schlusskurs|cours(?: de cloture)?|cierre|chiusura|slotkoers|slutkurs|收盘价?|終値)$/

const TOTALED = /\btotals?\b|\btotal[ei]\b|gesamt|totaal|итого|всего|合计|合計/

/** Whether a table is a period in one line: an opening and a closing balance, and the totals in and out. */
function isPeriodSummary(section: TableSection, columns: ColumnRoles): boolean {
  const { debit, credit } = columns.money
  if (!section.header || section.transactions.length > 1 || debit === null || credit === null) return false
  const headings = section.header.headings.map(foldWords)
  const balances = columns.roles.filter((role) => role === 'balance').length
  return balances > 1 && TOTALED.test(headings[debit] ?? '') && TOTALED.test(headings[credit] ?? '')
}

const NO_TRANSACTIONS =
  'This table has figures by day, but no column says how much money moved. Export your account’s transactions instead.'

const NO_DAYS =
  'The rows have amounts but no dates we can read, so there’s nothing to import. Add a column with dates, or export your account’s transactions.'

function hasAmountsUnder(header: TableHeader, records: readonly CellRecord[]): boolean {
  return records.some(
    (record) => record.line > header.record.line && record.cells.some((cell) => readAmount(cleanCell(cell)) !== null),
  )
}

/** Adds to the reading what a table without rows seems to be, and what to do. */
export function explainNoRows(
  reading: FormatReading,
  sections: TableSection[],
  header: TableHeader | null,
  emptyHeader: TableHeader | null,
  preamble: readonly CellRecord[],
): void {
  const detail = reading.isSomethingElse === true ? (reading.detail ?? NO_TRANSACTIONS) : null
  Object.assign(reading, getNoRowsReason(header?.headings ?? [], sections))
  if (emptyHeader && hasAmountsUnder(emptyHeader, preamble)) reading.detail = NO_DAYS
  if (detail && !reading.isSomethingElse) Object.assign(reading, { isSomethingElse: true, detail })
}

export const LIST_OF_HOLDINGS =
  'This looks like a list of holdings, not transactions. Export the account activity or transaction history instead. Add holdings under Wealth Accounts.'

const HOLDINGS = /quantity|shares|anzahl|stuck|units|symbol|ticker|isin/

function getNoRowsReason(
  headings: string[],
  sections: TableSection[],
): { detail: string | null; isSomethingElse: boolean } {
  const roles = headings.length > 0 ? readHeader({ line: 0, cells: headings })?.roles : undefined
  const hasAmount = roles?.includes('amount') || roles?.includes('debit')
  if (roles && !hasAmount && HOLDINGS.test(headings.map(foldWords).join(' | '))) {
    return { detail: LIST_OF_HOLDINGS, isSomethingElse: true }
  }
  if (roles?.includes('balance') && !hasAmount && !roles.includes('credit') && sections.length > 0) {
    const detail =
      'This looks like a history of balances, with no transactions. Export the account’s transactions instead.'
    return { detail, isSomethingElse: true }
  }
  const isEmpty = roles && sections.length === 0
  const detail = isEmpty ? 'The file has headings but no transactions. Export a longer period from your bank.' : null
  return { detail, isSomethingElse: false }
}
