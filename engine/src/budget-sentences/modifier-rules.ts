import { findCategoryOfPhrase, splitWords } from '../category-words/find-category.ts'
import { isFunctionWord } from '../language/function-words.ts'
import { getCuePattern, hasCue } from './cues.ts'
import { isDayOfMonth } from './dates-in-text.ts'
import { capitalize, findBestPhrase, getName } from './item-name.ts'
import type { MarkKind } from './mark-values.ts'
import { getTiming, getValue, type Piece, says } from './read-piece.ts'
import { type Ask, changeLast, type Item, isUntimed, type Place, type State } from './reading-state.ts'
import { findExisting } from './same-item.ts'
import { compileWords, type Sheet } from './sentence-sheet.ts'

/** "Marcus pays for Hulu": it may not be the user's own cost. */
export const OTHERS_PAY = /(?<!\p{L})(?:pays|covers|foots)(?!\p{L})/iu

/**
 * Reads "I canceled Hulu", "no car": these give no item. We offer to remove the existing item that they name. A date
 * without a known cost ends the last item, and what we can't place becomes a question.
 */
export function readDenial({ piece, options, state, last, name }: Place): State {
  const existing = name && findExisting(options.existing, name)
  const { start, end } = piece
  const removal: Ask[] = existing
    ? [{ topic: 'removal', start, end, args: { name: existing.name }, ...(existing.id ? { itemId: existing.id } : {}) }]
    : []
  const denied = { ...state, pending: [], asks: [...state.asks, ...removal] }
  // "but I'm canceling it in March": it ends then.
  const date = getValue(piece, 'date')
  const isEnd = last && date && piece.money === null && !isDayOfMonth(date) && findCategoryOfPhrase(piece.rest) === null
  if (isEnd)
    return changeLast(denied, {
      pieces: [...last.pieces, { ...getTiming(piece), marks: [{ kind: 'until', start, end, value: date }] }],
    })
  // Something denied by name isn't an item; any other denial may be about an item, so we ask.
  const isNamed = name !== null && piece.money === null && !isOnlyDenial(piece.rest)
  return isNamed ? denied : { ...denied, unread: [...state.unread, { start, end }] }
}

/** "canceled", "i stopped it": the text doesn't name what ended. */
export function isOnlyDenial(folded: string): boolean {
  const words = folded.replace(getCuePattern('denial'), ' ').match(/\p{L}+/gu) ?? []
  return hasCue('denial', folded) && words.every(isFunctionWord)
}

export function isDenied({ piece }: Place): boolean {
  if (hasCue('denial', piece.rest)) return true
  const isNo = /^\s*(?:no|without|kein|sans|sin)\s+\p{L}/u.test(piece.rest)
  return isNo && piece.money === null && piece.clause.before !== 'start'
}

const SILENT: ReadonlySet<MarkKind> = new Set(['money', 'percent', 'approx', 'aside', 'each', 'all', 'label'])

/** Whether a piece says something about an item: when, how long, whose share, or before or after tax. */
function addsDetails(piece: Piece): boolean {
  return piece.marks.some(({ kind }) => !SILENT.has(kind))
}

/**
 * Reads a piece without an amount. A period, a date, a share or a number of people describes items; a name waits for
 * its amount.
 */
export function readDetails(place: Place): State {
  const { piece, state } = place
  const changed =
    piece.phrases.length === 0 || piece.clause.before === 'bracket' ? readNameless(place) : readNamed(place)
  return changed ?? { ...state, pending: [...state.pending, piece] }
}

/** Words without a name, or in brackets, describe an earlier item or the items that follow. */
function readNameless({ piece, last, isSameSentence, state }: Place): State {
  if (!addsDetails(piece)) return state
  // "Water is 34 and power 128. We go halves on both."
  const isNear = last !== null && piece.clause.sentence - (last.pieces[0]?.clause.sentence ?? 0) === 1
  const isAbout = isSameSentence || piece.clause.before === 'bracket' || (isNear && piece.isAll && says(piece, 'share'))
  if (last && isAbout) return applyToList(state, piece, last)
  return { ...state, lead: piece }
}

