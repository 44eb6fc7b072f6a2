import { getPercentile } from './percentiles.ts'
import { forEachYear, type SimulationRequest } from './simulate.ts'

/** What to expect at the end of a year: quantiles of the balance, in the money of that year. */
export type ForecastYear = { year: number; p5: number; p25: number; p50: number; p75: number; p95: number }
const SHARES = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const

export type Forecast = { readonly ruinProbability: number; readonly years: readonly ForecastYear[] }

/** The risk of running out of money and, for each year, quantiles to compare with the actual balance later. */
export function forecastBalances(request: Pick<SimulationRequest, 'plan' | 'model' | 'paths' | 'seed'>): Forecast {
  const scratch = new Float64Array(request.paths) // Finding a percentile reorders the values.
  const years: ForecastYear[] = []
  let ruinProbability = 0
  forEachYear(request, (balances, { year, ruined }) => {
    ruinProbability = ruined / request.paths
    scratch.set(balances)
    const getQuantile = (share: number) => getPercentile(scratch, share)
    years.push({
      year,
      p5: getQuantile(SHARES.p5),
      p25: getQuantile(SHARES.p25),
      p50: getQuantile(SHARES.p50),
      p75: getQuantile(SHARES.p75),
      p95: getQuantile(SHARES.p95),
    })
  })
  return { ruinProbability, years }
}

/** With quantiles in whole minor units, as we store it. */
export function roundForecast({ ruinProbability, years }: Forecast): Forecast {
  const roundYear = ({ year, p5, p25, p50, p75, p95 }: ForecastYear): ForecastYear => ({
    year,
    p5: Math.round(p5),
    p25: Math.round(p25),
    p50: Math.round(p50),
    p75: Math.round(p75),
    p95: Math.round(p95),
  })
  return { ruinProbability, years: years.map(roundYear) }
}

type Score = {
  readonly p25: number
  readonly p50: number
  readonly p75: number
  /** The share of futures with a lower balance; never below 0.05 or above 0.95, where the forecast has no quantiles. */
  readonly percentile: number
  readonly verdict: 'below' | 'within' | 'above'
}

/**
 * The position of a balance in a forecast some years after it was made. Between two year ends, the quantiles are
 * interpolated. Null before and after the forecast.
 */
export function scoreForecast(
  { start, years }: { start: number; years: readonly ForecastYear[] },
  elapsedYears: number,
  actual: number,
): Score | null {
  const before = Math.floor(elapsedYears)
  const [low, high] = [interpolateYear(start, years, before), interpolateYear(start, years, Math.ceil(elapsedYears))]
  if (elapsedYears < 0 || !low || !high) return null
  const interpolate = (name: keyof typeof SHARES) => low[name] + (elapsedYears - before) * (high[name] - low[name])
  const points = (Object.keys(SHARES) as (keyof typeof SHARES)[]).map((name) => ({
    share: SHARES[name],
    value: interpolate(name),
  }))
  const [p25, p50, p75] = [interpolate('p25'), interpolate('p50'), interpolate('p75')]
  const verdict = actual < p25 ? 'below' : actual > p75 ? 'above' : 'within'
  return { p25, p50, p75, percentile: getShareBelow(points, actual), verdict }
}

function interpolateYear(start: number, years: readonly ForecastYear[], year: number): ForecastYear | undefined {
  return year === 0 ? { year, p5: start, p25: start, p50: start, p75: start, p95: start } : years[year - 1]
}

function getShareBelow(points: readonly { share: number; value: number }[], actual: number): number {
  const above = points.findIndex(({ value }) => value > actual)
  if (above === 0) return points[0]!.share
  if (above === -1) return points.at(-1)!.share
  const [a, b] = [points[above - 1]!, points[above]!]
  return a.share + ((actual - a.value) / (b.value - a.value)) * (b.share - a.share)
}
