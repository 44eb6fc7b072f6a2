import { findCategoryOfPhrase } from './budget-word-index.ts'
import { scoreDirection } from './cues.ts'
import { findBestPhrase, getName } from './item-name.ts'
import { addItem } from './make-item.ts'
import { getTiming, getValues, type Piece, says } from './read-piece.ts'
import type { Place, State } from './reading-state.ts'

/** A piece with an amount as an item, named by itself or by what came before. */
export function readItem(place: Place): State {
  const { piece, state: before } = place
  const { names, pieces, isRepeated = false } = namesAndPieces(place)
  const isCounted = pieces.some((one) => getValues(one, 'frequency').some(({ times = 1 }) => times > 1))
  const groups = names.length > 1 && says(piece, 'each') && !isCounted ? names.map((name) => [name]) : [names]
  const unread = isRepeated ? [...before.unread, { start: piece.start, end: piece.end }] : before.unread
  let state: State = { ...before, unread, pending: [], lead: nextLead(place) }
  for (const group of groups) state = addItem({ ...place, state }, pieces, group)
  return state
}

/** `isRepeated`: only the last item's name is available, so it may be something else. */
type Naming = { names: string[]; pieces: Piece[]; isRepeated?: boolean }

function namesAndPieces(place: Place): Naming {
  const { state, piece, phrase, hit } = place
  const named = state.pending.filter((one) => one.phrases.length > 0)
  const isElsewhere = phrase === null || (named.length > 0 && hit === null && isWeakName(piece))
  const naming = isElsewhere ? findNameElsewhere(place, named) : findNameHere(place, named)
  const all = [piece, ...naming.pieces]
  return { ...naming, pieces: [...all, ...findOtherPieces(place, all)] }
}

/** The name comes from the pieces before, or from the last item. */
function findNameElsewhere(place: Place, named: readonly Piece[]): Naming {
  const { state, piece, name, last, isHere } = place
  if (named.length > 0) return { names: getNames(place, named), pieces: [...named] }
  // "rent 900, I get paid 2,000": pay has its own name.
  const isPay = says(piece, 'net') || scoreDirection(piece.folded, null) > 0
  if (!isHere || !last || state.header || isPay) return { names: name === null ? [] : [name], pieces: [] }
  return { names: [...last.names], pieces: [], isRepeated: !state.items.some(({ direction }) => direction === 'in') }
}

function findNameHere(place: Place, named: readonly Piece[]): Naming {
  const { piece, name, hit } = place
  const names = name === null ? [] : [name]
  const isGoingOn = piece.clause.before === 'and' && !/^\s*(?:i|we|ich|wir)\s/.test(piece.folded)
  if (named.length > 0 && isGoingOn) return { names: [...getNames(place, named), ...names], pieces: [...named] }
  // "flying home for Christmas, tickets are 700": a broad name refers to the topic of the sentence.
  const topic = findCategoryOfPhrase(named.map((one) => one.rest).join(' ; '))
  const isClearer = topic !== null && topic.confidence > (hit?.confidence ?? 0.8)
  return { names, pieces: isClearer ? [...named] : [] }
}

/** Pieces elsewhere that say how many or how often. */
function findOtherPieces({ state, piece, hit }: Place, known: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const one of state.pending) {
    // "we go to Rome every summer, the hotel is 900"
    const isWhen =
      !says(piece, 'frequency', 'date') && (findCategoryOfPhrase(one.rest)?.code ?? hit?.code) === hit?.code
    if (known.includes(one)) continue
    if (says(one, 'ways') || one.phrases.length === 0) pieces.push({ ...one, phrases: [], rest: '' })
    else if (isWhen) pieces.push(getTiming(one))
  }
  if (state.lead) pieces.push(state.lead)
  if (state.header) pieces.push({ ...state.header, money: null, phrases: [] })
  return pieces
}

// Timing at the start of a sentence ("Every week I spend 100 on food, 40 on gas") applies to what follows without a
// verb.
function nextLead({ piece, isHere, state }: Place): Piece | null {
  const at = piece.marks.find(({ kind }) => kind === 'frequency')?.start ?? piece.moneyAt
  const isFirst = at < piece.moneyAt && !isHere && state.lead === null
  return isFirst && piece.phrases.every((one) => one.start > at) ? getTiming(piece) : state.lead
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
