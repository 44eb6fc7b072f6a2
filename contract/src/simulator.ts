import { MAX_EVENTS } from '@evenkeel/engine/simulator/plan.ts'
import { RETURN_MODELS } from '@evenkeel/engine/simulator/return-models.ts'
import { z } from 'zod'
import { defineRoute } from './route.ts'
import {
  AmountText,
  CurrencyCode,
  Id,
  IdParams,
  InstantText,
  nameUpTo,
  PlainDateText,
  ReportDay,
  textUpTo,
  Version,
} from './values.ts'

/** Simulated amounts can have more digits than `AmountText` allows, so they're decimal strings of any length. */
const SimulatedAmount = z.string().regex(/^-?\d+(\.\d+)?$/)
const NotNegative = AmountText.refine((amount) => !amount.startsWith('-'), 'must not be negative').meta({
  example: '12000.00',
})
const ratioBetween = (min: number, max: number) => z.number().min(min).max(max)

const MAX_PATHS = 100_000
const MAX_YEARS = 100

const LifeEventBody = z.strictObject({
  name: textUpTo(80),
  /** The first year of the plan it applies to, from 1. */
  from_year: z.number().int().min(1).max(MAX_YEARS),
  /** The last year, inclusive; null if permanent. */
  to_year: z.number().int().min(1).max(MAX_YEARS).nullable(),
  /** Changes to each year's income and spending, and to wealth once, in `from_year`. In today's money. */
  income: AmountText,
  spending: AmountText,
  wealth: AmountText,
})

const plan = {
  /** In the preferred currency or, in a saved scenario, the scenario's own, like every amount here. */
  starting_net_worth: AmountText,
  /** After tax, without investment income. */
  annual_income: NotNegative,
  annual_spending: NotNegative,
  annual_return: ratioBetween(-1, 1),
  volatility: ratioBetween(0, 1),
  /** The share of each year's gain that goes to tax. */
  tax_drag: ratioBetween(0, 1),
  income_years: z.number().int().min(0).max(MAX_YEARS),
  total_years: z.number().int().min(1).max(MAX_YEARS),
  /** Income, spending and events grow by this every year. */
  inflation: ratioBetween(-0.1, 0.5).default(0),
  events: z.array(LifeEventBody).max(MAX_EVENTS).default([]),
  model: z.enum(RETURN_MODELS).default('normal'),
  /** `today`: balances in today's money; `future`: in each year's money. */
  money: z.enum(['today', 'future']).default('future'),
}

export const SimulatorInputs = z.strictObject(plan)
export type SimulatorInputs = z.infer<typeof SimulatorInputs>

export const simulateWealth = defineRoute({
  method: 'POST',
  path: '/api/wealth-simulation/',
  summary: 'Simulates a plan over many possible futures; the same seed gives the same result',
  access: 'subscribed',
  body: z.strictObject({
    ...plan,
    paths: z.number().int().min(1).max(MAX_PATHS).default(10_000),
    seed: z.number().int().default(1),
    sample_paths: z.number().int().min(0).max(300).default(300),
  }),
  response: z.strictObject({
    currency: CurrencyCode,
    model: z.enum(RETURN_MODELS),
    paths: z.number().int(),
    seed: z.number().int(),
    /** The share of paths that ran out of money. */
    ruin_probability: z.number(),
    p25: SimulatedAmount,
    mean: SimulatedAmount,
    p75: SimulatedAmount,
    /** The standard error from running a limited number of paths; null for a single path. */
    standard_error: z.strictObject({
      ruin_probability: z.number().nullable(),
      p25: SimulatedAmount.nullable(),
      mean: SimulatedAmount.nullable(),
      p75: SimulatedAmount.nullable(),
    }),
    years: z.array(
      z.strictObject({
        year: z.number().int(),
        p25: SimulatedAmount,
        mean: SimulatedAmount,
        p75: SimulatedAmount,
        /** The share of paths that are out of money by the end of the year. */
        ruined: z.number(),
      }),
    ),
    /** The first paths, each with a balance for every one of `years`. */
    sample_paths: z.array(z.array(SimulatedAmount)),
  }),
})

/** Where a suggested value comes from. */
const SuggestionSource = z.enum([
  'accounts',
  'last-12-months',
  'performance',
  'budget',
  'market-history',
  /** Work until `RETIREMENT_AGE`, plan until `PLAN_AGE`: both need the year of birth. */
  'retirement-age',
  'plan-age',
  'default',
])
type SuggestionSource = z.infer<typeof SuggestionSource>

const suggestionOf = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    value,
    source: SuggestionSource,
    /** The days behind the value: for accounts, from the oldest liquid balance to today. Null if it needs none. */
    from: PlainDateText.nullable(),
    to: PlainDateText.nullable(),
    /** Months with records behind the figure; null if it isn't based on months. */
    months: z.number().int().nullable(),
  })
