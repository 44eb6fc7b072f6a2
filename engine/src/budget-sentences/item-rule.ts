import { divide, exact, isLess } from '../core/exact-amount.ts'
import { type CategoryHit, findCategoryOfPhrase } from './budget-word-index.ts'
import { hasCue, scoreDirection } from './cues.ts'
import { findBestPhrase, getName } from './item-name.ts'
import { rateUnlikelihood } from './kinds-of-cost.ts'
import { addItem } from './make-item.ts'
import type { Piece } from './read-piece.ts'
import { getTiming, type Place, type State, says, withLast } from './reading-state.ts'

/** Two prices whose likelihood differs by less than this are both offered. */
const CLOSE = 0.75

/** A piece with an amount as an item, named by itself or by what came before. */
export function readItem(place: Place): State {
  const { piece, state: before } = place
  const paid = readDebt(place)
  if (paid) return paid
  const { names, pieces, isRepeated = false } = namesAndPieces(place)
  const isCounted = pieces.some((one) => one.frequencies.some(({ times = 1 }) => times > 1))
  const groups = names.length > 1 && piece.isEach && !isCounted ? names.map((name) => [name]) : [names]
  const unread = isRepeated ? [...before.unread, { start: piece.start, end: piece.end }] : before.unread
  let state: State = { ...before, unread, pending: [], lead: nextLead(place) }
  for (const group of groups) state = addItem({ ...place, state }, pieces, group)
  return { ...withLikelyPrice(state), owed: null }
}

/** "I owe Ann 600 and pay back 100 a month", "60 a month, owe 540": a debt isn't a payment if there is one. */
function readDebt(place: Place): State | null {
  const { piece, next, last, isHere, phrase, state } = place
  const isDebt = says(place, 'owed') && piece.frequencies.length + piece.dates.length === 0 && !piece.installments
  if (!isDebt) return null
  if (isHere && last?.code === 'LOA' && phrase === null) return withLast(state, { total: piece.money })
  const isPaid = next?.money != null && next.frequencies.length > 0 && isLess(next.money.amount, piece.money!.amount)
  return isPaid ? { ...state, owed: piece.money, pending: [...state.pending, { ...piece, money: null }] } : null
}

/** "thirteen ninety-nine" is 13.99 or 1,399, whichever is more usual. */
function withLikelyPrice(state: State): State {
  const item = state.items.at(-1)
  if (item?.money.doubt !== 'cents') return state
  const { doubt: _, ...sure } = item.money
  const small = divide(sure.amount, exact(100))
  const gap = rateUnlikelihood(item.code, sure.amount, item.pieces) - rateUnlikelihood(item.code, small, item.pieces)
  const { start, end } = item
  const asks = Math.abs(gap) < CLOSE ? [...state.asks, { topic: 'readings' as const, start, end }] : state.asks
  return { ...withLast(state, { money: gap > 0 ? { ...sure, amount: small } : sure }), asks }
}

/** `isRepeated`: only the last item's name is available, so it may be something else. */
type Naming = { names: string[]; pieces: Piece[]; isRepeated?: boolean }

function namesAndPieces(place: Place): Naming {
  const { state, piece, phrase, hit } = place
  const named = state.pending.filter((one) => one.phrases.length > 0)
  const isElsewhere =
    phrase === null || (named.length > 0 && ((hit === null && isWeakName(piece)) || isBeneficiary(hit, named)))
  const naming = isElsewhere ? findNameElsewhere(place, named) : findNameHere(place, named)
  const all = [piece, ...naming.pieces]
  return { ...naming, pieces: [...all, ...findOtherPieces(place, all)] }
}

/** The name comes from the pieces before, or from the last item. */
function findNameElsewhere(place: Place, named: readonly Piece[]): Naming {
  const { state, piece, name, last, isHere } = place
  if (named.length > 0) {
    const all = getNames(place, named)
    // "haircuts for me and my two boys": people aren't what is paid for.
    const things = all.filter((one) => !hasCue('people', one.toLowerCase()))
    return { names: things.length > 0 ? things : all, pieces: [...named] }
  }
  const isPlain = !state.header && !piece.isNet && scoreDirection(piece.folded, null) <= 0
  if (!isHere || !last || !isPlain) return { names: name === null ? [] : [name], pieces: [] }
  const isRepeated = !state.items.some(({ direction }) => direction === 'in') && !piece.isAll
  return { names: [...last.names], pieces: [], isRepeated }
}

function findNameHere(place: Place, named: readonly Piece[]): Naming {
  const { piece, name, hit } = place
  const names = name === null ? [] : [name]
  if (isGoingOn(place, named)) return { names: [...getNames(place, named), ...names], pieces: [...named] }
  // "flying home for Christmas, tickets are 700": a broad name refers to the topic of the sentence.
  const isBroad = (hit?.confidence ?? 0) < 0.8 && named.every((one) => one.clause.sentence === piece.clause.sentence)
  const clearer = isBroad ? findCategoryOfPhrase(named.map((one) => one.rest).join(' ; ')) : null
  const isClearer = clearer !== null && clearer.confidence > (hit?.confidence ?? 0.8)
  return { names, pieces: isClearer ? [...named] : [] }
}

/** Pieces elsewhere that say how many or how often. */
function findOtherPieces({ state, piece, hit }: Place, known: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const one of state.pending) {
    // "we go to Rome every summer, the hotel is 900"
    const isWhen =
      piece.frequencies.length + piece.dates.length === 0 &&
      one.clause.sentence === piece.clause.sentence &&
      (findCategoryOfPhrase(one.rest)?.code ?? hit?.code) === hit?.code
    if (known.includes(one)) continue
    if (one.ways !== null || one.phrases.length === 0) pieces.push({ ...one, phrases: [], rest: '' })
    else if (isWhen) pieces.push(getTiming(one))
  }
  if (state.lead) pieces.push(state.lead)
  if (state.header) pieces.push({ ...state.header, money: null, phrases: [] })
  return pieces
}

// "Birthday money, 30 for each of the five grandchildren": the recipients don't name it.
function isBeneficiary(hit: CategoryHit | null, named: readonly Piece[]): boolean {
  const clearer = findCategoryOfPhrase(named.map((one) => one.rest).join(' ; '))
  return hit !== null && hit.confidence <= 0.85 && clearer !== null && clearer.confidence > hit.confidence
}

function isGoingOn({ piece }: Place, named: readonly Piece[]): boolean {
  return (
    named.length > 0 &&
    piece.clause.before === 'and' &&
    named.every((one) => !hasCue('verb', one.folded)) &&
    !/^\s*(?:i|we|ich|wir)\s/.test(piece.folded)
  )
}

// Timing at the start of a sentence ("Every week I spend 100 on food, 40 on gas") applies to what follows without a
// verb.
function nextLead({ piece, isHere, state }: Place): Piece | null {
  const isFirst = piece.frequencyAt >= 0 && piece.frequencyAt < piece.moneyAt && !isHere && state.lead === null
  return isFirst && piece.phrases.every((one) => one.start > piece.frequencyAt) ? getTiming(piece) : state.lead
}

function getNames({ sheet }: Place, pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    const phrase = findBestPhrase(sheet, piece.phrases)
    return phrase ? [getName(sheet, phrase)] : []
  })
}

// "45 with the usual extras" has words but names nothing if a name before it has no amount yet.
function isWeakName(piece: Piece): boolean {
  return piece.phrases.every((phrase) => phrase.start > piece.moneyAt) && !/(?:for|on|to|into)\s/.test(piece.rest)
}
