import { findPlainDate, type PlainDate } from '../../core/plain-date.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, StatedBalance, StatementRow } from '../reading/statement-reading.ts'

/** The currency codes for the ISO 4217 numbers that fixed-width formats use. */
export const CURRENCY_NUMBERS: Readonly<Record<string, string>> = {
  '124': 'CAD',
  '203': 'CZK',
  '348': 'HUF',
  '392': 'JPY',
  '703': 'SKK',
  '756': 'CHF',
  '826': 'GBP',
  '840': 'USD',
  '978': 'EUR',
  '985': 'PLN',
}

type RecordReader = (line: string, number: number) => void

/** Reads each line as the type of record that it starts with; lines of other types are skipped. */
export function readRecords(text: string, readers: Readonly<Record<string, RecordReader>>): void {
  const types = Object.keys(readers)
  text.split('\n').forEach((line, index) => {
    const type = types.find((start) => line.startsWith(start))
    if (type !== undefined) readers[type]?.(line, index + 1)
  })
}

/** Adds a record's row if money moved. If `row` is null, the record isn't valid and becomes an issue. */
export function addRow(
  reading: FormatReading,
  row: StatementRow | null,
  line: string,
  number: number,
  format: string,
): void {
  if (!row) reading.issues.push(makeIssue(number, 'unreadable', line, `This record isn’t valid ${format}.`))
  else if (row.minor !== 0) reading.rows.push(row)
}

/** The number in these digits; NaN if the text is blank or not a number. */
export function readDigits(text: string): number {
  return Number(text.trim() || Number.NaN)
}

/** The date in six digits: `dmy` or `ymd`, in this century. Null if they aren't a date. */
export function readDayAt(line: string, at: number, order: 'dmy' | 'ymd'): PlainDate | null {
  const [first = 0, month = 0, last = 0] = [0, 2, 4].map((by) => readDigits(line.slice(at + by, at + by + 2)))
  const [year, day] = order === 'dmy' ? [last, first] : [first, last]
  return findPlainDate(2000 + year, month, day)
}

/** Null if the amount isn't a number. */
export function makeBalance(
  minor: number,
  isNegative: boolean,
  currency: string,
  line: number,
  day: PlainDate | null,
): StatedBalance | null {
  if (!Number.isSafeInteger(minor)) return null
  return { minor: isNegative ? -minor : minor, currency, line, ...(day ? { day } : {}) }
}

/** Keeps the first opening and the last closing balance. */
export function addBalances(
  reading: FormatReading,
  { opening, closing }: { opening?: StatedBalance | null; closing?: StatedBalance | null },
): void {
  if (opening) reading.openingBalance ??= opening
  if (closing) reading.closingBalance = closing
}

/** Rows keep their account only in a file with several accounts. Such a file has no balances of its own. */
export function settleAccounts(reading: FormatReading, accounts: ReadonlySet<string>): void {
  if (accounts.size > 1) {
    delete reading.openingBalance
    delete reading.closingBalance
  } else for (const row of reading.rows) delete row.source
}
