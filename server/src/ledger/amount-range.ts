import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'

/** The currencies with no decimals or three, by that number; all others have two. From JavaScript's own list. */
const BY_DIGITS: Record<string, string[]> = { 0: [], 3: [] }
for (const code of Intl.supportedValuesOf('currency')) BY_DIGITS[countDecimals(code)]?.push(code)

/**
 * Compares amounts in any currency with a plain decimal, each in its own minor units: 10 finds 10.00 dollars and 10
 * yen. `isAbsolute` ignores the sign.
 */
export function compareAmount(
  eb: ExpressionBuilder<Schema, 'txn'>,
  operator: '>=' | '<=',
  amount: string,
  isAbsolute: boolean,
): Expression<SqlBool> {
  const column = isAbsolute ? sql<number>`abs(txn.minor)` : eb.ref('txn.minor')
  const castBound = (digits: number) => sql<number>`cast(${scaleAmount(amount, digits)} as numeric)`
  const withoutTwoDecimals = [...(BY_DIGITS[0] ?? []), ...(BY_DIGITS[3] ?? [])]
  return eb.or([
    eb.and([eb('txn.currency', 'not in', withoutTwoDecimals), eb(column, operator, castBound(2))]),
    eb.and([eb('txn.currency', 'in', BY_DIGITS[0] ?? []), eb(column, operator, castBound(0))]),
    eb.and([eb('txn.currency', 'in', BY_DIGITS[3] ?? []), eb(column, operator, castBound(3))]),
  ])
}

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,3})?$/
const PLAIN = /^\d{1,12}(\.\d{1,3})?$/
const WITH_COMMA = /^\d{1,12},\d{1,2}$/

/** The amount someone searches for, without its sign: 138.70, $1,204 or 12,50. Null if the text isn't an amount. */
export function readSearchedAmount(text: string): string | null {
  const unsigned = text.trim().replace(/^[-+\u2212]?\s*\p{Sc}?\s*[-+\u2212]?/u, '')
  if (GROUPED.test(unsigned)) return unsigned.replaceAll(',', '')
  if (PLAIN.test(unsigned)) return unsigned
  return WITH_COMMA.test(unsigned) ? unsigned.replace(',', '.') : null
}

/** 12.5 with two decimals is 1250; any further decimals stay a fraction, which still compares correctly. */
function scaleAmount(amount: string, digits: number): number {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.')
  const scaledPart = Number(whole + decimals.slice(0, digits).padEnd(digits, '0'))
  const rest = decimals.length > digits ? Number(`0.${decimals.slice(digits)}`) : 0
  return (amount.startsWith('-') ? -1 : 1) * (scaledPart + rest)
}
