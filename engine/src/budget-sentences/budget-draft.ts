import type { PlainDate } from '../core/plain-date.ts'
import type { Repeat } from '../core/recurrence.ts'
import type { Program } from '../second-reader/program.ts'

/** A budget item read from a sentence, for the user to check before or after it's saved. */
export type BudgetDraft = {
  name: string
  kind: 'expense' | 'income'
  /** The category's name. */
  category: string
  /** Always positive; `kind` gives the direction. */
  minor: number
  currency: string
  firstDate: PlainDate
  /** Null if it happens once. */
  repeat: Repeat | null
  /** The last date it can fall on. */
  until: PlainDate | null
  /** Spread over the days of its week or month: no day was given, and it isn't a bill. */
  spread: boolean
  /** The text says which day it falls on. */
  hasDay: boolean
  /** The user said "about", or gave a range. */
  approx: boolean
  /** The words it was read from. */
  sourceText: string
  /** 0 to 1: how certain the reading is, including the category. */
  confidence: number
  /** How the amount was calculated, or what it was before: "1/2 of 90", "3 × 15 a week", "was 30". */
  note?: string
  /** The id of the existing budget item whose amount this corrects. */
  replaces?: string
}

/**
 * What a question is about. `amount`: a cost without one. `purpose`: an amount without a name. `removal`: an item that
 * the text says has ended. `existing`: an item that seems to be in the budget already. `readings`: the sentence can be
 * read in several ways. `unused`: words about money that the items don't reflect. The others ask about something we
 * assumed: we already made an item, and an answer replaces it. `currency` is about one amount, `currencies` about all
 * amounts without a currency in a text that also has one in a foreign currency.
 */
export const QUESTION_TOPICS = [
  'amount',
  'purpose',
  'removal',
  'existing',
  'cadence',
  'currency',
  'currencies',
  'people',
  'hours',
  'net',
  'paydays',
  'readings',
  'unused',
] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** The values in a question's sentence; `describeQuestion` renders it. */
export type QuestionArgs = {
  readonly name?: string
  readonly amount?: string
  readonly assumed?: string
  /** Words of the text, piece by piece. */
  readonly unused?: readonly string[]
}

/**
 * Something to ask the user, with the words it's about and the readings to choose from, if there are any (the first is
 * the one we used).
 */
export type BudgetQuestion = {
  text: string
  topic: QuestionTopic
  args: QuestionArgs
  /** The items that each answer would create in place of those with a source text in `about`. */
  choices: BudgetDraft[][]
  about: string[]
  /** The budget item that a removal would delete. */
  itemId?: string
}

/** An item of the existing budget, for corrections ("internet went up from 60 to 75") and cancellations. */
export type ExistingItem = { readonly id?: string } & Readonly<
  Pick<BudgetDraft, 'name' | 'kind' | 'category' | 'minor' | 'currency' | 'repeat'> &
    Partial<Pick<BudgetDraft, 'spread'>>
>

export type BudgetTextOptions = {
  readonly today: PlainDate
  /** The user's own currency, for amounts if the text names none. It's also the meaning of "$" if it's a dollar. */
  readonly currency: string
  /** Used if neither existing items, nor the user's category names, nor our own budget words give a category. */
  readonly categorise: (phrase: string, direction: 'in' | 'out') => { category: string; confidence: number }
  /** The user's categories; without them, the default ones. */
  readonly categories?: readonly { readonly code?: string; readonly name: string; readonly kind: string }[]
  readonly existing?: readonly ExistingItem[]
  /** The network's reading of the same text; without it, the grammar decides alone. */
  readonly second?: Program | null
}
