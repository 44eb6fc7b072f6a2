import { readSerialDay, readTimestampDay } from '../values/days.ts'
import { cleanCell, readDayCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { readHeader } from './table-header.ts'

/** Converts spreadsheet date numbers and six digits under a date heading, if the column holds nothing else. */
export function writeOutSerialDays(records: readonly CellRecord[]): readonly CellRecord[] {
  let hasHeader = false
  for (let at = 0; at < Math.min(records.length, 40); at++) {
    const header = readHeader(records[at] as CellRecord)
    if (!header) continue
    hasHeader = true
    const column = header.roles.indexOf('day')
    const below = records.slice(at + 1)
    const cells = below.map((record) => cleanCell(record.cells[column])).filter((cell) => cell !== '')
    const read =
      column < 0 ? null : (createSixDigitReader(cells) ?? createSerialReader(cells) ?? createTimestampReader(cells))
    if (!read) continue
    return records.map((record, index) =>
      index <= at
        ? record
        : {
            line: record.line,
            cells: record.cells.map((cell, i) => (i === column ? (read(cleanCell(cell)) ?? cell) : cell)),
          },
    )
  }
  return hasHeader ? records : convertUnnamedSerials(records)
}

// In days. A larger gap between neighboring rows means that the numbers aren't dates.
const MAX_GAP = 120

/**
 * Without a heading, whole numbers are dates if no cell is written as a date, there are amounts next to them, and they
 * go up or down the file in small steps.
 */
function convertUnnamedSerials(records: readonly CellRecord[]): readonly CellRecord[] {
  const widest = Math.max(0, ...records.slice(0, 200).map((record) => record.cells.filter(isFilled).length))
  const rows = records.filter((record) => record.cells.filter(isFilled).length >= widest - 1)
  if (widest < 3 || rows.length < 2 || rows.length > 20_000) return records
  const width = Math.min(rows[0]?.cells.length ?? 0, 40)
  if (rows.some((record) => record.cells.slice(0, 40).some((cell) => readDayCell(cleanCell(cell)) !== null)))
    return records
  const hasMoney = rows.some((record) => record.cells.some((cell) => /\d[.,]\d{2}$/.test(cleanCell(cell))))
  const columns = new Set<number>()
  for (let column = 0; column < width; column++) if (isRunOfSerials(rows, column)) columns.add(column)
  if (columns.size === 0 || columns.size > 3 || !hasMoney) return records
  return records.map((record) => ({
    line: record.line,
    cells: record.cells.map((cell, i) => (columns.has(i) ? (readSerialDay(cleanCell(cell)) ?? cell) : cell)),
  }))
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

function isRunOfSerials(rows: readonly CellRecord[], column: number): boolean {
  let ups = 0
  let downs = 0
  let previous: number | null = null
  for (const record of rows) {
    const cell = cleanCell(record.cells[column])
    if (!/^\d{5}$/.test(cell) || readSerialDay(cell) === null) return false
    const serial = Number(cell)
    if (previous !== null && Math.abs(serial - previous) > MAX_GAP) return false
    if (previous !== null && serial > previous) ups++
    if (previous !== null && serial < previous) downs++
    previous = serial
  }
  return Math.min(ups, downs) * 4 <= Math.max(ups, downs)
}

function createSerialReader(cells: string[]): ((cell: string) => string | null) | null {
  const serials = cells.filter((cell) => readSerialDay(cell) !== null).length
  return serials > 0 && serials >= cells.length * 0.8 ? readSerialDay : null
}

/** Seconds or milliseconds since 1970. */
function createTimestampReader(cells: string[]): ((cell: string) => string | null) | null {
  const stamps = cells.filter((cell) => readTimestampDay(cell) !== null).length
  return stamps > 0 && stamps >= cells.length * 0.8 ? readTimestampDay : null
}

/** "250625": in the order that makes all of them valid dates; if both do, the one with fewer different years. */
function createSixDigitReader(cells: string[]): ((cell: string) => string | null) | null {
  const digits = cells.filter((cell) => /^\d{6}$/.test(cell))
  if (digits.length === 0 || digits.length < cells.length * 0.8) return null
  const readYearFirst = (cell: string) => readSixDigitDay(cell.slice(0, 2), cell.slice(2, 4), cell.slice(4))
  const readDayFirst = (cell: string) => readSixDigitDay(cell.slice(4), cell.slice(2, 4), cell.slice(0, 2))
  const fits = [readYearFirst, readDayFirst].filter((read) => digits.every((cell) => read(cell) !== null))
  const countYears = (read: (cell: string) => string | null) =>
    new Set(digits.map((cell) => read(cell)?.slice(0, 4))).size
  const best = fits.sort((a, b) => countYears(a) - countYears(b))[0]
  return best ? (cell) => (/^\d{6}$/.test(cell) ? best(cell) : null) : null
}

function readSixDigitDay(year: string, month: string, day: string): string | null {
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31
  return isDay && Number(year) >= 5 && Number(year) <= 45 ? `20${year}-${month}-${day}` : null
}

const YEAR = /(?:年|year|jahr|annee|ano|rok)\W*$/i
const MONTH = /(?:月|month|monat|mois|mes|mesic)\W*$/i
const DAY = /(?:日|\bday|tag|jour|dia|den)\W*$/i

/** Joins dates spread over three columns (year, month, day) into the first of them. */
export function joinSplitDays(input: readonly CellRecord[]): CellRecord[] {
  const records = joinMonthAndDay(input)
  const at = records.slice(0, 40).findIndex((record) => findSplitColumn(record) >= 0)
  const header = records[at]
  if (!header) return records as CellRecord[]
  const column = findSplitColumn(header)
  return records.map((record, index) => {
    if (index < at) return record
    const cells = [...record.cells]
    if (index === at) cells.splice(column, 3, (cells[column] ?? '').replace(YEAR, '日付'), '', '')
    else {
      const [year, month, day] = [cells[column], cells[column + 1], cells[column + 2]].map(cleanCell)
      if (year && month && day && /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day))
        cells.splice(column, 3, `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, '', '')
    }
    return { line: record.line, cells }
  })
}

function findSplitColumn(record: CellRecord): number {
  for (let i = 0; i + 2 < record.cells.length; i++) {
    const [year, month, day] = [record.cells[i], record.cells[i + 1], record.cells[i + 2]].map(cleanCell)
    if (year && month && day && !/\d{3}/.test(year) && YEAR.test(year) && MONTH.test(month) && DAY.test(day)) return i
  }
  return -1
}

/** Joins dates spread over two columns (month, day), without a year, into the first of them: "6月25日". */
function joinMonthAndDay(records: readonly CellRecord[]): readonly CellRecord[] {
  const isPair = (record: CellRecord, i: number) =>
    /^(?:月|month|monat|mois|mes)$/i.test(cleanCell(record.cells[i])) &&
    /^(?:日|day|tag|jour|dia)$/i.test(cleanCell(record.cells[i + 1])) &&
    !YEAR.test(cleanCell(record.cells[i - 1]))
  const at = records.slice(0, 40).findIndex((record) => record.cells.some((_, i) => isPair(record, i)))
  const header = records[at]
  if (!header) return records
  const column = header.cells.findIndex((_, i) => isPair(header, i))
  return records.map((record, index) => {
    if (index < at) return record
    const cells = [...record.cells]
    const [month, day] = [cleanCell(cells[column]), cleanCell(cells[column + 1])]
    if (index === at) cells.splice(column, 2, '日付', '')
    else if (/^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day))
      cells.splice(column, 2, `${Number(month)}月${Number(day)}日`, '')
    return { line: record.line, cells }
  })
}
