import type { BudgetDraft, BudgetQuestion, BudgetTextOptions } from './budget-draft.ts'
import { splitClauses } from './clauses.ts'
import { makeDrafts } from './make-drafts.ts'
import { makeMarkedSheet } from './marked-sheet.ts'
import { findQuestions, type Reading, withDoubts } from './questions.ts'
import { readPieces } from './read-piece.ts'
import { readSentences } from './read-sentences.ts'
import { withSecondReader } from './second-reader/two-readers.ts'
import { findUnused } from './unused-words.ts'

/** Far more clauses than anyone's budget has; we ask about the rest. */
const MAX_PIECES = 300

/**
 * Reads plain sentences about money into budget items. A range is its midpoint, a bill without a period is monthly,
 * workdays are five a week, and take-home pay wins over gross pay. Canceled or denied costs become no item. The grammar
 * reads the plain parts of a text, in four languages, and asks about the rest; the network reads all of an English one.
 * Never throws; the same text with other capitals or whitespace gives the same items.
 */
export function parseBudgetText(
  text: string,
  options: BudgetTextOptions,
): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
  const reading = read(text, options)
  const first = { items: withDoubts(reading), questions: findQuestions(reading) }
  return options.second ? withSecondReader(first, reading.sheet, options.second, options) : first
}

function read(text: string, options: BudgetTextOptions): Reading {
  const sheet = makeMarkedSheet(text, options)
  const all = splitClauses(sheet).flatMap((clause) => readPieces(sheet, clause))
  const pieces = all.slice(0, MAX_PIECES)
  const state = readSentences(sheet, pieces, options)
  const drafts = makeDrafts(sheet, state, options)
  const unused = findUnused(sheet, state.items, state.unread)
  return { sheet, pieces, state, drafts, unused, unreadFrom: all[MAX_PIECES]?.start ?? null }
}
