import { isCurrencyCode, isKnownCurrency, PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { isPlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { isVisible } from '@evenkeel/engine/core/visible-text.ts'
import { z } from 'zod'

/** Text that both databases and JSON can store: no NUL, no lone surrogates. */
export const SafeText = z
  .string()
  .refine((text) => !text.includes('\u0000'), 'must not contain NUL characters')
  .refine((text) => text.isWellFormed(), 'must be well-formed Unicode')

/** Safe text of up to `max` characters, exactly as sent. */
export function safeTextUpTo(max: number) {
  return SafeText.max(max, getTooLongMessage(max))
}

/** Safe text of 1 to `max` characters after trimming. */
export function textUpTo(max: number) {
  return SafeText.trim().min(1, 'must not be empty').max(max, getTooLongMessage(max))
}

function getTooLongMessage(max: number): string {
  return `must be at most ${max.toLocaleString('en')} characters`
}

/** Text with at least one visible character. Line breaks are fine: a bank's text may have them. */
export function visibleTextUpTo(max: number) {
  return textUpTo(max).refine(isVisible, 'must contain a visible character')
}

/** The name of something people pick from a list: visible, on one line. */
export function nameUpTo(max: number) {
  return visibleTextUpTo(max).refine(
    (name) => !/[\p{Cc}\u2028\u2029]/u.test(name),
    'must not contain line breaks or control characters',
  )
}

export const PlainDateText = z
  .string()
  .refine(isPlainDate, 'must be a valid date, written YYYY-MM-DD')
  .meta({ format: 'date' })

/** A date for reports, limited so that the years before and after it exist too. */
export const ReportDay = PlainDateText.refine(
  (day) => day >= '1900-01-01' && day <= '2200-12-31',
  'must be between 1900 and 2200',
)

export const InstantText = z.iso.datetime()

/** A decimal string. It may have more decimals than its currency allows: `isAmountExact` checks that. */
export const AmountText = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,3})?$/, 'must be a plain decimal number such as "-12.34"')
  .meta({ example: '-12.34' })

/** As stored: a bank may use a code that isn't on any list. */
export const CurrencyCode = z.string().refine(isCurrencyCode, 'must be a three-letter currency code')
/** As accepted from users: only listed codes. */
export const KnownCurrencyCode = z
  .string()
  .refine(isKnownCurrency, 'must be an ISO 4217 currency code, such as "EUR"')
  .meta({ example: 'EUR' })
export const PreferredCurrencyCode = z.enum(PREFERRED_CURRENCIES)

export const Id = z.uuid()
export const IdParams = z.strictObject({ id: Id })

export const Version = z.number().int().min(1)

/** True if the amount has no more decimals than its currency and is exact in minor units. */
export function isAmountExact(amount: string, currency: string): boolean {
  return parseMinor(amount, currency) !== null
}

export const ListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: safeTextUpTo(500).optional(),
})

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ results: z.array(item), next: z.string().nullable(), total: z.number().int() })
}
