/**
 * The percentile `p` (0 to 1), interpolated between the two closest values like numpy and spreadsheets. Reorders
 * `values`.
 */
export function getPercentile(values: Float64Array, p: number): number {
  const position = p * (values.length - 1)
  const rank = Math.floor(position)
  const low = select(values, rank)
  return position === rank ? low : low + (position - rank) * (findSmallest(values, rank + 1) - low)
}

/**
 * The standard error of a percentile: half the distance between the order statistics one binomial deviation to either
 * side. Null for a single value. Reorders `values`.
 */
export function getPercentileError(values: Float64Array, p: number): number | null {
  const n = values.length
  if (n < 2) return null
  const spread = Math.sqrt(p * (1 - p) * n) / (n - 1)
  return (getPercentile(values, Math.min(p + spread, 1)) - getPercentile(values, Math.max(p - spread, 0))) / 2
}

const BUCKETS = 1024

/**
 * Returns a function that finds the same quartiles as `getPercentile`, four times as fast, for `size` nonnegative
 * values and their mean: it counts the values into buckets and only looks for a quartile in the buckets around it. It
 * doesn't reorder `values`.
 */
export function createQuartiles(size: number) {
  const counts = new Uint32Array(BUCKETS)
  const buckets = new Uint16Array(size)
  const few = new Float64Array(size)

  function count(values: Float64Array, scale: number): void {
    counts.fill(0)
    for (let i = 0; i < size; i++) {
      const place = values[i]! * scale
      const bucket = place < BUCKETS - 1 ? place | 0 : BUCKETS - 1
      buckets[i] = bucket
      counts[bucket]!++
    }
  }

  function pickAt(values: Float64Array, p: number): number {
    const position = p * (size - 1)
    const rank = Math.floor(position)
    let bucket = 0
    let below = 0
    while (below + counts[bucket]! <= rank) below += counts[bucket++]!
    const found = filterBucket(values, bucket)
    const low = select(found, rank - below)
    if (position === rank) return low
    const high =
      rank + 1 < below + found.length ? findSmallest(found, rank + 1 - below) : findLeastAfter(values, bucket)
    return low + (position - rank) * (high - low)
  }

  function filterBucket(values: Float64Array, bucket: number): Float64Array {
    const wanted = counts[bucket]!
    let found = 0
    for (let i = 0; found < wanted; i++) if (buckets[i] === bucket) few[found++] = values[i]!
    return few.subarray(0, found)
  }

  function findLeastAfter(values: Float64Array, bucket: number): number {
    let next = bucket + 1
    while (counts[next] === 0) next++
    return findSmallest(filterBucket(values, next), 0)
  }

  return (values: Float64Array, mean: number): { p25: number; p75: number } => {
    // At most a quarter of the values can be above four times their mean, so no quartile is in the last bucket.
    count(values, mean > 0 ? (BUCKETS - 1) / (4 * mean) : 0)
    return { p25: pickAt(values, 0.25), p75: pickAt(values, 0.75) }
  }
}

/**
 * The value at `rank`, found by Hoare's quickselect: afterward no value before it is larger, and none after it is
 * smaller.
 */
function select(values: Float64Array, rank: number): number {
  let left = 0
  let right = values.length - 1
  while (left < right) {
    const pivot = getMedian(values[left]!, values[(left + right) >>> 1]!, values[right]!)
    let i = left
    let j = right
    while (i <= j) {
      while (values[i]! < pivot) i++
      while (values[j]! > pivot) j--
      if (i > j) break
      const swapped = values[i]!
      values[i] = values[j]!
      values[j] = swapped
      i++
      j--
    }
    if (rank <= j) right = j
    else if (rank >= i) left = i
    else break
  }
  return values[rank]!
}

function findSmallest(values: Float64Array, from: number): number {
  let least = values[from]!
  for (let i = from + 1; i < values.length; i++) if (values[i]! < least) least = values[i]!
  return least
}

function getMedian(a: number, b: number, c: number): number {
  return a < b ? (b < c ? b : a < c ? c : a) : a < c ? a : b < c ? c : b
}
