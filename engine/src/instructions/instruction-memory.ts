import type { RuleConditions, RuleEffects } from './instruction-rules.ts'

/** A partly known rule. */
export type Draft = {
  readonly when: RuleConditions
  readonly effects: RuleEffects
  readonly sentence: number
  readonly newCategory?: string
  /** Not given by name: "is the car tax". */
  readonly isMeant?: true
}

/** What was said so far, for "it", "both", "the rest", "too" and "otherwise". */
export type Memory = {
  readonly drafts: readonly Draft[]
  readonly last: RuleConditions | null
  /** The rows of the last rule itself, if an exception came after it. */
  readonly base: RuleConditions | null
  readonly history: readonly RuleConditions[]
  /** Rows that were named, but without anything to do yet. */
  readonly topic: { readonly when: RuleConditions; readonly sentence: number } | null
  /** A category that the last rows aren't in, and the sentence that says so. */
  readonly denied: { readonly category: string; readonly sentence: number } | null
  /** Sentences that others build on. */
  readonly used: readonly number[]
}

export const NOTHING_SAID: Memory = {
  drafts: [],
  last: null,
  base: null,
  history: [],
  topic: null,
  denied: null,
  used: [],
}
