/** A period's return and length. */
export type TimedReturn = { readonly value: number; readonly years: number }

/** A figure with its standard error and the number of periods it was estimated from. */
export type Estimate = { readonly value: number; readonly standardError: number; readonly periods: number }

export const MIN_PERIODS = 3
// Below this, equal returns differ only by rounding.
const NO_SPREAD = 1e-9

/**
 * The annualized standard deviation of returns over periods of any length: each return is compared with the mean rate
 * times its period's length, and the squared difference is divided by that length. For equal periods, it's the sample
 * standard deviation times the square root of the periods per year. Null for fewer than two periods.
 */
export function getAnnualizedDeviation(returns: readonly TimedReturn[]): number | null {
  if (returns.length < 2) return null
  let years = 0
  let sum = 0
  for (const each of returns) {
    years += each.years
    sum += each.value
  }
  const mean = sum / years
  let squares = 0
  for (const each of returns) squares += (each.value - mean * each.years) ** 2 / each.years
  return Math.sqrt(squares / (returns.length - 1))
}

/**
 * Volatility of log returns, with the standard error for a normal sample: σ / √(2(n − 1)). Null for fewer than
 * `MIN_PERIODS`.
 */
export function estimateVolatility(logReturns: readonly TimedReturn[]): Estimate | null {
  const periods = logReturns.length
  const value = periods < MIN_PERIODS ? null : getAnnualizedDeviation(logReturns)
  return value === null ? null : { value, standardError: value / Math.sqrt(2 * (periods - 1)), periods }
}

/**
 * Return above the risk-free rate per unit of volatility; null without volatility.
 *
 * The standard error uses the delta method, as in A. W. Lo, "The Statistics of Sharpe Ratios" (Financial Analysts
 * Journal 58/4, 2002) for equal periods. It combines the error of the mean, which shrinks only as the number of years
 * grows, and the error of the volatility.
 */
export function estimateSharpeRatio(
  annualized: number,
  volatility: Estimate,
  years: number,
  riskFreeRate: number,
): Estimate | null {
  const { periods } = volatility
  if (volatility.value < NO_SPREAD) return null
  const value = (annualized - riskFreeRate) / volatility.value
  const variance = (1 + annualized) ** 2 / years + value ** 2 / (2 * (periods - 1))
  return { value, standardError: Math.sqrt(variance), periods }
}
