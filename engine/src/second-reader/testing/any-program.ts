import fc from 'fast-check'
import type { Program, Step, StepGrammar } from '../program.ts'

/**
 * Any program that the grammar allows for a text, made of these words and the text's units, or the first 40 to 60 steps
 * of a longer one. Throws if no step may follow an unfinished program.
 */
export function anyProgram(grammar: StepGrammar, text: string, words: readonly string[]): fc.Arbitrary<Program> {
  const units = grammar.splitUnits(text) ?? []
  const all: Step[] = [...words, ...units.keys()]
  return fc.array(fc.nat(), { minLength: 40, maxLength: 60 }).map((picks) => {
    const steps: Step[] = []
    for (const pick of picks) {
      if (steps.at(-1) === 'end') break
      const open = all.filter(grammar.findAllowedSteps(steps, units))
      if (open.length === 0) throw new Error(`No step may follow ${steps.join(' ')}`)
      steps.push(open[pick % open.length]!)
    }
    return { steps, chances: steps.map(() => 1), units }
  })
}
