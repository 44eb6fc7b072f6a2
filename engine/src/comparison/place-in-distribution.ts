type Point = { readonly percentile: number; readonly value: number }

/**
 * Between which published percentiles a value lies: at or above `above`, below `below`. Null at an end means outside
 * the published range. Nothing is interpolated: a table that prints three percentiles places people in four bands.
 * Where several percentiles have the same value (half of the families owe nothing), the highest of them counts.
 */
export function placeIn(points: readonly Point[], value: number): { above: number | null; below: number | null } {
  const above = points.findLast((point) => value >= point.value)
  const below = points.find((point) => value < point.value)
  return { above: above?.percentile ?? null, below: below?.percentile ?? null }
}
