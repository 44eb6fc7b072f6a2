import type { UpcomingPayment } from '@evenkeel/contract/budget.ts'
import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { DateRange } from '@evenkeel/engine/core/period.ts'
import { addDays, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { getOccurrences } from '@evenkeel/engine/core/recurrence.ts'
import { type Converter, createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import { getExpectedPayments, type RecurringPayment } from '@evenkeel/engine/reports/recurring-payments.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { foldForSearch } from '../search-key.ts'
import type { PlannedItem, UsersPlan } from './budget-plan.ts'

// How far a payment may be off its planned date and amount and still count as the planned one.
const MAX_DAYS_OFF = 5
const MAX_SHARE_OFF = 0.2
const LOOKUPS_AT_ONCE = 50

type Input = {
  plan: UsersPlan
  /** Recurring payments that no budget item covers. */
  unplanned: readonly RecurringPayment[]
  range: DateRange
  today: PlainDate
  currency: string
  rates: RateTable
}

/**
 * Planned payments in the range and, from today on, the expected ones of `unplanned`, by day and name. Spread items are
 * left out because they have no date. Nothing is marked as paid yet: see `markPaid`.
 */
export function findUpcomingPayments({ plan, unplanned, range, today, currency, rates }: Input): UpcomingPayment[] {
  const convert = createConverter(currency, rates)
  const { occurrences, unconverted } = plan.layOut(range)
  const toPlanned = ({
    date,
    item,
    minor,
  }: {
    date: PlainDate
    item: PlannedItem
    minor: number | null
  }): UpcomingPayment => ({
    date,
    origin: 'budget',
    item_id: item.id,
    name: item.name,
    category: item.categoryName,
    kind: item.kind,
    is_saving: item.isSaving,
    currency: item.currency,
    amount: formatMinor(item.minor, item.currency),
    amount_in_preferred_currency: minor === null ? null : formatMinor(minor, currency),
    repeat: item.repeat,
    is_paid: false,
  })
  const from = range.from > today ? range.from : today
  const expected = from > range.to ? [] : getExpectedPayments(unplanned, { from, to: range.to })
  return [
    ...occurrences
      .filter(({ item }) => !item.spread)
      .map(({ day, item, minor }) => toPlanned({ date: day, item, minor })),
    ...unconverted
      .filter((item) => !item.spread)
      .flatMap((item) =>
        getOccurrences(item, range.from, range.to).map((date) => toPlanned({ date, item, minor: null })),
      ),
    ...expected.map(({ day, payment }): UpcomingPayment => {
      const minor = convert(payment.typicalMinor, payment.currency, day)
      return {
        date: day,
        origin: 'history',
        item_id: null,
        name: payment.name,
        category: payment.category === UNCATEGORIZED ? null : payment.category,
        kind: payment.kind === 'income' ? 'income' : 'expense',
        is_saving: false,
        currency: payment.currency,
        amount: formatMinor(payment.typicalMinor, payment.currency),
        amount_in_preferred_currency: minor === null ? null : formatMinor(minor, currency),
        repeat: payment.cadence,
        is_paid: false,
      }
    }),
  ].sort((a, b) => (a.date === b.date ? (a.name < b.name ? -1 : 1) : a.date < b.date ? -1 : 1))
}

/**
 * Whether the item plans this payment: it's of the same kind, with a similar name or with the same category and schedule
 * and about the same amount.
 */
export function plansPayment(item: PlannedItem, payment: RecurringPayment, convert: Converter): boolean {
  const kind = payment.kind === 'income' ? 'income' : 'expense'
  if (item.kind !== kind) return false
  const [a, b] = [foldForSearch(item.name), payment.merchant]
  if (a === b || (b.length > 3 && a.includes(b)) || (a.length > 3 && b.includes(a))) return true
  const isSameSchedule = item.repeat?.every === payment.cadence.every && item.repeat?.unit === payment.cadence.unit
  if (item.category !== payment.category || !isSameSchedule) return false
  const planned = convert(item.minor, item.currency, payment.nextDay)
  const paid = convert(payment.typicalMinor, payment.currency, payment.nextDay)
  return planned !== null && paid !== null && Math.abs(planned - paid) <= Math.abs(planned) * MAX_SHARE_OFF
}

/**
 * Marks planned payments up to today as paid if their category has a transaction in the same currency, of about the
 * same date and amount.
 */
export async function markPaid(
  db: Db,
  userId: string,
  payments: readonly UpcomingPayment[],
  plan: readonly PlannedItem[],
  today: PlainDate,
): Promise<UpcomingPayment[]> {
  const items = new Map(plan.map((item) => [item.id, item]))
  const due = payments.flatMap((payment, at) => {
    const item = payment.item_id === null ? undefined : items.get(payment.item_id)
    const isDue = item !== undefined && item.categoryId !== null && payment.date <= today
    return isDue ? [createPaidLookup(userId, at, item, payment.date as PlainDate)] : []
  })
  const paid = new Set<number>()
  for (let from = 0; from < due.length; from += LOOKUPS_AT_ONCE) {
    const lookups = sql.join(due.slice(from, from + LOOKUPS_AT_ONCE), sql` union all `)
    for (const { at } of (await sql<{ at: number }>`${lookups}`.execute(db)).rows) paid.add(Number(at))
  }
  return payments.map((payment, at) => (paid.has(at) ? { ...payment, is_paid: true } : payment))
}

/** SQL that selects `at` if there's a transaction like the planned one, with one index lookup. */
function createPaidLookup(userId: string, at: number, item: PlannedItem, date: PlainDate) {
  const tolerance = Math.abs(item.minor) * MAX_SHARE_OFF
  return sql`select ${sql.lit(at)} as at where exists (
    select 1 from txn where user_id = ${userId} and category_id = ${item.categoryId}
      and day >= ${addDays(date, -MAX_DAYS_OFF)} and day <= ${addDays(date, MAX_DAYS_OFF)} and currency = ${item.currency}
      and minor >= ${Math.floor(item.minor - tolerance)} and minor <= ${Math.ceil(item.minor + tolerance)})`
}
