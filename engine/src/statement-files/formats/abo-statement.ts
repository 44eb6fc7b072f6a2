import { getOnly } from '../../core/get-only.ts'
import { collapseSpaces } from '../../language/fold-text.ts'
import { startReading } from '../reading/build-reading.ts'
import type { FormatReading, ReadingContext, StatementRow } from '../reading/statement-reading.ts'
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

/** True for the fixed-width statements of Czech and Slovak banks (ABO, "GPC"), which start with a 074 record. */
export function isAbo(text: string): boolean {
  return /^074\d{16}.{20}\d{6}\d{14}[+-]\d{14}[+-]/.test(text)
}

/**
 * Reads ABO: 074 is the account with its balances, 075 a transaction, and 078 and 079 its message. A transaction without
 * a name uses its message, or else its variable symbol.
 */
export function readAbo(text: string, context: ReadingContext): FormatReading {
  const reading = startReading('abo')
  const { rows } = reading
  const accounts = new Set<string>()
  let account = ''
  let unnamed: StatementRow | null = null
  const readMessage = (line: string) => {
    const message = collapseSpaces(line.slice(3))
    if (unnamed && message !== '') unnamed.name = message
    unnamed = null
  }
  readRecords(text, {
    '074': (line, number) => {
      account = line.slice(3, 19).replace(/^0+/, '')
      accounts.add(account)
      reading.source ??= account
      const readBalance = (at: number, dayAt: number) =>
        makeBalance(
          readDigits(line.slice(at, at + 14)),
          line[at + 14] === '-',
          context.currency,
          number,
          readDayAt(line, dayAt, 'dmy'),
        )
      addBalances(reading, { opening: readBalance(45, 39), closing: readBalance(60, 108) })
    },
    '075': (line, number) => {
      const row = readTransaction(line, number, context)
      if (row) row.source = account
      unnamed = row && collapseSpaces(line.slice(97, 117)) === '' ? row : null
      addRow(reading, row, line, number, 'ABO')
    },
    '078': readMessage,
    '079': readMessage,
  })
  settleAccounts(reading, accounts)
  reading.currency = getOnly(rows.map((row) => row.currency))
  // The balance record has no currency, so use the transactions' currency.
  for (const balance of [reading.openingBalance, reading.closingBalance])
    if (balance && reading.currency) balance.currency = reading.currency
  if (rows.length === 0) reading.detail = 'This ABO bank statement has no transactions.'
  return reading
}

function readTransaction(line: string, number: number, context: ReadingContext): StatementRow | null {
  const digits = line.slice(48, 60)
  const code = line[60] ?? ''
  const day = readDayAt(line, 122, 'dmy') ?? readDayAt(line, 91, 'dmy')
  if (!/^\d{12}$/.test(digits) || !/[1245]/.test(code) || !day) return null
  const symbol = line.slice(61, 71).replace(/^0+/, '')
  // 1 is a debit and 2 a credit; 4 and 5 reverse them.
  const isOut = code === '1' || code === '5'
  return {
    line: number,
    day,
    minor: isOut ? -Number(digits) : Number(digits),
    currency: CURRENCY_NUMBERS[line.slice(119, 122)] ?? context.currency,
    name: collapseSpaces(line.slice(97, 117)) || (symbol === '' ? '' : `VS ${symbol}`),
  }
}
