import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import type { DateRange } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { PaymentRow } from '@evenkeel/engine/reports/payment-row.ts'
import { findRecurringPayments, type RecurringPayment } from '@evenkeel/engine/reports/recurring-payments.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { foldForSearch } from '../search-key.ts'

/** With more transactions than this, payments that are too frequent to be regular aren't looked at. */
export const MANY_ROWS = 20_000
// A weekly payment occurs a little over a hundred times in two years. Anything more frequent isn't a regular payment.
const MAX_ROWS_PER_MERCHANT = 120
const MAX_FREQUENT_NAMES = 5_000
const ROWS_AT_ONCE = 2_000

/**
 * Transactions in the form that finding habits needs. With `hasMany`, merchants with too many of them are left out.
 */
export async function findPaymentRows(
  db: Db,
  userId: string,
  range: DateRange,
  hasMany: boolean,
): Promise<PaymentRow[]> {
  const inRange = db
    .selectFrom('txn')
    .where('txn.user_id', '=', userId)
    .where('txn.day', '>=', range.from)
    .where('txn.day', '<=', range.to)
  let query = inRange
    .leftJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'txn.user_id').onRef('category.id', '=', 'txn.category_id'),
    )
    .select(['txn.id', 'txn.day', 'txn.minor', 'txn.currency', 'txn.simple_name'])
    .select(['category.name', 'category.kind', 'category.code'])
  if (hasMany) {
    const frequent = await inRange
      .select('txn.simple_name')
      .groupBy('txn.simple_name')
      .having(sql`count(*)`, '>', MAX_ROWS_PER_MERCHANT)
      .orderBy(sql`count(*)`, 'desc')
      .limit(MAX_FREQUENT_NAMES)
      .execute()
    const names = frequent.map((row) => row.simple_name)
    // A list of names rather than a subquery, which PostgreSQL might run once per row.
    if (names.length > 0) query = query.where('txn.simple_name', 'not in', names)
  }
  const folded = new Map<string, string>()
  const getMerchant = (name: string) => {
    const merchant = folded.get(name) ?? foldForSearch(name)
    folded.set(name, merchant)
    return merchant
  }
  return (await query.execute()).map((row) => {
    const minor = Number(row.minor)
    return {
      id: row.id,
      day: row.day as PlainDate,
      minor,
      currency: row.currency,
      merchant: getMerchant(row.simple_name),
      name: row.simple_name,
      category: row.name ?? UNCATEGORIZED,
      code: row.code,
      kind: (row.kind ?? (minor > 0 ? 'income' : 'expense')) as CategoryKind, // We only store values from this list.
    }
  })
}

/** Finds the recurring payments, in no particular order. Works in short turns, so that nobody else waits long. */
export async function findRecurring(rows: readonly PaymentRow[], today: PlainDate): Promise<RecurringPayment[]> {
  const byMerchant = new Map<string, PaymentRow[]>()
  for (const row of rows) {
    const list = byMerchant.get(row.merchant)
    if (list) list.push(row)
    else byMerchant.set(row.merchant, [row])
  }
  const found: RecurringPayment[] = []
  let some: PaymentRow[] = []
  for (const list of byMerchant.values()) {
    some.push(...list)
    if (some.length < ROWS_AT_ONCE) continue
    found.push(...findRecurringPayments(some, today))
    some = []
    await new Promise(setImmediate)
  }
  found.push(...findRecurringPayments(some, today))
  return found
}
