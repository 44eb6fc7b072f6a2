import type { Run } from '@evenkeel/engine/simulator/follow-run.ts'
import type { PlanReplay } from '@evenkeel/engine/simulator/replay-plan.ts'
import type { ReturnModel } from '@evenkeel/engine/simulator/return-models.ts'
import type { Simulation } from '@evenkeel/engine/simulator/simulate.ts'
import type { SolvedPoint, SolveTarget } from '@evenkeel/engine/simulator/solve.ts'
import type { Inputs } from './simulator-inputs.ts'

export type Task =
  | { kind: 'simulate'; inputs: Inputs }
  | { kind: 'models'; inputs: Inputs }
  | { kind: 'solve'; inputs: Inputs; target: SolveTarget }
  | { kind: 'run'; inputs: Inputs; path: number }
  | { kind: 'history'; inputs: Inputs; stockShare: number }

type ModelFigures = Omit<Simulation, 'samplePaths' | 'endings' | 'years'> & { model: ReturnModel }

export type Outcome = {
  simulate: Simulation
  models: ModelFigures[]
  /** Includes the target, because the user might have chosen another one since. */
  solve: { target: SolveTarget; curve: SolvedPoint[] }
  run: Run
  history: PlanReplay[]
}
