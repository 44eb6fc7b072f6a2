import { z } from 'zod'
import { BudgetKind, ComingPayment } from './budget.ts'
import { UsedRate } from './exchange-rates.ts'
import { NetWorthCard } from './net-worth.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, Id, PlainDateText, ReportDay, SafeText } from './values.ts'

/** Filters of GET /api/transactions/ that show the rows behind a figure. */
export const RowsFilter = z.strictObject({
  kind: BudgetKind.optional(),
  /** A category's name, or several joined by line breaks; empty for rows without one. */
  category: z.string().optional(),
  direction: z.enum(['in', 'out']).optional(),
  search: z.string().optional(),
  from: PlainDateText.optional(),
  to: PlainDateText.optional(),
})
export type RowsFilter = z.infer<typeof RowsFilter>

const MonthName = z.string().regex(/^\d{4}-\d{2}$/)

/** A sum of money spent with the same length of time just before it. */
const Summary = z.strictObject({
  total: AmountText,
  previous: AmountText,
  /** total / previous - 1; null with nothing to compare with, or when records begin during the time before. */
  change: z.number().nullable(),
  /** What a day (of 90) or a month (of 12) comes to, over the days or months that have records; null without any. */
  average: AmountText.nullable(),
  averaged_over: z.number().int(),
  from: PlainDateText,
  to: PlainDateText,
  previous_from: PlainDateText,
  previous_to: PlainDateText,
  filter: RowsFilter,
  previous_filter: RowsFilter,
})

const Forecast = z.strictObject({
  /** What the month is expected to have cost when it ends. */
  expected: AmountText,
  /** Eight months in ten end between these; null with fewer than three whole months of history. */
  low: AmountText.nullable(),
  high: AmountText.nullable(),
  spent_so_far: AmountText,
  upcoming_recurring: AmountText,
  /** The whole months (YYYY-MM) that the range was taken from. */
  months: z.array(MonthName),
  /** The month before: what was expected in the middle of it, and whether it held. */
  last_month: z
    .strictObject({
      month: MonthName,
      as_of: PlainDateText,
      expected: AmountText,
      low: AmountText,
      high: AmountText,
      actual: AmountText,
      held: z.boolean(),
    })
    .nullable(),
  /** How many such forecasts of past months would have held; null with too little history. */
  track_record: z.strictObject({ held: z.number().int(), trials: z.number().int() }).nullable(),
})

