import type { SimulatorInputs } from '@evenkeel/contract/simulator.ts'
import { addMonths, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { DemoHousehold } from '@evenkeel/engine/demo-household/demo-values.ts'
import { forecastBalances, roundForecast } from '@evenkeel/engine/simulator/forecast.ts'
import type { Plan } from '@evenkeel/engine/simulator/plan.ts'

export type DemoScenario = { name: string; forecast_on: PlainDate; inputs: string; forecast: string }

const LIQUID = new Set(['investment', 'retirement', 'cash'])
/** Fewer than in a real forecast, so that the demo opens quickly. */
const PATHS = 2_000

/** Two plans saved earlier, to show how a forecast is scored. */
export function makeDemoScenarios(
  household: Pick<DemoHousehold, 'wealthAccounts' | 'statements'>,
  today: PlainDate,
): DemoScenario[] {
  const base = {
    annual_return: 0.07,
    volatility: 0.1,
    tax_drag: 0.15,
    total_years: 55,
    inflation: 0,
    events: [],
    model: 'normal' as const,
    money: 'future' as const,
  }
  const getPastStart = (months: number) => {
    const day = addMonths(today, -months)
    return { day, start: `${getLiquidOn(household, day)}.00` }
  }
  const [earlier, later] = [getPastStart(14), getPastStart(2)]
  return [
    makeScenario('Our plan', earlier.day, {
      ...base,
      starting_net_worth: earlier.start,
      annual_income: '138000.00',
      annual_spending: '96000.00',
      income_years: 25,
    }),
    makeScenario('Part-time from 50', later.day, {
      ...base,
      starting_net_worth: later.start,
      annual_income: '141000.00',
      annual_spending: '95000.00',
      income_years: 25,
      inflation: 0.025,
      money: 'today',
      model: 'historical',
      events: [
        { name: 'Part-time', from_year: 12, to_year: 25, income: '-45000.00', spending: '0.00', wealth: '0.00' },
        { name: 'Social Security', from_year: 29, to_year: null, income: '42000.00', spending: '0.00', wealth: '0.00' },
      ],
    }),
  ]
}

function makeScenario(name: string, forecast_on: PlainDate, inputs: SimulatorInputs): DemoScenario {
  const toCents = (amount: string) => Math.round(Number(amount) * 100)
  const plan: Plan = {
    startingNetWorth: toCents(inputs.starting_net_worth),
    annualIncome: toCents(inputs.annual_income),
    annualSpending: toCents(inputs.annual_spending),
    annualReturn: inputs.annual_return,
    volatility: inputs.volatility,
    taxDrag: inputs.tax_drag,
    incomeYears: inputs.income_years,
    totalYears: inputs.total_years,
    inflation: inputs.inflation,
    events: inputs.events.map(({ name: event, from_year, to_year, ...change }) => ({
      name: event,
      from: from_year,
      to: to_year,
      income: toCents(change.income),
      spending: toCents(change.spending),
      wealth: toCents(change.wealth),
    })),
  }
  const result = roundForecast(forecastBalances({ plan, model: inputs.model, paths: PATHS, seed: 1 }))
  return { name, forecast_on, inputs: JSON.stringify(inputs), forecast: JSON.stringify(result) }
}

/**
 * The household's liquid balance in dollars, from the last statements up to a day, rounded to thousands as a person
 * would type it.
 */
function getLiquidOn(
  { wealthAccounts, statements }: Pick<DemoHousehold, 'wealthAccounts' | 'statements'>,
  day: PlainDate,
) {
  const cents = wealthAccounts
    .filter(({ type }) => LIQUID.has(type))
    .map(({ name, currency }) => {
      const last = statements.findLast((statement) => statement.account === name && statement.day <= day)
      return (last?.balance ?? 0) * (currency === 'CAD' ? 0.73 : 1)
    })
    .reduce((sum, balance) => sum + balance, 0)
  return Math.round(cents / 100_000) * 1000
}
