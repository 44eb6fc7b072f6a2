import type { PlainDate } from '../core/plain-date.ts'

/** Why a figure is missing or uncertain; `writeReason` renders it. */
export type FigureReason =
  | { readonly code: 'no-statements' }
  | { readonly code: 'one-statement'; readonly day: PlainDate }
  /** The average investment in this period wasn't above zero, so there's nothing to compare its gain with. */
  | { readonly code: 'nothing-invested'; readonly from: PlainDate; readonly to: PlainDate }
  /** The loss exceeds the average investment, which was estimated with all cash flows in the middle of the period. */
  | { readonly code: 'loss-beyond-invested'; readonly from: PlainDate; readonly to: PlainDate }
  | { readonly code: 'too-few-periods'; readonly periods: number; readonly needed: number }
  | { readonly code: 'total-loss' }
  | { readonly code: 'no-volatility' }
  | { readonly code: 'no-rate-fits' }
  | { readonly code: 'several-rates-fit'; readonly count: number; readonly lowest: number; readonly highest: number }
  /** Depending on the days of the cash flows, almost nothing may have earned the gain, so there is no upper limit. */
  | { readonly code: 'no-upper-bound' }
  | { readonly code: 'owed' }
  | { readonly code: 'shorter-than-a-year'; readonly days: number }
  /** This many accounts have no statement in the last month of the period, so their last balance is used. */
  | { readonly code: 'older-statements'; readonly accounts: number; readonly oldest: PlainDate }
  /** This many accounts are in a currency without a rate, and no combined figure includes them. */
  | { readonly code: 'no-exchange-rate'; readonly accounts: number }

/** A number, or the reason it's missing. */
export type Figure = number | FigureReason

export function isNumber(figure: Figure): figure is number {
  return typeof figure === 'number'
}
