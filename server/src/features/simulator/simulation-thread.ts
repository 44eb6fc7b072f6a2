import { parentPort } from 'node:worker_threads'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { forecastBalances } from '@evenkeel/engine/simulator/forecast.ts'
import { simulate } from '@evenkeel/engine/simulator/simulate.ts'
import { toPlan } from './plan-of-inputs.ts'
import type { SimulationAnswer, SimulationTask } from './simulation-messages.ts'

/** Enough for quartiles that are accurate to a percent or two. */
const FORECAST_PATHS = 10_000
const FORECAST_SEED = 1

parentPort!.on('message', (task: SimulationTask) => {
  parentPort!.postMessage(answer(task))
})

function answer(task: SimulationTask): SimulationAnswer {
  const plan = toPlan(task.inputs, task.currency)
  const { model } = task.inputs
  if (task.kind === 'forecast')
    return { forecast: forecastBalances({ plan, model, paths: FORECAST_PATHS, seed: FORECAST_SEED }) }
  return { json: JSON.stringify(simulationBody(task)) }
}

/** The API's answer as JSON, so that the main thread only has to pass it on. */
function simulationBody({ inputs, currency, paths, seed, samplePaths }: Extract<SimulationTask, { kind: 'simulate' }>) {
  const money = (minor: number) => formatMinor(BigInt(Math.round(minor)), currency)
  const moneyOrNull = (minor: number | null) => (minor === null ? null : money(minor))
  const { model } = inputs
  const plan = toPlan(inputs, currency)
  const { standardErrors, ...result } = simulate({
    plan,
    model,
    paths,
    seed,
    samplePaths,
    inTodaysMoney: inputs.money === 'today',
  })
  return {
    currency,
    model,
    paths,
    seed,
    ruin_probability: result.ruinProbability,
    p25: money(result.p25),
    mean: money(result.mean),
    p75: money(result.p75),
    standard_error: {
      ruin_probability: standardErrors.ruinProbability,
      p25: moneyOrNull(standardErrors.p25),
      mean: moneyOrNull(standardErrors.mean),
      p75: moneyOrNull(standardErrors.p75),
    },
    years: result.years.map(({ year, p25, mean, p75, ruined }) => ({
      year,
      p25: money(p25),
      mean: money(mean),
      p75: money(p75),
      ruined,
    })),
    sample_paths: result.samplePaths.map((path) => Array.from(path.subarray(1), money)),
  }
}
