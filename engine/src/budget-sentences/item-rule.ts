import { exact, over } from '../core/exact-amount.ts'
import type { Option } from './amount-rules.ts'
import { type CategoryHit, categoryOfPhrase } from './budget-word-index.ts'
import { countOfThings } from './counted-things.ts'
import { directionScore, hasCue } from './cues.ts'
import { bestPhrase, nameOf } from './item-name.ts'
import { isPlausible } from './kinds-of-cost.ts'
import { addItem } from './make-item.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import { type Item, type Place, type State, says, timingOf } from './reading-state.ts'

const NAMELESS = 2

/** A piece with an amount as a separate item, named by itself or by what came before. */
export function itemReadings(place: Place): Option[] {
  const { piece } = place
  const { names, pieces, cost, isRepeated } = namesAndPieces(place)
  const isCounted = pieces.some((one) => one.count !== null || one.frequencies.some(({ times = 1 }) => times > 1))
  const groups = names.length > 1 && piece.isEach && !isCounted ? names.map((name) => [name]) : [names]
  let state: State = { ...place.state, pending: [], canceled: null, isCorrecting: false, lead: nextLead(place) }
  for (const group of groups) state = addItem({ ...place, state }, pieces, group, sameKind(place))
  const added = state.items.at(-1)
  if (place.state.owed && added) state = payingDown(state, added, place.state.owed)
  if (isRepeated)
    state = { ...state, leftovers: [...state.leftovers, { kind: 'amount', start: piece.start, end: piece.end }] }
  return spokenPrices(state, cost)
}

/** "my ISA gets 200, hers gets 150": another of the same kind. */
function sameKind({ name, last, isNear, isHere, hit, piece }: Place): Partial<Item> {
  if (!last || !isNear || name === null || piece.percent) return {}
  // "wife's is 19.80"
  const isTheirs = hasCue('people', name.toLowerCase()) && /'?s (?:is|are|costs?|comes|runs)(?:\s|$)/.test(piece.folded)
  // "5 a week for the younger and 10 for the older"
  const isNext =
    piece.clause.before === 'and' &&
    isHere &&
    (hit === null || hit.confidence === 0.85) &&
    !hasCue('verb', piece.folded) &&
    piece.phrases.every(({ start }) => start > piece.moneyAt)
  if (isNext && piece.frequencies.length === 0 && last.pieces[0]?.clause.sentence === piece.clause.sentence)
    return {
      code: last.code,
      direction: last.direction,
      categoryConfidence: 0.6,
      pieces: [piece, timingOf(last.pieces[0])],
    }
  if (!isTheirs && !/^(?:hers|his|mine|theirs)$/i.test(name)) return {}
  const { code, direction, categoryConfidence, names } = last
  return { code, direction, categoryConfidence, names: [`${names[0] ?? ''} (${name.toLowerCase()})`] }
}

/** "thirteen ninety-nine" is 13.99 or 1,399: both compete, based on usual prices. */
function spokenPrices(state: State, cost: number): Option[] {
  const item = state.items.at(-1)
  if (item?.money?.doubt !== 'cents') return [{ cost, state }]
  return [item.money.amount, over(item.money.amount, exact(100))].map((amount) => {
    const { doubt: _, ...sure } = item.money!
    const money: MoneyValue = { ...sure, amount }
    const items = [...state.items.slice(0, -1), { ...item, money }]
    return { cost: cost + isPlausible(item.code, amount, item.pieces), state: { ...state, items } }
  })
}

function payingDown(state: State, item: Item, owed: Piece): State {
  const isGoal = hasCue('goal', owed.folded)
  const isDebt = item.direction === 'out' && item.categoryConfidence < 0.95 && !['HOU', 'INV'].includes(item.code ?? '')
  const code = isGoal ? 'INV' : isDebt ? 'LOA' : item.code
  const paying = { ...item, code, total: item.total ?? owed.money }
  return { ...state, items: [...state.items.slice(0, -1), paying], owed: null }
}

/** `isRepeated`: only the last item's name is available, so it may be something else. */
type Naming = { names: string[]; pieces: Piece[]; cost: number; isRepeated?: boolean }

function namesAndPieces(place: Place): Naming & { isRepeated: boolean } {
  const { state, piece, name, hit } = place
  const named = state.pending.filter((one) => one.phrases.length > 0)
  // An unknown name may be part of something else.
  const unknown = name !== null && hit === null && !state.header ? 0.3 : 0
  const {
    names,
    pieces,
    cost,
    isRepeated = false,
  } = isNamedElsewhere(place, named) ? namedElsewhere(place, named) : namedHere(place, named)
  const all = [piece, ...pieces]
  return { names, pieces: [...all, ...alsoAbout(place, all)], cost: unknown + cost, isRepeated }
}

