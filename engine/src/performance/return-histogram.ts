export type HistogramBin = { readonly from: number; readonly to: number; readonly count: number }

const STEPS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 1]
const MAX_BINS = 16

/** Counts returns in bins of one round width, with an edge at zero: each includes `from` and excludes `to`. */
export function makeReturnHistogram(returns: readonly number[]): HistogramBin[] {
  if (returns.length === 0) return []
  const lowest = Math.min(...returns)
  const highest = Math.max(...returns)
  // More bins than the square root of the number of returns, because rounding the width up removes some.
  const wanted = (highest - lowest) / Math.max(5, Math.ceil(1.6 * Math.sqrt(returns.length)))
  const isWideEnough = (step: number) => step >= wanted && getBin(highest, step) - getBin(lowest, step) < MAX_BINS
  const step = STEPS.find(isWideEnough) ?? 10 ** Math.ceil(Math.log10(highest - lowest))
  const [first, last] = [getBin(lowest, step), getBin(highest, step)]
  const counts = new Array<number>(last - first + 1).fill(0)
  for (const each of returns) counts[getBin(each, step) - first]! += 1
  return counts.map((count, i) => ({ from: getEdge(first + i, step), to: getEdge(first + i + 1, step), count }))
}

/** The bin of a value; division alone would put 0.29 below the edge of 0.29. */
function getBin(value: number, step: number): number {
  const index = Math.floor(value / step)
  return getEdge(index + 1, step) <= value ? index + 1 : getEdge(index, step) > value ? index - 1 : index
}

/** Whole steps without the rounding noise of 3 · 0.1. */
function getEdge(index: number, step: number): number {
  return Number((index * step).toFixed(6))
}
