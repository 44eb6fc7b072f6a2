import { findCategoryOfPhrase } from './budget-word-index.ts'
import { hasCue } from './cues.ts'
import { findExisting } from './existing-item.ts'
import { capitalize, findBestPhrase, getName } from './item-name.ts'
import type { Piece } from './read-piece.ts'
import { type Ask, getTiming, type Item, isBare, type Place, type State, withLast } from './reading-state.ts'

/** "I canceled Hulu", "no car": no item, or the end of the last one. */
export function readDenial({ piece, sheet, options, state, last }: Place): State {
  const phrase = findBestPhrase(sheet, piece.phrases)
  const known = phrase && findExisting(options.existing, getName(sheet, phrase))
  const { start, end } = piece
  const removal: Ask[] = known
    ? [{ topic: 'removal', start, end, args: { name: known.name }, ...(known.id ? { itemId: known.id } : {}) }]
    : []
  const denied = { ...state, pending: [], asks: [...state.asks, ...removal] }
  // "but I'm canceling it in March": it ends then.
  const date = piece.dates[0]
  const isEnd = last && date && date.on !== 'month-days' && findCategoryOfPhrase(piece.rest) === null
  if (isEnd)
    return withLast(denied, {
      pieces: [...last.pieces, { ...getTiming(piece), frequencies: [], dates: [], until: date }],
    })
  // Something denied by name isn't an item; anything else may be about one.
  const isNamed = phrase !== null && piece.money === null
  return isNamed ? denied : { ...denied, unread: [...state.unread, { start, end }] }
}

export function isDenied({ piece, sheet }: Place): boolean {
  const text = hasCue('denial', piece.folded) ? piece.rest : sheet.folded.slice(piece.start, piece.end)
  if (hasCue('notDenial', text)) return false
  if (hasCue('denial', text)) return true
  return (
    piece.money === null && piece.clause.before !== 'start' && /^\s*(?:no|without|kein|sans|sin)\s+\p{L}/u.test(text)
  )
}

/** Whether the piece says when, how long or for whom. */
function tells(piece: Piece): boolean {
  return Boolean(
    piece.frequencies.length + piece.dates.length + piece.hours.length > 0 ||
      piece.until ||
      piece.starting ||
      piece.duration ||
      piece.installments ||
      piece.share ||
      piece.ways ||
      piece.isGross ||
      piece.isNet,
  )
}

/** A period, a date, a share, a number of people: they describe items, or names still waiting for an amount. */
export function readMore(place: Place): State {
  const { piece, state } = place
  const changed =
    piece.phrases.length === 0 || piece.clause.before === 'bracket' ? readNameless(place) : readNamed(place)
  return changed ?? { ...state, pending: [...state.pending, piece] }
}

function attachToLast({ last, state, piece }: Place, extra: Piece = piece): State {
  return withLast(state, { pieces: [...last!.pieces, extra], end: Math.max(last!.end, piece.end) })
}

/** Words without a name of their own describe an item before, or those that follow. */
function readNameless(place: Place): State {
  const { piece, next, last, isHere, state } = place
  const { before, sentence } = piece.clause
  if (!tells(piece)) return state
  if (isHere || before === 'bracket') return last ? applyToList(state, piece, last) : state
  const isEnding = piece.share || piece.until || piece.installments
  const isAlone = next?.money == null || next.clause.sentence !== sentence
  return last && isEnding && isAlone ? attachToLast(place) : { ...state, lead: piece }
}

/** Words with a name that say more about the last item; null if the name is still waiting for an amount. */
function readNamed(place: Place): State | null {
  const { piece, next, last, isHere, isNear, state } = place
  if (piece.clause.after === 'colon') return { ...state, header: piece }
  if (!last) return null
  const isLast = next === null || next.clause.sentence !== piece.clause.sentence
  if (isSecondName(place, last)) {
    const phrase = findBestPhrase(place.sheet, piece.phrases)
    const names = phrase ? [...last.names, getName(place.sheet, phrase)] : last.names
    return withLast(state, { names, end: piece.end, pieces: [...last.pieces, piece] })
  }
  const own = findCategoryOfPhrase(piece.rest)
  const isUnnamed = own === null || own.code === last.code
  const isClose = isHere || (isNear && isLast && piece.share !== null)
  // "a pass for 120, I go through one every two months"
  const isPace = isHere && isBare(last) && isLast && piece.frequencies.length > 0
  const isMore = (isClose && (piece.share || piece.until)) || isPace
  return isMore && isUnnamed ? attachToLast(place, { ...piece, phrases: [] }) : null
}

/** "rent 900, gas and water 80": another name for the same amount. */
function isSecondName(place: Place, last: Item): boolean {
  const { piece, next, isHere, state } = place
  const { before, sentence } = piece.clause
  if (before !== 'and' || !isHere || state.pending.length > 0 || piece.start <= last.start) return false
  const isFollowed = next !== null && next.clause.sentence === sentence
  const isNamingNext = isFollowed && next.money !== null && next.phrases.length === 0
  const isTrailing = !isFollowed || next.clause.before !== 'and' || next.phrases.length === 0
  return !isNamingNext && isTrailing
}

// "both on the 12th" and a period in a separate clause apply to every item in the list; the rest to the last one.
function applyToList(state: State, piece: Piece, last: Item): State {
  const sentence = last.pieces[0]?.clause.sentence
  const isSchedule = piece.frequencies.length + piece.dates.length > 0
  const items = state.items.map((item) => {
    if (item.pieces[0]?.clause.sentence !== sentence) return item
    const isShared =
      (piece.isAll && (isBare(item) || piece.share !== null)) ||
      (isSchedule && isBare(item) && piece.clause.before !== 'bracket' && !piece.share)
    return item === last || isShared ? { ...item, pieces: [...item.pieces, piece] } : item
  })
  return { ...state, items }
}

/** What to ask about names that never got an amount. */
export function askAboutPending(state: State, sheet: Place['sheet']): State {
  const asks = state.pending.flatMap((piece) => {
    const phrase = findBestPhrase(sheet, piece.phrases)
    const hit = phrase && findCategoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end))
    if (!phrase || !hit || piece.moneyAt >= 0) return []
    // "gym" with nothing next to it can only be a cost whose amount is missing.
    const isAlone = piece.folded.replace(/[^\p{L}\p{N}]/gu, '').length <= phrase.end - phrase.start
    const isCost = isAlone || hasCue('vague', piece.folded) || piece.frequencies.length > 0
    const name = capitalize(getName(sheet, phrase))
    return isCost ? [{ topic: 'amount' as const, start: piece.start, end: piece.end, args: { name } }] : []
  })
  const told = state.pending.filter((piece) => tells(piece) && !asks.some(({ start }) => start === piece.start))
  return { ...state, pending: [], asks: [...state.asks, ...asks], unread: [...state.unread, ...told] }
}
