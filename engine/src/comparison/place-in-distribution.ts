type Point = { readonly percentile: number; readonly value: number }

/**
 * The published percentiles a value is between: at or above `above`, below `below`. Null means outside the published
 * range. Nothing is interpolated: a table with three percentiles has four bands. If several percentiles share a value
 * (many families owe nothing), the highest counts.
 */
export function findBand(points: readonly Point[], value: number): { above: number | null; below: number | null } {
  const above = points.findLast((point) => value >= point.value)
  const below = points.find((point) => value < point.value)
  return { above: above?.percentile ?? null, below: below?.percentile ?? null }
}
