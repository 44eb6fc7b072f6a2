import type { CompiledInstructions } from './compile-instructions.ts'
import type { Doubt } from './doubt.ts'
import { describeEffects } from './instruction-rules.ts'

/** A doubt as a sentence, for the user who wrote the instruction. */
export function describeDoubt(doubt: Doubt): string {
  switch (doubt.code) {
    case 'unused-words':
      return `No rule uses ${doubt.words.map((word) => `“${word}”`).join(', ')}.`
    case 'unused-number':
      return `No rule uses the number ${doubt.number}.`
    case 'unobeyed-not':
      return `This says what “${doubt.word}” is not, so we can’t make a rule from it.`
    case 'every-row':
      return 'This would apply to nearly every transaction. Add a word from your statement, an amount, a date or an account.'
    case 'unlikely-text':
      return `We’d look for “${doubt.text}”. If your statements don’t say that, put the exact words in quotes.`
    case 'two-answers':
      return `This says two things about the same transactions: ${doubt.answers.map(describeEffects).join(' and ')}.`
    case 'contradicts':
      return `This contradicts “${doubt.sentence}” for the same transactions. We use the later one.`
    case 'two-readings':
      return 'This could mean more than one thing.'
    case 'new-category':
      return `You don’t have a category called “${doubt.name}”.`
    case 'guessed-category':
      return `We guessed the category ${doubt.category} from your description.`
    case 'unknown-account':
      return `You don’t have an account called “${doubt.account}”.`
    case 'no-antecedent':
      return `It isn’t clear what “${doubt.word}” refers to.`
  }
}

/** Why a sentence isn't a rule. */
export function describeMiss(why: CompiledInstructions['notUnderstood'][number]['why']): string {
  if (why === 'no-rows') return 'It isn’t clear which transactions you mean.'
  return why === 'no-effect'
    ? 'It isn’t clear what to do with these transactions.'
    : 'It doesn’t say which transactions or which category.'
}
