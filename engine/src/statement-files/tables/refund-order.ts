import type { Sequence } from './balance-proof.ts'
import type { SignRow } from './sign-rows.ts'

/**
 * Whether purchases are written without a minus and refunds with one. Of two rows with the same text and size but
 * opposite signs, the earlier is the purchase and the later its refund; most such pairs decide. False if the rows
 * aren't in date order.
 */
export function areRefundsReversed(rows: readonly SignRow[], sequence: Sequence): boolean {
  if (sequence === null) return false
  const first = new Map<string, SignRow>()
  let normal = 0
  let reversed = 0
  for (const row of rows) {
    const key = `${row.amount.body} ${row.text}`
    const before = first.get(key)
    if (!before) first.set(key, row)
    // Within one day, the order is unknown.
    if (!before || before.isNegative === row.isNegative || before.day === row.day) continue
    const isNegativeFirst = (sequence === 'up') === before.isNegative
    if (isNegativeFirst) normal++
    else reversed++
  }
  return reversed > normal
}
