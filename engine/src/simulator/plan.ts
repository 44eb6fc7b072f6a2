/** A dated change to the plan. Amounts are minor units of today's money; `from` and `to` are years of the plan. */
export type LifeEvent = {
  readonly name: string
  /** The first year it applies; year 1 is the first year of the plan. */
  readonly from: number
  /** The last year it applies; null for a permanent change. A change in wealth happens once, in `from`. */
  readonly to: number | null
  readonly income: number
  readonly spending: number
  readonly wealth: number
}

/** A user's plan. Money is in minor units; rates are ratios (0.07 is 7%). */
export type Plan = {
  readonly startingNetWorth: number
  readonly annualIncome: number
  readonly annualSpending: number
  readonly annualReturn: number
  readonly volatility: number
  /** The share of each year's gain that goes to tax. Losses are not taxed. */
  readonly taxDrag: number
  readonly incomeYears: number
  readonly totalYears: number
  /** How fast prices rise each year. Income, spending and life events rise with them. */
  readonly inflation: number
  readonly events: readonly LifeEvent[]
}

/** The most life events a plan can have. */
export const MAX_EVENTS = 30

/** Common assumptions for people whose age we know: they work until `RETIREMENT_AGE` and plan until `PLAN_AGE`. */
export const RETIREMENT_AGE = 67
export const PLAN_AGE = 95

/** The age at the start of a year of the plan, and the year that starts at an age. Year 1 starts now. */
export const getAgeInYear = (year: number, ageNow: number) => ageNow + year - 1
export const getYearAtAge = (age: number, ageNow: number) => age - ageNow + 1

/** Cash in and out in a year, and the price level at its end. */
export type PlannedYear = {
  readonly income: number
  readonly spending: number
  readonly events: number
  /** 1.1 when something that costs 1 today costs 1.1 at the end of that year. */
  readonly priceLevel: number
}

/** Years 1 to N of the plan, each in that year's money. */
export function getPlannedYears(plan: Plan): PlannedYear[] {
  let priceLevel = 1
  return Array.from({ length: plan.totalYears }, (_, i) => {
    const year = i + 1
    priceLevel *= 1 + plan.inflation
    const events = plan.events.reduce((sum, event) => sum + getChange(event, year), 0)
    return {
      income: (year <= plan.incomeYears ? plan.annualIncome : 0) * priceLevel,
      spending: plan.annualSpending * priceLevel,
      events: events * priceLevel,
      priceLevel,
    }
  })
}

/** Cash in minus cash out. */
export function getNetFlow({ income, spending, events }: PlannedYear): number {
  return income - spending + events
}

function getChange({ from, to, income, spending, wealth }: LifeEvent, year: number): number {
  const oneTime = year === from ? wealth : 0
  return year >= from && (to === null || year <= to) ? oneTime + income - spending : oneTime
}
