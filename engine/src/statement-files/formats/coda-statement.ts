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

/** True for the fixed-width statements of Belgian banks (CODA): record 0 with the date and the bank, then record 1. */
export function isCoda(text: string): boolean {
  const [head, account] = text.split('\n', 2)
  return /^00000[0-3]\d[01]\d{3}\d{3}05/.test(head ?? '') && /^1[0-3]\d{3}/.test(account ?? '')
}

/**
 * Reads CODA 2: record 1 is the account with its opening balance, 21 a transaction, 22 and 23 its details, 8 the
 * closing balance. The parts of a transaction have their own detail number and aren't separate rows.
 */
export function readCoda(text: string, context: ReadingContext): FormatReading {
  const rows: StatementRow[] = []
  const issues: ReadingIssue[] = []
  const reading: FormatReading = {
    format: 'coda',
    rows,
    source: null,
    currency: null,
    issues,
    shape: getShape('coda', text.slice(11, 14)),
  }
  let currency = context.currency
  let account: string | null = null
  let row: StatementRow | null = null
  const records: Record<string, (line: string, number: number) => void> = {
    '1': (line, number) => {
      const field = line.slice(5, 42)
      const width = line[1] === '0' ? 12 : 34
      currency = /(?:^|\s)([A-Z]{3})/.exec(field.slice(width))?.[1] ?? context.currency
      account = field.slice(0, width).trim()
      reading.source ??= account
      const opening = readBalanceAt(line, 42, 58, currency, number)
      if (opening) reading.openingBalance ??= opening
    },
    '8': (line, number) => {
      const closing = readBalanceAt(line, 41, 57, currency, number)
      if (closing) reading.closingBalance = closing
    },
    '21': (line, number) => {
      row = null
      if (isDetail(line)) return
      row = readTransaction(line, number, currency)
      if (!row) {
        const reason = 'This record isn’t valid CODA.'
        issues.push({ line: number, code: 'unreadable', text: line.slice(0, 120), reason })
      } else if (row.minor !== 0) {
        if (account && account !== reading.source) row.source = account
        rows.push(row)
      }
    },
    '23': (line) => {
      const party = isDetail(line) ? '' : collapseSpaces(line.slice(47, 82))
      if (row && party !== '') row.name = party
    },
  }
  text.split('\n').forEach((line, index) => {
    const read = records[line.slice(0, 1)] ?? records[line.slice(0, 2)]
    read?.(line, index + 1)
  })
  reading.currency = rows[0]?.currency ?? null
  // A file with several accounts has several balances, so the reading has none.
  if (rows.some((each) => each.source !== undefined)) {
    delete reading.openingBalance
    delete reading.closingBalance
  }
  if (rows.length === 0) reading.detail = 'This CODA bank statement has no transactions.'
  return reading
}

function isDetail(line: string): boolean {
  return line.slice(6, 10) !== '0000'
}

function readTransaction(line: string, number: number, currency: string): StatementRow | null {
  const thousandths = line.slice(32, 47)
  const day = readDayAt(line, 115) ?? readDayAt(line, 47)
  if (!/^\d{15}$/.test(thousandths) || !/[01]/.test(line[31] ?? '') || !day) return null
  const minor = Math.round(Number(thousandths) / 10)
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

function readDayAt(line: string, at: number): PlainDate | null {
  const text = line.slice(at, at + 6)
  if (!/^\d{6}$/.test(text)) return null
  const [day, month, year] = [Number(text.slice(0, 2)), Number(text.slice(2, 4)), 2000 + Number(text.slice(4))]
  return month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month)
    ? makePlainDate(year, month, day)
    : null
}

function readBalanceAt(
  line: string,
  at: number,
  dayStart: number,
  currency: string,
  number: number,
): StatedBalance | null {
  const thousandths = line.slice(at + 1, at + 16)
  if (!/^\d{15}$/.test(thousandths)) return null
  const minor = Math.round(Number(thousandths) / 10)
  const day = readDayAt(line, dayStart)
  return { minor: line[at] === '1' ? -minor : minor, currency, line: number, ...(day ? { day } : {}) }
}
