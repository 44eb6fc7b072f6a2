import { listRecurringPayments, type RecurringPayment } from '@evenkeel/contract/recurring-payments.ts'
import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { addMonths, getMonthStart, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { PaymentRow } from '@evenkeel/engine/reports/payment-row.ts'
import { findPriceChanges, getYearlyMinor } from '@evenkeel/engine/reports/recurring-cost.ts'
import type { RecurringPayment as FoundPayment } from '@evenkeel/engine/reports/recurring-payments.ts'
import type { FastifyInstance } from 'fastify'
import { findRevision } from '../../ledger/history/history.ts'
import { findPaymentRows, findRecurring, MANY_ROWS } from '../../ledger/reports/payment-rows.ts'
import { getLocalDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { createUserMemo } from '../../users/user-memo.ts'

const MONTHS = 25

type Answer = { results: RecurringPayment[]; total: number }
const answers = createUserMemo<Answer>()

export function registerRecurringPaymentRoutes(app: FastifyInstance, { reports, clock }: Deps): void {
  serveRoute(app, listRecurringPayments, async ({ auth, query }) => {
    const today = (query.today ?? getLocalDay(clock)) as PlainDate // The contract has checked it.
    const key = `${await findRevision(reports, auth.user.id)} ${today}`
    const cached = answers.get(reports, auth.user.id, key)
    if (cached) return cached
    const answer = await findRecurringPayments(reports, auth.user.id, today)
    answers.set(reports, auth.user.id, key, answer)
    return answer
  })
}

async function findRecurringPayments(db: Db, userId: string, today: PlainDate): Promise<Answer> {
  const range = { from: addMonths(getMonthStart(today), -MONTHS), to: today }
  const { n } = await db
    .selectFrom('txn')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .executeTakeFirstOrThrow()
  const rows = await findPaymentRows(db, userId, range, Number(n) > MANY_ROWS)
  const payments = await findRecurring(rows, today)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const getYearlySize = (payment: FoundPayment) => Math.abs(getYearlyMinor(payment))
  const results = payments.sort((a, b) => getYearlySize(b) - getYearlySize(a)).map((payment) => toBody(payment, byId))
  return { results, total: payments.length }
}

function toBody(payment: FoundPayment, byId: ReadonlyMap<string, PaymentRow>): RecurringPayment {
  const { currency } = payment
  return {
    merchant: payment.name,
    category: payment.category === UNCATEGORIZED ? null : payment.category,
    kind: payment.kind,
    cadence: payment.cadence,
    currency,
    typical_amount: formatMinor(payment.typicalMinor, currency),
    last_amount: formatMinor(payment.lastMinor, currency),
    is_fixed: payment.isFixed,
    first_date: payment.firstDay,
    last_date: payment.lastDay,
    next_date: payment.nextDay,
    is_active: payment.isActive,
    yearly_amount: formatMinor(getYearlyMinor(payment), currency),
    price_changes: findPriceChanges(payment, (id) => byId.get(id)).map(({ day, beforeMinor, afterMinor }) => ({
      date: day,
      before: formatMinor(beforeMinor, currency),
      after: formatMinor(afterMinor, currency),
    })),
    transaction_ids: [...payment.rowIds],
    filter: { same_merchant_as: payment.rowIds.at(-1)! },
  }
}
