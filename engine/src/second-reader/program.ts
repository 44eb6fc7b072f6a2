import type { TextUnit } from './text-units.ts'

/** A step of a program: a word of its own, or a pointer to a unit of the text. */
export type Step = string | number

/** What the network made of a text. */
export type Program = {
  readonly units: readonly TextUnit[]
  readonly steps: readonly Step[]
  /** How sure the network was of each step. */
  readonly chances: readonly number[]
}

/** The language of a program: the word it starts with, and which steps may follow those already written. */
export type StepGrammar = {
  readonly start: string
  readonly allowedSteps: (steps: readonly Step[], units: readonly TextUnit[]) => (step: Step) => boolean
}
