import type { RuleEffects } from './instruction-rules.ts'

/** Why a reading may be wrong. */
export type Doubt =
  | { readonly code: 'unused-words'; readonly words: readonly string[] }
  | { readonly code: 'unused-number'; readonly number: string }
  | { readonly code: 'unobeyed-not'; readonly word: string }
  | { readonly code: 'every-row' }
  | { readonly code: 'unlikely-text'; readonly text: string }
  | { readonly code: 'no-match'; readonly text: string }
  | { readonly code: 'two-answers'; readonly answers: readonly RuleEffects[] }
  | { readonly code: 'two-readings' }
  | { readonly code: 'contradicts'; readonly sentence: string }
  | { readonly code: 'new-category'; readonly name: string }
  | { readonly code: 'unknown-account'; readonly account: string }
  | { readonly code: 'no-antecedent'; readonly word: string }

/** The cost of part of a reading. With a doubt, we ask the user. */
export type Note = { readonly cost: number; readonly doubt?: Doubt }

export function getCost(notes: readonly Note[]): number {
  return notes.reduce((sum, { cost }) => sum + cost, 0)
}
