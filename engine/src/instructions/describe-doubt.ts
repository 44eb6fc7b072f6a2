import type { CompiledInstructions } from './compile-instructions.ts'
import type { Doubt } from './doubt.ts'
import { describeEffects } from './instruction-rules.ts'

/** A doubt in words, for the person who wrote the sentence. */
export function describeDoubt(doubt: Doubt): string {
  switch (doubt.code) {
    case 'unused-words':
      return `No rule uses ${doubt.words.map((word) => `“${word}”`).join(', ')}.`
    case 'unused-number':
      return `No rule uses the number ${doubt.number}.`
    case 'unobeyed-not':
      return `It says what “${doubt.word}” is not, but no rule follows from that.`
    case 'every-row':
      return 'This would apply to nearly every transaction. Name a text, an amount, a date or an account.'
    case 'unlikely-text':
      return `We would look for the text “${doubt.text}”. If that isn’t on your statements, put the exact text in quotes.`
    case 'two-answers':
      return `It says two things about the same transactions: ${doubt.answers.map(describeEffects).join(' and ')}.`
    case 'contradicts':
      return `It says something else about the same transactions as “${doubt.sentence}”. The later one is used.`
    case 'two-readings':
      return 'This can be read in more than one way.'
    case 'new-category':
      return `You don’t have a category called “${doubt.name}”.`
    case 'guessed-category':
      return `We guessed the category ${doubt.category} from your description.`
    case 'unknown-account':
      return `None of your accounts is called “${doubt.account}”.`
    case 'no-antecedent':
      return `It isn’t clear what “${doubt.word}” refers to.`
  }
}

/** Why a sentence makes no rule. */
export function describeMiss(why: CompiledInstructions['notUnderstood'][number]['why']): string {
  if (why === 'no-rows') return 'It isn’t clear which transactions are meant.'
  return why === 'no-effect'
    ? 'It isn’t clear what should happen with them.'
    : 'We found no transactions and no category in it.'
}
