import { getPercentileError } from './percentiles.ts'
import { getNetFlow, getPlannedYears, type Plan } from './plan.ts'
import { createShocks, type ReturnModel } from './return-models.ts'

/** What to solve for: the most to spend a year, the years of income, or how much more to save a year. */
export const SOLVE_TARGETS = ['spending', 'income-years', 'saving'] as const
export type SolveTarget = (typeof SOLVE_TARGETS)[number]

type SolveRequest = {
  readonly plan: Plan
  readonly model: ReturnModel
  readonly paths: number
  readonly seed: number
  readonly target: SolveTarget
}

export type SolvedPoint = {
  /** The share of runs that may run out of money. */
  readonly risk: number
  /**
   * Minor units of today's money a year, or years. Null if nothing keeps the risk that low, or if saving makes no
   * difference because the plan has no years of income.
   */
  readonly answer: number | null
  readonly standardError: number | null
}

/** The risks of the curve, in percent. */
const RISKS = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50]

/**
 * Solves the plan backward for every risk at once. Each path has one breaking point: the spending at which it just
 * fails, the saving at which it just lasts, or the year after which it lasts without income. The answer for a risk is a
 * percentile of those points, so one pass over the paths gives the whole curve, exact for these paths.
 */
export function solve(request: SolveRequest): SolvedPoint[] {
  const points = findBreakingPoints(request)
  // More spending is more risk; more saving or more years of income is less.
  const isSpending = request.target === 'spending'
  const sorted = points.slice().sort()
  const n = sorted.length
  return RISKS.map((percent) => {
    const risk = percent / 100
    const failing = Math.floor(risk * n)
    const answer = roundSafely(request.target, isSpending ? sorted[failing]! : sorted[n - 1 - failing]!)
    if (!Number.isFinite(answer) || (isSpending && answer < 0)) return { risk, answer: null, standardError: null }
    const error = getPercentileError(points.slice(), isSpending ? risk : 1 - risk)
    return { risk, answer, standardError: error !== null && Number.isFinite(error) ? error : null }
  })
}

/** The value at which each path just fails (spending) or just lasts (saving, years of income). */
function findBreakingPoints(request: SolveRequest): Float64Array {
  if (request.target === 'income-years') return getYearsOfIncomeNeeded(request)
  return request.target === 'spending' ? findMostSpending(request) : findLeastSaving(request)
}

/**
 * A balance is what it would be without spending, minus the spending times what one unit a year would have grown to.
 * The money runs out in the first year in which this isn't above 0, so the path's limit is the smallest ratio of the
 * two.
 */
function findMostSpending(request: SolveRequest): Float64Array {
  const { plan, paths } = request
  const without = { ...plan, annualSpending: 0 }
  const limits = new Float64Array(paths).fill(Number.POSITIVE_INFINITY)
  const wealth = new Float64Array(paths).fill(plan.startingNetWorth)
  const spent = new Float64Array(paths)
  const planned = getPlannedYears(without)
  forEachGrowth(request, (growth, year) => {
    const { priceLevel } = planned[year - 1]!
    const flow = getNetFlow(planned[year - 1]!)
    for (let i = 0; i < paths; i++) {
      wealth[i] = wealth[i]! * growth[i]! + flow
      spent[i] = spent[i]! * growth[i]! + priceLevel
      const limit = wealth[i]! / spent[i]!
      if (!(limit >= limits[i]!)) limits[i] = limit
    }
  })
  return limits.map((limit) => (Number.isNaN(limit) ? Number.NEGATIVE_INFINITY : limit))
}

/** How much more to save in each year of income; negative if less is enough, infinite if no saving helps. */
function findLeastSaving(request: SolveRequest): Float64Array {
  const { plan, paths } = request
  const needs = new Float64Array(paths).fill(Number.NEGATIVE_INFINITY)
  const wealth = new Float64Array(paths).fill(plan.startingNetWorth)
  const saved = new Float64Array(paths)
  const planned = getPlannedYears(plan)
  forEachGrowth(request, (growth, year) => {
    const flow = getNetFlow(planned[year - 1]!)
    const more = year <= plan.incomeYears ? planned[year - 1]!.priceLevel : 0
    for (let i = 0; i < paths; i++) {
      wealth[i] = wealth[i]! * growth[i]! + flow
      saved[i] = saved[i]! * growth[i]! + more
      const need = saved[i]! > 0 ? -wealth[i]! / saved[i]! : wealth[i]! > 0 ? -Infinity : Infinity
      if (need > needs[i]!) needs[i] = need
    }
  })
  return needs
}

/**
 * The first year after which each path lasts without income, because it has more than the rest of the plan needs.
 * Infinite if it runs out while working.
 */
function getYearsOfIncomeNeeded(request: SolveRequest): Float64Array {
  const { plan, paths } = request
  const years = plan.totalYears
  const working = getPlannedYears({ ...plan, incomeYears: years }).map(getNetFlow)
  const retired = getPlannedYears({ ...plan, incomeYears: 0 }).map(getNetFlow)
  const growths: Float64Array[] = []
  forEachGrowth(request, (growth) => growths.push(growth.slice()))
  const answers = new Float64Array(paths)
  const needed = new Float64Array(years + 1)
  for (let i = 0; i < paths; i++) {
    needed[years] = 0
    for (let t = years; t > 0; t--) {
      const growth = growths[t - 1]![i]!
      const before = growth > 0 ? (needed[t]! - retired[t - 1]!) / growth : Number.POSITIVE_INFINITY
      needed[t - 1] = t > 1 && before < 0 ? 0 : before
    }
    let balance = plan.startingNetWorth
    let t = 0
    while (balance <= needed[t]! && t < years) {
      balance = balance * growths[t]![i]! + working[t]!
      t++
      if (!(balance > 0)) t = years + 1
    }
    answers[i] = t > years || balance <= needed[t]! ? Number.POSITIVE_INFINITY : t
  }
  return answers
}

/**
 * The growth factor of every path in each year; NaN in a year that loses everything, after which no answer saves the
 * path. (In the simulation, income alone may still keep it going, so these answers are on the safe side.)
 */
function forEachGrowth(
  { plan, model, paths, seed }: SolveRequest,
  onYear: (growth: Float64Array, year: number) => void,
): void {
  const shocks = createShocks(model, seed, paths)
  const growth = new Float64Array(paths)
  const halfTax = plan.taxDrag / 2
  for (let year = 1; year <= plan.totalYears; year++) {
    shocks.fill(growth, year, 0, paths)
    for (let i = 0; i < paths; i++) {
      const gain = plan.annualReturn + plan.volatility * growth[i]!
      const factor = 1 + (gain - halfTax * (gain + Math.abs(gain)))
      growth[i] = factor > 0 ? factor : Number.NaN
    }
    onYear(growth, year)
  }
}

/** Rounds to whole minor units on the safe side of the limit; years are whole already. */
function roundSafely(target: SolveTarget, limit: number): number {
  if (target === 'income-years') return limit
  return target === 'spending' ? Math.ceil(limit) - 1 : Math.floor(limit) + 1
}
