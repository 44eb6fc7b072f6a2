import { US_LATEST_PRICES, US_MONTHLY_PRICES, US_PRICES } from './data/us-prices.generated.ts'

/** How much prices changed between two points in time. */
export type PriceChange = {
  readonly index: string
  readonly from: string
  readonly to: string
  readonly factor: number
}

const INDEX = 'CPI-U, U.S. Bureau of Labor Statistics'

/**
 * How prices changed from a year's average to the latest month we have; null if we have no index for the currency or
 * year, so the figure stays as published.
 */
export function getPriceChangeSince(year: number, currency: string | null): PriceChange | null {
  const base = US_PRICES[year]
  if (currency !== 'USD' || base === undefined) return null
  const { month, index } = US_LATEST_PRICES
  return { index: INDEX, from: String(year), to: month, factor: index / base }
}

/** How prices changed over the latest twelve months we have; null if we have no index for the currency. */
export function getYearlyPriceChange(currency: string): PriceChange | null {
  const { month, index } = US_LATEST_PRICES
  const before = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
  const base = US_MONTHLY_PRICES[before]
  if (currency !== 'USD' || base === undefined) return null
  return { index: INDEX, from: before, to: month, factor: index / base }
}
