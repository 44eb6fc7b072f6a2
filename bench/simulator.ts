import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import type { Plan } from '@evenkeel/engine/simulator/plan.ts'
import { RETURN_MODELS } from '@evenkeel/engine/simulator/return-models.ts'
import { forEachYear, simulate } from '@evenkeel/engine/simulator/simulate.ts'
import { solve } from '@evenkeel/engine/simulator/solve.ts'

const PATHS = 10_000
const PLAN: Plan = {
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
}
const ROUNDS = 12
const LIMIT_PER_SECOND = 60e6

/** The model as one would write it first: a path after another, a normal number by Box and Muller for each year. */
function plainLoop(): number {
  let total = 0
  for (let path = 0; path < PATHS; path++) {
    let balance = PLAN.startingNetWorth
    for (let t = 1; t <= PLAN.totalYears; t++) {
      const size = Math.sqrt(-2 * Math.log(1 - Math.random()))
      let r = PLAN.annualReturn + PLAN.volatility * size * Math.cos(2 * Math.PI * Math.random())
      if (r > 0) r *= 1 - PLAN.taxDrag
      balance = balance * (1 + r) + (t <= PLAN.incomeYears ? PLAN.annualIncome : 0) - PLAN.annualSpending
      if (balance <= 0) {
        balance = 0
        break
      }
    }
    total += balance
  }
  return total
}

const NUMPY = `
import time, numpy as np
rng = np.random.Generator(np.random.SFC64(1))
def run():
    b = np.full(${PATHS}, ${PLAN.startingNetWorth}, dtype=np.float32)
    alive = np.ones(${PATHS}, dtype=bool)
    for t in range(1, ${PLAN.totalYears} + 1):
        r = rng.standard_normal(${PATHS}, dtype=np.float32) * np.float32(${PLAN.volatility}) + np.float32(${PLAN.annualReturn})
        np.multiply(r, np.float32(${1 - PLAN.taxDrag}), out=r, where=r > 0)
        b = b * (1 + r) + np.float32((${PLAN.annualIncome} if t <= ${PLAN.incomeYears} else 0) - ${PLAN.annualSpending})
        alive &= b > 0
        b[~alive] = 0
    return b.mean()
run()
best = 1e9
for _ in range(${ROUNDS}):
    start = time.process_time(); run(); run(); best = min(best, (time.process_time() - start) / 2)
print(${PATHS * PLAN.totalYears} / best)
`

/** Path-years a second of CPU time, the best of some rounds: others may be using the machine. */
function rateOf(work: () => unknown): number {
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    for (let i = 0; i < 4; i++) work()
    const { user, system } = process.cpuUsage(before)
    best = Math.max(best, (4 * PATHS * PLAN.totalYears * 1e6) / (user + system))
  }
  return best
}

function numpyRate(): number | null {
  try {
    return Number(execFileSync('python3', ['-c', NUMPY], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return null // no Python or no numpy here
  }
}

/** How many path-years a second the simulator lives through on one core, beside a plain loop and numpy, in one run. */
export async function main(): Promise<boolean> {
  const options = { plan: PLAN, paths: PATHS, seed: 1 }
  const full = { ...options, samplePaths: 300, inTodaysMoney: false }
  const paths = rateOf(() => forEachYear({ ...options, model: 'normal' }, () => {}))
  const withFigures = RETURN_MODELS.map((model) => [model, rateOf(() => simulate({ ...full, model }))] as const)
  const solved = rateOf(() => solve({ ...options, model: 'normal', target: 'spending' }))
  const plain = rateOf(plainLoop)
  const numpy = numpyRate()
  const millions = (rate: number | null) => (rate === null ? null : Math.round(rate / 1e5) / 10)
  const times = (rate: number | null) => (rate === null ? null : Math.round((paths / rate) * 100) / 100)
  const result = {
    loadAverage: loadavg()[0],
    millionPathYearsPerSecond: {
      paths: millions(paths),
      ...Object.fromEntries(withFigures.map(([model, rate]) => [`with every figure, ${model}`, millions(rate)])),
      'solved backwards': millions(solved),
      'plain loop': millions(plain),
      numpy: millions(numpy),
    },
    timesPlainLoop: times(plain),
    timesNumpy: times(numpy),
    msForAllFiguresOf600000: Math.round((PATHS * PLAN.totalYears * 1e4) / withFigures[0]![1]) / 10,
  }
  console.log(JSON.stringify(result, null, 2))
  return paths >= LIMIT_PER_SECOND
}

if (import.meta.main && !(await main())) process.exitCode = 1
