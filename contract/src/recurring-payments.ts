import { z } from 'zod'
import { CategoryKind } from './categories.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, Id, PlainDateText, ReportDay } from './values.ts'

export const RecurringPayment = z.strictObject({
  merchant: z.string(),
  category: z.string().nullable(),
  kind: CategoryKind,
  cadence: z.strictObject({ every: z.number().int().min(1), unit: z.enum(['day', 'week', 'month', 'year']) }),
  currency: CurrencyCode,
  /** The expected next amount, signed like a transaction. */
  typical_amount: AmountText,
  last_amount: AmountText,
  /** The amount is the same each time, except for price changes. */
  is_fixed: z.boolean(),
  first_date: PlainDateText,
  last_date: PlainDateText,
  next_date: PlainDateText,
  /** False if it should have occurred again well before today but hasn't. */
  is_active: z.boolean(),
  /** The yearly total at the typical amount, signed like a transaction. */
  yearly_amount: AmountText,
  /** Changes in a fixed price, oldest first; empty for bills that vary. */
  price_changes: z.array(z.strictObject({ date: PlainDateText, before: AmountText, after: AmountText })),
  /** The transactions it was found in, oldest first. */
  transaction_ids: z.array(Id),
  /** Filters the transaction list to the same merchant. */
  filter: z.strictObject({ same_merchant_as: Id }),
})
export type RecurringPayment = z.infer<typeof RecurringPayment>

export const listRecurringPayments = defineRoute({
  method: 'GET',
  path: '/api/recurring-payments/',
  summary: 'Lists recurring payments found in two years of transactions, largest yearly amount first',
  access: 'subscribed',
  query: z.strictObject({ today: ReportDay.optional() }),
  response: z.strictObject({ results: z.array(RecurringPayment), total: z.number().int() }),
})
