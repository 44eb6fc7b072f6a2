import { createQuartiles, percentileError } from './percentiles.ts'
import { netFlow, type Plan, type PlannedYear, plannedYears } from './plan.ts'
import { createShocks, type ReturnModel } from './return-models.ts'

export type SimulationRequest = {
  readonly plan: Plan
  readonly model: ReturnModel
  readonly paths: number
  readonly seed: number
  /** How many paths to keep whole, from the first on. */
  readonly samplePaths: number
  /** Balances in today's money rather than the money of their year. */
  readonly inTodaysMoney: boolean
}

/** Balances are minor units and may have fractions: they are estimates, rounded where they are shown. */
export type YearFigures = {
  readonly year: number
  readonly p25: number
  readonly mean: number
  readonly p75: number
  /** The share of runs that are out of money by the end of that year. */
  readonly ruined: number
}

export type Simulation = {
  readonly ruinProbability: number
  readonly p25: number
  readonly mean: number
  readonly p75: number
  /** How far each figure may be off because only so many paths were run; null where one path cannot tell. */
  readonly standardErrors: Record<'ruinProbability' | 'p25' | 'mean' | 'p75', number | null>
  readonly years: readonly YearFigures[]
  /** Each from the start (year 0) to the last year. */
  readonly samplePaths: readonly Float64Array[]
  /** Of every path, in their order. */
  readonly endings: Float64Array
}

/** Paths that are worked on together: their numbers stay in the processor's nearest memory. */
const BATCH = 2048

/** Runs the plan through `paths` futures. The same request has the same answer, to the last bit, on every machine. */
export function simulate(request: SimulationRequest): Simulation {
  const { plan, paths, inTodaysMoney } = request
  const kept = Math.min(request.samplePaths, paths)
  const samplePaths = Array.from({ length: kept }, () => new Float64Array(plan.totalYears + 1))
  for (const path of samplePaths) path[0] = plan.startingNetWorth
  const quartilesOf = createQuartiles(paths)
  const years: YearFigures[] = []
  const balances = forEachYear(request, (balances, planned, year) => {
    const unit = inTodaysMoney ? 1 / planned.priceLevel : 1
    for (let i = 0; i < kept; i++) samplePaths[i]![year] = balances[i]! * unit
    const { sum, zeros } = sumOf(balances)
    const { p25, p75 } = quartilesOf(balances, sum / paths)
    years.push({ year, p25: p25 * unit, mean: (sum / paths) * unit, p75: p75 * unit, ruined: zeros / paths })
  })
  const last = years.at(-1)!
  const unit = inTodaysMoney ? 1 / plannedYears(plan).at(-1)!.priceLevel : 1
  const endings = balances.map((balance) => balance * unit)
  const sorted = endings.slice()
  return {
    ruinProbability: last.ruined,
    p25: last.p25,
    mean: last.mean,
    p75: last.p75,
    standardErrors: {
      ruinProbability: paths < 2 ? null : Math.sqrt((last.ruined * (1 - last.ruined)) / paths),
      p25: percentileError(sorted, 0.25),
      mean: paths < 2 ? null : Math.sqrt(variance(endings, last.mean) / paths),
      p75: percentileError(sorted, 0.75),
    },
    years,
    samplePaths,
    endings,
  }
}

/** Lives every path through the plan; `onYear` sees the balances at the end of each year and must not change them. */
export function forEachYear(
  { plan, model, paths, seed }: Pick<SimulationRequest, 'plan' | 'model' | 'paths' | 'seed'>,
  onYear: (balances: Float64Array, planned: PlannedYear, year: number) => void,
): Float64Array {
  const balances = new Float64Array(paths).fill(plan.startingNetWorth)
  const shocks = createShocks(model, seed, paths)
  const batch = new Float64Array(Math.min(BATCH, paths))
  plannedYears(plan).forEach((planned, i) => {
    for (let from = 0; from < paths; from += BATCH) {
      const size = Math.min(BATCH, paths - from)
      const drawn = batch.subarray(0, size)
      shocks.fill(drawn, i + 1, from)
      advance(balances.subarray(from, from + size), drawn, plan, netFlow(planned), i === 0)
    }
    onYear(balances, planned, i + 1)
  })
  return balances
}

/** One year of growth, tax and cash. What is at or below 0 afterwards has run out; having nothing at the start has not. */
function advance(balances: Float64Array, shocks: Float64Array, plan: Plan, flow: number, isFirst: boolean): void {
  const { annualReturn, volatility } = plan
  const halfTax = plan.taxDrag / 2
  const alive = isFirst ? Number.NEGATIVE_INFINITY : 0
  const size = balances.length
  for (let i = 0; i < size; i++) {
    const balance = balances[i]!
    const gain = annualReturn + volatility * shocks[i]!
    // Tax on a gain and none on a loss, without a branch that the processor would guess wrong half of the time.
    const next = balance * (1 + (gain - halfTax * (gain + Math.abs(gain)))) + flow
    balances[i] = balance > alive && next > 0 ? next : 0
  }
}

function sumOf(balances: Float64Array): { sum: number; zeros: number } {
  let sum = 0
  let zeros = 0
  for (let i = 0; i < balances.length; i++) {
    const balance = balances[i]!
    sum += balance
    if (balance === 0) zeros++
  }
  return { sum, zeros }
}

function variance(values: Float64Array, mean: number): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i]! - mean) ** 2
  return sum / (values.length - 1)
}
