import type { PlainDate } from '../core/plain-date.ts'
import type { PaymentRow } from './payment-row.ts'
import type { RecurringPayment } from './recurring-payments.ts'

export type PriceChange = { readonly day: PlainDate; readonly beforeMinor: number; readonly afterMinor: number }

const TIMES_PER_YEAR = { day: 365, week: 52, month: 12, year: 1 } as const

/** A payment's yearly total at its expected amount, signed like a transaction. */
export function getYearlyMinor({ typicalMinor, cadence }: RecurringPayment): number {
  return Math.round((typicalMinor * TIMES_PER_YEAR[cadence.unit]) / cadence.every)
}

/** Changes in a fixed price, oldest first; none for a variable bill. Transactions that aren't found are skipped. */
export function findPriceChanges(
  payment: RecurringPayment,
  findRow: (id: string) => PaymentRow | undefined,
): PriceChange[] {
  if (!payment.isFixed) return []
  const paid = payment.rowIds.flatMap((id) => findRow(id) ?? [])
  return paid.flatMap((row, i) => {
    const before = paid[i - 1]
    if (before === undefined || before.minor === row.minor) return []
    return [{ day: row.day, beforeMinor: before.minor, afterMinor: row.minor }]
  })
}
