import { type DecimalMark, readAmount } from '../values/amounts.ts'
import { type ColumnProfile, cleanCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'

const MAX_COLUMNS = 12

/**
 * The column that, on every row, is the product of two others: a price and a quantity make the amount. Null if there is
 * none, or with fewer than two rows, which may multiply by chance.
 */
export function findProductColumn(
  candidates: readonly ColumnProfile[],
  profiles: readonly ColumnProfile[],
  records: readonly CellRecord[],
  mark: DecimalMark,
): ColumnProfile | null {
  const figured = profiles.filter((p) => p.amounts > 0 && p.amounts >= p.filled * 0.6).slice(0, MAX_COLUMNS)
  if (figured.length < 3 || records.length < 2) return null
  const values = new Map(figured.map((p) => [p, records.map((record) => getSize(record.cells[p.index], mark))]))
  for (const product of candidates) {
    const sums = values.get(product)
    if (!sums) continue
    for (let i = 0; i < figured.length; i++) {
      for (let k = i + 1; k < figured.length; k++) {
        const [a, b] = [figured[i], figured[k]]
        if (!a || !b || a === product || b === product) continue
        if (multiplies(values.get(a) ?? [], values.get(b) ?? [], sums)) return product
      }
    }
  }
  return null
}

/** Whether all rows with the three figures multiply, at least two of them by more than one. */
function multiplies(first: readonly number[], second: readonly number[], sums: readonly number[]): boolean {
  let telling = 0
  for (let i = 0; i < sums.length; i++) {
    const [a, b, sum] = [first[i] ?? 0, second[i] ?? 0, sums[i] ?? 0]
    if (a === 0 || b === 0 || sum === 0) continue
    if (Math.abs(a * b - sum) > Math.max(0.011, sum * 1e-4)) return false
    if (a !== 1 && b !== 1) telling++
  }
  return telling >= 2
}

/** The size of a figure, only for comparison: never used as money. */
function getSize(cell: string | undefined, mark: DecimalMark): number {
  const body = readAmount(cleanCell(cell))?.body ?? ''
  const plain = (mark === ',' ? body.replaceAll('.', '').replace(',', '.') : body.replaceAll(',', '')).replace(
    /[^\d.]/g,
    '',
  )
  const size = Number(plain)
  return Number.isFinite(size) ? size : 0
}
