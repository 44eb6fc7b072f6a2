import { createRandom } from '../../core/random.ts'
import type { Plan } from '../plan.ts'
import { type SimulationRequest, simulate } from '../simulate.ts'

export function makePlan(changes: Partial<Plan>): Plan {
  return {
    startingNetWorth: 24_000_000,
    annualIncome: 9_600_000,
    annualSpending: 6_200_000,
    annualReturn: 0.07,
    volatility: 0.1,
    taxDrag: 0.15,
    incomeYears: 25,
    totalYears: 60,
    inflation: 0,
    events: [],
    ...changes,
  }
}

export function run(plan: Plan, options: Partial<SimulationRequest> = {}) {
  return simulate({ plan, model: 'normal', paths: 2000, seed: 1, samplePaths: 0, isInTodaysMoney: false, ...options })
}

/** The simplest implementation: one path after another, numbers by the polar method, percentiles by sorting. */
export function simulatePlainly(plan: Plan, paths: number) {
  const random = createRandom(99)
  const endings: number[] = []
  for (let path = 0; path < paths; path++) {
    let balance = plan.startingNetWorth
    for (let t = 1; t <= plan.totalYears; t++) {
      let r = plan.annualReturn + plan.volatility * random.normal()
      if (r > 0) r *= 1 - plan.taxDrag
      const prices = (1 + plan.inflation) ** t
      balance =
        balance * (1 + r) + (t <= plan.incomeYears ? plan.annualIncome * prices : 0) - plan.annualSpending * prices
      if (balance <= 0) {
        balance = 0
        break
      }
    }
    endings.push(balance)
  }
  endings.sort((a, b) => a - b)
  const getQuantile = (p: number) => endings[Math.round(p * (paths - 1))]!
  return {
    ruinProbability: endings.filter((ending) => ending === 0).length / paths,
    mean: endings.reduce((sum, ending) => sum + ending, 0) / paths,
    p25: getQuantile(0.25),
    p75: getQuantile(0.75),
  }
}
