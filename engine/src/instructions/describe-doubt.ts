import type { Doubt } from './doubts.ts'

/** A doubt in words, for the person who wrote the sentence. */
export function describeDoubt(doubt: Doubt): string {
  switch (doubt.code) {
    case 'unused-words':
      return `No rule uses ${quoted(doubt.words)}.`
    case 'unused-number':
      return `No rule uses the number ${doubt.number}.`
    case 'unobeyed-not':
      return `It says “${doubt.word}”, but no rule leaves anything out.`
    case 'every-row':
      return 'This would apply to nearly every transaction. Name a text, an amount, a date or an account.'
    case 'unlikely-text':
      return `We would look for the text “${doubt.text}”. If that isn’t on your statements, put the exact text in quotes.`
    case 'two-answers':
      return `It gives the same transactions two categories: ${doubt.categories.join(' and ')}.`
  }
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}