/** Words with a name: a header, or more about the last item; null if the name is still waiting for an amount. */
function readNamed(place: Place): State | null {
  const { piece, phrase, name, last, isSameSentence, state } = place
  if (piece.clause.after === 'colon') return { ...state, header: piece }
  if (!last || !isSameSentence) return null
  const { end } = piece
  if (isSecondName(place))
    return changeLast(state, { names: name ? [...last.names, name] : last.names, end, pieces: [...last.pieces, piece] })
  const own = findCategoryOfPhrase(piece.rest)
  const isMore = says(piece, 'share', 'until') && (own === null || own.code === last.code)
  return isMore && phrase ? changeLast(applyToList(state, { ...piece, phrases: [] }, last), { end }) : null
}

/** "80 for gas and water": another name for the same amount. */
function isSecondName({ piece, next, state }: Place): boolean {
  if (piece.clause.before !== 'and' || state.pending.length > 0) return false
  if (next === null || next.clause.sentence !== piece.clause.sentence) return true
  return next.phrases.length > 0 ? next.clause.before !== 'and' : next.money === null
}

// "both on the 12th" and a period or date in a separate clause also apply to the items before in the list that have
// neither, and "we split both" to all of them. Everything else applies only to the last item.
function applyToList(state: State, piece: Piece, last: Item): State {
  const sentence = last.pieces[0]?.clause.sentence
  const isForAll = piece.isAll || says(piece, 'frequency', 'date')
  const items = state.items.map((item) => {
    const isOpen = isUntimed(item) || (piece.isAll && says(piece, 'share'))
    const isShared = item.pieces[0]?.clause.sentence === sentence && isForAll && isOpen
    return item === last || isShared ? { ...item, pieces: [...item.pieces, piece] } : item
  })
  return { ...state, items }
}

const BESIDE_NAME = compileWords(
  'the|a|an|my|our|his|her|die|der|das|meine?|unsere?|le|la|les|mon|ma|mes|el|los|las|mi|mis',
)
/** Broad words ("things for the kids") have a lower confidence. */
const CLEAR_WORD = 0.9

/** Whether a piece only names a cost, with at most an article and marks such as a date: "the dentist on May 5". */
export function isCostAlone(sheet: Sheet, { phrases, rest, start, moneyAt }: Piece): boolean {
  const phrase = findBestPhrase(sheet, phrases)
  const name = phrase && sheet.folded.slice(phrase.start, phrase.end)
  const hit = name && findCategoryOfPhrase(name)
  if (!hit || moneyAt >= 0 || hit.confidence < CLEAR_WORD) return false
  if (splitWords(name).length > splitWords(hit.phrase).length) return false
  const others = rest.slice(0, phrase.start - start) + rest.slice(phrase.end - start)
  return !/[\p{L}\p{N}]/u.test(others.replace(getCuePattern('someday'), ' ').replace(BESIDE_NAME, ' '))
}

/** Asks for the amount of a cost that has a name but no amount; null if the words may mean something else. */
export function askAboutName(sheet: Sheet, piece: Piece): Ask | null {
  const phrase = findBestPhrase(sheet, piece.phrases)
  const hit = phrase && findCategoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end))
  if (!phrase || !hit || piece.moneyAt >= 0) return null
  // "gym" with nothing next to it can only be a cost whose amount is missing.
  const isAlone = piece.folded.replace(/[^\p{L}\p{N}]/gu, '').length <= phrase.end - phrase.start
  const isCost = isAlone || isCostAlone(sheet, piece) || hasCue('vague', piece.folded) || says(piece, 'frequency')
  const { start, end } = piece
  return isCost ? { topic: 'amount', start, end, args: { name: capitalize(getName(sheet, phrase)) } } : null
}

/** Asks about names that never got an amount, and keeps details of no item as unread. */
export function askAboutPending(state: State, sheet: Sheet): State {
  const asks = state.pending.flatMap((piece) => askAboutName(sheet, piece) ?? [])
  const unexplained = state.pending.filter(
    (piece) =>
      (addsDetails(piece) || OTHERS_PAY.test(piece.folded)) && !asks.some(({ start }) => start === piece.start),
  )
  return { ...state, pending: [], asks: [...state.asks, ...asks], unread: [...state.unread, ...unexplained] }
}
