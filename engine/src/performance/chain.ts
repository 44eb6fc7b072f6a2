/** The total of consecutive returns: 10% and then -10% make -1%. */
export function chainReturns(returns: readonly number[]): number {
  let growth = 1
  for (const each of returns) growth *= 1 + each
  return growth - 1
}

/** The steady yearly return that gives the same result, with years of 365 days. */
export function annualize(cumulative: number, days: number): number {
  return (1 + cumulative) ** (365 / days) - 1
}

/** The deepest fall from a high, as a number from -1 to 0, as far as the period ends show it. */
export function getMaxDrawdown(returns: readonly number[]): number {
  let [level, peak, deepest] = [1, 1, 0]
  for (const each of returns) {
    level *= 1 + each
    peak = Math.max(peak, level)
    deepest = Math.min(deepest, level / peak - 1)
  }
  return deepest
}
