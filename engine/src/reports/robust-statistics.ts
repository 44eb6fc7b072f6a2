/** The median; NaN without values. */
export function getMedian(values: readonly number[]): number {
  return getQuantile(values, 0.5)
}

/**
 * The value below which one more value of the same kind falls with the given probability. Ranks are spread over n + 1
 * places, so the extremes aren't treated as rarer than they are. Never outside the values. NaN for none.
 */
export function getQuantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = [...values].sort((a, b) => a - b)
  const place = Math.min(Math.max(share * (sorted.length + 1) - 1, 0), sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below]!
  return low + (sorted[Math.min(below + 1, sorted.length - 1)]! - low) * (place - below)
}

/** The median absolute deviation: a spread that outliers don't affect. */
export function getMedianDeviation(values: readonly number[]): number {
  const middle = getMedian(values)
  return getMedian(values.map((value) => Math.abs(value - middle)))
}

export function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The sample standard deviation; 0 for fewer than two values. */
export function getStandardDeviation(values: readonly number[]): number {
  if (values.length < 2) return 0
  const middle = getMean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1))
}