export type Suggestion = {
  value: string | number
  source: SuggestionSource
  from: string | null
  to: string | null
  months: number | null
}

export const getSimulatorSuggestions = defineRoute({
  method: 'GET',
  path: '/api/wealth-simulation/suggestions/',
  summary: 'Suggests simulation inputs from the user’s data and common assumptions, each with its source, best first',
  access: 'subscribed',
  query: z.strictObject({ today: ReportDay.optional() }),
  response: z.strictObject({
    currency: CurrencyCode,
    starting_net_worth: z.array(suggestionOf(AmountText)),
    annual_income: z.array(suggestionOf(AmountText)),
    annual_spending: z.array(suggestionOf(AmountText)),
    annual_return: z.array(suggestionOf(z.number())),
    volatility: z.array(suggestionOf(z.number())),
    tax_drag: z.array(suggestionOf(z.number())),
    income_years: z.array(suggestionOf(z.number())),
    total_years: z.array(suggestionOf(z.number())),
    inflation: z.array(suggestionOf(z.number())),
    /** From the year of birth in the personal attributes, so that years of the plan can be shown as ages. */
    age: z.number().int().nullable(),
    /** Accounts with a balance that can be converted. Only the liquid ones count in the starting value. */
    accounts: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        type: z.string(),
        amount: AmountText,
        as_of: PlainDateText,
        is_liquid: z.boolean(),
      }),
    ),
    /** Income categories that look like investment income, which `annual_income` leaves out. */
    left_out_income: z.array(z.string()),
  }),
})
export type SimulatorSuggestions = z.infer<typeof getSimulatorSuggestions.response>

/** Quantiles of the balance at the end of a year, in that year's money whatever the inputs' `money`. */
export const ForecastYear = z.strictObject({
  year: z.number().int(),
  p5: SimulatedAmount,
  p25: SimulatedAmount,
  p50: SimulatedAmount,
  p75: SimulatedAmount,
  p95: SimulatedAmount,
})

/** How a saved forecast compares with the liquid balances on `as_of`. */
export const ForecastScore = z.strictObject({
  as_of: PlainDateText,
  days: z.number().int(),
  actual: AmountText,
  p25: SimulatedAmount,
  p50: SimulatedAmount,
  p75: SimulatedAmount,
  /** The share of simulated futures below `actual`; never below 0.05 or above 0.95, where we store no quantiles. */
  percentile: z.number(),
  /** `within`: from `p25` to `p75`. */
  verdict: z.enum(['below', 'within', 'above']),
})
export type ForecastScore = z.infer<typeof ForecastScore>

export const Scenario = z.strictObject({
  id: Id,
  name: z.string(),
  currency: CurrencyCode,
  inputs: SimulatorInputs,
  /** The day the forecast was made. */
  forecast_on: PlainDateText,
  ruin_probability: z.number(),
  forecast: z.array(ForecastYear),
  /** Null in the first 30 days, after the last year, or when there is no balance to compare with. */
  score: ForecastScore.nullable(),
  version: Version,
  last_updated: InstantText,
})
export type Scenario = z.infer<typeof Scenario>
const SavedScenario = Scenario.extend({ history_id: Id.nullable() })

export const listScenarios = defineRoute({
  method: 'GET',
  path: '/api/scenarios/',
  summary: 'Lists saved scenarios, newest first, with their forecasts and how they’re doing so far',
  access: 'subscribed',
  query: z.strictObject({ today: ReportDay.optional() }),
  response: z.strictObject({ results: z.array(Scenario), next: z.null(), total: z.number().int() }),
})

export const createScenario = defineRoute({
  method: 'POST',
  path: '/api/scenarios/',
  summary: 'Saves a named plan with today’s forecast',
  access: 'subscribed',
  body: z.strictObject({ name: nameUpTo(80), inputs: SimulatorInputs, today: ReportDay.optional() }),
  response: SavedScenario,
  status: 201,
})

export const editScenario = defineRoute({
  method: 'PATCH',
  path: '/api/scenarios/{id}/',
  summary: 'Renames a scenario, or replaces its plan and makes a new forecast',
  access: 'subscribed',
  params: IdParams,
  body: z.strictObject({
    version: Version,
    name: nameUpTo(80).optional(),
    inputs: SimulatorInputs.optional(),
    today: ReportDay.optional(),
  }),
  response: SavedScenario,
})

export const deleteScenario = defineRoute({
  method: 'DELETE',
  path: '/api/scenarios/{id}/',
  summary: 'Deletes a scenario; can be undone',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({ history_id: Id.nullable() }),
})
