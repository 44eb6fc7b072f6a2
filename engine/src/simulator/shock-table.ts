import { getBits, getPlace, PATH_STEP, scramble, type YearKeys } from './random-field.ts'

const BITS = 2 ** 32
const SEGMENTS = 4096
/**
 * In this many segments at either end of the middle table, straight lines are too coarse, so the tail table takes over.
 * In its own first segments, the exact quantile does.
 */
const OUTER = 16
const MIDDLE = SEGMENTS - 2 * OUTER

/**
 * A distribution with mean 0 and standard deviation 1, symmetric around 0, as straight lines between its quantiles.
 * `middle` cuts all 2^32 random numbers into 4,096 segments, and `tail` does the same for the lowest 1/256 of them.
 * Each segment is two numbers: the value of its line at 0, and its slope. The `OUTER` segments stay empty.
 */
export type ShockTable = {
  readonly middle: Float64Array
  readonly tail: Float64Array
  readonly quantile: (p: number) => number
}

export function createShockTable(quantile: (p: number) => number): ShockTable {
  return { middle: getLines(quantile, 20, SEGMENTS - OUTER), tail: getLines(quantile, 12, SEGMENTS), quantile }
}

function getLines(quantile: (p: number) => number, widthBits: number, to: number): Float64Array {
  const lines = new Float64Array(2 * SEGMENTS)
  const width = 2 ** widthBits
  for (let i = OUTER; i < to; i++) {
    const start = quantile((i * width) / BITS)
    const slope = (quantile(((i + 1) * width) / BITS) - start) / width
    lines[2 * i] = start - slope * i * width
    lines[2 * i + 1] = slope
  }
  return lines
}

const CHUNK = 2048
const outer = new Uint32Array(CHUNK + 1)

/** Fills `out` with the draws of `size` paths, starting with the path `from`, in the year of the keys. */
export function fillShocks(out: Float64Array, table: ShockTable, keys: YearKeys, from: number, size: number): void {
  for (let start = 0; start < size; start += CHUNK)
    fillChunk(out, table, keys, from, start, Math.min(size, start + CHUNK))
}

/**
 * The innermost loop of the simulator: no branch, and no call that isn't inlined. It notes the draws in the tails, and
 * a second loop redoes them.
 */
function fillChunk(
  out: Float64Array,
  table: ShockTable,
  keys: YearKeys,
  from: number,
  start: number,
  end: number,
): void {
  const { middle } = table
  const { second } = keys
  let place = getPlace(keys, from + start)
  let found = 0
  for (let i = start; i < end; i++) {
    const h = scramble(place, second)
    place = (place + PATH_STEP) | 0
    const segment = h >>> 20
    const line = segment << 1
    out[i] = middle[line]! + middle[line + 1]! * (h >>> 0)
    outer[found] = i
    found += (segment - OUTER) >>> 0 < MIDDLE ? 0 : 1
  }
  for (let i = 0; i < found; i++) out[outer[i]!] = getTailShock(table, getBits(keys, from + outer[i]!))
}

/** One draw in 128: by finer lines, and exact for the outermost ones. The upper tail mirrors the lower one. */
function getTailShock({ tail, quantile }: ShockTable, h: number): number {
  const low = h < 0 ? ~h : h
  const segment = low >>> 12
  const shock =
    segment < OUTER ? quantile((low + 0.5) / BITS) : tail[2 * segment]! + tail[2 * segment + 1]! * (low + 0.5)
  return h < 0 ? -shock : shock
}
