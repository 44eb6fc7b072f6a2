import { type CategoryCode, type CategoryKind, DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import type { DateRange } from '../core/period.ts'
import type { PlainDate } from '../core/plain-date.ts'
import { createRandom, type Random } from '../core/random.ts'
import type { Repeat } from '../core/recurrence.ts'

export type DemoTransaction = {
  readonly day: PlainDate
  readonly source: string
  /** The bank's description. */
  readonly name: string
  readonly simpleName: string
  /** The name of one of the default categories. */
  readonly category: string
  readonly kind: CategoryKind
  readonly minor: number
  readonly currency: string
  readonly confidence: number
  readonly needsReview: boolean
  /** The same on both sides of a transfer between two sources; null otherwise. */
  readonly transferKey: string | null
  /** The wealth account the money went into or came out of; null otherwise. */
  readonly wealthAccount: string | null
}

export type DemoBudgetItem = {
  readonly name: string
  readonly category: string
  readonly kind: 'expense' | 'income'
  /** Negative for money out, like a transaction. */
  readonly minor: number
  readonly currency: string
  readonly first: PlainDate
  readonly repeat: Repeat | null
  readonly until: PlainDate | null
  readonly spread: boolean
  /** Saved money: its category has the kind `transfer`. */
  readonly isSaving: boolean
}

export type DemoWealthAccount = {
  readonly name: string
  readonly type: 'investment' | 'retirement' | 'real_estate' | 'cash' | 'vehicle' | 'loan' | 'credit_card'
  readonly currency: string
  /** The transaction source of this account; null if it has no bank files. */
  readonly source: string | null
}

/** An account's balance at the end of a month, and deposits and withdrawals since the previous statement. */
export type DemoStatement = {
  readonly account: string
  readonly day: PlainDate
  readonly deposits: number
  readonly withdrawals: number
  readonly balance: number
}

type DemoPerson = { readonly name: string; readonly birthYear: number }

export type DemoHousehold = {
  readonly people: readonly [DemoPerson, DemoPerson]
  readonly attributes: {
    readonly birthYear: number
    readonly householdSize: number
    readonly country: string
    readonly region: string
    readonly work: 'employed'
    readonly housing: 'mortgage'
    readonly annualIncomeMinor: number
    readonly annualIncomeCurrency: 'USD'
    readonly shareAnonymously: boolean
  }
  readonly instructions: string
  readonly sources: readonly string[]
  /** Ordered by day. */
  readonly transactions: readonly DemoTransaction[]
  readonly budgetItems: readonly DemoBudgetItem[]
  readonly wealthAccounts: readonly DemoWealthAccount[]
  /** Per account, ordered by day. */
  readonly statements: readonly DemoStatement[]
}

/** Context for the generators: the days to fill, and random numbers that depend only on the seed and a label. */
export type Story = {
  readonly today: PlainDate
  /** From the first of the month thirty months ago to today. */
  readonly range: DateRange
  /** Every month of the range as `YYYY-MM`, including the current one. */
  readonly months: readonly string[]
  readonly createRandomFor: (label: string) => Random
}

export const CHECKING = 'Chase Checking ··4821'
export const CARD = 'Sapphire Card ··7730'
export const WISE = 'Wise Account ··2095'

const BY_CODE = new Map(DEFAULT_CATEGORIES.map((category) => [category.code, category]))

export function getCategory(code: CategoryCode): { readonly category: string; readonly kind: CategoryKind } {
  const { name, kind } = BY_CODE.get(code)!
  return { category: name, kind }
}

type Draft = Pick<DemoTransaction, 'day' | 'source' | 'name' | 'simpleName' | 'minor'> & { code: CategoryCode }

/**
 * A transaction in dollars whose category is certain and that isn't part of a transfer, unless `more` says otherwise.
 */
export function makeTransaction(
  { code, ...draft }: Draft,
  more: Partial<Omit<DemoTransaction, keyof Draft | 'category' | 'kind'>> = {},
): DemoTransaction {
  return {
    ...draft,
    ...getCategory(code),
    currency: 'USD',
    confidence: 0.99,
    needsReview: false,
    transferKey: null,
    wealthAccount: null,
    ...more,
  }
}

/** A random generator per label: the same seed and label give the same numbers. */
export function createRandomForLabel(seed: number, label: string): Random {
  let hash = 2166136261 ^ seed
  for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 16777619)
  return createRandom(hash)
}
