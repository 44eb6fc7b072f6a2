import { z } from 'zod'
import { BudgetKind, UpcomingPayment } from './budget.ts'
import { UsedRate } from './exchange-rates.ts'
import { NetWorthCard } from './net-worth.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, Id, PlainDateText, ReportDay, SafeText, safeTextUpTo } from './values.ts'

/** Filters for GET /api/transactions/. The results include the transactions behind a figure. */
export const RowsFilter = z.strictObject({
  kind: BudgetKind.optional(),
  /** A category's name, or several joined by line breaks; empty for transactions without one. */
  category: z.string().optional(),
  direction: z.enum(['in', 'out']).optional(),
  search: z.string().optional(),
  from: PlainDateText.optional(),
  to: PlainDateText.optional(),
})
export type RowsFilter = z.infer<typeof RowsFilter>

const MonthText = z.string().regex(/^\d{4}-\d{2}$/)

/** Total spending, compared with the preceding period of the same length. */
const Summary = z.strictObject({
  total: AmountText,
  previous: AmountText,
  /** total / previous - 1. Null if `previous` isn't positive or records begin over six days after `previous_from`. */
  change: z.number().nullable(),
  /** Per month with records (of the last 12), or per day since records began (of the last 90). */
  average: AmountText.nullable(),
  /** How many such months or days there are; `average` is null if there are none. */
  averaged_over: z.number().int(),
  from: PlainDateText,
  to: PlainDateText,
  previous_from: PlainDateText,
  previous_to: PlainDateText,
  filter: RowsFilter,
  previous_filter: RowsFilter,
})

const Forecast = z.strictObject({
  /** The month's expected total spending. */
  expected: AmountText,
  /** The 80% range; null with fewer than three full months of history. */
  low: AmountText.nullable(),
  high: AmountText.nullable(),
  spent_so_far: AmountText,
  upcoming_recurring: AmountText,
  /** The full months (YYYY-MM) of history it's based on. */
  months: z.array(MonthText),
  /** The forecast from the 15th of last month; `held` if the total was within its range. Null with little history. */
  last_month: z
    .strictObject({
      month: MonthText,
      as_of: PlainDateText,
      expected: AmountText,
      low: AmountText,
      high: AmountText,
      actual: AmountText,
      held: z.boolean(),
    })
    .nullable(),
  /** How many of the forecasts tried for past months would have held; null with too little history. */
  track_record: z.strictObject({ held: z.number().int(), trials: z.number().int() }).nullable(),
})

/** Amounts are positive, in `currency`. */
export const Insight = z.strictObject({
  /** For dismissing the insight. */
  key: z.string(),
  kind: z.enum(['price-rise', 'unusual-amount', 'going-over']),
  /** The insight as a sentence. */
  text: z.string(),
  name: z.string().nullable(),
  category: z.string(),
  currency: CurrencyCode,
  /** The new price, the unusual amount, or the expected total of the month. */
  amount: AmountText,
  /** The old price, the usual amount, or the budget. */
  compared_with: AmountText,
  /** For a category about to go over budget: spent so far. */
  spent: AmountText.nullable(),
  date: PlainDateText.nullable(),
  transaction_ids: z.array(Id),
  filter: RowsFilter,
})
export type Insight = z.infer<typeof Insight>

