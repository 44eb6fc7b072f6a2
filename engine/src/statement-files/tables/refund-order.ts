import type { Sequence } from './balance-proof.ts'
import type { SignRow } from './sign-rows.ts'

/**
 * Of two rows with the same text and size but opposite signs, the earlier is the purchase and the later its refund.
 * True if most purchases are the ones without a minus.
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
