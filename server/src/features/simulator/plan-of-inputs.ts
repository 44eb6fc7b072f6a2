import type { SimulatorInputs } from '@evenkeel/contract/simulator.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import type { Plan } from '@evenkeel/engine/simulator/plan.ts'

/** The plan in minor units. Throws a RangeError with the name of a field whose amount doesn't fit the currency. */
export function toPlan(inputs: SimulatorInputs, currency: string): Plan {
  const requireMinor = (amount: string, path: string) => {
    const value = parseMinor(amount, currency)
    if (value === null) throw new RangeError(path)
    return value
  }
  return {
    startingNetWorth: requireMinor(inputs.starting_net_worth, 'starting_net_worth'),
    annualIncome: requireMinor(inputs.annual_income, 'annual_income'),
    annualSpending: requireMinor(inputs.annual_spending, 'annual_spending'),
    annualReturn: inputs.annual_return,
    volatility: inputs.volatility,
    taxDrag: inputs.tax_drag,
    incomeYears: inputs.income_years,
    totalYears: inputs.total_years,
    inflation: inputs.inflation,
    events: inputs.events.map((event, i) => ({
      name: event.name,
      from: event.from_year,
      to: event.to_year,
      income: requireMinor(event.income, `events.${i}.income`),
      spending: requireMinor(event.spending, `events.${i}.spending`),
      wealth: requireMinor(event.wealth, `events.${i}.wealth`),
    })),
  }
}
