import { getNetFlow, getPlannedYears, type Plan } from './plan.ts'
import { createShocks, type ReturnModel } from './return-models.ts'

type RunYear = {
  readonly year: number
  /** The year of market history it used; null if the model doesn't use history. */
  readonly calendarYear: number | null
  /** The return before tax, as a ratio. */
  readonly gainRate: number
  /** Minor units, in the money of that year or of today. */
  readonly start: number
  readonly gain: number
  readonly tax: number
  readonly income: number
  readonly spending: number
  readonly events: number
  readonly end: number
}

/**
 * Why a run ran out of money. `plan`: it would have even with the average return every year. `early-losses`: the first
 * ten years, or the ten after the income stopped, were poor. `crash`: one of its last ten years lost a quarter or more.
 * `low-returns`: none of these; returns were poor overall.
 */
type FailureCause = 'plan' | 'early-losses' | 'crash' | 'low-returns'

export type Run = {
  readonly path: number
  readonly years: readonly RunYear[]
  readonly ruinYear: number | null
  readonly cause: FailureCause | null
  /**
   * The average yearly return over the whole run; `decisive` has it for the years that explain the failure, and is null
   * if the money lasted or the cause is `plan`.
   */
  readonly averageGain: number
  readonly decisive: { readonly from: number; readonly to: number; readonly averageGain: number } | null
}

/** One run, year by year, until the money runs out: the same path as in the simulation with this seed. */
export function followRun(
  request: { plan: Plan; model: ReturnModel; seed: number; isInTodaysMoney: boolean },
  path: number,
): Run {
  const { plan, model, seed } = request
  const shocks = createShocks(model, seed, path + 1)
  const shock = new Float64Array(1)
  const years: RunYear[] = []
  let balance = plan.startingNetWorth
  let ruinYear: number | null = null
  for (const [i, planned] of getPlannedYears(plan).entries()) {
    shocks.fill(shock, i + 1, path, 1)
    const gainRate = plan.annualReturn + plan.volatility * shock[0]!
    const taxRate = (plan.taxDrag / 2) * (gainRate + Math.abs(gainRate))
    const next = balance * (1 + (gainRate - taxRate)) + getNetFlow(planned)
    const unit = request.isInTodaysMoney ? 1 / planned.priceLevel : 1
    years.push({
      year: i + 1,
      calendarYear: shocks.getCalendarYear(path),
      gainRate,
      start: balance * unit,
      gain: balance * gainRate * unit,
      tax: balance * taxRate * unit,
      income: planned.income * unit,
      spending: planned.spending * unit,
      events: planned.events * unit,
      end: (next > 0 ? next : 0) * unit,
    })
    balance = next
    if (next <= 0) {
      ruinYear = i + 1
      break
    }
  }
  const averageGain = getAverage(years)
  return { path, years, ruinYear, averageGain, ...explain(plan, years, ruinYear) }
}

function explain(plan: Plan, years: readonly RunYear[], ruinYear: number | null): Pick<Run, 'cause' | 'decisive'> {
  if (ruinYear === null) return { cause: null, decisive: null }
  if (failsOnAverage(plan)) return { cause: 'plan', decisive: null }
  // Losses hurt most in the first ten years without income, or in the first ten years of the plan if the money runs out
  // before the income ends.
  const from = plan.incomeYears < ruinYear ? plan.incomeYears + 1 : 1
  const early = years.slice(from - 1, from + 9)
  const decisive = { from, to: from + early.length - 1, averageGain: getAverage(early) }
  const expectedLow = plan.annualReturn - plan.volatility / Math.sqrt(early.length)
  if (decisive.averageGain < expectedLow) return { cause: 'early-losses', decisive }
  const worst = years.slice(-10).reduce((low, year) => (year.gainRate < low.gainRate ? year : low))
  if (worst.gainRate <= -0.25)
    return { cause: 'crash', decisive: { from: worst.year, to: worst.year, averageGain: worst.gainRate } }
  return { cause: 'low-returns', decisive: { from: 1, to: ruinYear, averageGain: getAverage(years) } }
}

function failsOnAverage(plan: Plan): boolean {
  const growth = 1 + plan.annualReturn * (plan.annualReturn > 0 ? 1 - plan.taxDrag : 1)
  let balance = plan.startingNetWorth
  return getPlannedYears(plan).some((planned) => {
    balance = balance * growth + getNetFlow(planned)
    return balance <= 0
  })
}

function getAverage(years: readonly RunYear[]): number {
  return years.reduce((sum, { gainRate }) => sum + gainRate, 0) / years.length
}
