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
  '978': 'EUR',
  '840': 'USD',
  '826': 'GBP',
  '756': 'CHF',
  '392': 'JPY',
  '124': 'CAD',
}

/**
 * True for the fixed-width format of Spanish banks (Norma 43): 80 characters per record, the first two give its type.
 */
export function isCsb43(text: string): boolean {
  const lines = text.split('\n', 6).map((line) => line.trimEnd())
  return /^11\d{18}\d{6}\d{6}[12]\d{14}\d{3}/.test(lines[0] ?? '') && /^(?:22|33)/.test(lines[1] ?? '')
}

/** Reads CSB43: header 11, transactions 22 with their texts 23, closing balance 33. */
export function readCsb43(text: string, _context: ReadingContext): FormatReading {
  const rows: StatementRow[] = []
  const issues: ReadingIssue[] = []
  const reading: FormatReading = {
    format: 'csb43',
    rows,
    source: null,
    currency: null,
    issues,
    shape: getShape('csb43'),
  }
  let currency = 'EUR'
  let current: StatementRow | null = null
  let texts = 0
  const records: Record<string, (line: string, number: number) => void> = {
    '11': (line, number) => {
      currency = CURRENCIES[line.slice(47, 50)] ?? 'EUR'
      reading.source ??= line.slice(2, 20)
      reading.currency ??= currency
      const opening = readBalanceAt(line, 32, 20, currency, number)
      if (opening) reading.openingBalance ??= opening
    },
    '22': (line, number) => {
      current = readTransaction(line, number, currency)
      texts = 0
      if (!current) {
        const reason = 'This record isn’t valid Norma 43.'
        issues.push({ line: number, code: 'unreadable', text: line.slice(0, 120), reason })
      } else if (current.minor !== 0) rows.push(current)
    },
    '23': (line) => {
      if (!current) return
      const more = collapseSpaces(line.slice(4, 80))
      if (more !== '') current.name = texts === 0 ? more : `${current.name} ${more}`
      texts++
    },
    '33': (line, number) => {
      const closing = readBalanceAt(line, 58, -1, currency, number)
      if (closing) reading.closingBalance = closing
      current = null
    },
  }
  text.split('\n').forEach((raw, index) => {
    const line = raw.replace(/\r$/, '')
    records[line.slice(0, 2)]?.(line, index + 1)
  })
  if (rows.length === 0) reading.detail = 'This Norma 43 bank statement has no transactions.'
  return reading
}

function readTransaction(line: string, number: number, currency: string): StatementRow | null {
  const day = readDayAt(line, 10)
  const minor = Number(line.slice(28, 42))
  if (!day || !Number.isSafeInteger(minor)) return null
  const name = collapseSpaces(line.slice(52, 80))
  return { line: number, day, minor: line[27] === '1' ? -minor : minor, currency, name }
}

function readDayAt(line: string, at: number): PlainDate | null {
  const [year, month, day] = [
    2000 + Number(line.slice(at, at + 2)),
    Number(line.slice(at + 2, at + 4)),
    Number(line.slice(at + 4, at + 6)),
  ]
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month))) return null
  return makePlainDate(year, month, day)
}

function readBalanceAt(
  line: string,
  at: number,
  dayStart: number,
  currency: string,
  number: number,
): StatedBalance | null {
  const minor = Number(line.slice(at + 1, at + 15))
  if (!Number.isSafeInteger(minor)) return null
  const day = dayStart >= 0 ? readDayAt(line, dayStart) : null
  return { minor: line[at] === '1' ? -minor : minor, currency, line: number, ...(day ? { day } : {}) }
}
