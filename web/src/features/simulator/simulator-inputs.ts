import type { SimulatorInputs, SimulatorSuggestions, Suggestion } from '@evenkeel/contract/simulator.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import type { LifeEvent, Plan } from '@evenkeel/engine/simulator/plan.ts'
import type { ReturnModel } from '@evenkeel/engine/simulator/return-models.ts'

/**
 * The plan on the page, with money in minor units of the preferred currency and rates as ratios, and how it's simulated
 * and shown.
 */
export type Inputs = Plan & { readonly model: ReturnModel; readonly isInTodaysMoney: boolean }

export type FieldName =
  | 'startingNetWorth'
  | 'annualIncome'
  | 'annualSpending'
  | 'annualReturn'
  | 'volatility'
  | 'taxDrag'
  | 'incomeYears'
  | 'totalYears'
  | 'inflation'

export type Field = {
  readonly name: FieldName
  readonly label: string
  readonly kind: 'money' | 'percent' | 'years'
  readonly unit: string
  readonly help: string
  /** The values we accept. Money is only limited by `MAX_MINOR` and, unless `min` is 0, can be negative. */
  readonly min: number
  readonly max: number
  /** The range of the slider; money in dollars, see `getPriceScale`. */
  readonly slider: readonly [low: number, high: number]
  readonly step: number
  readonly suggestion:
    | 'starting_net_worth'
    | 'annual_income'
    | 'annual_spending'
    | 'annual_return'
    | 'volatility'
    | 'tax_drag'
    | 'income_years'
    | 'total_years'
    | 'inflation'
}

/** The largest amount that the server accepts in every currency, in minor units. */
export const MAX_MINOR = 9_999_999_999_999

/** Roughly how many units of a currency buy what a dollar buys: 100 for currencies without cents, such as the yen. */
export function getPriceScale(currency: string): number {
  return countDecimals(currency) === 0 ? 100 : 1
}

export const FIELDS: readonly Field[] = [
  {
    name: 'startingNetWorth',
    label: 'Starting liquid net worth',
    kind: 'money',
    unit: 'today',
    help: 'What you could spend or invest soon: investments, retirement accounts, cash and crypto, minus credit cards. A home, a car and their loans are left out.',
    min: Number.NEGATIVE_INFINITY,
    max: Number.POSITIVE_INFINITY,
    slider: [0, 2_000_000],
    step: 5000,
    suggestion: 'starting_net_worth',
  },
  {
    name: 'annualIncome',
    label: 'Annual after-tax income',
    kind: 'money',
    unit: 'a year',
    help: 'Pay and pensions after tax. Leave out investment income: the simulation adds it, and counting it twice would make the plan look too good.',
    min: 0,
    max: Number.POSITIVE_INFINITY,
    slider: [0, 300_000],
    step: 1000,
    suggestion: 'annual_income',
  },
  {
    name: 'annualSpending',
    label: 'Annual spending',
    kind: 'money',
    unit: 'a year',
    help: 'Everything you spend in a year. Spending continues after your income stops.',
    min: 0,
    max: Number.POSITIVE_INFINITY,
    slider: [0, 300_000],
    step: 1000,
    suggestion: 'annual_spending',
  },
  {
    name: 'annualReturn',
    label: 'Annual return (mean)',
    kind: 'percent',
    unit: 'a year',
    help: 'What your investments earn in an average year, before tax.',
    min: -1,
    max: 1,
    slider: [-0.02, 0.15],
    step: 0.001,
    suggestion: 'annual_return',
  },
  {
    name: 'volatility',
    label: 'Volatility',
    kind: 'percent',
    unit: 'a year',
    help: 'How far a year’s return strays from the average. With a 7% average and 10% volatility, about two years in three fall between −3% and +17%.',
    min: 0,
    max: 1,
    slider: [0, 0.4],
    step: 0.001,
    suggestion: 'volatility',
  },
  {
    name: 'taxDrag',
    label: 'Tax drag on investments',
    kind: 'percent',
    unit: 'of gains',
    help: 'The share of each year’s gain that goes to tax, for example 15%. Losses are not taxed.',
    min: 0,
    max: 1,
    slider: [0, 0.5],
    step: 0.005,
    suggestion: 'tax_drag',
  },
  {
    name: 'incomeYears',
    label: 'Income years',
    kind: 'years',
    unit: 'years',
    help: 'How many more years you earn the income above.',
    min: 0,
    max: 100,
    slider: [0, 60],
    step: 1,
    suggestion: 'income_years',
  },
  {
    name: 'totalYears',
    label: 'Total years',
    kind: 'years',
    unit: 'years',
    help: 'How long your money has to last, including the years after your income stops.',
    min: 1,
    max: 100,
    slider: [1, 80],
    step: 1,
    suggestion: 'total_years',
  },
]

