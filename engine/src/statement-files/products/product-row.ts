import type { PlainDate } from '../../core/plain-date.ts'

/** A row of a product's file with all the product says about it, before splits are joined and transfers linked. */
export type ProductRow = {
  line: number
  day: PlainDate
  minor: number
  currency: string
  account: string
  name: string
  payee: string
  /** Group and name, as the product shows them; empty if there is none. */
  category: string
  note: string
  tags: string[]
  isPending: boolean
  isTransfer: boolean
  /** An account's opening balance: neither income nor spending. */
  isOpening: boolean
  /** The account on the other side, if the row names it. */
  transferTo: string | null
  /** The same on both sides of a transfer, if the product itself pairs them. */
  pairKey?: string
  /** Rows with the same key are parts of one payment. */
  splitKey: string | null
  /** A fee on top of the amount, which becomes a row of its own. */
  isFee?: true
}
