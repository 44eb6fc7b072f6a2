import { collapseSpaces } from '../../language/fold-text.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import type { DayToken } from './day-token.ts'

/**
 * A transaction found in free text, with its values as written, or signed by the reader that found it. The order of day
 * and month, and signs that are missing, are decided later, from the whole text.
 */
export type FoundRow = {
  line: number
  day: string
  name: string
  amount?: string
  debit?: string
  credit?: string
  balance?: string
}

/** Found rows as a table, so that one reader decides dates, signs and balances for all kinds of input. */
export function toRecords(rows: readonly FoundRow[]): CellRecord[] {
  const hasDebitAndCredit = rows.some((row) => row.debit !== undefined || row.credit !== undefined)
  const hasBalance = rows.some((row) => row.balance !== undefined)
  const headings = [
    'Date',
    'Description',
    ...(hasDebitAndCredit ? ['Debit', 'Credit'] : ['Amount']),
    ...(hasBalance ? ['Balance'] : []),
  ]
  const records = rows.map((row) => ({
    line: row.line,
    cells: [
      row.day,
      row.name,
      ...(hasDebitAndCredit ? [row.debit ?? '', row.credit ?? ''] : [row.amount ?? '']),
      ...(hasBalance ? [row.balance ?? ''] : []),
    ],
  }))
  return [{ line: 0, cells: headings }, ...records]
}

export function getDayText(token: DayToken): string {
  return token.iso ?? token.text
}

/** A name with single spaces, without dot leaders, and without bullets and separators at its ends. */
export function cleanName(text: string): string {
  return collapseSpaces(text)
    .replace(/\.{3,}|…+|_{3,}/g, ' ')
    .replace(/\s\.{2}(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—•*·|:;,.>]+|[\s\-–—•·|:;,>]+$/g, '')
    .trim()
}
