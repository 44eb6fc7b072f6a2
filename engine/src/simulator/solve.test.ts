import { expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import { RETURN_MODELS } from './return-models.ts'
import { SOLVE_TARGETS, type SolveTarget, solve } from './solve.ts'
import { makePlan, run } from './testing/plain-simulation.ts'

const tight = makePlan({ annualSpending: 8_000_000, incomeYears: 20, volatility: 0.13, inflation: 0.01 })

function applyAnswer(plan: Plan, target: SolveTarget, answer: number): Plan {
  if (target === 'spending') return { ...plan, annualSpending: answer }
  return target === 'saving' ? { ...plan, annualIncome: plan.annualIncome + answer } : { ...plan, incomeYears: answer }
}

test.each(RETURN_MODELS.flatMap((model) => SOLVE_TARGETS.map((target) => [model, target] as const)))(
  'the answer stays within the risk, and going slightly further would exceed it: %s, %s',
  (model, target) => {
    const options = { model, paths: 3000, seed: 8 }
    const curve = solve({ plan: tight, target, ...options })
    const getRisk = (answer: number) => run(applyAnswer(tight, target, answer), options).ruinProbability
    const solved = curve.filter(({ answer }) => answer !== null)
    expect(solved.length).toBeGreaterThan(10)
    for (const { risk, answer } of solved.filter((_, i) => i % 4 === 0)) {
      expect(getRisk(answer!)).toBeLessThanOrEqual(risk)
      const beyond = target === 'spending' ? answer! + 200 : target === 'saving' ? answer! - 200 : answer! - 1
      if (beyond >= 0) expect(getRisk(beyond)).toBeGreaterThan(risk)
    }
  },
)

test('more risk allows more spending, fewer years of work and less saving', () => {
  for (const target of SOLVE_TARGETS) {
    const answers = solve({ plan: tight, target, model: 'normal', paths: 2000, seed: 1 }).flatMap(
      ({ answer }) => answer ?? [],
    )
    const sorted = answers.toSorted((a, b) => (target === 'spending' ? a - b : b - a))
    expect(answers).toEqual(sorted)
  }
})

test('if nothing helps, there is no answer', () => {
  const hopeless = makePlan({ startingNetWorth: 0, annualIncome: 0, annualSpending: 100, incomeYears: 0 })
  for (const target of ['income-years', 'saving'] as const)
    expect(solve({ plan: hopeless, target, model: 'normal', paths: 100, seed: 1 })[0]!.answer).toBeNull()
})
