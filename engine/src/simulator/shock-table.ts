import { bitsAt, type YearKeys } from './random-field.ts'

const SEGMENTS = 4096
const LOW_BITS = 20
const WITHIN = 1 / 2 ** LOW_BITS
/** Of the 4,096 segments, those at either end where a straight line would be off; they are worked out exactly. */
const TAIL = 16
const STRAIGHT = SEGMENTS - 2 * TAIL

/** A distribution with mean 0 and deviation 1, made quick to draw from: straight lines between 4,096 of its quantiles. */
export type ShockTable = { readonly values: Float64Array; readonly quantile: (p: number) => number }

export function createShockTable(quantile: (p: number) => number): ShockTable {
  const values = new Float64Array(SEGMENTS + 1)
  for (let i = TAIL; i <= SEGMENTS - TAIL; i++) values[i] = quantile(i / SEGMENTS)
  return { values, quantile }
}

/** Fills `out` with the draws of the paths `from`, `from + 1`, … in the year of the keys. The innermost loop of all. */
export function fillShocks(out: Float64Array, { values, quantile }: ShockTable, keys: YearKeys, from: number): void {
  const { first, second } = keys
  const size = out.length
  for (let i = 0; i < size; i++) {
    const h = bitsAt(first, second, from + i)
    const segment = h >>> LOW_BITS
    if ((segment - TAIL) >>> 0 < STRAIGHT) {
      const low = values[segment]!
      out[i] = low + (h & 0xfffff) * (values[segment + 1]! - low) * WITHIN
    } else out[i] = quantile(((h >>> 0) + 0.5) / 4294967296)
  }
}
