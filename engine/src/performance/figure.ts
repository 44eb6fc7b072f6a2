import type { PlainDate } from '../core/plain-date.ts'

/** Why a figure is missing or weak; `reasonSentence` puts it into words. */
export type FigureReason =
  | { readonly code: 'no-statements' }
  | { readonly code: 'one-statement'; readonly day: PlainDate }
  /** Nothing was invested in this period, so there is nothing to relate its gain to. */
  | { readonly code: 'nothing-invested'; readonly from: PlainDate; readonly to: PlainDate }
  /** The loss is larger than the estimate of what was invested: the flows are too large for an estimate. */
  | { readonly code: 'loss-beyond-invested'; readonly from: PlainDate; readonly to: PlainDate }
  | { readonly code: 'too-few-periods'; readonly periods: number; readonly needed: number }
  | { readonly code: 'total-loss' }
  | { readonly code: 'no-volatility' }
  | { readonly code: 'no-rate-fits' }
  | { readonly code: 'several-rates-fit'; readonly count: number; readonly lowest: number; readonly highest: number }
  /** Money taken out may have left almost nothing behind to earn the gain: no highest return can be named. */
  | { readonly code: 'no-upper-bound' }
  | { readonly code: 'owed' }
  | { readonly code: 'shorter-than-a-year'; readonly days: number }
  /** These many accounts have no statement in the last month: their last balance is used. */
  | { readonly code: 'older-statements'; readonly accounts: number; readonly oldest: PlainDate }
  /** These many accounts are in a currency without a rate, so in no figure. */
  | { readonly code: 'no-exchange-rate'; readonly accounts: number }

/** A number, or the reason there is none. */
export type Figure = number | FigureReason

export function isNumber(figure: Figure): figure is number {
  return typeof figure === 'number'
}
