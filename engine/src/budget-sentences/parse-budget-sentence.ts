import type { BudgetDraft, BudgetQuestion, BudgetTextOptions } from './budget-draft.ts'
import { splitClauses } from './clauses.ts'
import { draftsOf } from './make-drafts.ts'
import { markedSheet } from './marked-sheet.ts'
import { asksAboutPending } from './modifier-rules.ts'
import { questionsAbout, type Reading, withDoubts } from './questions.ts'
import { readPieces } from './read-piece.ts'
import { readSentences } from './read-sentences.ts'
import { chanceRight, type Risk, risksOf } from './reading-risks.ts'
import { EMPTY } from './reading-state.ts'
import { withSecondReader } from './second-reader/two-readers.ts'
import type { Sheet } from './sentence-sheet.ts'
import { unusedIn } from './unused-words.ts'

/** Far more clauses than anyone's budget has; we ask about the rest. */
const MAX_PIECES = 300

/**
 * Reads plain sentences about money into budget items. Amounts are the user's own share, a range is its midpoint, a
 * bill without a period is monthly, workdays are five a week, and take-home pay wins over gross pay. Canceled or denied
 * costs become no item. Ambiguous or merely likely readings become questions. Never throws; the same text with other
 * capitals or whitespace gives the same items.
 */
export function parseBudgetText(
  text: string,
  options: BudgetTextOptions,
): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
  const reading = read(text, options)
  const risks = risksIn(reading, options)
  const first = { items: withDoubts(reading, risks), questions: questionsAbout(reading, risks, options) }
  if (!options.second) return first
  return withSecondReader({ ...first, chance: chanceRight(risks) }, reading.sheet, options.second, options)
}

export function read(text: string, options: BudgetTextOptions): Reading {
  return readSheet(markedSheet(text, options), options)
}

function readSheet(sheet: Sheet, options: BudgetTextOptions): Reading {
  const pieces = splitClauses(sheet).flatMap((clause) => readPieces(sheet, clause))
  const sentences = readSentences(sheet, pieces.slice(0, MAX_PIECES), options)
  const best = asksAboutPending(sentences.at(-1)?.readings[0]?.state ?? EMPTY, sheet)
  return {
    sheet,
    sentences,
    best,
    drafts: draftsOf(sheet, best, options),
    unreadFrom: pieces[MAX_PIECES]?.start ?? null,
  }
}

/** What makes a reading uncertain. */
export function risksIn({ sheet, sentences, best, drafts }: Reading, options: BudgetTextOptions): Risk[] {
  const plain = { ...options, categorise: () => ({ category: '', confidence: 0 }) }
  const figuresOf = (other: Sheet) => JSON.stringify(readSheet(other, plain).drafts.items.map(figures))
  return risksOf(sheet, best, unusedIn(sheet, sentences, best, drafts.items, figuresOf))
}

function figures({ kind, minor, currency, repeat, until, firstDate }: BudgetDraft) {
  return [kind, minor, currency, repeat, until, firstDate]
}
