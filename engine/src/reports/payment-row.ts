import type { CategoryKind } from '../categoriser/default-categories.ts'
import type { PlainDate } from '../core/plain-date.ts'

/** A row of the ledger as the readers of habits need it, in its own currency; negative is money out. */
export type PaymentRow = {
  readonly id: string
  readonly day: PlainDate
  readonly minor: number
  readonly currency: string
  /** The same text for every payment to or from the same party: the folded simple name. */
  readonly merchant: string
  /** What a person calls the party. */
  readonly name: string
  readonly category: string
  /** The code of the category, where it has one. */
  readonly code?: string | null
  readonly kind: CategoryKind
}