export const INFLATION: Field = {
  name: 'inflation',
  label: 'Inflation',
  kind: 'percent',
  unit: 'a year',
  help: 'How fast prices rise. Your income, spending and life events rise with them.',
  min: -0.1,
  max: 0.5,
  slider: [0, 0.1],
  step: 0.001,
  suggestion: 'inflation',
}

/** Suggested values for a field with their sources, best first. */
export function getSuggestions(field: Field, suggestions: SimulatorSuggestions): readonly Suggestion[] {
  return suggestions[field.suggestion]
}

export function toValue({ value }: Suggestion, currency: string): number {
  return typeof value === 'number' ? value : (parseMinor(value, currency) ?? 0)
}

/** The best suggestion for each field, or 0 if there is none. Inflation starts at 0, which leaves it out. */
export function getStartingInputs(suggestions: SimulatorSuggestions): Inputs {
  const getFirst = (name: Field['suggestion']) => {
    const [best] = suggestions[name]
    return best ? toValue(best, suggestions.currency) : 0
  }
  return {
    startingNetWorth: getFirst('starting_net_worth'),
    annualIncome: getFirst('annual_income'),
    annualSpending: getFirst('annual_spending'),
    annualReturn: getFirst('annual_return'),
    volatility: getFirst('volatility'),
    taxDrag: getFirst('tax_drag'),
    incomeYears: getFirst('income_years'),
    totalYears: getFirst('total_years'),
    inflation: 0,
    events: [],
    model: 'normal',
    isInTodaysMoney: false,
  }
}

/** What is wrong with the inputs, by field; empty when they can be simulated. */
export function findProblems(inputs: Inputs): Partial<Record<FieldName, string>> {
  const problems: Partial<Record<FieldName, string>> = {}
  for (const field of [...FIELDS, INFLATION]) {
    const value = inputs[field.name]
    if (Number.isNaN(value)) problems[field.name] = 'Enter a number.'
    else if (field.kind === 'money') {
      if (field.min === 0 && value < 0) problems[field.name] = 'Enter an amount of 0 or more.'
      else if (Math.abs(value) > MAX_MINOR) problems[field.name] = 'Enter a smaller amount.'
    } else if (value < field.min || value > field.max) {
      const [low, high] = [field.min, field.max].map((limit) => (field.kind === 'percent' ? `${limit * 100}%` : limit))
      problems[field.name] = `Enter a value from ${low} to ${high}.`
    } else if (field.kind === 'years' && !Number.isInteger(value)) problems[field.name] = 'Enter whole years.'
  }
  if (!problems.incomeYears && !problems.totalYears && inputs.incomeYears > inputs.totalYears)
    problems.incomeYears = 'Income can’t last longer than the plan. Lower this or raise the total years.'
  return problems
}

export function toBody(inputs: Inputs, currency: string): SimulatorInputs {
  const format = (minor: number) => formatMinor(Math.round(minor), currency)
  return {
    starting_net_worth: format(inputs.startingNetWorth),
    annual_income: format(inputs.annualIncome),
    annual_spending: format(inputs.annualSpending),
    annual_return: inputs.annualReturn,
    volatility: inputs.volatility,
    tax_drag: inputs.taxDrag,
    income_years: inputs.incomeYears,
    total_years: inputs.totalYears,
    inflation: inputs.inflation,
    events: inputs.events.map((event) => ({
      name: event.name,
      from_year: event.from,
      to_year: event.to,
      income: format(event.income),
      spending: format(event.spending),
      wealth: format(event.wealth),
    })),
    model: inputs.model,
    money: inputs.isInTodaysMoney ? 'today' : 'future',
  }
}

export function toInputs(body: SimulatorInputs, currency: string): Inputs {
  const toMinor = (amount: string) => parseMinor(amount, currency) ?? 0
  return {
    startingNetWorth: toMinor(body.starting_net_worth),
    annualIncome: toMinor(body.annual_income),
    annualSpending: toMinor(body.annual_spending),
    annualReturn: body.annual_return,
    volatility: body.volatility,
    taxDrag: body.tax_drag,
    incomeYears: body.income_years,
    totalYears: body.total_years,
    inflation: body.inflation,
    events: body.events.map(
      (event): LifeEvent => ({
        name: event.name,
        from: event.from_year,
        to: event.to_year,
        income: toMinor(event.income),
        spending: toMinor(event.spending),
        wealth: toMinor(event.wealth),
      }),
    ),
    model: body.model,
    isInTodaysMoney: body.money === 'today',
  }
}