/** Amounts are positive, in `currency`. */
export const Insight = z.strictObject({
  /** Names it for dismissing. */
  key: z.string(),
  kind: z.enum(['price-rise', 'unusual-amount', 'going-over']),
  /** A sentence that says it. */
  text: z.string(),
  name: z.string().nullable(),
  category: z.string(),
  currency: CurrencyCode,
  /** The new price, the unusual amount, or what the month is expected to come to. */
  amount: AmountText,
  /** The old price, the usual amount, or the budget. */
  compared_with: AmountText,
  /** Of a category about to go over: spent so far. */
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
  /** The days that series and categories are about. */
  from: PlainDateText,
  to: PlainDateText,
  /** This month's spending, whatever the mode: budget of the whole month, spent up to today, and the rest. */
  month: z.strictObject({
    name: MonthName,
    budget: AmountText,
    actual: AmountText,
    remaining: AmountText,
    filter: RowsFilter,
  }),
  /** Put aside this month in categories of kind `transfer`: planned for the whole month, and done up to today. */
  saved: z.strictObject({ budget: AmountText, actual: AmountText, filter: RowsFilter }),
  series: z.array(
    z.strictObject({
      period: z.string(),
      /** The days of the period that are in the range. */
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
    days: z.array(z.strictObject({ date: PlainDateText, actual: AmountText.nullable(), budget: AmountText })),
    /** Spent less planned up to today: positive is too fast. */
    ahead: AmountText,
    /** What may be spent on each day that is left; null on the last day or with nothing left. */
    per_day_left: AmountText.nullable(),
  }),
  /** Null while `is_settling`, and without any history. */
  forecast: Forecast.nullable(),
  /** From tomorrow to the end of the month; today too where not paid yet. */
  coming: z.array(ComingPayment),
  insights: z.array(Insight),
  /** Null without statements of wealth accounts. */
  net_worth: NetWorthCard.nullable(),
  rates: z.array(UsedRate),
  counts: z.strictObject({
    transactions: z.number().int(),
    needs_review: z.number().int(),
    budget_items: z.number().int(),
    /** Rows and items in a currency without a rate: in no figure. */
    unconverted: z.number().int(),
  }),
  /** Habits (forecast, insights, what comes from history) of a very large ledger are being worked out: ask again soon. */
  is_settling: z.boolean(),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = defineRoute({
  method: 'GET',
  path: '/api/dashboard/',
  summary: 'Returns spending and income against the budget, what’s left, upcoming payments and insights',
  access: 'subscribed',
  query: z.strictObject({
    granularity: z.enum(['monthly', 'weekly', 'daily']).default('monthly'),
    mode: BudgetKind.default('expense'),
    /** Left out: a year of months, a quarter of weeks, this month's days. Ten years at most. */
    from: ReportDay.optional(),
    to: ReportDay.optional(),
    /** The client's own day. */
    today: ReportDay.optional(),
  }),
  response: Dashboard,
})

export const dismissInsight = defineRoute({
  method: 'POST',
  path: '/api/insights/{key}/dismiss/',
  summary: 'Dismisses an insight; undoable',
  access: 'subscribed',
  params: z.strictObject({ key: SafeText.regex(/^[a-z-]{1,30}:[\w:-]{1,150}$/, 'must be an insight’s key') }),
  response: z.strictObject({ history_id: Id.nullable() }),
})

/** Against the year to the right of it; percent is a ratio (0.071 = 7.1 %), null where there was nothing before. */
const Difference = z.strictObject({ amount: AmountText, percent: z.number().nullable() })
const Differences = z.array(Difference)

const StatementRow = z.strictObject({
  category: z.string(),
  /** One for each of `years`. */
  amounts: z.array(AmountText),
  /** Two: the latest year against the one before, and that against the one before it. */
  differences: Differences,
  /** Twelve months, "01" to "12", that add up to the row. */
  children: z.array(z.strictObject({ name: z.string(), amounts: z.array(AmountText) })),
  /** Add `from` and `to` of a year or month. */
  filter: RowsFilter,
})

const StatementPart = z.strictObject({
  rows: z.array(StatementRow),
  totals: z.array(AmountText),
  differences: Differences,
})

/** income - expenses + market + fx + unexplained = change, of one year. */
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
  /** What the figures are the sums of, the largest change first; start + flows + market + fx = end for each. */
  accounts: z.array(
    z.strictObject({
      account_id: Id,
      name: z.string(),
      /** The days of its statements; null where the account begins within the year. */
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
  /** The latest of the three; this year when left out. */
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
  /** Years that have transactions (or, by budget, items), the latest first; this year always. */
  available_years: z.array(z.number().int()),
  /** The latest year is not over: it has figures up to this day only. */
  partial_until: PlainDateText.nullable(),
  /** The day of the first transaction there is: the year it falls in may have begun before it. By budget null. */
  recorded_from: PlainDateText.nullable(),
  /** What changed most against the year before, the largest first. */
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
  /** For each of `years`, or null with the reason at the same place in `wealth_reasons`. By budget all are null. */
  wealth: z.array(WealthTie.nullable()),
  wealth_reasons: z.array(z.string().nullable()),
  rates: z.array(UsedRate),
  unconverted: z.number().int(),
})
export type IncomeStatement = z.infer<typeof IncomeStatement>

export const getIncomeStatement = defineRoute({
  method: 'GET',
  path: '/api/income-statement/',
  summary: 'Returns income, expenses and net income for up to three years',
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
  answers: 'csv',
})

export const getIncomeStatementParts = defineRoute({
  method: 'GET',
  path: '/api/income-statement/merchants/',
  summary: 'Breaks down one row of the income statement into merchants or budget items',
  access: 'subscribed',
  query: z.strictObject({
    ...YearQuery,
    kind: BudgetKind,
    /** As in the row; "Uncategorized" is its own. */
    category: SafeText.max(200),
    /** 1 to 12: that month of each year only. */
    month: z.coerce.number().int().min(1).max(12).optional(),
  }),
  response: z.strictObject({
    currency: CurrencyCode,
    years: z.array(z.number().int()),
    /** The largest first; what is left of many is the last, named "Other". */
    merchants: z.array(
      z.strictObject({ name: z.string(), amounts: z.array(AmountText), filter: RowsFilter.nullable() }),
    ),
    totals: z.array(AmountText),
  }),
})
