import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'

export type CurrencySum = { currency: string; amount: string }

/** The exact sum per currency, the most frequent currency first. */
export function sumByCurrency(rows: readonly Pick<Transaction, 'amount' | 'currency'>[]): CurrencySum[] {
  const sums = new Map<string, { minor: number; count: number }>()
  for (const { amount, currency } of rows) {
    const sum = sums.get(currency) ?? { minor: 0, count: 0 }
    sums.set(currency, { minor: sum.minor + (parseMinor(amount, currency) ?? 0), count: sum.count + 1 })
  }
  return [...sums]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([currency, { minor }]) => ({ currency, amount: formatMinor(minor, currency) }))
}
