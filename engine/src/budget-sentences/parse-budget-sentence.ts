import type { BudgetDraft, BudgetQuestion, BudgetTextOptions } from './budget-draft.ts'
import { splitClauses } from './clauses.ts'
import { doubtsAbout } from './doubts.ts'
import { DraftMaker } from './make-drafts.ts'
import { markedSheet } from './marked-sheet.ts'
import { readPieces } from './read-piece.ts'
import { SentenceReader } from './sentence-reader.ts'

/**
 * Reads plain sentences about money into budget items. Amounts are the user's own share, a range is its midpoint, a
 * bill without a period is monthly, work days are five a week, take-home pay wins over gross pay. What is cancelled
 * or denied becomes no item. What cannot be read, and what is only likely, becomes a question. Never throws; the same
 * text in other capitals or with other white space gives the same items.
 */
export function parseBudgetText(
  text: string,
  options: BudgetTextOptions,
): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
  const sheet = markedSheet(text, options)
  const pieces = splitClauses(sheet).flatMap((clause) => readPieces(sheet, clause))
  const reader = new SentenceReader(sheet, pieces, options)
  reader.read()
  const { items, questions } = new DraftMaker(sheet, reader.works, reader.questions, options).finish()
  return { items, questions: [...questions, ...doubtsAbout(sheet, items, questions)] }
}
