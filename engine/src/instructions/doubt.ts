import { describeEffects } from './describe-rule.ts'
import type { RuleEffects } from './instruction-rules.ts'

/** Why a reading may be wrong. */
export type Doubt =
  | { readonly code: 'unused-words'; readonly words: readonly string[] }
  | { readonly code: 'unused-number'; readonly number: string }
  | { readonly code: 'negation-only'; readonly word: string }
  | { readonly code: 'every-row' }
  /** With a kind, transactions have the text but aren't of that kind. */
  | { readonly code: 'no-match'; readonly text: string; readonly kind?: string }
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

const SENTENCES: { readonly [Code in Doubt['code']]: (doubt: Extract<Doubt, { code: Code }>) => string } = {
  'unused-words': ({ words }) => `We didn’t use ${words.map((word) => `“${word}”`).join(', ')}.`,
  'unused-number': ({ number }) => `We didn’t use the number ${number}.`,
  'negation-only': ({ word }) => `We didn’t understand “${word}” here, so no rule uses it.`,
  'every-row': () =>
    'This would apply to nearly every transaction. Add a word from your statement, an amount, a date or an account.',
  'no-match': ({ text, kind }) =>
    kind === undefined
      ? `None of your transactions contain “${text}” yet. If your bank writes it differently, use the bank’s words.`
      : `None of your transactions that contain “${text}” look like ${kind}.`,
  'two-answers': ({ answers }) =>
    `This says two things about the same transactions: ${answers.map(describeEffects).join(' and ')}.`,
  contradicts: ({ sentence }) => `This contradicts “${sentence}” for the same transactions. We use the later one.`,
  'two-readings': () => 'This could mean more than one thing.',
  'new-category': ({ name }) => `You don’t have a category called “${name}”.`,
  'unknown-account': ({ account }) => `You don’t have an account called “${account}”.`,
  'no-antecedent': ({ word }) => `It isn’t clear what “${word}” refers to.`,
}

/** A doubt as a sentence, for the user who wrote the instruction. */
export function describeDoubt<Code extends Doubt['code']>(doubt: Extract<Doubt, { code: Code }>): string {
  return SENTENCES[doubt.code as Code](doubt)
}

/** Why a sentence isn't a rule. */
export type Miss = 'no-rows' | 'no-effect' | 'unclear'

/** Why a sentence isn't a rule, for the user who wrote it. */
export function describeMiss(why: Miss): string {
  if (why === 'no-rows') return 'It isn’t clear which transactions you mean.'
  return why === 'no-effect'
    ? 'It isn’t clear what to do with these transactions.'
    : 'It isn’t clear which transactions you mean or what to do with them.'
}
