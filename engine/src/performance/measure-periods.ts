import { countDaysBetween, type PlainDate } from '../core/plain-date.ts'
import { annualize, chainReturns, getMaxDrawdown } from './chain.ts'
import { type Figure, type FigureReason, isNumber } from './figure.ts'
import { getPeriodReturn, isEmpty, type Period } from './modified-dietz.ts'
import { type DatedFlow, getMoneyWeightedReturn } from './money-weighted-return.ts'
import { getReturnInterval, type ReturnInterval } from './return-interval.ts'
import { type Estimate, estimateSharpeRatio, estimateVolatility, MIN_PERIODS, type TimedReturn } from './volatility.ts'

const DAYS_PER_YEAR = 365

/** The figures of a series of periods. Missing and uncertain figures have a reason in `reasons`. */
export type PerformanceFigures = {
  readonly cumulativeReturn: number | null
  readonly annualizedReturn: number | null
  readonly volatility: Estimate | null
  readonly sharpeRatio: Estimate | null
  readonly moneyWeightedReturn: number | null
  readonly returnInterval: { readonly low: number | null; readonly high: number | null }
  readonly maxDrawdown: number | null
  readonly reasons: FigureReasons
}

type FigureName =
  | 'total_value'
  | 'cumulative_return'
  | 'annualized_return'
  | 'volatility'
  | 'sharpe_ratio'
  | 'money_weighted_return'
  | 'return_interval'
  | 'max_drawdown'
type FigureReasons = Readonly<Partial<Record<FigureName, FigureReason>>>

const RETURN_FIGURES = [
  'cumulative_return',
  'annualized_return',
  'volatility',
  'sharpe_ratio',
  'money_weighted_return',
  'return_interval',
  'max_drawdown',
] as const satisfies readonly FigureName[]

/** No figures, for one reason. */
export function makeEmptyFigures(reason: FigureReason): PerformanceFigures {
  return {
    cumulativeReturn: null,
    annualizedReturn: null,
    volatility: null,
    sharpeRatio: null,
    moneyWeightedReturn: null,
    returnInterval: { low: null, high: null },
    maxDrawdown: null,
    reasons: Object.fromEntries(RETURN_FIGURES.map((name) => [name, reason])),
  }
}

/** Measures consecutive periods; there is at least one. */
export function measurePeriods(periods: readonly Period[], riskFreeRate: number): PerformanceFigures {
  const first = periods[0]!
  const last = periods.at(-1)!
  const days = countDaysBetween(first.from, last.to)
  const returns = getReturns(periods)
  if (!Array.isArray(returns)) {
    const { reasons, ...none } = makeEmptyFigures(returns)
    const moneyWeighted = solveFlows(periods, undefined)
    return { ...none, ...moneyWeighted.figure, reasons: { ...reasons, ...moneyWeighted.reasons } }
  }

  const cumulativeReturn = chainReturns(returns)
  const annualized = annualize(cumulativeReturn, days)
  // Annualizing a large gain over a few days can overflow.
  const annualizedReturn = Number.isFinite(annualized) ? annualized : null
  const moneyWeighted = solveFlows(periods, annualizedReturn ?? undefined)
  const spread = measureSpread(periods, returns, annualizedReturn ?? 0, riskFreeRate)
  const isShort = days < DAYS_PER_YEAR
  const short: FigureReason = { code: 'shorter-than-a-year', days }
  const interval: ReturnInterval = getReturnInterval(periods)
  return {
    cumulativeReturn,
    annualizedReturn,
    volatility: spread.volatility,
    sharpeRatio: annualizedReturn === null ? null : spread.sharpeRatio,
    ...moneyWeighted.figure,
    returnInterval: interval,
    maxDrawdown: getMaxDrawdown(returns),
    reasons: {
      ...(isShort && { annualized_return: short, sharpe_ratio: short, money_weighted_return: short }),
      ...(interval.high === null && { return_interval: { code: 'no-upper-bound' } as const }),
      ...moneyWeighted.reasons,
      ...spread.reasons,
    },
  }
}

/** The return of every period, or the reason the first missing one is missing. */
function getReturns(periods: readonly Period[]): number[] | FigureReason {
  const returns: number[] = []
  for (const period of periods) {
    const value = getPeriodReturn(period)
    if (!isNumber(value)) return value
    returns.push(value)
  }
  return returns
}

/** XIRR with each period's net flow in its middle; null if no rate fits. A reason says if none or several do. */
function solveFlows(periods: readonly Period[], guess: number | undefined) {
  const found = getMoneyWeightedReturn(getFlows(periods), guess)
  const reasons: FigureReasons =
    found === null
      ? { money_weighted_return: { code: 'no-rate-fits' } }
      : found.all.length > 1
        ? { money_weighted_return: explainSeveralRates(found.all) }
        : {}
  return { figure: { moneyWeightedReturn: found?.rate ?? null }, reasons }
}

function explainSeveralRates(rates: readonly number[]): FigureReason {
  return { code: 'several-rates-fit', count: rates.length, lowest: rates[0]!, highest: rates.at(-1)! }
}

/**
 * What the owner paid in (negative) and took out, in years from the first day, as if the first value was paid in and
 * the last one taken out.
 */
export function getFlows(periods: readonly Period[]): DatedFlow[] {
  const origin: PlainDate = periods[0]!.from
  let day = 0
  const flows: DatedFlow[] = [{ years: 0, amount: -periods[0]!.start }]
  for (const { days, deposits, withdrawals } of periods) {
    const amount = withdrawals - deposits
    if (amount !== 0) flows.push({ years: (day + days / 2) / DAYS_PER_YEAR, amount })
    day += days
  }
  flows.push({ years: countDaysBetween(origin, periods.at(-1)!.to) / DAYS_PER_YEAR, amount: periods.at(-1)!.end })
  return flows
}

function measureSpread(periods: readonly Period[], returns: readonly number[], annualized: number, riskFree: number) {
  const logs: TimedReturn[] = []
  for (const [i, period] of periods.entries()) {
    if (!isEmpty(period)) logs.push({ value: Math.log1p(returns[i]!), years: period.days / DAYS_PER_YEAR })
  }
  const makeEmpty = (reason: FigureReason) => ({
    volatility: null,
    sharpeRatio: null,
    reasons: { volatility: reason, sharpe_ratio: reason },
  })
  if (returns.includes(-1)) return makeEmpty({ code: 'total-loss' })
  const volatility = estimateVolatility(logs)
  if (!volatility) return makeEmpty({ code: 'too-few-periods', periods: logs.length, needed: MIN_PERIODS })
  const years = logs.reduce((sum, each) => sum + each.years, 0)
  const sharpe = estimateSharpeRatio(annualized, volatility, years, riskFree)
  const reasons: FigureReasons = sharpe ? {} : { sharpe_ratio: { code: 'no-volatility' } }
  return { volatility, sharpeRatio: sharpe, reasons }
}

/** A period's return; null if it can't be calculated. */
export function getReturn(period: Period): number | null {
  const value: Figure = getPeriodReturn(period)
  return isNumber(value) ? value : null
}
