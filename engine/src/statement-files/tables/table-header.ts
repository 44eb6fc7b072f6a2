import { readAmount } from '../values/amounts.ts'
import { getHeadingRole } from './column-names.ts'
import { cleanCell, isMoneyLike, readDayCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { type ColumnRole, DAY_ROLES } from './heading-role.ts'
import { realignCells } from './realign-cells.ts'

export type TableHeader = ReturnType<typeof nameHeadings>

const CORE = new Set<ColumnRole>([
  'day',
  'valueDay',
  'amount',
  'debit',
  'credit',
  'description',
  'payee',
  'balance',
  'originalAmount',
])

// No bank has this many columns, and a line of only delimiters must not be checked cell by cell.
const MAX_HEADINGS = 400

/** Reads a record as a heading line; null if a cell is data or too few are known headings. */
export function readHeader(record: CellRecord): TableHeader | null {
  if (record.cells.length > MAX_HEADINGS) return null
  const headings = record.cells.map(cleanCell)
  if (headings.some(isDataCell)) return null
  const header = nameHeadings(record, headings)
  const { known } = header
  const filled = headings.filter((heading) => heading !== '').length
  const kinds = new Set(header.roles.filter((role) => role !== null))
  if (filled < 2 || known < 2 || kinds.size < 2 || known < filled * 0.4) return null
  const core = [...kinds].filter((kind) => CORE.has(kind)).length
  return core === 0 || (core < 2 && filled > 2 && known < filled * 0.7) ? null : header
}

function nameHeadings(record: CellRecord, headings: string[]) {
  const named = headings.map((heading) => (heading === '' ? null : getHeadingRole(heading)))
  return {
    record,
    headings,
    roles: named.map((name) => name?.role ?? null),
    isExact: named.map((name) => name?.isExact ?? false),
    known: named.filter((name) => name !== null).length,
  }
}

function isDataCell(cell: string): boolean {
  if (cell.length > 70) return true
  if (!/\d/.test(cell)) return false
  const day = readDayCell(cell)
  if (day && day.kind !== 'open-no-year') return true
  const amount = readAmount(cell)
  return amount !== null && (isMoneyLike(amount) || cell.length > 2)
}

/** Whether a record has a date and an amount in separate cells: it's probably a transaction. */
export function looksLikeTransaction(record: CellRecord): boolean {
  let days = 0
  let amounts = 0
  for (const raw of record.cells) {
    const cell = cleanCell(raw)
    if (cell === '') continue
    if (days === 0 && readDayCell(cell)) days++
    else if (amounts === 0 && cell.length < 40 && /\p{Nd}/u.test(cell) && readAmount(cell)) amounts++
    if (days > 0 && amounts > 0) return true
  }
  return false
}

/**
 * A line of words directly above the first transaction, with as many cells, is the heading line even if few of its
 * words are known, as long as one of them means the date. The known ones count, and the cells below decide the rest.
 */
function readUnknownHeader(record: CellRecord | undefined, transaction: CellRecord | undefined): TableHeader | null {
  if (!record || !transaction || record.cells.length !== transaction.cells.length) return null
  if (record.cells.length < 3 || record.cells.length > MAX_HEADINGS) return null
  const headings = record.cells.map(cleanCell)
  const filled = headings.filter((heading) => heading !== '')
  if (filled.length < 3 || filled.length < headings.length * 0.7 || new Set(filled).size < filled.length) return null
  if (
    filled.some(
      (heading) => heading.length > 40 || !/\p{L}/u.test(heading) || readAmount(heading) || readDayCell(heading),
    )
  )
    return null
  const header = nameHeadings(record, headings)
  return header.roles.includes('day') ? header : null
}

/** `transactions` are the records that look like transactions. */
export type TableSection = { header: TableHeader | null; records: CellRecord[]; transactions: CellRecord[] }

const ANY_DAY = new Set<ColumnRole | null>([...DAY_ROLES, 'otherDay', 'time'])
const MAX_PREAMBLE = 500
const MAX_OTHER_LINES = 20_000

/**
 * Splits a file into sections, each with the heading line above it, if there is one. Lines before the first section are
 * the preamble. `emptyHeader` is the first heading line that starts no section, usually because no transactions are
 * below it.
 */
export function findSections(records: readonly CellRecord[]): {
  preamble: CellRecord[]
  sections: TableSection[]
  emptyHeader: TableHeader | null
} {
  const transactions = records.map(looksLikeTransaction)
  const firstTransaction = transactions.indexOf(true)
  const headers = findHeaders(records, transactions, firstTransaction)
  const sections: TableSection[] = []
  const preamble: CellRecord[] = []
  let emptyHeader: TableHeader | null = null
  let current: TableSection | null = null
  const follows = countFollowing([...headers.keys()], transactions)
  const most = Math.max(0, ...follows.values())
  // Lines with a date and a number just above the heading line of a table aren't rows.
  const firstHeader = [...follows].find(([, count]) => count > 0)?.[0] ?? Number.POSITIVE_INFINITY
  const start = (header: TableHeader | null): TableSection => {
    const section: TableSection = { header, records: [], transactions: [] }
    sections.push(section)
    return section
  }
  for (const [i, record] of records.entries()) {
    const header = headers.get(i)
    if (header) {
      const above: TableHeader | null = current?.header ?? null
      if (above && above.headings.join('\u0001') === header.headings.join('\u0001')) continue
      const count = follows.get(i) ?? 0
      const isTable = current === null || header.known >= 3 || most === count
      if (count > 0 && isTable && !isSummaryBelow(above, header)) {
        current = start(header)
        continue
      }
      emptyHeader ??= header
    }
    if (transactions[i] && firstHeader > firstTransaction + 40) current ??= start(null)
    if (current) addRecord(current, record, transactions[i] === true)
    else preamble.push(record)
  }
  return { preamble, sections, emptyHeader }
}

function addRecord({ header, records, transactions }: TableSection, record: CellRecord, isTransaction: boolean): void {
  const aligned = header ? realignCells(record, header.roles) : record
  records.push(aligned)
  if (isTransaction) transactions.push(aligned)
}

function findHeaders(
  records: readonly CellRecord[],
  transactions: readonly boolean[],
  firstTransaction: number,
): Map<number, TableHeader> {
  const headers = new Map<number, TableHeader>()
  let tries = 0
  for (const [i, record] of records.entries()) {
    if (transactions[i]) continue
    // A long text that isn't a table must not be searched for headings line by line.
    const isAbove = firstTransaction < 0 || i < firstTransaction
    if (++tries > (isAbove ? MAX_PREAMBLE : MAX_OTHER_LINES)) continue
    const header = readHeader(record)
    if (header) headers.set(i, header)
  }
  const unknown =
    headers.size === 0 ? readUnknownHeader(records[firstTransaction - 1], records[firstTransaction]) : null
  if (unknown) headers.set(firstTransaction - 1, unknown)
  return headers
}

/** How many transactions follow each heading line before the next one. */
function countFollowing(bounds: readonly number[], transactions: readonly boolean[]): Map<number, number> {
  return new Map(
    bounds.map((from, b) => [from, transactions.slice(from + 1, bounds[b + 1]).filter(Boolean).length] as const),
  )
}

/** Whether these headings belong to a summary below a table with dates: a summary has no date column. */
function isSummaryBelow(above: TableHeader | null, header: TableHeader): boolean {
  return above?.roles.includes('day') === true && !header.roles.some((role) => ANY_DAY.has(role))
}

/**
 * Whether a file is a table (a heading line above rows with the same number of cells) without a single date: totals by
 * person or category, but no transactions.
 */
export function hasNoDays(records: readonly CellRecord[]): boolean {
  const [heading, ...rest] = records.filter((record) => record.cells.some((cell) => cell.trim() !== ''))
  if (!heading || rest.length < 2 || heading.cells.length < 3) return false
  if (heading.cells.some((cell) => cell.trim() === '' || /\d/.test(cell))) return false
  return rest.every(
    (record) =>
      record.cells.length === heading.cells.length && !record.cells.some((cell) => readDayCell(cleanCell(cell))),
  )
}
