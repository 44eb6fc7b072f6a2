import { countDaysInMonth, makePlainDate, type PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces } from '../../language/fold-text.ts'
import { getShape } from '../reading/layout-shape.ts'
import type {
  FormatReading,
  ReadingContext,
  ReadingIssue,
  StatedBalance,
  StatementRow,
} from '../reading/statement-reading.ts'

const CURRENCIES: Record<string, string> = {
  '203': 'CZK',
  '703': 'SKK',
  '978': 'EUR',
  '840': 'USD',
  '826': 'GBP',
  '756': 'CHF',
  '985': 'PLN',
  '348': 'HUF',
}

/** True for the fixed-width statements of Czech and Slovak banks (ABO, "GPC"): a 074 record, then 075 records. */
export function isAbo(text: string): boolean {
  return /^074\d{16}.{20}\d{6}\d{14}[+-]\d{14}[+-]/.test(text)
}

/**
 * Reads ABO: 074 is the account with its balances, 075 a transaction, and 076 to 079 add details to it. A transaction
 * without a name uses its message, or else its variable symbol.
 */
export function readAbo(text: string, context: ReadingContext): FormatReading {
  const rows: StatementRow[] = []
  const issues: ReadingIssue[] = []
  const shape = getShape('abo')
  const reading: FormatReading = { format: 'abo', rows, source: null, currency: null, issues, shape }
  let unnamed: StatementRow | null = null
  text.split('\n').forEach((line, index) => {
    const kind = line.slice(0, 3)
    if (kind === '074') {
      reading.source ??= line.slice(3, 19).replace(/^0+/, '')
      const opening = readBalanceAt(line, 45, 39, context.currency, index + 1)
      const closing = readBalanceAt(line, 60, 108, context.currency, index + 1)
      if (opening) reading.openingBalance ??= opening
      if (closing) reading.closingBalance = closing
      return
    }
    if (kind === '078' || kind === '079') {
      const message = collapseSpaces(line.slice(3))
      if (unnamed && message !== '') unnamed.name = message
      unnamed = null
      return
    }
    if (kind !== '075') return
    const row = readTransaction(line, index + 1, context)
    unnamed = row && collapseSpaces(line.slice(97, 117)) === '' ? row : null
    if (!row) {
      const reason = 'This record isn’t valid ABO.'
      issues.push({ line: index + 1, code: 'unreadable', text: line.slice(0, 120), reason })
    } else if (row.minor !== 0) rows.push(row)
  })
  const currencies = new Set(rows.map((row) => row.currency))
  reading.currency = currencies.size === 1 ? (rows[0]?.currency ?? null) : null
  // The balance record has no currency, so use that of the transactions.
  for (const balance of [reading.openingBalance, reading.closingBalance])
    if (balance && reading.currency) balance.currency = reading.currency
  if (rows.length === 0) reading.detail = 'This ABO bank statement has no transactions.'
  return reading
}

function readTransaction(line: string, number: number, context: ReadingContext): StatementRow | null {
  const digits = line.slice(48, 60)
  const code = line[60] ?? ''
  const day = readDayAt(line, 122) ?? readDayAt(line, 91)
  if (!/^\d{12}$/.test(digits) || !/[1245]/.test(code) || !day) return null
  const symbol = line.slice(61, 71).replace(/^0+/, '')
  // 1 is a debit and 2 a credit; 4 and 5 reverse them.
  const isOut = code === '1' || code === '5'
  return {
    line: number,
    day,
    minor: isOut ? -Number(digits) : Number(digits),
    currency: CURRENCIES[line.slice(119, 122)] ?? context.currency,
    name: collapseSpaces(line.slice(97, 117)) || (symbol === '' ? '' : `VS ${symbol}`),
  }
}

function readDayAt(line: string, at: number): PlainDate | null {
  const [day, month, year] = [0, 2, 4].map((offset) => Number(line.slice(at + offset, at + offset + 2) || Number.NaN))
  if (day === undefined || month === undefined || year === undefined || Number.isNaN(year)) return null
  const full = 2000 + year
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(full, month))) return null
  return makePlainDate(full, month, day)
}

function readBalanceAt(
  line: string,
  at: number,
  dayStart: number,
  currency: string,
  number: number,
): StatedBalance | null {
  const minor = Number(line.slice(at, at + 14) || Number.NaN)
  if (!Number.isSafeInteger(minor)) return null
  const day = readDayAt(line, dayStart)
  return { minor: line[at + 14] === '-' ? -minor : minor, currency, line: number, ...(day ? { day } : {}) }
}
