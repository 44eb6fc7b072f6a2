import type { Exact } from '../core/exact-amount.ts'
import type { BudgetTextOptions, QuestionArgs, QuestionTopic } from './budget-draft.ts'
import type { CategoryHit } from './budget-word-index.ts'
import { type Cue, hasCue } from './cues.ts'
import type { Frequency } from './frequency.ts'
import type { Phrase } from './item-name.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import type { Sheet } from './sentence-sheet.ts'

/**
 * What happens to the written amount: someone else's part is subtracted, a fee is added. `pace` if it has its own
 * period.
 */
export type AmountStep =
  | { readonly op: 'minus' | 'plus'; readonly money: MoneyValue; readonly pace: Frequency | null }
  | { readonly op: 'share'; readonly by: Exact }

/** An unfinished item: the pieces of text about it (the one with its amount first), its name and its amount. */
export type Item = {
  readonly id: number
  readonly pieces: readonly Piece[]
  readonly names: readonly string[]
  readonly money: MoneyValue | null
  readonly steps: readonly AmountStep[]
  /** Its amount is this part of the item `of`, or of the user's income. */
  readonly percent: Exact | null
  readonly of: number | null
  readonly header: Piece | null
  readonly direction: 'in' | 'out'
  readonly code: string | null
  readonly categoryConfidence: number
  readonly correctedFrom: Exact | null
  readonly total: MoneyValue | null
  readonly start: number
  readonly end: number
}

/** A question before it's rendered, and its position in the text. */
export type Ask = {
  readonly topic: QuestionTopic
  readonly start: number
  readonly end: number
  readonly args?: QuestionArgs
  readonly itemId?: string
}

/** Words about money that a reading doesn't use. */
export type Leftover = { readonly kind: Obligation; readonly start: number; readonly end: number }
export type Obligation = 'amount' | 'correction' | 'payer' | 'listPrice' | 'denial' | 'reference'

/** A reading up to some position in the text. */
export type State = {
  readonly items: readonly Item[]
  /** Names waiting for an amount. */
  readonly pending: readonly Piece[]
  /** A period or date that comes before its items. */
  readonly lead: Piece | null
  readonly header: Piece | null
  readonly owed: Piece | null
  readonly canceled: Piece | null
  readonly isCorrecting: boolean
  readonly asks: readonly Ask[]
  readonly leftovers: readonly Leftover[]
  /** Which rule read which piece. */
  readonly trail: readonly Step[]
}
export type Step = { readonly rule: string; readonly start: number; readonly end: number }

export const EMPTY: State = {
  items: [],
  pending: [],
  lead: null,
  header: null,
  owed: null,
  canceled: null,
  isCorrecting: false,
  asks: [],
  leftovers: [],
  trail: [],
}

/** A piece of text that a rule may apply to, with what was read before it. */
export type Place = {
  readonly sheet: Sheet
  readonly options: BudgetTextOptions
  readonly state: State
  readonly piece: Piece
  readonly next: Piece | null
  readonly last: Item | null
  /** The last item is from the same sentence, or from this one or the one before. */
  readonly isHere: boolean
  readonly isNear: boolean
  readonly phrase: Phrase | null
  readonly name: string | null
  readonly hit: CategoryHit | null
}

export function says(place: { readonly piece: Piece }, cue: Cue): boolean {
  return hasCue(cue, place.piece.folded)
}

export function isBare(item: Item): boolean {
  return item.pieces.every((one) => one.frequencies.length + one.dates.length + one.hours.length === 0)
}

export function withLast(state: State, change: Partial<Item>): State {
  const last = state.items.at(-1)
  return last ? { ...state, items: [...state.items.slice(0, -1), { ...last, ...change }] } : state
}

export function addPiece(item: Item, piece: Piece): Item {
  return { ...item, pieces: [...item.pieces, piece] }
}

/** The part of a piece that says when, for the items after it. */
export function timingOf(piece: Piece): Piece {
  return {
    ...piece,
    money: null,
    percent: null,
    phrases: [],
    rest: '',
    folded: '',
    share: null,
    ways: null,
    until: null,
    starting: null,
    duration: null,
    installments: null,
    season: null,
    isApprox: false,
    isNet: false,
    isGross: false,
    isEach: false,
  }
}

/** The pieces of one item combined: its own words first, then what others say about it. */
export function mergePieces({ pieces }: Item): Piece {
  return pieces.reduce((own, other) => withMore(own, other))
}

function withMore(before: Piece, other: Piece): Piece {
  // "every payday (1st and 15th)" says when the paydays are.
  const isPaydays = before.frequencies.length > 0 && before.frequencies.every(({ payday }) => payday)
  const isNamingPaydays = isPaydays && other.dates[0]?.on === 'month-days'
  const own = isNamingPaydays ? { ...before, frequencies: [], dates: other.dates } : before
  const isMoreDates = other.clause.before === 'and' && other.money === null && own.dates[0]?.on === 'months'
  return {
    ...own,
    frequencies: takesPace(before, other) ? [...own.frequencies, ...other.frequencies] : own.frequencies,
    dates: own.dates.length === 0 || isMoreDates ? [...own.dates, ...other.dates] : own.dates,
    hours: own.hours.length > 0 ? own.hours : other.hours,
    until: own.until ?? other.until,
    starting: own.starting ?? other.starting,
    duration: own.duration ?? other.duration,
    installments: own.installments ?? other.installments,
    season: own.season && (!own.season.isVague || !other.season) ? own.season : other.season,
    count: own.count ?? other.count,
    share: own.share ?? other.share,
    shareAt: own.share ? own.shareAt : other.shareAt,
    ways: own.ways ?? other.ways,
    isApprox: own.isApprox || other.isApprox,
    isEach: own.isEach || other.isEach,
    rest: `${own.rest} ${other.rest}`,
    folded: `${own.folded} ${other.folded}`,
  }
}

/** Whether the other piece also says how often. */
function takesPace({ frequencies, dates, isEach }: Piece, other: Piece): boolean {
  if (isEach || other.isAll || frequencies.length + dates.length === 0) return true
  const isRate = frequencies.every(({ unit, payday }) => unit === 'hour' || unit === 'day' || payday)
  if (isRate && frequencies.length > 0) return true
  // "paid quarterly", "10 payments a year"
  const isOften = other.frequencies.some(({ times = 1 }) => times > 1)
  return other.money === null && (hasCue('billing', other.rest) || isOften)
}
