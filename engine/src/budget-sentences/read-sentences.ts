import { type Branch, nBest } from '../language/readings/n-best.ts'
import { AMOUNT_RULES, paysPart, type Rule } from './amount-rules.ts'
import type { BudgetTextOptions } from './budget-draft.ts'
import { categoryOfPhrase } from './budget-word-index.ts'
import { directionScore } from './cues.ts'
import { bestPhrase, capitalized, nameOf, type Phrase } from './item-name.ts'
import { asksAboutPending, isDenied, MODIFIER_RULES, sizeIn } from './modifier-rules.ts'
import type { Piece } from './read-piece.ts'
import { EMPTY, type Item, type Leftover, type Obligation, type Place, type State, says } from './reading-state.ts'
import type { Sheet } from './sentence-sheet.ts'

/** A sentence with its readings, cheapest first, each including everything read before it. */
export type ReadSentence = { readonly start: number; readonly end: number; readonly readings: readonly Branch<State>[] }

/** The cost of leaving words about money unused. */
const LEFTOVER_COST: Record<Obligation, number> = {
  amount: 4,
  correction: 2,
  payer: 2,
  listPrice: 1.5,
  denial: 3,
  reference: 1.5,
}

/**
 * Reads sentence by sentence. Within one, every rule that applies to a piece competes; the next sentence continues from
 * the cheapest.
 */
export function readSentences(sheet: Sheet, pieces: readonly Piece[], options: BudgetTextOptions): ReadSentence[] {
  const sentences = Map.groupBy(pieces, ({ clause }) => clause.sentence)
  let state = EMPTY
  return [...sentences.values()].map((own) => {
    const first = pieces.indexOf(own[0]!)
    const start = startOfSentence(state, own[0]!, sheet)
    const readings = nBest(
      start,
      own,
      (before, piece, i) => readPiece(placeOf(sheet, options, before, piece, pieces[first + i + 1] ?? null)),
      keyOf,
    )
    state = readings[0]?.state ?? start
    return { start: own[0]!.start, end: own.at(-1)!.end, readings }
  })
}

/**
 * What distinguishes two readings for later rules, which only look back at a few items; of equal ones, the cheaper
 * stays.
 */
function keyOf({ items, pending, owed, canceled, lead, header, isCorrecting, leftovers }: State): string {
  const places = [
    pending.map(({ start, count }) => `${start}.${count}`),
    owed?.start,
    canceled?.start,
    lead?.start,
    header?.start,
  ]
  return [items.length, ...items.slice(-4).map(itemKey), ...places, isCorrecting, leftovers.length].join('|')
}

const itemKeys = new WeakMap<Item, string>()
function itemKey(item: Item): string {
  const known = itemKeys.get(item)
  if (known !== undefined) return known
  const { names, money, steps, pieces, total, code, direction } = item
  const first = pieces[0]
  const counts = first ? [first.count, JSON.stringify(first.frequencies)] : []
  const key = [
    ...names,
    money?.amount.n,
    money?.amount.d,
    steps.length,
    pieces.length,
    total?.amount.n,
    code,
    direction,
    ...counts,
  ].join('~')
  itemKeys.set(item, key)
  return key
}

function startOfSentence(state: State, next: Piece, sheet: Sheet): State {
  // A header with its list on the lines below stays; one inside a sentence ends with it.
  const header = state.header?.clause.after === 'colon' ? null : state.header
  const isAnswered =
    next.money !== null &&
    next.phrases.length === 0 &&
    !next.isNet &&
    directionScore(next.folded, null) <= 1 &&
    !state.pending.some(({ folded }) => folded.trimEnd().endsWith(' here'))
  return { ...(isAnswered ? state : asksAboutPending(state, sheet)), lead: null, header }
}

function readPiece(place: Place): Branch<State>[] {
  const { piece } = place
  const hasAmount = piece.money !== null || piece.percent !== null
  const isSaidNot = hasAmount && isDenied(place) && !paysPart(place)
  const rules = hasAmount && !isSaidNot ? AMOUNT_RULES : MODIFIER_RULES
  const more: Record<string, Rule> = hasAmount && piece.money === null ? { asMuch: MODIFIER_RULES.asMuch! } : {}
  const due = obligationsOf(place)
  return Object.entries({ ...rules, ...more }).flatMap(([name, rule]) =>
    rule(place).map(({ cost, state, uses = [] }) => {
      const left = due.filter((kind) => !uses.includes(kind))
      const leftovers = left.map((kind): Leftover => ({ kind, start: piece.start, end: piece.end }))
      const price = left.reduce((sum, kind) => sum + LEFTOVER_COST[kind], 0)
      const step = { rule: name, start: piece.start, end: piece.end }
      const trail = [...place.state.trail, step]
      return { cost: cost + price, state: { ...state, trail, leftovers: [...state.leftovers, ...leftovers] } }
    }),
  )
}

/** The words about money in a piece that a reading should take into account. */
function obligationsOf(place: Place): Obligation[] {
  const { piece, last, next, isHere, isNear, hit, state } = place
  const due: Obligation[] = []
  const isOut = last?.direction === 'out' && isNear
  const isOwnThing =
    hit !== null && hit.confidence > 0.9 && !['INS', 'INC', last?.code].includes(hit.code) && !says(place, 'toward')
  if (isNear && (says(place, 'correction') || state.isCorrecting) && piece.money) due.push('correction')
  const isIncome = piece.money !== null && says(place, 'givesMe') && !says(place, 'toward')
  if (isOut && !isOwnThing && !isIncome && (paysPart(place) || says(place, 'allBut') || says(place, 'fully')))
    due.push('payer')
  const isBeside = isHere || (next?.money != null && next.clause.sentence === piece.clause.sentence)
  const isBalance = piece.frequencies.length === 0 && (says(place, 'balance') || says(place, 'owed'))
  if (piece.money && (isBeside || isBalance) && (says(place, 'listPrice') || isBalance)) due.push('listPrice')
  if (isDenied(place)) due.push('denial')
  const isExtraPay = last?.names[0] === '13th salary'
  if (last && !isExtraPay && piece.money === null && piece.phrases.length > 0 && sizeIn(piece.folded))
    due.push('reference')
  if (says(place, 'extraPay') && (piece.money === null || piece.frequencies.length > 0)) due.push('reference')
  return due
}

function placeOf(sheet: Sheet, options: BudgetTextOptions, state: State, piece: Piece, next: Piece | null): Place {
  const last = state.items.at(-1) ?? null
  const distance = piece.clause.sentence - (last?.pieces[0]?.clause.sentence ?? -2)
  const phrase = bestPhrase(sheet, piece.phrases)
  return {
    sheet,
    options,
    state,
    piece,
    next,
    last,
    isHere: last !== null && distance === 0,
    isNear: last !== null && distance <= 1,
    phrase,
    name: phrase ? nameIn(sheet, last, piece, phrase) : null,
    hit: phrase ? categoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end)) : null,
  }
}

// "insurance on it": say on what.
function nameIn(sheet: Sheet, last: Item | null, piece: Piece, phrase: Phrase): string {
  const name = nameOf(sheet, phrase)
  const about = last?.names[0]
  const isAboutLast = /(?:^|\s)(?:on|for|of)\s+(?:it|that|them)(?:\s|$)/.test(
    piece.folded.slice(phrase.end - piece.start),
  )
  if (!isAboutLast || !about) return name
  return capitalized(`${about.replace(/ (?:plan|bill|payment)$/i, '')} ${name.toLowerCase()}`)
}
