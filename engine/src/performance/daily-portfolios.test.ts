import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import { chainReturns } from './chain.ts'
import { isNumber } from './figure.ts'
import { getModifiedDietz, getPeriodReturn } from './modified-dietz.ts'
import { getReturnInterval } from './return-interval.ts'
import { type DailyPortfolio, makeDailyPortfolio } from './testing/daily-portfolio.ts'

const PORTFOLIOS = 1000

/** Each period's flows with the share of the period they were really invested: a day's flow comes at its end. */
function getFlows({ days, periods }: DailyPortfolio, index: number) {
  const period = periods[index]!
  return days
    .slice(period.firstDay, period.firstDay + period.days)
    .map(({ flow }, day) => ({ amount: flow, weight: (period.days - day - 1) / period.days }))
    .filter(({ amount }) => amount !== 0)
}

/** The period's rate at which start and flows grow to the end value, by bisection. */
function getPeriodRate(start: number, end: number, flows: readonly { amount: number; weight: number }[]): number {
  const getSurplus = (growth: number) =>
    start * growth + flows.reduce((sum, { amount, weight }) => sum + amount * growth ** weight, 0) - end
  let [low, high] = [1e-9, 1]
  while (getSurplus(high) < 0) high *= 2
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (getSurplus(middle) < 0) low = middle
    else high = middle
  }
  return low - 1
}

test(`the true return of ${PORTFOLIOS} daily portfolios lies in the interval calculated from their statements`, () => {
  const random = createRandom(2026)
  const errors: number[] = []
  const marketErrors: number[] = []
  let [bounded, marketInside] = [0, 0]
  for (let run = 0; run < PORTFOLIOS; run++) {
    const portfolio = makeDailyPortfolio(random)
    const { periods, days } = portfolio
    const { low, high } = getReturnInterval(periods)
    const byDays = chainReturns(
      periods.map(({ start, end }, i) => getModifiedDietz(start, end, getFlows(portfolio, i)) ?? Number.NaN),
    )
    const byRate = chainReturns(periods.map(({ start, end }, i) => getPeriodRate(start, end, getFlows(portfolio, i))))
    const slack = 1e-9 * (1 + Math.abs(byRate))
    for (const truth of [byDays, byRate]) {
      // Heavy withdrawals can leave nothing invested on average: then the day-weighted formula has no result either.
      if (Number.isNaN(truth) || truth < -1) continue
      expect(truth).toBeGreaterThanOrEqual(low - slack)
      if (high !== null) expect(truth).toBeLessThanOrEqual(high + slack)
    }
    if (high !== null) bounded++
    const market = days.reduce((growth, day) => growth * day.growth, 1) - 1
    if (market >= low - slack && (high === null || market <= high + slack)) marketInside++
    const estimates = periods.map(getPeriodReturn)
    if (!estimates.every(isNumber)) continue
    const years = days.length / 365
    const annualize = (cumulative: number) => (1 + cumulative) ** (1 / Math.max(years, 1)) - 1
    const estimate = annualize(chainReturns(estimates))
    errors.push(Math.abs(estimate - annualize(byRate)))
    marketErrors.push(Math.abs(estimate - annualize(market)))
  }
  const getQuantile = (values: number[], share: number) =>
    values.sort((a, b) => a - b)[Math.floor(values.length * share)]!
  const report = [errors, marketErrors].map((each) => [0.5, 0.95].map((share) => getQuantile(each, share)))
  // Median and 95th percentile of the yearly error: against the portfolio's own return, and against its market's.
  expect(report).toEqual([
    [expect.closeTo(0.0016, 3), expect.closeTo(0.05, 2)],
    [expect.closeTo(0.0023, 3), expect.closeTo(0.066, 2)],
  ])
  expect(bounded).toBeGreaterThan(PORTFOLIOS * 0.8)
  // Statements can't show what the market did between two flows in one period, so its return is usually inside the
  // interval, but not always.
  expect(marketInside).toBeGreaterThan(PORTFOLIOS * 0.95)
})
