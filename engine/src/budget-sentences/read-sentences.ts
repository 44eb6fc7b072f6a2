import type { BudgetTextOptions } from './budget-draft.ts'
import { findCategoryOfPhrase } from './budget-word-index.ts'
import { findBestPhrase, getName } from './item-name.ts'
import { readItem } from './item-rule.ts'
import { askAboutPending, isDenied, readDenial, readMore } from './modifier-rules.ts'
import type { Piece } from './read-piece.ts'
import { EMPTY, type Place, type State } from './reading-state.ts'
import type { Sheet } from './sentence-sheet.ts'

/** Reads piece by piece: an amount is an item, and other words say more about items or are names that wait for one. */
export function readSentences(sheet: Sheet, pieces: readonly Piece[], options: BudgetTextOptions): State {
  let state = EMPTY
  for (const [i, piece] of pieces.entries()) {
    if (piece.clause.sentence !== pieces[i - 1]?.clause.sentence) state = startSentence(state, piece, sheet)
    const place = makePlace(sheet, options, state, piece, pieces[i + 1] ?? null)
    state = isDenied(place) ? readDenial(place) : piece.money ? readItem(place) : readMore(place)
  }
  return askAboutPending(state, sheet)
}

function startSentence(state: State, next: Piece, sheet: Sheet): State {
  // A header with its list on the lines below stays; one inside a sentence ends with it.
  const header = state.header?.clause.after === 'colon' ? null : state.header
  const isAnswered = next.money !== null && next.phrases.length === 0 && !next.isNet
  return { ...(isAnswered ? state : askAboutPending(state, sheet)), lead: null, header }
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
    isHere: last?.pieces[0]?.clause.sentence === piece.clause.sentence,
    phrase,
    name: phrase && getName(sheet, phrase),
    hit: phrase && findCategoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end)),
  }
}
