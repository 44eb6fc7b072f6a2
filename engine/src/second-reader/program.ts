import type { TextUnit } from './text-units.ts'

/** A step of a program: a keyword, or a pointer to a unit of the text. */
export type Step = string | number

/** The network's result for a text. */
export type Program = {
  readonly units: readonly TextUnit[]
  readonly steps: readonly Step[]
  /** How confident the network was in each step. */
  readonly chances: readonly number[]
  /** Parts of the program that the network might have written differently. */
  readonly variants?: readonly Variant[]
}

/** Steps that may replace those of a program from step `from` to the one before `until`. */
export type Variant = {
  readonly from: number
  readonly until: number
  readonly steps: readonly Step[]
  readonly chances: readonly number[]
  /** How likely it is compared with the steps it replaces. */
  readonly ratio: number
}

/** What programs of one kind look like, and how their texts are split. */
export type StepGrammar = {
  /** What the network gets in place of a previous step before the first one; it isn't part of the program. */
  readonly start: string
  /** Which steps may follow the ones written so far. */
  readonly findAllowedSteps: (steps: readonly Step[], units: readonly TextUnit[]) => (step: Step) => boolean
  /** Splits a text; null if the network can't read it. */
  readonly splitUnits: (text: string) => TextUnit[] | null
  /**
   * After this many word pieces, a section ends with the next sentence or line. Null: a text is read as a whole or not
   * at all.
   */
  readonly sectionPieces: number | null
  /** Whether the steps are whole rows. With this, the network also writes variants of parts it isn't sure of. */
  readonly isComplete?: (steps: readonly Step[]) => boolean
}

/** A number that isn't in the text: "n:12". */
export function isConstant(step: Step): boolean {
  return startsWith(step, 'n:')
}

export function startsWith(step: Step | undefined, word: string): boolean {
  return typeof step === 'string' && step.startsWith(word)
}

export function getNumber(step: Step, units: readonly TextUnit[]): number {
  return typeof step === 'number' ? (units[step]!.value ?? 0) : Number(step.slice('n:'.length))
}

export type Operations = Readonly<Record<string, (a: number, b: number) => number>>

/** Two numbers that are one amount: "5 dollars 50", "twelve fifty". */
export const JOINS: Operations = { cents: (a, b) => a + b / 100, hundreds: (a, b) => a * 100 + b }

/** The numbers left after calculating in reverse Polish notation; null if an operation has too few. */
export function calculate(steps: readonly Step[], units: readonly TextUnit[], operations: Operations): number[] | null {
  const numbers: number[] = []
  for (const step of steps) {
    const operation = operations[step]
    if (operation) {
      const [a, b] = numbers.splice(-2)
      if (a === undefined || b === undefined) return null
      numbers.push(operation(a, b))
    } else numbers.push(getNumber(step, units))
  }
  return numbers
}

/** The program with these variants; no two of them may replace the same step. */
export function applyVariants(program: Program, variants: readonly Variant[]): Program {
  const steps = [...program.steps]
  const chances = [...program.chances]
  for (const { from, until, ...variant } of [...variants].sort((a, b) => b.from - a.from)) {
    steps.splice(from, until - from, ...variant.steps)
    chances.splice(from, until - from, ...variant.chances)
  }
  return { units: program.units, steps, chances }
}

/** How sure the network was of all of these steps. */
export function getChance(chances: readonly number[]): number {
  return chances.reduce((all, one) => all * one, 1)
}
