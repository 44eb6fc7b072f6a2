import type { Doubt, Miss } from './doubt.ts'
import type { InstructionRule, NewCategory } from './instruction-rules.ts'

export type Question = {
  readonly text: string
  readonly doubts: readonly Doubt[]
  /** The rules for each reading, the one in use first. */
  readonly readings: readonly (readonly InstructionRule[])[]
  /** A category to create. */
  readonly newCategory: string | null
}

export type CompiledInstructions = {
  readonly rules: readonly InstructionRule[]
  /** Sentences that can be read in another way, or contain something that no rule uses. */
  readonly questions: readonly Question[]
  readonly notUnderstood: readonly { readonly text: string; readonly why: Miss }[]
  /** Categories that the text asks to create and that its rules use. */
  readonly newCategories: readonly NewCategory[]
  /** Greetings, explanations, and sentences that other sentences build on. */
  readonly background: readonly string[]
}
