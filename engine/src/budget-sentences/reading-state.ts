import type { Exact } from '../core/exact-amount.ts'
import type { BudgetTextOptions, QuestionArgs, QuestionTopic } from './budget-draft.ts'
import type { CategoryHit } from './budget-word-index.ts'
import type { Phrase } from './item-name.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import type { Sheet } from './sentence-sheet.ts'

export type Span = { readonly start: number; readonly end: number }

/** An unfinished item: the pieces of text about it (the one with its amount first), its name and its amount. */
export type Item = Span & {
  readonly pieces: readonly Piece[]
  readonly names: readonly string[]
  readonly money: MoneyValue
  readonly header: Piece | null
  readonly direction: 'in' | 'out'
  readonly code: string | null
  readonly categoryConfidence: number
  readonly correctedFrom: Exact | null
}

/** A question before it's rendered, and its position in the text. */
export type Ask = Span & { readonly topic: QuestionTopic; readonly args?: QuestionArgs; readonly itemId?: string }

/** A reading up to some position in the text. */
export type State = {
  readonly items: readonly Item[]
  /** Names waiting for an amount. */
  readonly pending: readonly Piece[]
  /** A period or date that comes before its items. */
  readonly lead: Piece | null
  readonly header: Piece | null
  readonly asks: readonly Ask[]
  /** Words about money that the items don't reflect. */
  readonly unread: readonly Span[]
}

export const EMPTY: State = { items: [], pending: [], lead: null, header: null, asks: [], unread: [] }

/** A piece of text with what was read before it. */
export type Place = {
  readonly sheet: Sheet
  readonly options: BudgetTextOptions
  readonly state: State
  readonly piece: Piece
  readonly next: Piece | null
  readonly last: Item | null
  /** The last item is from the same sentence. */
  readonly isHere: boolean
  readonly phrase: Phrase | null
  readonly name: string | null
  readonly hit: CategoryHit | null
}

export function isBare(item: Item): boolean {
  return item.pieces.every((one) => one.frequencies.length + one.dates.length + one.hours.length === 0)
}

export function withLast(state: State, change: Partial<Item>): State {
  const last = state.items.at(-1)
  return last ? { ...state, items: [...state.items.slice(0, -1), { ...last, ...change }] } : state
}

/** The part of a piece that says when, for the items after it. */
export function getTiming(piece: Piece): Piece {
  return {
    ...piece,
    money: null,
    phrases: [],
    rest: '',
    folded: '',
    share: null,
    ways: null,
    until: null,
    starting: null,
    duration: null,
    installments: null,
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
    frequencies: sharesPace(before, other) ? [...own.frequencies, ...other.frequencies] : own.frequencies,
    dates: own.dates.length === 0 || isMoreDates ? [...own.dates, ...other.dates] : own.dates,
    hours: own.hours.length > 0 ? own.hours : other.hours,
    until: own.until ?? other.until,
    starting: own.starting ?? other.starting,
    duration: own.duration ?? other.duration,
    installments: own.installments ?? other.installments,
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
function sharesPace({ frequencies, dates, isEach }: Piece, other: Piece): boolean {
  if (isEach || other.isAll || frequencies.length + dates.length === 0) return true
  const isRate = frequencies.every(({ unit, payday }) => unit === 'hour' || unit === 'day' || payday)
  if (isRate && frequencies.length > 0) return true
  // "10 payments a year"
  return other.money === null && other.frequencies.some(({ times = 1 }) => times > 1)
}
