import type { TextUnit } from './text-units.ts'

/** A step of a program: a keyword, or a pointer to a unit of the text. */
export type Step = string | number

/** The network's result for a text. */
export type Program = {
  readonly units: readonly TextUnit[]
  readonly steps: readonly Step[]
  /** How confident the network was in each step. */
  readonly chances: readonly number[]
}

/** The language of a program: its first word, and which steps may follow the ones written so far. */
export type StepGrammar = {
  readonly start: string
  readonly allowedSteps: (steps: readonly Step[], units: readonly TextUnit[]) => (step: Step) => boolean
}
