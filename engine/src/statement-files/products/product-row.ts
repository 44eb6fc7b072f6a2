import type { PlainDate } from '../../core/plain-date.ts'

/** A row of a product's file with what the product knows of it, before splits and transfers are put together. */
export type ProductRow = {
  line: number
  day: PlainDate
  minor: number
  currency: string
  account: string
  name: string
  payee: string
  /** Group and name, as the product shows it; empty for none. */
  category: string
  note: string
  tags: string[]
  isPending: boolean
  isTransfer: boolean
  /** States what an account began with: neither income nor spending. */
  isOpening: boolean
  /** The account on the other side, where the row names it. */
  transferTo: string | null
  /** The two sides of a transfer have the same, where the product itself pairs them. */
  pairKey?: string
  /** Rows with the same key are parts of one payment. */
  splitKey: string | null
  /** A charge on top, which is a row of its own. */
  isFee?: true
}
