/**
 * Moves labels apart so they don't overlap, each as close to its own height as possible and within the limits if there
 * is room. Returns the heights in the given order.
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

/**
 * Which positions have room for a tick: every second, third and so on. Months differ in length, so the nearest that fits
 * would be after three months here and four there. If the positions are too uneven for that, it's the nearest that fits.
 */
export function spacedTicks(places: readonly number[], room: number): number[] {
  const nearest = nearestTicks(places, room)
  const step = Math.max(1, ...nearest.slice(1).map((place, i) => place - nearest[i]!))
  const even = [...places.keys()].filter((i) => i % step === 0)
  const isApart = even.every((i, n) => n === 0 || places[i]! - places[even[n - 1]!]! >= room)
  return isApart && even.length * 4 >= nearest.length * 3 ? even : nearest
}

/** The first, then each that is far enough from the last. */
function nearestTicks(places: readonly number[], room: number): number[] {
  const chosen: number[] = []
  for (const [i, place] of places.entries()) {
    const before = chosen.at(-1)
    if (before === undefined || place - places[before]! >= room) chosen.push(i)
  }
  return chosen
}

/** The index of the nearest value. */
export function nearestTo(wanted: number, values: readonly number[]): number {
  let best = 0
  for (const [i, value] of values.entries()) {
    if (Math.abs(value - wanted) < Math.abs(values[best]! - wanted)) best = i
  }
  return best
}
