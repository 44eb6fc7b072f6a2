import type { CompiledInstructions } from './compile-instructions.ts'
import type { Doubt } from './doubt.ts'
import { describeEffects } from './instruction-rules.ts'

const SENTENCES: { readonly [Code in Doubt['code']]: (doubt: Extract<Doubt, { code: Code }>) => string } = {
  'unused-words': ({ words }) => `No rule uses ${words.map((word) => `“${word}”`).join(', ')}.`,
  'unused-number': ({ number }) => `No rule uses the number ${number}.`,
  'unobeyed-not': ({ word }) => `This says what “${word}” is not, so we can’t make a rule from it.`,
  'every-row': () =>
    'This would apply to nearly every transaction. Add a word from your statement, an amount, a date or an account.',
  'unlikely-text': ({ text }) =>
    `We’d look for “${text}”. If your statements don’t say that, put the exact words in quotes.`,
  'no-match': ({ text }) => `None of your transactions say “${text}” yet.`,
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
export function describeMiss(why: CompiledInstructions['notUnderstood'][number]['why']): string {
  if (why === 'no-rows') return 'It isn’t clear which transactions you mean.'
  return why === 'no-effect'
    ? 'It isn’t clear what to do with these transactions.'
    : 'It doesn’t say which transactions or which category.'
}
