/**
 * Moves labels apart so that none covers another, each as near its own height as the others allow, and inside the
 * limits where there is room. Answers the heights in the order given.
 */
export function spreadLabels(
  heights: readonly number[],
  gap: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  let free = top
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, free)
    free = placed[i]! + gap
  }
  let limit = bottom
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, limit)
    limit = placed[i]! - gap
  }
  return placed
}
