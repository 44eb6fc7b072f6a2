import type { Direction } from './bank-operations.ts'

/** A row as read from the file. `minor` is negative for money out; `direction` overrides it if the file gives one. */
export type CategoriserInput = {
  readonly text: string
  readonly minor: number
  readonly currency: string
  readonly direction?: Direction | undefined
  readonly source?: string | undefined
  readonly mcc?: string | undefined
  readonly bankCategory?: string | undefined
  /** The purpose of the payment, if the file gives it next to the name. */
  readonly purpose?: string | undefined
  readonly day?: string | undefined
}
