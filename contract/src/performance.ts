import { z } from 'zod'
import { UsedRate } from './exchange-rates.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, Id, PlainDateText, ReportDay, safeTextUpTo } from './values.ts'

const Ratio = z.number()

/** Why a figure is null or uncertain: a code with its arguments. */
export const PerformanceReason = z.strictObject({
  code: z.string().regex(/^[a-z0-9-]+$/),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type PerformanceReason = z.infer<typeof PerformanceReason>

/** start + net_flows + gain + fx = end, to the cent. */
const Reconciliation = z.strictObject({
  start: AmountText,
  net_flows: AmountText,
  gain: AmountText,
  fx: AmountText,
  end: AmountText,
})

/**
 * Figures for a portfolio or one account. `reasons` says under a figure's name why it's null or uncertain; a standard
 * error is null together with its figure, and `reconciliation`, `used_start` and `used_end` without statements.
 */
const figures = {
  total_value: AmountText.nullable(),
  cumulative_return: Ratio.nullable(),
  annualized_return: Ratio.nullable(),
  volatility: Ratio.nullable(),
  /** Standard errors of volatility and Sharpe ratio, from `periods`. */
  volatility_standard_error: Ratio.nullable(),
  sharpe_ratio: Ratio.nullable(),
  sharpe_standard_error: Ratio.nullable(),
  /** The number of statement periods behind the figures. */
  periods: z.number().int(),
  money_weighted_return: Ratio.nullable(),
  /** The lowest and highest possible return, whichever days the cash flows happened on. */
  return_interval: z.strictObject({ low: Ratio.nullable(), high: Ratio.nullable() }),
  max_drawdown: Ratio.nullable(),
  reconciliation: Reconciliation.nullable(),
  /** The dates of the statements used: the ones closest to the requested dates. */
  used_start: PlainDateText.nullable(),
  used_end: PlainDateText.nullable(),
  /** By figure, as a sentence. */
  reasons: z.record(z.string(), z.string()),
  /** The same as data, for pages that write their own sentences. */
  reason_codes: z.record(z.string(), PerformanceReason),
}

export const AccountPerformance = z.strictObject({
  account_id: Id,
  name: z.string(),
  currency: CurrencyCode,
  ...figures,
})
export type AccountPerformance = z.infer<typeof AccountPerformance>

export const Benchmark = z.strictObject({
  key: z.enum(['sp500', 'treasury-10y', 'inflation']),
  name: z.string(),
  source: z.string(),
  /** The last day of the built-in history. */
  last_date: PlainDateText,
  /** Between the dates used; null if the history doesn't cover them. */
  cumulative_return: Ratio.nullable(),
  annualized_return: Ratio.nullable(),
  /** 1 on the first day; goes no further than `last_date`. */
  series: z.array(z.strictObject({ date: PlainDateText, value: z.number() })),
})
export type Benchmark = z.infer<typeof Benchmark>

export const Performance = z.strictObject({
  currency: CurrencyCode,
  start: PlainDateText,
  end: PlainDateText,
  risk_free_rate: Ratio,
  ...figures,
  series: z.array(
    z.strictObject({
      date: PlainDateText,
      value: AmountText,
      /** Since the day before in this series. */
      net_flow: AmountText,
      /** For the period that ends on this day; null if none ends, or if it has no return. */
      return: Ratio.nullable(),
    }),
  ),
  histogram: z.array(z.strictObject({ from: Ratio, to: Ratio, count: z.number().int() })),
  accounts: z.array(AccountPerformance),
  benchmarks: z.array(Benchmark),
  rates: z.array(UsedRate),
})
export type Performance = z.infer<typeof Performance>

export const getPerformance = defineRoute({
  method: 'GET',
  path: '/api/investment-performance/',
  summary: 'Calculates returns and risk from account statements',
  access: 'subscribed',
  query: z.strictObject({
    /** Defaults to the first statement. */
    start: ReportDay.optional(),
    /** Defaults to today. */
    end: ReportDay.optional(),
    /** Comma-separated; defaults to all accounts. */
    account_ids: safeTextUpTo(20_000).optional(),
    /** A yearly rate for the Sharpe ratio: 0.03 is 3%. */
    risk_free_rate: z.coerce.number().min(-1).max(1).default(0),
    today: ReportDay.optional(),
  }),
  response: Performance,
})
