import type { CellRecord } from '../tables/csv-tokens.ts'

/** A sheet of a workbook: its rows as text, each with its row number. */
export type Sheet = { name: string; isHidden: boolean; records: CellRecord[] }

/** The files in a workbook that its sheets are read from, by path. */
export type WorkbookParts = ReadonlyMap<string, string>

export const MAX_COLUMNS = 200
/** No spreadsheet has more rows, but a file can claim any row number. */
const MAX_ROWS = 1_048_576

/**
 * A number as a bank would write it: with two decimals if it or its format has any, and without floating-point noise. A
 * number with more decimals keeps them.
 */
export function writeNumber(value: number, hasDecimals: boolean): string {
  if (!Number.isFinite(value)) return ''
  const cents = Math.round(value * 100)
  const isCents = Math.abs(value * 100 - cents) < 1e-6 * Math.max(1, Math.abs(value))
  if (!isCents) return String(Number(value.toPrecision(12)))
  return Number.isInteger(value) && !hasDecimals ? String(value) : (cents / 100).toFixed(2)
}

/**
 * Copies the value of cells merged down a column into each of them, such as one date for several rows. A file can claim
 * to merge far more rows than it has.
 */
export function fillDown(rows: Map<number, string[]>, column: number, from: number, to: number): void {
  const value = rows.get(from)?.[column]
  if (!value) return
  const fill = (cells: string[] | undefined) => {
    if (cells && (cells[column] ?? '') === '') cells[column] = value
  }
  if (to - from <= rows.size) for (let row = from + 1; row <= to; row++) fill(rows.get(row))
  else for (const [row, cells] of rows) if (row > from && row <= to) fill(cells)
}

/** The rows in order, without empty ones. Missing cells are empty texts. */
export function toSheetRecords(rows: ReadonlyMap<number, string[]>): CellRecord[] {
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([line, cells]) => ({ line, cells: Array.from(cells, (cell) => cell ?? '') }))
    .filter(({ line, cells }) => line <= MAX_ROWS && cells.some((cell) => cell.trim() !== ''))
}
