import type { ComingPayment } from '@evenkeel/contract/budget.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { DateRange } from '@evenkeel/engine/core/period.ts'
import { addDays, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { occurrencesBetween } from '@evenkeel/engine/core/recurrence.ts'
import { type Converter, createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import { expectedPayments, type RecurringPayment } from '@evenkeel/engine/reports/recurring-payments.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { foldForSearch } from '../ledger/search-key.ts'
import type { PlannedItem } from './budget-plan.ts'
import { UNCATEGORISED } from './ledger-entries.ts'

// How far a bill may be from its date and from its plan and still be the same bill.
const DAYS_OFF = 5
const SHARE_OFF = 0.2

type Input = {
  plan: readonly PlannedItem[]
  recurring: readonly RecurringPayment[]
  range: DateRange
  today: PlainDate
  currency: string
  rates: RateTable
}

/** What is planned in the range, and from today on also what always comes though no item stands for it; by day. */
export function comingPayments({ plan, recurring, range, today, currency, rates }: Input): ComingPayment[] {
  const convert = createConverter(currency, rates)
  const planned = plan.flatMap((item) =>
    occurrencesBetween(item, range.from, range.to).map(
      (date): ComingPayment => ({
        date,
        origin: 'budget',
        item_id: item.id,
        name: item.name,
        category: item.categoryName,
        kind: item.kind,
        ...amounts(convert, item.minor, item.currency, currency, date),
        repeat: item.repeat,
        is_paid: false,
      }),
    ),
  )
  const from = range.from > today ? range.from : today
  const unplanned = recurring.filter((payment) => !plan.some((item) => standsFor(item, payment, convert)))
  const expected = from > range.to ? [] : expectedPayments(unplanned, { from, to: range.to })
  const usual = expected.map(
    ({ day, payment }): ComingPayment => ({
      date: day,
      origin: 'history',
      item_id: null,
      name: payment.name,
      category: payment.category === UNCATEGORISED ? null : payment.category,
      kind: payment.kind === 'income' ? 'income' : 'expense',
      ...amounts(convert, payment.typicalMinor, payment.currency, currency, day),
      repeat: payment.cadence,
      is_paid: false,
    }),
  )
  return [...planned, ...usual].sort((a, b) =>
    a.date === b.date ? (a.name < b.name ? -1 : 1) : a.date < b.date ? -1 : 1,
  )
}

/** True when the item plans this payment: by its name, or by its category, rhythm and amount. */
export function standsFor(item: PlannedItem, payment: RecurringPayment, convert: Converter): boolean {
  const kind = payment.kind === 'income' ? 'income' : 'expense'
  if (item.kind !== kind) return false
  const [a, b] = [foldForSearch(item.name), payment.merchant]
  if (a === b || (b.length > 3 && a.includes(b)) || (a.length > 3 && b.includes(a))) return true
  const isSameRhythm = item.repeat?.every === payment.cadence.every && item.repeat?.unit === payment.cadence.unit
  if (item.category !== payment.category || !isSameRhythm) return false
  const planned = convert(item.minor, item.currency, payment.nextDay)
  const paid = convert(payment.typicalMinor, payment.currency, payment.nextDay)
  return planned !== null && paid !== null && Math.abs(planned - paid) <= Math.abs(planned) * SHARE_OFF
}

function amounts(convert: Converter, minor: number, currency: string, shown: string, day: PlainDate) {
  const converted = convert(minor, currency, day)
  return {
    currency,
    amount: formatMinor(minor, currency),
    amount_in_preferred_currency: converted === null ? null : formatMinor(converted, shown),
  }
}

/** Says of planned payments up to today whether a transaction of about that day, category and amount is there. */
export async function markPaid(
  db: Db,
  userId: string,
  payments: readonly ComingPayment[],
  plan: readonly PlannedItem[],
  today: PlainDate,
): Promise<ComingPayment[]> {
  const items = new Map(plan.map((item) => [item.id, item]))
  const marked: ComingPayment[] = []
  for (const payment of payments) {
    const item = payment.item_id === null ? undefined : items.get(payment.item_id)
    const isDue = item !== undefined && item.categoryId !== null && payment.date <= today
    marked.push(isDue ? { ...payment, is_paid: await isPaid(db, userId, item, payment.date as PlainDate) } : payment)
  }
  return marked
}

async function isPaid(db: Db, userId: string, item: PlannedItem, date: PlainDate): Promise<boolean> {
  const off = Math.abs(item.minor) * SHARE_OFF
  const row = await db
    .selectFrom('txn')
    .select('id')
    .where('user_id', '=', userId)
    .where('category_id', '=', item.categoryId)
    .where('day', '>=', addDays(date, -DAYS_OFF))
    .where('day', '<=', addDays(date, DAYS_OFF))
    .where('currency', '=', item.currency)
    .where(sql<boolean>`minor between ${Math.floor(item.minor - off)} and ${Math.ceil(item.minor + off)}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
