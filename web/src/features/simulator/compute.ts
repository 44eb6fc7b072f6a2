import { followRun } from '@evenkeel/engine/simulator/follow-run.ts'
import { replayPlan } from '@evenkeel/engine/simulator/replay-plan.ts'
import { RETURN_MODELS } from '@evenkeel/engine/simulator/return-models.ts'
import { simulate } from '@evenkeel/engine/simulator/simulate.ts'
import { solve } from '@evenkeel/engine/simulator/solve.ts'
import { PATHS } from './paths.ts'
import type { Inputs } from './simulator-inputs.ts'
import type { Outcome, Task } from './simulator-messages.ts'

const SAMPLE_PATHS = 300
/** Always the same, so a figure changes only when an input does. */
const SEED = 1

/** Runs one task, in the worker or, if there is none, on the page. */
export function compute(task: Task): Outcome[Task['kind']] {
  const { inputs } = task
  switch (task.kind) {
    case 'simulate':
      return simulate(toRequest(inputs, SAMPLE_PATHS))
    case 'models':
      return RETURN_MODELS.map((model) => {
        const { samplePaths: _, endings: __, years: ___, ...figures } = simulate(toRequest({ ...inputs, model }, 0))
        return { ...figures, model }
      })
    case 'solve':
      return {
        target: task.target,
        curve: solve({ plan: inputs, model: inputs.model, paths: PATHS, seed: SEED, target: task.target }),
      }
    case 'history':
      return replayPlan(inputs, task.stockShare)
    case 'run':
      return followRun(toRequest(inputs, 0), task.path)
  }
}

function toRequest(inputs: Inputs, samplePaths: number) {
  return {
    plan: inputs,
    model: inputs.model,
    paths: PATHS,
    seed: SEED,
    samplePaths,
    isInTodaysMoney: inputs.isInTodaysMoney,
  }
}
