import type { PlainDate } from '../core/plain-date.ts'
import { createConversionFinder } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'
import type { FigureReason } from './figure.ts'
import { getReturn, makeEmptyFigures, measurePeriods, type PerformanceFigures } from './measure-periods.ts'
import { isEmpty } from './modified-dietz.ts'
import { type HistogramBin, makeReturnHistogram } from './return-histogram.ts'
import {
  type AccountStep,
  convertSteps,
  findNearestDay,
  type Reconciliation,
  type ValuedStretch,
  valueAccount,
  valuePortfolio,
} from './valuations.ts'

export type AccountHistory = {
  readonly id: string
  readonly currency: string
  /** A debt has no return. */
  readonly isOwed: boolean
  /** In its own currency, from `getAccountSteps`. */
  readonly steps: readonly AccountStep[]
}

type PerformanceQuery = {
  /** Null means the first statement. */
  readonly start: PlainDate | null
  /** Null means the last statement. */
  readonly end: PlainDate | null
  readonly currency: string
  readonly riskFreeRate: number
}

type SeriesPoint = {
  readonly day: PlainDate
  readonly value: number
  readonly netFlow: number
  /** The return of the period that ends on this day; null if none does, and if the period has no return. */
  readonly return: number | null
}

/** Figures of one account in its own currency, or of all accounts together in one currency. Money is in minor units. */
export type Performance = PerformanceFigures & {
  readonly currency: string
  /** `from` and `to` are the statement days closest to the requested ones; null without statements. */
  readonly from: PlainDate | null
  readonly to: PlainDate | null
  readonly totalValue: number | null
  readonly reconciliation: Reconciliation | null
  readonly periods: number
}

export type AccountPerformance = Performance & { readonly id: string }
type PortfolioPerformance = Performance & {
  readonly series: readonly SeriesPoint[]
  readonly histogram: readonly HistogramBin[]
  readonly accounts: readonly AccountPerformance[]
}

/**
 * The performance of accounts together and of each one. The requested days are replaced by the closest ones with a
 * statement. An account in a currency without a rate isn't in any combined figure, and a reason says so.
 */
export function measurePortfolio(
  accounts: readonly AccountHistory[],
  query: PerformanceQuery,
  rates: RateTable,
): PortfolioPerformance {
  const findConversionFrom = createConversionFinder(query.currency, rates)
  const counted = accounts.flatMap(({ currency, steps }) => {
    if (currency === query.currency) return [steps]
    const converted = convertSteps(steps, (day) => findConversionFrom(currency, day))
    return converted ? [converted] : []
  })
  const valued = valueSteps(counted, query)
  const missing = accounts.length - counted.length
  const reason: FigureReason = { code: 'no-exchange-rate', accounts: missing }
  const whole =
    !valued && missing > 0
      ? makeEmptyPerformance(query.currency, reason)
      : measure(valued, query.currency, query.riskFreeRate)
  const periods = valued?.periods.filter((period) => !isEmpty(period)) ?? []
  return {
    ...whole,
    reasons: missing > 0 ? { ...whole.reasons, total_value: reason } : whole.reasons,
    series: (valued?.valuations ?? []).map(({ day, value, netFlow, period }) => ({
      day,
      value,
      netFlow,
      return: period && getReturn(period),
    })),
    histogram: makeReturnHistogram(periods.flatMap((period) => getReturn(period) ?? [])),
    accounts: accounts.map((account) => measureAccount(account, query)),
  }
}

function measureAccount({ id, currency, isOwed, steps }: AccountHistory, query: PerformanceQuery): AccountPerformance {
  const range = getRange(() => steps.map(({ to }) => to), steps[0]?.to, steps.at(-1)?.to, query)
  const valued = range && valueAccount(steps, range.from, range.to)
  const measured = measure(valued, currency, query.riskFreeRate)
  return { id, ...measured, ...(isOwed && valued && makeEmptyFigures({ code: 'owed' })) }
}

/** The valued days closest to the requested ones and all between them; null without statements. */
function valueSteps(accounts: readonly (readonly AccountStep[])[], query: PerformanceQuery) {
  const seen = new Set<PlainDate>()
  for (const steps of accounts) for (const { to } of steps) seen.add(to)
  const days = [...seen].sort()
  const range = getRange(() => days, days[0], days.at(-1), query)
  if (!range) return null
  const { from, to } = range
  const [first = from, ...others] = days.filter((day) => day >= from && day <= to)
  return valuePortfolio(accounts, [first, ...others])
}

/** The statement days closest to the requested ones; null without statements. */
function getRange(
  days: () => readonly PlainDate[],
  first: PlainDate | undefined,
  last: PlainDate | undefined,
  { start, end }: PerformanceQuery,
): { from: PlainDate; to: PlainDate } | null {
  if (!first || !last) return null
  const from = start === null ? first : findNearestDay(days(), start)
  const to = end === null ? last : findNearestDay(days(), end)
  return from && to && { from, to }
}

function measure(valued: ValuedStretch | null, currency: string, riskFreeRate: number): Performance {
  if (!valued) return makeEmptyPerformance(currency, { code: 'no-statements' })
  const { from, to, periods, reconciliation, older } = valued
  const figures =
    periods.length === 0 ? makeEmptyFigures({ code: 'one-statement', day: to }) : measurePeriods(periods, riskFreeRate)
  return {
    ...figures,
    reasons: older.length > 0 ? { ...figures.reasons, total_value: explainOlderStatements(older) } : figures.reasons,
    currency,
    from,
    to,
    totalValue: reconciliation.end,
    reconciliation,
    periods: periods.length,
  }
}

function makeEmptyPerformance(currency: string, reason: FigureReason): Performance {
  const figures = makeEmptyFigures(reason)
  return {
    ...figures,
    reasons: { ...figures.reasons, total_value: reason },
    currency,
    from: null,
    to: null,
    totalValue: null,
    reconciliation: null,
    periods: 0,
  }
}

function explainOlderStatements(older: ValuedStretch['older']): FigureReason {
  return { code: 'older-statements', accounts: older.length, oldest: [...older].sort()[0]! }
}
