import { getOnly } from '../../core/get-only.ts'
import { checkBalances } from '../balance-check.ts'
import { getShape } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingContext } from '../reading/statement-reading.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { readTable } from '../tables/table-reader.ts'
import { CURRENCY_CODES } from '../values/currencies.ts'
import { ACCOUNT_TITLE, type PdfTables } from './pdf-table.ts'

type Account = { title: string; records: CellRecord[] }

/**
 * Reads a statement with several accounts, each named by the title of a table and with its own balances. A table
 * without such a title belongs to the account above. Returns null if fewer than two accounts have rows, if no title
 * names the first table's account, or if an account has no balances to check: its tables could be sections of a card
 * bill, which belong to one account.
 */
export function readAccounts({ preamble, tables }: PdfTables, context: ReadingContext): FormatReading | null {
  const accounts: Account[] = []
  for (const { title, records } of tables) {
    const name = findAccountName(title)
    const existing = accounts.find((account) => getKey(account.title) === getKey(name ?? ''))
    const current = existing ?? accounts.at(-1)
    if (name && !existing) accounts.push({ title: name, records: [...records] })
    else if (current) current.records.push(...records)
    else return null
  }
  if (accounts.length < 2) return null
  const readings = accounts.map(({ title, records }) => {
    const currency = findCurrency(title) ?? context.currency
    const reading = readTable([...preamble, ...records], 'pdf', { ...context, currency })
    const check = checkBalances(reading.rows, reading.openingBalance, reading.closingBalance)
    return { title, reading, check }
  })
  const filled = readings.filter(({ reading }) => reading.rows.length > 0)
  if (filled.length < 2 || filled.some(({ check }) => check === null)) return null
  const checks = filled.flatMap(({ check }) => check ?? [])
  const rows = filled.flatMap(({ title, reading }) => reading.rows.map((row) => ({ ...row, source: title })))
  const seen = new Set<number>()
  return {
    format: 'pdf',
    rows,
    source: null,
    currency: getOnly(rows.map((row) => row.currency)),
    issues: readings.flatMap(({ reading }) => reading.issues).filter(({ line }) => !seen.has(line) && seen.add(line)),
    balanceCheck: checks.find((check) => !check.ok) ?? checks[0] ?? null,
    shape: getShape('pdf', ...filled.map(({ reading }) => reading.shape)),
  }
}

/** The account that a title names: "360 Savings - 36008812211", without "(continued)". Null if it names none. */
function findAccountName(title: readonly string[]): string | null {
  const named = title.find((text) => ACCOUNT_TITLE.test(text) && /\d{2}/.test(text))
  return named ? getName(named) : null
}

/** "Multiplier Account  Account No. 120-334455-6  (SGD)" without the filler words. */
function getName(title: string): string {
  return title
    .replace(/\s*\(?continued\)?.*$/i, '')
    .replace(/\b(?:account (?:no\.?|number|#):?|ID\b|IBAN:?)/gi, ' ')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}

function findCurrency(title: string): string | null {
  return title.match(/\b[A-Z]{3}\b/g)?.find((code) => CURRENCY_CODES.has(code)) ?? null
}

/** The account number if there is one, because the next page may spell the name differently. */
function getKey(title: string): string {
  const numbers = title.match(/\d[\d-]*\d/g) ?? []
  return numbers.toSorted((a, b) => b.length - a.length)[0] ?? title
}
