import type { BudgetDraft, BudgetQuestion, BudgetTextOptions } from './budget-draft.ts'
import { splitClauses } from './clauses.ts'
import { draftsOf } from './make-drafts.ts'
import { markedSheet } from './marked-sheet.ts'
import { asksAboutPending } from './modifier-rules.ts'
import { questionsAbout } from './questions.ts'
import { readPieces } from './read-piece.ts'
import { readSentences } from './read-sentences.ts'
import { EMPTY } from './reading-state.ts'

/**
 * Reads plain sentences about money into budget items. Amounts are the user's own share, a range is its midpoint, a
 * bill without a period is monthly, work days are five a week, take-home pay wins over gross pay. What is cancelled
 * or denied becomes no item. What can be read in several ways, and what is only likely, becomes a question. Never throws;
 * the same text in other capitals or with other white space gives the same items.
 */
export function parseBudgetText(
  text: string,
  options: BudgetTextOptions,
): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
  const sheet = markedSheet(text, options)
  const pieces = splitClauses(sheet).flatMap((clause) => readPieces(sheet, clause))
  const sentences = readSentences(sheet, pieces, options)
  const best = asksAboutPending(sentences.at(-1)?.readings[0]?.state ?? EMPTY, sheet)
  const drafts = draftsOf(sheet, best, options)
  return { items: drafts.items, questions: questionsAbout(sheet, sentences, best, drafts, options) }
}
