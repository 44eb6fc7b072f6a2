import type { BudgetDraft, BudgetQuestion, BudgetTextOptions } from './budget-draft.ts'
import { splitClauses } from './clauses.ts'
import { markDates, markInstalments } from './dates-in-text.ts'
import { markFrequencies } from './frequency.ts'
import { DraftMaker } from './make-drafts.ts'
import { markMoney } from './money-words.ts'
import { readPieces } from './read-piece.ts'
import { SentenceReader } from './sentence-reader.ts'
import { sheetOf } from './sentence-sheet.ts'
import { markPartsOfIncome, markPercents, markShares } from './shares.ts'
import { markSideWords, protectNames } from './side-words.ts'
import { correctSpelling } from './spelling.ts'

/** Far more than anyone types into the sentence box; the rest is left unread. */
const LONGEST_TEXT = 5000

/**
 * Reads plain sentences about money into budget items. Amounts are the user's own share, a range is its midpoint, a
 * bill without a period is monthly, work days are five a week, take-home pay wins over gross pay. What is cancelled
 * or denied becomes no item. What cannot be read becomes a question. Never throws; the same text in other
 * capitals or with other white space gives the same items.
 */
export function parseBudgetText(
  text: string,
  options: BudgetTextOptions,
): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
  const sheet = sheetOf(correctSpelling(text.slice(0, LONGEST_TEXT)))
  protectNames(sheet)
  markPartsOfIncome(sheet)
  markShares(sheet)
  markPercents(sheet)
  markInstalments(sheet)
  markFrequencies(sheet)
  markDates(sheet, options.today, ['USD', 'CAD', 'PHP'].includes(options.currency))
  markMoney(sheet, options.currency)
  markSideWords(sheet)
  const pieces = splitClauses(sheet).flatMap((clause) => readPieces(sheet, clause))
  const reader = new SentenceReader(sheet, pieces, options)
  reader.read()
  return new DraftMaker(sheet, reader.works, reader.questions, options).finish()
}
