/**
 * Moves labels apart so they don't overlap, and within the limits if there's room. Labels that are already apart and
 * within the limits stay in place. Returns the heights in the given order.
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
 * The indexes of the positions that get a tick: each one, every second, every third and so on. Months differ in length,
 * so taking the next one that fits would skip three months here and four there. We do that only if the positions are
 * too uneven.
 */
export function spaceTicks(positions: readonly number[], minGap: number): number[] {
  const nearest = pickTicks(positions, minGap)
  const step = Math.max(1, ...nearest.slice(1).map((position, i) => position - nearest[i]!))
  const even = [...positions.keys()].filter((i) => i % step === 0)
  const isWideEnough = even.every((i, n) => n === 0 || positions[i]! - positions[even[n - 1]!]! >= minGap)
  return isWideEnough && even.length * 4 >= nearest.length * 3 ? even : nearest
}

/** The indexes of the first position and of each that is far enough from the one chosen before it. */
function pickTicks(positions: readonly number[], minGap: number): number[] {
  const chosen: number[] = []
  for (const [i, position] of positions.entries()) {
    const before = chosen.at(-1)
    if (before === undefined || position - positions[before]! >= minGap) chosen.push(i)
  }
  return chosen
}

/** The index of the value nearest to the target; 0 if there are no values. */
export function findNearest(target: number, values: readonly number[]): number {
  let best = 0
  for (const [i, value] of values.entries()) {
    if (Math.abs(value - target) < Math.abs(values[best]! - target)) best = i
  }
  return best
}
