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
  return { json: JSON.stringify(toSimulationBody(task)) }
}

/** The API's response. This thread also serializes it, so that the main thread only has to pass it on. */
function toSimulationBody({
  inputs,
  currency,
  paths,
  seed,
  samplePaths,
}: Extract<SimulationTask, { kind: 'simulate' }>) {
  const format = (minor: number) => formatMinor(BigInt(Math.round(minor)), currency)
  const formatOrNull = (minor: number | null) => (minor === null ? null : format(minor))
  const { model } = inputs
  const plan = toPlan(inputs, currency)
  const { standardErrors, ...result } = simulate({
    plan,
    model,
    paths,
    seed,
    samplePaths,
    isInTodaysMoney: inputs.money === 'today',
  })
  return {
    currency,
    model,
    paths,
    seed,
    ruin_probability: result.ruinProbability,
    p25: format(result.p25),
    mean: format(result.mean),
    p75: format(result.p75),
    standard_error: {
      ruin_probability: standardErrors.ruinProbability,
      p25: formatOrNull(standardErrors.p25),
      mean: formatOrNull(standardErrors.mean),
      p75: formatOrNull(standardErrors.p75),
    },
    years: result.years.map(({ year, p25, mean, p75, ruined }) => ({
      year,
      p25: format(p25),
      mean: format(mean),
      p75: format(p75),
      ruined,
    })),
    sample_paths: result.samplePaths.map((path) => Array.from(path.subarray(1), format)),
  }
}
