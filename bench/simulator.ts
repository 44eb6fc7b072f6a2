import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { RETURN_MODELS } from '@evenkeel/engine/simulator/return-models.ts'
import { forEachYear, simulate } from '@evenkeel/engine/simulator/simulate.ts'
import { solve } from '@evenkeel/engine/simulator/solve.ts'
import { makePlan } from '@evenkeel/engine/simulator/testing/plain-simulation.ts'
import { getMeanError, readPublishedSuccessRates } from '@evenkeel/engine/simulator/testing/published-success-rates.ts'

const PATHS = 10_000
const PLAN = makePlan({})
const ROUNDS = 40
const MIN_PER_SECOND = 60e6

/** The obvious way to write it: one path after another, with a Box-Muller normal for each year. */
function runPlainLoop(): number {
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
    start = time.process_time(); run(); best = min(best, time.process_time() - start)
print(${PATHS * PLAN.totalYears} / best)
`

/**
 * Path-years per second of CPU time: the best of many rounds. Each round runs everything once, so other programs on the
 * machine slow them all alike.
 */
function measureRates<Name extends string>(tasks: Record<Name, () => unknown>): Record<Name, number> {
  const names = Object.keys(tasks) as Name[]
  const best = new Map<Name, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const before = process.cpuUsage()
      tasks[name]()
      const { user, system } = process.cpuUsage(before)
      best.set(name, Math.max(best.get(name) ?? 0, (PATHS * PLAN.totalYears * 1e6) / (user + system)))
    }
  }
  return Object.fromEntries(best) as Record<Name, number>
}

/** The mean error against a paper's success rates, for portfolios with at least 50% stocks. */
function getTrinityError(paper: string): number {
  const rates = readPublishedSuccessRates().filter((rate) => rate.paper === paper && rate.stockShare >= 0.5)
  return Math.round(getMeanError(rates) * 100) / 100
}

function measureNumpyRate(): number | null {
  try {
    return Number(execFileSync('python3', ['-c', NUMPY], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return null // No Python or no numpy here.
  }
}

/**
 * Path-years per second on one core with every figure the page shows, compared with a plain loop and numpy in the same
 * run, which only calculate the final balance. Passes if the normal model reaches `MIN_PER_SECOND` or, on a slower
 * machine, at least twice numpy's rate.
 */
export async function main(): Promise<boolean> {
  const options = { plan: PLAN, paths: PATHS, seed: 1 }
  const full = { ...options, samplePaths: 300, isInTodaysMoney: false }
  const rates = measureRates({
    normal: () => simulate({ ...full, model: 'normal' }),
    'fat-tails': () => simulate({ ...full, model: 'fat-tails' }),
    historical: () => simulate({ ...full, model: 'historical' }),
    paths: () => forEachYear({ ...options, model: 'normal' }, () => {}),
    solved: () => solve({ ...options, model: 'normal', target: 'spending' }),
    plain: runPlainLoop,
  })
  const numpy = measureNumpyRate()
  const toMillions = (value: number | null) => (value === null ? null : Math.round(value / 1e5) / 10)
  const getRatio = (value: number | null) => (value === null ? null : Math.round((rates.normal / value) * 100) / 100)
  const result = {
    loadAverage: loadavg()[0],
    millionPathYearsPerSecond: {
      ...Object.fromEntries(RETURN_MODELS.map((model) => [`with every figure, ${model}`, toMillions(rates[model])])),
      'paths only': toMillions(rates.paths),
      'solved backward': toMillions(rates.solved),
      'plain loop': toMillions(rates.plain),
      numpy: toMillions(numpy),
    },
    timesPlainLoop: getRatio(rates.plain),
    timesNumpy: getRatio(numpy),
    trinityMeanErrorInPoints: Object.fromEntries(['1998', '2011'].map((paper) => [paper, getTrinityError(paper)])),
    msPerFullSimulation: Math.round((PATHS * PLAN.totalYears * 1e4) / rates.normal) / 10,
  }
  console.log(JSON.stringify(result, null, 2))
  return rates.normal >= MIN_PER_SECOND || (numpy !== null && rates.normal >= 2 * numpy)
}

if (import.meta.main && !(await main())) process.exitCode = 1
