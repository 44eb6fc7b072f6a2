import type { CategoryHit } from '../category-words/find-category.ts'
import type { BudgetDraft, BudgetTextOptions, QuestionArgs, QuestionTopic } from './budget-draft.ts'
import type { Phrase } from './item-name.ts'
import type { MoneyValue } from './mark-values.ts'
import { getValue, type Piece, says } from './read-piece.ts'
import type { Sheet, Span } from './sentence-sheet.ts'

/** An unfinished item: the pieces of text about it (the one with its amount first), its name and its amount. */
export type Item = Span & {
  readonly pieces: readonly Piece[]
  readonly names: readonly string[]
  readonly money: MoneyValue
  readonly header: Piece | null
  readonly direction: 'in' | 'out'
  readonly code: string | null
  readonly categoryConfidence: number
}

/** A question before it's rendered, and its position in the text. */
export type Ask = Span & {
  readonly topic: QuestionTopic
  readonly args?: QuestionArgs
  readonly itemId?: string
  /** Readings to choose from, if the topic alone doesn't give them. */
  readonly choices?: BudgetDraft[][]
}

/** A reading up to some position in the text. */
export type State = {
  readonly items: readonly Item[]
  /** Names waiting for an amount. */
  readonly pending: readonly Piece[]
  /** A period, a date or other details that come before their items. */
  readonly lead: Piece | null
  /** Words before a colon: a name for the items that follow. */
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
  readonly isSameSentence: boolean
  readonly phrase: Phrase | null
  readonly name: string | null
  readonly hit: CategoryHit | null
}

/** Whether the text says neither how often nor on which days an item is paid. */
export function isUntimed(item: Item): boolean {
  return item.pieces.every((one) => !says(one, 'frequency', 'date', 'hours'))
}

export function changeLast(state: State, change: Partial<Item>): State {
  const last = state.items.at(-1)
  return last ? { ...state, items: [...state.items.slice(0, -1), { ...last, ...change }] } : state
}

/** The pieces of one item combined: its own words first, then what other pieces say about it. */
export function mergePieces({ pieces }: Item): Piece {
  return pieces.reduce(addPiece)
}

function addPiece(before: Piece, other: Piece): Piece {
  // "due April 1 and October 1"
  const isMoreDates =
    other.clause.before === 'and' && other.money === null && (getValue(before, 'date')?.months.length ?? 0) > 0
  const takesDates = isMoreDates || !says(before, 'date')
  const more = other.marks.filter(({ kind }) => kind !== 'date' || takesDates)
  return {
    ...before,
    marks: [...before.marks, ...more],
    rest: `${before.rest} ${other.rest}`,
    folded: `${before.folded} ${other.folded}`,
  }
}
