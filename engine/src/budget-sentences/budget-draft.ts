import type { PlainDate } from '../core/plain-date.ts'
import type { Program } from '../second-reader/program.ts'
import type { RepeatUnit } from './frequency.ts'

export type Repeat = { readonly every: number; readonly unit: RepeatUnit }

/** A budget item as read from a sentence, for the user to look at before or after it is kept. */
export type BudgetDraft = {
  name: string
  kind: 'expense' | 'income'
  /** The category's name. */
  category: string
  /** Always positive; `kind` says which way it goes. */
  minor: number
  currency: string
  firstDate: PlainDate
  /** Null for something that happens once. */
  repeat: Repeat | null
  /** The last day on which it may still fall. */
  until: PlainDate | null
  /** Laid out over the days of its week or month: no day was given, and it is no bill. */
  spread: boolean
  /** The text says on which day it falls. */
  hasDay: boolean
  /** The user said "about", or gave a range. */
  approx: boolean
  /** The words it was read from. */
  sourceText: string
  /** 0 to 1: how sure the reading is, the category included. */
  confidence: number
  /** How the amount came about where it is not the one written: "half of 90", "3 × 5". */
  note?: string
  /** The item of the budget whose amount this corrects. */
  replaces?: string
}

/**
 * What a question is about. `amount`: a cost without one. `purpose`: an amount without a name. `removal`: an item that the
 * text says is over. `existing`: an item that seems to be in the budget already. `readings`: the sentence can be read in
 * several ways. `unused`: words about money that the items don't reflect. `check`: a kind of sentence that often goes
 * wrong. The others name what was assumed for now: the
 * item is there, and an answer replaces it.
 */
export const QUESTION_TOPICS = [
  'amount',
  'purpose',
  'removal',
  'existing',
  'cadence',
  'currency',
  'people',
  'hours',
  'net',
  'paydays',
  'income',
  'season',
  'condition',
  'readings',
  'unused',
  'check',
] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** What the sentence of a question mentions; `describeQuestion` renders it. */
export type QuestionArgs = {
  readonly name?: string
  readonly amount?: string
  readonly other?: string
  readonly assumed?: string
  readonly unused?: string
}

/** Something to ask the user, with the words it is about and the readings to choose from (the first is what we took). */
export type BudgetQuestion = {
  text: string
  topic: QuestionTopic
  args: QuestionArgs
  /** The items that each answer would give in place of those with a source text in `about`. */
  choices: BudgetDraft[][]
  about: string[]
  /** The item of the budget that a removal would delete. */
  itemId?: string
}

/** What a budget already holds, for corrections ("my internet is 75 now") and cancellations. */
export type ExistingItem = {
  readonly id?: string
  readonly name: string
  readonly kind: 'expense' | 'income'
  readonly category: string
  readonly minor: number
  readonly currency: string
  readonly repeat: Repeat | null
  readonly firstDate?: PlainDate
  readonly spread?: boolean
}

export type BudgetTextOptions = {
  readonly today: PlainDate
  /** The user's own currency, for amounts without one; also what "$" means where it is a dollar. */
  readonly currency: string
  /** Asked where no budget word of our own is found. */
  readonly categorise: (phrase: string, direction: 'in' | 'out') => { category: string; confidence: number }
  /** The user's categories; the defaults where left out. */
  readonly categories?: readonly { readonly code?: string; readonly name: string; readonly kind: string }[]
  readonly existing?: readonly ExistingItem[]
  /** What the network made of the same text; without it the grammar decides alone. */
  readonly second?: Program | null
}
