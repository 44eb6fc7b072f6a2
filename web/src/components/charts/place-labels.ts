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

/** Which of the places, in pixels and in order, have room for a tick: the first, and then each far enough from the last. */
export function spacedTicks(places: readonly number[], room: number): number[] {
  const chosen: number[] = []
  for (const [i, place] of places.entries()) {
    const before = chosen.at(-1)
    if (before === undefined || place - places[before]! >= room) chosen.push(i)
  }
  return chosen
}

/** The index of the value nearest to the one wanted. */
export function nearestTo(wanted: number, values: readonly number[]): number {
  let best = 0
  for (const [i, value] of values.entries()) {
    if (Math.abs(value - wanted) < Math.abs(values[best]! - wanted)) best = i
  }
  return best
}
