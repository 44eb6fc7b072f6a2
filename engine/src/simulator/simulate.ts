import { createQuartiles, getPercentileError } from './percentiles.ts'
import { getNetFlow, getPlannedYears, type Plan, type PlannedYear } from './plan.ts'
import { createShocks, type ReturnModel } from './return-models.ts'

export type SimulationRequest = {
  readonly plan: Plan
  readonly model: ReturnModel
  readonly paths: number
  readonly seed: number
  /** How many of the first paths to return year by year. */
  readonly samplePaths: number
  /** Balances in today's money rather than the money of their year. */
  readonly isInTodaysMoney: boolean
}

/** Balances are minor units with fractions: estimates, rounded where they are shown. */
type YearFigures = {
  readonly year: number
  readonly p25: number
  readonly mean: number
  readonly p75: number
  /** The share of paths that have run out of money by the end of the year. */
  readonly ruined: number
}

export type Simulation = {
  readonly ruinProbability: number
  readonly p25: number
  readonly mean: number
  readonly p75: number
  /** The sampling error of each figure, from the number of paths; null for a single path. */
  readonly standardErrors: Record<'ruinProbability' | 'p25' | 'mean' | 'p75', number | null>
  readonly years: readonly YearFigures[]
  /** Balances from the start (year 0) to the last year. */
  readonly samplePaths: readonly Float64Array[]
  /** The last balance of every path, in order. */
  readonly endings: Float64Array
}

/** Paths per step, few enough that their numbers stay in the processor's first cache. */
const BATCH = 2048

/** Runs the plan through `paths` futures. The same request gives the same answer on every machine, to the last bit. */
export function simulate(request: SimulationRequest): Simulation {
  const { plan, paths, isInTodaysMoney } = request
  const kept = Math.min(request.samplePaths, paths)
  const samplePaths = Array.from({ length: kept }, () => new Float64Array(plan.totalYears + 1))
  for (const path of samplePaths) path[0] = plan.startingNetWorth
  const getQuartiles = createQuartiles(paths)
  const years: YearFigures[] = []
  const balances = forEachYear(request, (balances, { planned, year, sum, ruined }) => {
    const unit = isInTodaysMoney ? 1 / planned.priceLevel : 1
    for (let i = 0; i < kept; i++) samplePaths[i]![year] = balances[i]! * unit
    const { p25, p75 } = getQuartiles(balances, sum / paths)
    years.push({ year, p25: p25 * unit, mean: (sum / paths) * unit, p75: p75 * unit, ruined: ruined / paths })
  })
  const last = years.at(-1)!
  const unit = isInTodaysMoney ? 1 / getPlannedYears(plan).at(-1)!.priceLevel : 1
  const endings = balances.map((balance) => balance * unit)
  const scratch = endings.slice() // Finding a percentile reorders the values.
  return {
    ruinProbability: last.ruined,
    p25: last.p25,
    mean: last.mean,
    p75: last.p75,
    standardErrors: {
      ruinProbability: paths < 2 ? null : Math.sqrt((last.ruined * (1 - last.ruined)) / paths),
      p25: getPercentileError(scratch, 0.25),
      mean: paths < 2 ? null : Math.sqrt(getVariance(endings, last.mean) / paths),
      p75: getPercentileError(scratch, 0.75),
    },
    years,
    samplePaths,
    endings,
  }
}

type YearResult = { year: number; planned: PlannedYear; sum: number; ruined: number }

/**
 * Takes every path through the plan and returns the last balances. `onYear` sees the balances at the end of each year
 * and must not change them.
 */
export function forEachYear(
  { plan, model, paths, seed }: Pick<SimulationRequest, 'plan' | 'model' | 'paths' | 'seed'>,
  onYear: (balances: Float64Array, result: YearResult) => void,
): Float64Array {
  const balances = new Float64Array(paths).fill(plan.startingNetWorth)
  const shocks = createShocks(model, seed, paths)
  const drawn = new Float64Array(Math.min(BATCH, paths))
  getPlannedYears(plan).forEach((planned, i) => {
    const result: YearResult = { year: i + 1, planned, sum: 0, ruined: 0 }
    for (let from = 0; from < paths; from += BATCH) {
      const size = Math.min(BATCH, paths - from)
      shocks.fill(drawn, i + 1, from, size)
      advance(balances, drawn, from, size, plan, result)
    }
    onYear(balances, result)
  })
  return balances
}

/** One year of growth, tax and cash flow. A path at or below 0 afterward has run out and stays at 0. */
function advance(
  balances: Float64Array,
  shocks: Float64Array,
  from: number,
  size: number,
  { annualReturn, volatility, taxDrag }: Plan,
  result: YearResult,
): void {
  const halfTax = taxDrag / 2
  const flow = getNetFlow(result.planned)
  // Starting with nothing doesn't count as having run out.
  const floor = result.year === 1 ? Number.NEGATIVE_INFINITY : 0
  let sum = 0
  let ruined = 0
  for (let i = 0; i < size; i++) {
    const balance = balances[from + i]!
    const gain = annualReturn + volatility * shocks[i]!
    // Taxes gains and not losses, without a branch that the processor would mispredict half the time.
    const next = balance * (1 + (gain - halfTax * (gain + Math.abs(gain)))) + flow
    if (balance > floor && next > 0) {
      balances[from + i] = next
      sum += next
    } else {
      balances[from + i] = 0
      ruined++
    }
  }
  result.sum += sum
  result.ruined += ruined
}

function getVariance(values: Float64Array, mean: number): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i]! - mean) ** 2
  return sum / (values.length - 1)
}
