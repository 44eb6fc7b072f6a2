import { US_MARKET_YEARS } from './us-market-years.ts'

/** One year in the United States, from January to January, as nominal ratios: 0.07 is 7%. */
export type MarketYear = {
  readonly year: number
  readonly stocks: number
  readonly bonds: number
  /** The average rate of the calendar year. Null before 1934: no figure is published. */
  readonly bills: number | null
  readonly inflation: number
}

let years: readonly MarketYear[] | null = null

/** Every year of the table, oldest first. Read on the first call and cached. */
export function getMarketHistory(): readonly MarketYear[] {
  years ??= US_MARKET_YEARS.trim().split('\n').map(readYear)
  return years
}

/**
 * What a portfolio earned above inflation in that year. It starts each year with `stockShare` in stocks and the rest in
 * bonds.
 */
export function getRealReturnOfMix({ stocks, bonds, inflation }: MarketYear, stockShare: number): number {
  return (1 + stockShare * stocks + (1 - stockShare) * bonds) / (1 + inflation) - 1
}

function readYear(line: string): MarketYear {
  const [year, ...percents] = line.split(' ')
  const [stocks, bonds, bills, inflation] = percents.map((text) => (text === '-' ? null : Number(text) / 100))
  return { year: Number(year), stocks: stocks!, bonds: bonds!, bills: bills!, inflation: inflation! }
}
