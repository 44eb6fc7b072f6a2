import type { Categoriser } from '../categoriser/categorise.ts'
import type { BudgetTextOptions } from './budget-draft.ts'

const UNSURE_CONFIDENCE = 0.5
const GUESS_CONFIDENCE = 0.2

/**
 * Categorizes the words of a budget sentence as if they were a bank transaction in this currency. Words we know nothing
 * about get the category `general`, or an empty name without one.
 */
export function createPhraseCategoriser(
  categoriser: Categoriser,
  { currency, general }: { currency: string; general: string | undefined },
): BudgetTextOptions['categorise'] {
  return (phrase, direction) => {
    const minor = direction === 'in' ? 100 : -100
    const row = { text: phrase, minor, currency, direction }
    const { category, suggested, confidence, needsReview, reason } = categoriser.categorise(row)
    // The most common category is a good guess for a bank transaction, but says nothing about unknown words.
    if (reason.level === 'prior' || category === null) {
      const guess = reason.level === 'prior' ? null : suggested
      return { category: guess ?? general ?? '', confidence: Math.min(confidence, GUESS_CONFIDENCE) }
    }
    return { category, confidence: needsReview ? Math.min(confidence, UNSURE_CONFIDENCE) : confidence }
  }
}
