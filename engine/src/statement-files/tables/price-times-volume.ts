import { type DecimalMark, readAmount } from '../values/amounts.ts'
import { type ColumnProfile, cleanCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'

const MAX_COLUMNS = 12

/**
 * The first candidate that is the product of two other columns on every row where all three have a number: the price
 * times the quantity is the amount. Null if there is none, or if fewer than two rows show it, because one row can fit
 * by chance.
 */
export function findProductColumn(
  candidates: readonly ColumnProfile[],
  profiles: readonly ColumnProfile[],
  records: readonly CellRecord[],
  mark: DecimalMark,
): ColumnProfile | null {
  const numeric = profiles.filter((p) => p.amounts > 0 && p.amounts >= p.filled * 0.6).slice(0, MAX_COLUMNS)
  if (numeric.length < 3 || records.length < 2) return null
  const values = new Map(numeric.map((p) => [p, records.map((record) => getSize(record.cells[p.index], mark))]))
  for (const product of candidates) {
    const results = values.get(product)
    if (!results) continue
    for (let i = 0; i < numeric.length; i++) {
      for (let k = i + 1; k < numeric.length; k++) {
        const [a, b] = [numeric[i], numeric[k]]
        if (!a || !b || a === product || b === product) continue
        if (multiplies(values.get(a) ?? [], values.get(b) ?? [], results)) return product
      }
    }
  }
  return null
}

/**
 * Whether the product is right on all rows that have the three numbers. On at least two of them, neither factor can be
 * 1, because then any amount fits.
 */
function multiplies(first: readonly number[], second: readonly number[], results: readonly number[]): boolean {
  let provingRows = 0
  for (let i = 0; i < results.length; i++) {
    const [a, b, result] = [first[i] ?? 0, second[i] ?? 0, results[i] ?? 0]
    if (a === 0 || b === 0 || result === 0) continue
    if (Math.abs(a * b - result) > Math.max(0.011, result * 1e-4)) return false
    if (a !== 1 && b !== 1) provingRows++
  }
  return provingRows >= 2
}

/** The size of a number; 0 for other cells. It's only for comparison, never used as money. */
function getSize(cell: string | undefined, mark: DecimalMark): number {
  const body = readAmount(cleanCell(cell))?.body ?? ''
  const plain = (mark === ',' ? body.replaceAll('.', '').replace(',', '.') : body.replaceAll(',', '')).replace(
    /[^\d.]/g,
    '',
  )
  const size = Number(plain)
  return Number.isFinite(size) ? size : 0
}
