import { readAmount } from '../values/amounts.ts'
import { type ColumnRole, roleOfHeading } from './column-names.ts'
import { cleanCell, isMoneyLike, readDayCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { realignCells } from './realign-cells.ts'

export type TableHeader = {
  record: CellRecord
  headings: string[]
  roles: (ColumnRole | null)[]
  exact: boolean[]
  known: number
}

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

// No bank has so many columns; a line of nothing but delimiters must not be looked up cell by cell.
const MAX_HEADINGS = 400

/** Reads a record as a heading line; null when its cells are data or too few of them are known headings. */
export function readHeader(record: CellRecord): TableHeader | null {
  if (record.cells.length > MAX_HEADINGS) return null
  const headings = record.cells.map(cleanCell)
  const roles: (ColumnRole | null)[] = []
  const exact: boolean[] = []
  let filled = 0
  let known = 0
  const kinds = new Set<ColumnRole>()
  for (const heading of headings) {
    if (heading === '') {
      roles.push(null)
      exact.push(false)
      continue
    }
    filled++
    if (heading.length > 70) return null
    if (/\d/.test(heading)) {
      const day = readDayCell(heading)
      if (day && day.kind !== 'open-no-year') return null
      const amount = readAmount(heading)
      if (amount && (isMoneyLike(amount) || heading.length > 2)) return null
    }
    const named = roleOfHeading(heading)
    roles.push(named?.role ?? null)
    exact.push(named?.exact ?? false)
    if (named) {
      known++
      kinds.add(named.role)
    }
  }
  if (filled < 2 || known < 2 || kinds.size < 2 || known < filled * 0.4) return null
  let core = 0
  for (const kind of kinds) if (CORE.has(kind)) core++
  if (core === 0 || (core < 2 && filled > 2 && known < filled * 0.7)) return null
  return { record, headings, roles, exact, known }
}

/** True for a record that has both a day and an amount in cells of their own: a movement, most likely. */
export function looksLikeMovement(record: CellRecord): boolean {
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
 * A line of words right above the first movement, as wide as it, is its heading even where hardly a word of it is
 * known: what is known of it counts, the rest is told by the cells below.
 */
function readUnknownHeader(record: CellRecord | undefined, movement: CellRecord | undefined): TableHeader | null {
  if (!record || !movement || record.cells.length !== movement.cells.length) return null
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
  const named = headings.map((heading) => (heading === '' ? null : roleOfHeading(heading)))
  if (!named.some((name) => name?.role === 'day')) return null
  return {
    record,
    headings,
    roles: named.map((name) => name?.role ?? null),
    exact: named.map((name) => name?.exact ?? false),
    known: named.filter((name) => name !== null).length,
  }
}

/** `movements` are those of the records that look like one. */
export type TableSection = { header: TableHeader | null; records: CellRecord[]; movements: CellRecord[] }

const DAY_ROLES = new Set<ColumnRole | null>(['day', 'valueDay', 'otherDay', 'time'])
const MAX_PREAMBLE = 500
const MAX_OTHER_LINES = 20_000

/**
 * Cuts a file into sections, each with the heading line above it. Lines before the first section are the preamble;
 * a heading line with no movements under it belongs to none.
 */
export function findSections(records: readonly CellRecord[]): {
  preamble: CellRecord[]
  sections: TableSection[]
  emptyHeader: TableHeader | null
} {
  const headers = new Map<number, TableHeader>()
  const movements: boolean[] = new Array(records.length)
  const knownHeaderText = new Set<string>()
  let firstMovement = -1
  let tries = 0
  for (let i = 0; i < records.length; i++) {
    const record = records[i] as CellRecord
    const isMovement = looksLikeMovement(record)
    movements[i] = isMovement
    if (isMovement) {
      if (firstMovement < 0) firstMovement = i
      continue
    }
    // A long text that is no table must not be searched for headings line by line.
    if (++tries > (firstMovement < 0 ? MAX_PREAMBLE : MAX_OTHER_LINES)) continue
    const header = readHeader(record)
    if (header) {
      headers.set(i, header)
      knownHeaderText.add(header.headings.join('\u0001'))
    }
  }
  if (headers.size === 0 && firstMovement > 0) {
    const header = readUnknownHeader(records[firstMovement - 1], records[firstMovement])
    if (header) headers.set(firstMovement - 1, header)
  }
  const sections: TableSection[] = []
  const preamble: CellRecord[] = []
  let emptyHeader: TableHeader | null = null
  let current: TableSection | null = null
  const bounds = [...headers.keys()]
  // How many movements follow each heading line before the next one.
  const follows = new Map<number, number>()
  for (let b = 0; b < bounds.length; b++) {
    const from = bounds[b] as number
    const to = bounds[b + 1] ?? records.length
    let n = 0
    for (let i = from + 1; i < to; i++) if (movements[i]) n++
    follows.set(from, n)
  }
  const most = Math.max(0, ...follows.values())
  // What stands above a real heading line is never a row, even if it has a date and a number in it.
  const firstHeader = bounds.find((at) => (follows.get(at) ?? 0) > 0)
  for (let i = 0; i < records.length; i++) {
    const record = records[i] as CellRecord
    const header = headers.get(i)
    if (header) {
      const n = follows.get(i) ?? 0
      const repeats: boolean =
        current?.header !== null && current?.header?.headings.join('\u0001') === header.headings.join('\u0001')
      if (repeats) continue
      // A summary at the end has headings too, but no day among them.
      const isSummary =
        current?.header?.roles.includes('day') === true && !header.roles.some((role) => DAY_ROLES.has(role))
      if (n > 0 && !isSummary && (current === null || header.known >= 3 || most === n)) {
        current = { header, records: [], movements: [] }
        sections.push(current)
        continue
      }
      emptyHeader ??= header
    }
    if (
      current === null &&
      firstMovement >= 0 &&
      i >= firstMovement &&
      movements[i] &&
      (firstHeader === undefined || firstHeader > firstMovement + 40)
    ) {
      current = { header: null, records: [], movements: [] }
      sections.push(current)
    }
    if (current) {
      const aligned = current.header ? realignCells(record, current.header.roles) : record
      current.records.push(aligned)
      if (movements[i]) current.movements.push(aligned)
    } else preamble.push(record)
  }
  return { preamble, sections, emptyHeader }
}

/**
 * Whether a file is a table, with a line of headings above cells of the same number, that has not one day in it: sums by
 * person or by kind, but nothing that happened on a day.
 */
export function isDayless(records: readonly CellRecord[]): boolean {
  const [heading, ...rest] = records.filter((record) => record.cells.some((cell) => cell.trim() !== ''))
  if (!heading || rest.length < 2 || heading.cells.length < 3) return false
  if (heading.cells.some((cell) => cell.trim() === '' || /\d/.test(cell))) return false
  return rest.every(
    (record) =>
      record.cells.length === heading.cells.length && !record.cells.some((cell) => readDayCell(cleanCell(cell))),
  )
}
