import { isCurrencyCode, isKnownCurrency, PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { isPlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { z } from 'zod'

/** Text that both databases and JSON can hold: no NUL, no half of a surrogate pair. */
export const SafeText = z
  .string()
  .refine((text) => !text.includes('\u0000'), 'must not contain NUL characters')
  .refine((text) => text.isWellFormed(), 'must be well-formed Unicode')

/** Safe text of 1 to `max` characters once the white space around it is gone. */
export function textUpTo(max: number) {
  return SafeText.trim().min(1, 'must not be empty').max(max, `must be at most ${max} characters`)
}

export const PlainDateText = z
  .string()
  .refine(isPlainDate, 'must be a valid date, written YYYY-MM-DD')
  .meta({ format: 'date' })

/** A day that reports are asked about: within reach of a calendar, so that years before and after it exist too. */
export const ReportDay = PlainDateText.refine(
  (day) => day >= '1900-01-01' && day <= '2200-12-31',
  'must be between 1900 and 2200',
)

export const InstantText = z.iso.datetime()

/** A decimal string in the currency's own digits, negative for money out. Pair it with `amountFits`. */
export const AmountText = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,3})?$/, 'must be a plain decimal number such as "-12.34"')
  .meta({ example: '-12.34' })

/** As it is kept: a bank may have named one that is no longer, or never was, in any list. */
export const CurrencyCode = z.string().refine(isCurrencyCode, 'must be a three-letter currency code')
/** As it may come in. */
export const KnownCurrencyCode = z
  .string()
  .refine(isKnownCurrency, 'must be an ISO 4217 currency code, such as "EUR"')
  .meta({ example: 'EUR' })
export const PreferredCurrencyCode = z.enum(PREFERRED_CURRENCIES)

/** Only what looks like an id is looked up. */
export const Id = z.uuid()
export const IdParams = z.strictObject({ id: Id })

export const Version = z.number().int().min(1)

/** True when the amount has no more decimals than its currency and is exact in minor units. */
export function amountFits(amount: string, currency: string): boolean {
  return parseMinor(amount, currency) !== null
}

export const ListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: SafeText.max(500).optional(),
})

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ results: z.array(item), next: z.string().nullable(), total: z.number().int() })
}
