import { readFile } from 'node:fs/promises'
import { plainDate, toDayNumber } from '@evenkeel/engine/core/plain-date.ts'
import { annualize, chainReturns } from '@evenkeel/engine/performance/chain.ts'
import { getModifiedDietz } from '@evenkeel/engine/performance/modified-dietz.ts'
import { getMoneyWeightedReturn } from '@evenkeel/engine/performance/money-weighted-return.ts'
import { getAnnualizedDeviation } from '@evenkeel/engine/performance/volatility.ts'

type DietzInputs = { begin: number; end: number; flows: [day: number, amount: number][]; days: number }
type SpreadInputs = {
  returns?: number[]
  prices?: number[]
  log_returns?: boolean
  scale?: 'sqrt(n)'
  periods_per_year?: number
  risk_free?: number
  geometric?: boolean
  adjusted_skew_kurtosis?: boolean
}
type TimeWeightedInputs = {
  subperiods?: { begin: number; end: number }[]
  initial_value?: number
  days?: { inflow: number; outflow: number; pnl: number }[]
}
type AnnualizedInputs = { returns?: number[]; periods_per_year?: number; begin?: number; end?: number; years?: number }
type RateInputs = { flows: [day: string, amount: number][]; year_days?: number }
type Case = { id: string; expected: number | null; tolerance?: number } & (
  | { kind: 'annualized'; inputs: AnnualizedInputs }
  | { kind: 'modified_dietz'; inputs: DietzInputs }
  | { kind: 'twr'; inputs: TimeWeightedInputs }
  | { kind: 'volatility' | 'sharpe'; inputs: SpreadInputs }
  | { kind: 'xirr'; inputs: RateInputs }
)

type PerformanceResult = { cases: number; right: number; failures: { id: string; detail: string }[] }

/** Calculates every case in the file with the engine and compares it within the case's own tolerance. */
export async function evaluatePerformance(file: string): Promise<PerformanceResult> {
  const cases = JSON.parse(await readFile(file, 'utf8')) as Case[]
  const failures = cases.flatMap((each) => {
    const result = compute(each)
    const isRight =
      each.expected === null || result === null
        ? result === each.expected
        : Math.abs(result - each.expected) <= (each.tolerance ?? 1e-8)
    return isRight ? [] : [{ id: each.id, detail: `${result} instead of ${each.expected}` }]
  })
  return { cases: cases.length, right: cases.length - failures.length, failures }
}

function compute(each: Case): number | null {
  switch (each.kind) {
    case 'annualized':
      return annualizeReturn(each.inputs)
    case 'modified_dietz': {
      const { begin, end, flows, days } = each.inputs
      const weighted = flows.map(([day, amount]) => ({ amount, weight: (days - day) / days }))
      return getModifiedDietz(begin, end, weighted)
    }
    case 'twr':
      return getTimeWeighted(each.inputs)
    case 'volatility':
      return getVolatility(each.inputs)
    case 'sharpe':
      return getSharpeRatio(each.inputs)
    case 'xirr': {
      const { flows, year_days = 365 } = each.inputs
      const dated = flows.map(([day, amount]) => ({ years: toDayNumber(plainDate(day)) / year_days, amount }))
      return getMoneyWeightedReturn(dated)?.rate ?? null
    }
  }
}

function annualizeReturn({ returns, periods_per_year = 1, begin = 1, end = 1, years = 1 }: AnnualizedInputs): number {
  return returns
    ? annualize(chainReturns(returns), (returns.length / periods_per_year) * 365)
    : annualize(end / begin - 1, years * 365)
}

/** Money in arrives at the start of a day, and money out leaves at its end. */
function getTimeWeighted({ subperiods = [], initial_value = 0, days = [] }: TimeWeightedInputs): number {
  const returns = subperiods.map(({ begin, end }) => getModifiedDietz(begin, end, [])!)
  let value = initial_value
  for (const { inflow, outflow, pnl } of days) {
    const end = value + inflow - outflow + pnl
    const flows = [
      { amount: inflow, weight: 1 },
      { amount: -outflow, weight: 0 },
    ]
    returns.push(getModifiedDietz(value, end, flows)!)
    value = end
  }
  return chainReturns(returns)
}

function getSimpleReturns({ returns, prices = [] }: SpreadInputs): number[] {
  return returns ?? prices.slice(1).map((price, i) => price / prices[i]! - 1)
}

function getVolatility(inputs: SpreadInputs): number {
  const returns = getSimpleReturns(inputs)
  const years = 1 / (inputs.scale === 'sqrt(n)' ? returns.length : inputs.periods_per_year!)
  const values = inputs.log_returns ? returns.map(Math.log1p) : returns
  // A single return has no deviation; the cases write that as 0.
  return getAnnualizedDeviation(values.map((value) => ({ value, years }))) ?? 0
}

/** From mean simple returns, as in the sources of most cases. The engine uses the annualized return. */
function getSharpeRatio(inputs: SpreadInputs): number {
  const returns = getSimpleReturns(inputs)
  const perYear = inputs.periods_per_year!
  const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length
  const yearly = inputs.geometric ? annualizeReturn({ returns, periods_per_year: perYear }) : mean * perYear
  const ratio = (yearly - (inputs.risk_free ?? 0) * (inputs.geometric ? 1 : perYear)) / getVolatility(inputs)
  if (!inputs.adjusted_skew_kurtosis) return ratio
  const getMoment = (power: number) => returns.reduce((sum, each) => sum + (each - mean) ** power, 0) / returns.length
  const skew = getMoment(3) / getMoment(2) ** 1.5
  const kurtosis = getMoment(4) / getMoment(2) ** 2
  return ratio * (1 + (skew / 6) * ratio - ((kurtosis - 3) / 24) * ratio ** 2)
}
