import { collapseSpaces } from '../../language/fold-text.ts'
import { startReading } from '../reading/build-reading.ts'
import type { FormatReading, ReadingContext, StatementRow } from '../reading/statement-reading.ts'
import { addBalances, addRow, makeBalance, readDayAt, readRecords, settleAccounts } from './fixed-records.ts'

/** True for the fixed-width statements of Belgian banks (CODA): record 0 with the date and the bank, then record 1. */
export function isCoda(text: string): boolean {
  const [head, account] = text.split('\n', 2)
  return /^00000[0-3]\d[01]\d{3}\d{3}05/.test(head ?? '') && /^1[0-3]\d{3}/.test(account ?? '')
}

/**
 * Reads CODA 2: record 1 is the account with its opening balance, 21 a transaction, 23 the other party, 8 the closing
 * balance. The parts of a transaction have their own detail number and aren't separate rows.
 */
export function readCoda(text: string, context: ReadingContext): FormatReading {
  const reading = startReading('coda', text.slice(11, 14))
  const { rows } = reading
  let currency = context.currency
  const accounts = new Set<string>()
  let account = ''
  let row: StatementRow | null = null
  readRecords(text, {
    '1': (line, number) => {
      const field = line.slice(5, 42)
      const width = line[1] === '0' ? 12 : 34
      currency = /(?:^|\s)([A-Z]{3})/.exec(field.slice(width))?.[1] ?? context.currency
      account = field.slice(0, width).trim()
      accounts.add(account)
      reading.source ??= account
      addBalances(reading, { opening: readBalanceAt(line, 42, 58, currency, number) })
    },
    '8': (line, number) => addBalances(reading, { closing: readBalanceAt(line, 41, 57, currency, number) }),
    '21': (line, number) => {
      row = isDetail(line) ? null : readTransaction(line, number, currency)
      if (row && account) row.source = account
      if (!isDetail(line)) addRow(reading, row, line, number, 'CODA')
    },
    '23': (line) => {
      const party = isDetail(line) ? '' : collapseSpaces(line.slice(47, 82))
      if (row && party !== '') row.name = party
    },
  })
  reading.currency = rows[0]?.currency ?? null
  settleAccounts(reading, accounts)
  if (rows.length === 0) reading.detail = 'This CODA bank statement has no transactions.'
  return reading
}

function isDetail(line: string): boolean {
  return line.slice(6, 10) !== '0000'
}

function readTransaction(line: string, number: number, currency: string): StatementRow | null {
  const minor = readThousandths(line.slice(32, 47))
  const day = readDayAt(line, 115, 'dmy') ?? readDayAt(line, 47, 'dmy')
  if (Number.isNaN(minor) || !/[01]/.test(line[31] ?? '') || !day) return null
  // A structured message starts with three digits that give its type.
  const isStructured = line[61] === '1'
  return {
    line: number,
    day,
    minor: line[31] === '1' ? -minor : minor,
    currency,
    name: collapseSpaces(line.slice(isStructured ? 65 : 62, 115)) || collapseSpaces(line.slice(10, 31)),
  }
}

function readThousandths(text: string): number {
  return /^\d{15}$/.test(text) ? Math.round(Number(text) / 10) : Number.NaN
}

function readBalanceAt(line: string, at: number, dayAt: number, currency: string, number: number) {
  const minor = readThousandths(line.slice(at + 1, at + 16))
  return makeBalance(minor, line[at] === '1', currency, number, readDayAt(line, dayAt, 'dmy'))
}