function isNamedElsewhere(place: Place, named: readonly Piece[]): boolean {
  const { state, piece, phrase, name, hit } = place
  const isPayment = state.owed !== null && name !== null && /^(?:monthly )?(?:re)?payments?$/i.test(name)
  if (phrase === null || isPayment) return true
  if (named.length === 0) return false
  const isListed = named.some((one) => hasCue('listPrice', one.folded) || hasCue('balance', one.folded))
  return (hit === null && isWeakName(piece)) || (isListed && says(place, 'actual')) || isBeneficiary(hit, named)
}

/** The name comes from the pieces before, from a debt, from something canceled or from the last item. */
function namedElsewhere(place: Place, named: readonly Piece[]): Naming {
  const { state, piece, phrase, name, last, isHere } = place
  const nameless = state.header ? 0 : NAMELESS
  const given = (names: string[], pieces: Piece[]) => ({ names, pieces, cost: names.length === 0 ? nameless : 0 })
  if (named.length > 0) {
    const all = namesOf(place, named)
    // "haircuts for me and my two boys": people aren't what is paid for.
    const things = all.filter((one) => !hasCue('people', one.toLowerCase()))
    return given(things.length > 0 ? things : all, [...named])
  }
  if (state.owed) return given(namesOf(place, [state.owed]), [state.owed])
  if (phrase === null && state.canceled && says(place, 'now')) return given(namesOf(place, [state.canceled]), [])
  const isPlain = !state.header && !piece.isNet && !piece.percent && directionScore(piece.folded, null) <= 0
  if (!isHere || !last || !isPlain) return given(name === null ? [] : [name], [])
  const isRepeated = !state.items.some(({ direction }) => direction === 'in') && !piece.isAll
  const { cost, ...own } = given([...last.names], [])
  return { ...own, cost: cost + 0.5, isRepeated }
}

function namedHere(place: Place, named: readonly Piece[]): Naming {
  const { piece, name, hit } = place
  const names = name === null ? [] : [name]
  if (isGoingOn(place, named)) return { names: [...namesOf(place, named), ...names], pieces: [...named], cost: 0 }
  // "flying home for Christmas, tickets are 700": a broad name refers to the topic of the sentence.
  const isBroad = (hit?.confidence ?? 0) < 0.8 && named.every((one) => one.clause.sentence === piece.clause.sentence)
  const clearer = isBroad ? categoryOfPhrase(named.map((one) => one.rest).join(' ; ')) : null
  const isClearer = clearer !== null && clearer.confidence > (hit?.confidence ?? 0.8)
  return { names, pieces: isClearer ? [...named] : [], cost: 0 }
}

/** Pieces elsewhere that say how many or how often. */
function alsoAbout({ state, piece, hit, last, isNear }: Place, known: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  // "we are 3 in the flat, rent is 1,470 and we split it", "two dogs, 38 each for insurance"
  for (const one of state.pending) {
    const count = one.count ?? (piece.isEach ? countOfThings(one.rest) : null)
    const isTelling = count !== null || one.ways !== null || one.phrases.length === 0
    // "we go to Rome every summer, the hotel is 900"
    const isWhen =
      piece.frequencies.length + piece.dates.length === 0 &&
      one.clause.sentence === piece.clause.sentence &&
      (categoryOfPhrase(one.rest)?.code ?? hit?.code) === hit?.code
    if (known.includes(one)) continue
    if (isTelling) pieces.push({ ...one, count, phrases: [], rest: '' })
    else if (isWhen) pieces.push(timingOf(one))
  }
  if (state.lead) pieces.push(state.lead)
  // "I put 150 of it into savings" happens as often as the pay it comes from.
  const isOfPay = last?.direction === 'in' && isNear && hasCue('ofIt', piece.folded)
  if (isOfPay && piece.frequencies.length === 0) pieces.push({ ...timingOf(last.pieces[0]!), clause: piece.clause })
  // "from each bonus I save 500"
  const [, source] = /(?:^|\s)(?:from|out of|of|with|on) (?:each|every) (\p{L}+)/u.exec(piece.folded) ?? []
  const from = source && state.items.findLast(({ names: [own = ''] }) => own.toLowerCase().includes(source))
  if (from && piece.frequencies.length === 0) pieces.push(...from.pieces.map(timingOf))
  if (state.header) pieces.push({ ...state.header, money: null, percent: null, phrases: [] })
  return pieces
}

// "Birthday money, 30 for each of the five grandchildren": the recipients don't name it.
function isBeneficiary(hit: CategoryHit | null, named: readonly Piece[]): boolean {
  const clearer = categoryOfPhrase(named.map((one) => one.rest).join(' ; '))
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
  return isFirst && piece.phrases.every((one) => one.start > piece.frequencyAt) ? timingOf(piece) : state.lead
}

function namesOf({ sheet }: Place, pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    const phrase = bestPhrase(sheet, piece.phrases)
    return phrase ? [nameOf(sheet, phrase)] : []
  })
}

// "45 with the usual extras" has words but names nothing if a name before it has no amount yet.
function isWeakName(piece: Piece): boolean {
  return piece.phrases.every((phrase) => phrase.start > piece.moneyAt) && !/(?:for|on|to|into)\s/.test(piece.rest)
}