export const Dashboard = z.strictObject({
  currency: CurrencyCode,
  today: PlainDateText,
  mode: BudgetKind,
  granularity: z.enum(['monthly', 'weekly', 'daily']),
  /** The days covered by series and categories. */
  from: PlainDateText,
  to: PlainDateText,
  /** This month's spending in any mode: the whole month's budget, spent so far, and the rest. */
  month: z.strictObject({
    name: MonthText,
    budget: AmountText,
    actual: AmountText,
    remaining: AmountText,
    filter: RowsFilter,
  }),
  /**
   * Planned for this month, and saved so far, in categories of kind `transfer`. The default one for moves between
   * accounts only counts if it has a budget item.
   */
  saved: z.strictObject({ budget: AmountText, actual: AmountText, filter: RowsFilter }),
  series: z.array(
    z.strictObject({
      period: z.string(),
      /** The days of the period within the range. */
      from: PlainDateText,
      to: PlainDateText,
      actual: AmountText,
      budget: AmountText,
    }),
  ),
  categories: z.array(
    z.strictObject({ category: z.string(), actual: AmountText, budget: AmountText, filter: RowsFilter }),
  ),
  last_90_days: Summary,
  last_12_months: Summary,
  pace: z.strictObject({
    /** This month's spending and budget up to each day; `actual` is null after today. */
    days: z.array(z.strictObject({ date: PlainDateText, actual: AmountText.nullable(), budget: AmountText })),
    /** Spent minus planned up to today: positive means more was spent than planned. */
    ahead: AmountText,
    /** What can be spent per day after today; null on the last day or with nothing left. */
    per_day_left: AmountText.nullable(),
  }),
  /** Null without transactions. While `is_settling`, null or from before the latest change. */
  forecast: Forecast.nullable(),
  /** From tomorrow to the end of the month, and today's payments that don't seem paid yet. Without spread items. */
  coming: z.array(UpcomingPayment),
  insights: z.array(Insight),
  /** Null without a statement of a wealth account up to today. */
  net_worth: NetWorthCard.nullable(),
  rates: z.array(UsedRate),
  counts: z.strictObject({
    transactions: z.number().int(),
    needs_review: z.number().int(),
    budget_items: z.number().int(),
    /** Transactions and budget items in a currency without a rate, which no total includes. */
    unconverted: z.number().int(),
  }),
  /**
   * True while the forecast, insights and expected payments of a large ledger are still being calculated; fetch again
   * soon.
   */
  is_settling: z.boolean(),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = defineRoute({
  method: 'GET',
  path: '/api/dashboard/',
  summary: 'Returns spending or income against the budget, what’s left, upcoming payments and insights',
  access: 'subscribed',
  query: z.strictObject({
    granularity: z.enum(['monthly', 'weekly', 'daily']).default('monthly'),
    mode: BudgetKind.default('expense'),
    /** Default: a year of months, a quarter of weeks, or this month's days. At most ten years. */
    from: ReportDay.optional(),
    to: ReportDay.optional(),
    /** The client's current date. */
    today: ReportDay.optional(),
  }),
  response: Dashboard,
})

export const dismissInsight = defineRoute({
  method: 'POST',
  path: '/api/insights/{key}/dismiss/',
  summary: 'Dismisses an insight; can be undone',
  access: 'subscribed',
  params: z.strictObject({ key: SafeText.regex(/^[a-z-]{1,30}:[\w:-]{1,150}$/, 'must be an insight’s key') }),
  response: z.strictObject({ history_id: Id.nullable() }),
})

/** The change from the year before. `percent` is a ratio (0.071 = 7.1%), null if the year before is zero. */
const Difference = z.strictObject({ amount: AmountText, percent: z.number().nullable() })
const Differences = z.array(Difference)

const StatementRow = z.strictObject({
  category: z.string(),
  /** One for each of `years`. */
  amounts: z.array(AmountText),
  /** One for each of `years` except the oldest. */
  differences: Differences,
  /** Twelve months, "01" to "12", that add up to the row. */
  children: z.array(z.strictObject({ name: z.string(), amounts: z.array(AmountText) })),
  /** For all of `years`. To list one year or month, replace `from` and `to`. */
  filter: RowsFilter,
})

const StatementPart = z.strictObject({
  rows: z.array(StatementRow),
  totals: z.array(AmountText),
  differences: Differences,
})

/** income - expenses + market + fx + unexplained = change, for one year. */
const WealthTie = z.strictObject({
  year: z.number().int(),
  /** The days between which wealth is compared. */
  from: PlainDateText,
  to: PlainDateText,
  start: AmountText,
  end: AmountText,
  change: AmountText,
  income: AmountText,
  expenses: AmountText,
  market: AmountText,
  fx: AmountText,
  unexplained: AmountText,
  /** The accounts behind the figures, largest change first; start + flows + market + fx = end for each. */
  accounts: z.array(
    z.strictObject({
      account_id: Id,
      name: z.string(),
      /** The dates of its compared statements; `from` is null if its first one is after the tie's `from`. */
      from: PlainDateText.nullable(),
      to: PlainDateText,
      start: AmountText,
      end: AmountText,
      flows: AmountText,
      market: AmountText,
      fx: AmountText,
    }),
  ),
})

const YearQuery = {
  /** The latest of the three years; defaults to this year. */
  year: z.coerce.number().int().min(1900).max(2200).optional(),
  basis: z.enum(['actual', 'budget']).default('actual'),
  today: ReportDay.optional(),
}

export const IncomeStatement = z.strictObject({
  currency: CurrencyCode,
  basis: z.enum(['actual', 'budget']),
  years: z.array(z.number().int()),
  income: StatementPart,
  expenses: StatementPart,
  net_income: z.array(AmountText),
  net_differences: Differences,
  /** Years with transactions (or budget items), latest first; always includes this year. */
  available_years: z.array(z.number().int()),
  /** Today, if it's in the latest year; always null for the budget. */
  partial_until: PlainDateText.nullable(),
  /** The date of the first transaction: its year may be incomplete. Null for the budget. */
  recorded_from: PlainDateText.nullable(),
  /** The biggest changes from the year before to the latest year, largest first. */
  changes: z.array(
    z.strictObject({
      category: z.string(),
      kind: BudgetKind,
      before: AmountText,
      after: AmountText,
      amount: AmountText,
      percent: z.number().nullable(),
    }),
  ),
  /** For each of `years`, or null with the reason at the same index in `wealth_reasons`. All null for the budget. */
  wealth: z.array(WealthTie.nullable()),
  wealth_reasons: z.array(z.string().nullable()),
  rates: z.array(UsedRate),
  unconverted: z.number().int(),
})
export type IncomeStatement = z.infer<typeof IncomeStatement>

export const getIncomeStatement = defineRoute({
  method: 'GET',
  path: '/api/income-statement/',
  summary: 'Returns income, expenses and net income for three years',
  access: 'subscribed',
  query: z.strictObject(YearQuery),
  response: IncomeStatement,
})

export const exportIncomeStatement = defineRoute({
  method: 'GET',
  path: '/api/income-statement/export/',
  summary: 'Exports the income statement as CSV, by month; limited to the first `months` of each year if given',
  access: 'subscribed',
  query: z.strictObject({ ...YearQuery, months: z.coerce.number().int().min(1).max(12).optional() }),
  response: z.string(),
  responseType: 'csv',
})

export const getIncomeStatementParts = defineRoute({
  method: 'GET',
  path: '/api/income-statement/merchants/',
  summary: 'Breaks down one row of the income statement into merchants or budget items',
  access: 'subscribed',
  query: z.strictObject({
    ...YearQuery,
    kind: BudgetKind,
    /** The row's category; "Uncategorized" also stands for transactions without one. */
    category: safeTextUpTo(200),
    /** 1 to 12: only that month of each year. */
    month: z.coerce.number().int().min(1).max(12).optional(),
  }),
  response: z.strictObject({
    currency: CurrencyCode,
    years: z.array(z.number().int()),
    /** Largest first; the rest is last, named "Other". `filter` is null for the rest and for budget items. */
    merchants: z.array(
      z.strictObject({ name: z.string(), amounts: z.array(AmountText), filter: RowsFilter.nullable() }),
    ),
    totals: z.array(AmountText),
  }),
})
