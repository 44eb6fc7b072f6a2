import { collapseSpaces } from '../../language/fold-text.ts'
import { startReading } from '../reading/build-reading.ts'
import type { FormatReading, StatementRow } from '../reading/statement-reading.ts'
import {
  addBalances,
  addRow,
  CURRENCY_NUMBERS,
  makeBalance,
  readDayAt,
  readDigits,
  readRecords,
  settleAccounts,
} from './fixed-records.ts'

/**
 * True for CSB43 (Norma 43), the fixed-width format of Spanish banks. Each record has 80 characters; the first two give
 * its type.
 */
export function isCsb43(text: string): boolean {
  const lines = text.split('\n', 6).map((line) => line.trimEnd())
  return /^11\d{18}\d{6}\d{6}[12]\d{14}\d{3}/.test(lines[0] ?? '') && /^(?:22|33)/.test(lines[1] ?? '')
}

/** Reads CSB43: record 11 is the header, 22 a transaction, 23 one of its texts, and 33 the closing balance. */
export function readCsb43(text: string): FormatReading {
  const reading = startReading('csb43')
  const accounts = new Set<string>()
  let account = ''
  let currency = 'EUR'
  let current: StatementRow | null = null
  let texts = 0
  readRecords(text, {
    '11': (line, number) => {
      currency = CURRENCY_NUMBERS[line.slice(47, 50)] ?? 'EUR'
      account = line.slice(2, 20)
      accounts.add(account)
      reading.source ??= account
      reading.currency ??= currency
      const minor = readDigits(line.slice(33, 47))
      const day = readDayAt(line, 20, 'ymd')
      addBalances(reading, { opening: makeBalance(minor, line[32] === '1', currency, number, day) })
    },
    '22': (line, number) => {
      current = readTransaction(line, number, currency)
      if (current) current.source = account
      texts = 0
      addRow(reading, current, line, number, 'Norma 43')
    },
    '23': (line) => {
      if (!current) return
      const more = collapseSpaces(line.slice(4, 80))
      if (more !== '') current.name = texts === 0 ? more : `${current.name} ${more}`
      texts++
    },
    '33': (line, number) => {
      const minor = readDigits(line.slice(59, 73))
      addBalances(reading, { closing: makeBalance(minor, line[58] === '1', currency, number, null) })
      current = null
    },
  })
  settleAccounts(reading, accounts)
  if (reading.rows.length === 0) reading.detail = 'This Norma 43 bank statement has no transactions.'
  return reading
}

function readTransaction(line: string, number: number, currency: string): StatementRow | null {
  const day = readDayAt(line, 10, 'ymd')
  const minor = readDigits(line.slice(28, 42))
  if (!day || !Number.isSafeInteger(minor)) return null
  const name = collapseSpaces(line.slice(52, 80))
  return { line: number, day, minor: line[27] === '1' ? -minor : minor, currency, name }
}
