import type { Exact } from '../core/exact-amount.ts'
import type { Repeat, RepeatUnit } from '../core/recurrence.ts'

/** The value of each kind of mark. */
export type MarkValues = {
  money: MoneyValue
  frequency: Frequency
  date: DateValue
  until: DateValue
  starting: DateValue
  duration: Repeat
  installments: InstallmentsValue
  hours: HoursValue
  percent: Exact
  share: ShareValue
  ways: number
} & Record<Flag, true>

/** A kind of mark without a value. */
export type Flag = 'approx' | 'gross' | 'net' | 'aside' | 'each' | 'all' | 'label'

export type MarkKind = keyof MarkValues

/** An amount as written. */
export type MoneyValue = {
  readonly amount: Exact
  /** Null if none was named. */
  readonly currency: string | null
  /** It's a plain number: nothing else shows that it's money. */
  readonly isBare: boolean
  /** "$", "dollars" or "bucks": something else may say which dollar. */
  readonly isAnyDollar?: true
  readonly isApprox: boolean
  /** The ends of a range, with `amount` in the middle. */
  readonly range?: readonly [Exact, Exact]
  /** "1,200 or 1,300": it's one end of `range` or the other, and `amount` is the first. */
  readonly isEither?: true
  /** What it was before a change. */
  readonly from?: Exact
  /** `currency`: several countries use this name. `cents`: "one-fifty" is 150 or 1.50. */
  readonly doubt?: 'currency' | 'cents'
}

/**
 * How often something happens: `times` every `every` `unit`s. `weekdays` are the days it falls on (1 = Monday);
 * `payday` means every time the user is paid.
 */
export type Frequency = {
  readonly every: number
  readonly unit: RepeatUnit | 'hour'
  readonly times?: number
  readonly weekdays?: readonly number[]
  readonly payday?: true
}

export type HoursValue = { readonly hours: number; readonly repeat: Repeat | null }

/** A date, as precise as the text gives it: a full date, a year, months, or days of every month (31: the last day). */
export type DateValue = {
  readonly year: number | null
  readonly months: readonly number[]
  readonly days: readonly number[]
  /** It comes every year, like a holiday. */
  readonly isYearly?: boolean
}

/** `repeat` is null if the text doesn't say how often. `isEach`: the amount is one payment, not all of them. */
type InstallmentsValue = { readonly count: number; readonly repeat: Repeat | null; readonly isEach: boolean }

/**
 * The user's own part of an amount. `fraction` is null if the text only says "my share" or "we split it". If `how` is
 * `stated-or-of`, the amount may already be the share ("my half is 30"); otherwise it's the whole amount.
 */
export type ShareValue = { readonly fraction: Exact | null; readonly how: 'stated-or-of' | 'taken' | 'split' }
