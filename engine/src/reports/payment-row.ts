import type { CategoryKind } from '../categoriser/default-categories.ts'
import type { PlainDate } from '../core/plain-date.ts'

/** A transaction in its own currency, for finding recurring and unusual payments; negative is money out. */
export type PaymentRow = {
  readonly id: string
  readonly day: PlainDate
  readonly minor: number
  readonly currency: string
  /** The folded simple name, the same for all payments to or from one party; empty if unknown. */
  readonly merchant: string
  /** The party's everyday name. */
  readonly name: string
  readonly category: string
  /** The category's code, such as DIN, if it has one. */
  readonly code?: string | null
  readonly kind: CategoryKind
}
