import { findCategoryOfPhrase } from '../category-words/find-category.ts'
import { askAboutCurrencies } from './bare-currency.ts'
import type { BudgetDraft, BudgetQuestion, BudgetTextOptions } from './budget-draft.ts'
import { splitClauses } from './clauses.ts'
import { findBestPhrase, getName } from './item-name.ts'
import { readItem } from './item-rule.ts'
import { makeDrafts } from './make-drafts.ts'
import { makeMarkedSheet } from './marked-sheet.ts'
import { askAboutPending, isDenied, readDenial, readDetails } from './modifier-rules.ts'
import { askAboutPay } from './pay-questions.ts'
import { addDoubts, findQuestions, findUnused } from './questions.ts'
import { type Piece, readPieces } from './read-piece.ts'
import { EMPTY, type Place, type State } from './reading-state.ts'
import { combineReadings } from './second-reader/two-readers.ts'
import type { Sheet } from './sentence-sheet.ts'

/** Far more pieces than the text of anyone's budget has; we ask about the rest. */
const MAX_PIECES = 300

/**
 * Reads plain sentences about money into budget items. A range becomes its midpoint, a bill without a period is
 * monthly, workdays are five days a week, and take-home pay wins over gross pay. A canceled cost doesn't become an
 * item, or we ask about it. The grammar reads the plain parts of a text in four languages and asks about the rest; the
 * network reads whole texts, but only English ones. Never throws. Capitals and whitespace change only the spelling of
 * names.
 */
export function parseBudgetText(
  text: string,
  options: BudgetTextOptions,
): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
  const sheet = makeMarkedSheet(text, options)
  const all = splitClauses(sheet).flatMap((clause) => readPieces(sheet, clause))
  const pieces = all.slice(0, MAX_PIECES)
  const state = readSentences(sheet, pieces, options)
  const drafts = makeDrafts(sheet, state, options)
  const unused = findUnused(sheet, state.items, state.unread)
  const reading = { sheet, pieces, state, drafts, unused, unreadFrom: all[MAX_PIECES]?.start ?? null }
  const first = { items: addDoubts(reading), questions: findQuestions(reading) }
  const both = options.second ? combineReadings(first, reading, options.second, options) : first
  const { items, questions } = askAboutPay(both, reading)
  return { items, questions: [...questions, ...askAboutCurrencies(sheet, items, options.currency)] }
}

/**
 * Reads piece by piece: an amount becomes an item; other words say more about items or are names waiting for an amount.
 */
function readSentences(sheet: Sheet, pieces: readonly Piece[], options: BudgetTextOptions): State {
  let state = EMPTY
  for (const [i, piece] of pieces.entries()) {
    if (piece.clause.sentence !== pieces[i - 1]?.clause.sentence) state = startSentence(state, sheet)
    const place = makePlace(sheet, options, state, piece, pieces[i + 1] ?? null)
    state = isDenied(place) ? readDenial(place) : piece.money ? readItem(place) : readDetails(place)
  }
  return askAboutPending(state, sheet)
}

function startSentence(state: State, sheet: Sheet): State {
  // A header above a list applies to the lines below; one inside a sentence ends with the sentence.
  const isAbove = state.header !== null && /^:[ ]*\n/.test(sheet.open.slice(state.header.end))
  return { ...askAboutPending(state, sheet), lead: null, header: isAbove ? state.header : null }
}

function makePlace(sheet: Sheet, options: BudgetTextOptions, state: State, piece: Piece, next: Piece | null): Place {
  const last = state.items.at(-1) ?? null
  const phrase = findBestPhrase(sheet, piece.phrases)
  return {
    sheet,
    options,
    state,
    piece,
    next,
    last,
    isSameSentence: last?.pieces[0]?.clause.sentence === piece.clause.sentence,
    phrase,
    name: phrase && getName(sheet, phrase),
    hit: phrase && findCategoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end)),
  }
}
