import type { SimulatorInputs } from '@evenkeel/contract/simulator.ts'
import type { Forecast } from '@evenkeel/engine/simulator/forecast.ts'

/** A task for the simulation thread. Amounts in `inputs` are decimal texts in `currency`. */
export type SimulationTask =
  | { kind: 'simulate'; currency: string; inputs: SimulatorInputs; paths: number; seed: number; samplePaths: number }
  | { kind: 'forecast'; currency: string; inputs: SimulatorInputs }

export type SimulationAnswer = { json: string } | { forecast: Forecast }
