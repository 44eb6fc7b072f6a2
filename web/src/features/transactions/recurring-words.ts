import type { RecurringPayment } from '@evenkeel/contract/recurring-payments.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { countDaysBetween, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'

/** "Every month", "Every 2 weeks". */
export function describeCadence({ every, unit }: RecurringPayment['cadence']): string {
  return every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`
}

/** When the next payment is due: "tomorrow", "in 5 days", "3 days late". Null if it's more than 31 days ahead. */
export function describeDue(next: PlainDate, today: PlainDate): string | null {
  const days = countDaysBetween(today, next)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days < 0) return days === -1 ? 'a day late' : `${-days} days late`
  return days <= 31 ? `in ${days} days` : null
}

export type RecurringGroup = 'out' | 'in' | 'stopped'

export function getGroup(payment: RecurringPayment): RecurringGroup {
  if (!payment.is_active) return 'stopped'
  return payment.typical_amount.startsWith('-') ? 'out' : 'in'
}

/** The yearly total and a twelfth of it per currency, the most frequent currency first. */
export function sumRecurring(payments: readonly RecurringPayment[]) {
  const sums = new Map<string, { minor: number; count: number }>()
  for (const { yearly_amount, currency } of payments) {
    const sum = sums.get(currency) ?? { minor: 0, count: 0 }
    sums.set(currency, { minor: sum.minor + (parseMinor(yearly_amount, currency) ?? 0), count: sum.count + 1 })
  }
  return [...sums]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([currency, { minor }]) => ({
      currency,
      year: formatMinor(Math.abs(minor), currency),
      month: formatMinor(Math.abs(Math.round(minor / 12)), currency),
    }))
}

/** The latest price change; null if there is none. A rise is more money, whether in or out. */
export function getLastPriceChange({ price_changes, currency }: RecurringPayment) {
  const change = price_changes.at(-1)
  if (!change) return null
  const [before, after] = [getSize(change.before, currency), getSize(change.after, currency)]
  return {
    date: change.date,
    isRise: after > before,
    by: formatMinor(Math.abs(after - before), currency),
    before: formatMinor(before, currency),
  }
}

/** An amount in minor units, without its sign. */
export function getSize(amount: string, currency: string): number {
  return Math.abs(parseMinor(amount, currency) ?? 0)
}
