import { readSerialDay, readTimestampDay } from '../values/days.ts'
import { cleanCell, readDayCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { readHeader } from './table-header.ts'

/**
 * Writes out spreadsheet date numbers, timestamps or six-digit dates under a date heading, if the column holds hardly
 * anything else. Without headings, only spreadsheet date numbers.
 */
export function writeOutSerialDays(records: readonly CellRecord[]): readonly CellRecord[] {
  let hasHeader = false
  for (let at = 0; at < Math.min(records.length, 40); at++) {
    const header = readHeader(records[at] as CellRecord)
    if (!header) continue
    hasHeader = true
    const column = header.roles.indexOf('day')
    const below = records.slice(at + 1)
    const cells = below.map((record) => cleanCell(record.cells[column])).filter((cell) => cell !== '')
    const read = column < 0 ? null : (createSixDigitReader(cells) ?? findNumberReader(cells))
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
 * Without a heading, five-digit numbers are dates if no cell is written as a date, other columns have amounts, and the
 * numbers mostly go up or mostly go down the file in small steps.
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

/** How to read the numbers, if nearly all can be read: as days since 1900, or as seconds or milliseconds since 1970. */
function findNumberReader(cells: string[]): ((cell: string) => string | null) | undefined {
  return [readSerialDay, readTimestampDay].find((read) => {
    const days = cells.filter((cell) => read(cell) !== null).length
    return days > 0 && days >= cells.length * 0.8
  })
}

/**
 * How to read dates such as "250625", year first or day first: the way that makes all of them valid; if both do, the
 * one with fewer different years. Null if there are no such dates, too many other cells, or neither way works.
 */
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
/** The part of a heading that becomes "date". */
const FIRST = /(?:年|year|jahr|annee|ano|rok|月|month|monat|mois|mes)\W*$/i
const DAY = /(?:日|\bday|tag|jour|dia|den)\W*$/i

/** Joins dates spread over three columns (year, month, day), or over two (month, day), into the first of them. */
export function joinSplitDays(records: readonly CellRecord[]): readonly CellRecord[] {
  const isNumber = (cell: string) => /^\d{1,2}$/.test(cell)
  const withoutYears = joinColumns(records, 2, areMonthAndDay, ([month = '', day = '']) =>
    isNumber(month) && isNumber(day) ? `${Number(month)}月${Number(day)}日` : null,
  )
  return joinColumns(withoutYears, 3, areYearMonthDay, ([year = '', month = '', day = '']) =>
    /^\d{4}$/.test(year) && isNumber(month) && isNumber(day)
      ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      : null,
  )
}

function areMonthAndDay([month = '', day = '']: string[], before: string): boolean {
  const isMonth = /^(?:月|month|monat|mois|mes)$/i.test(month)
  return isMonth && /^(?:日|day|tag|jour|dia)$/i.test(day) && !YEAR.test(before)
}

function areYearMonthDay([year = '', month = '', day = '']: string[]): boolean {
  return !/\d{3}/.test(year) && YEAR.test(year) && MONTH.test(month) && DAY.test(day)
}

/** Joins neighboring columns into the first of them if a heading line says what they are. */
function joinColumns(
  records: readonly CellRecord[],
  width: number,
  areHeadings: (cells: string[], before: string) => boolean,
  join: (cells: string[]) => string | null,
): readonly CellRecord[] {
  const getCells = ({ cells }: CellRecord, at: number) => cells.slice(at, at + width).map(cleanCell)
  const findColumn = (record: CellRecord) =>
    record.cells.findIndex((_, at) => areHeadings(getCells(record, at), cleanCell(record.cells[at - 1])))
  const at = records.slice(0, 40).findIndex((record) => findColumn(record) >= 0)
  const header = records[at]
  if (!header) return records
  const column = findColumn(header)
  const heading = (header.cells[column] ?? '').replace(FIRST, '日付')
  const blanks = Array.from({ length: width - 1 }, () => '')
  return records.map((record, index) => {
    if (index < at) return record
    const joined = index === at ? heading : join(getCells(record, column))
    return joined === null ? record : { ...record, cells: record.cells.toSpliced(column, width, joined, ...blanks) }
  })
}
