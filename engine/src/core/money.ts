import { countDecimals } from './currency.ts'

declare const brand: unique symbol
/** Whole minor units (cents) of one currency. Build it with `money`. */
export type Money = { readonly minor: number; readonly currency: string; readonly [brand]: 'Money' }

export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not whole minor units: ${minor}`)
  return { minor: minor === 0 ? 0 : minor, currency } as Money // The only cast, in the constructor.
}

/**
 * Reads a plain decimal ("-12.34") into minor units from its digits, so nothing is rounded. Null if it isn't a plain
 * decimal, has more decimals than the currency, or is too large to be exact.
 */
export function parseMinor(text: string, currency: string): number | null {
  const match = /^([+-]?)(\d{1,16})(?:\.(\d{1,6}))?$/.exec(text)
  if (!match) return null
  const [, sign, whole = '', decimals = ''] = match
  const digits = countDecimals(currency)
  if (decimals.length > digits) return null
  const minor = Number(whole + decimals.padEnd(digits, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** The API's decimal string: "-12.34", or "-1200" for JPY. */
export function formatMinor(minor: number | bigint, currency: string): string {
  const digits = countDecimals(currency)
  const text = String(minor < 0 ? -minor : minor).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * Splits an amount by whole-number weights; the parts always add up to the whole.
 * Cents left over go one each to the first parts that have a weight.
 * @example allocate(money(100, 'EUR'), [1, 1, 1]) // 34, 33, 33
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0 || weights.some((w) => w < 0)) throw new RangeError('weights must not be negative or all zero')
  // BigInt only for the product: minor * weight can exceed 2^53 long before the result does.
  const parts = weights.map((w) => Number((BigInt(total.minor) * BigInt(w)) / BigInt(sum)))
  let rest = total.minor - parts.reduce((a, b) => a + b, 0)
  return parts.map((part, i) => {
    const extra = weights[i] === 0 ? 0 : Math.sign(rest)
    rest -= extra
    return money(part + extra, total.currency)
  })
}

/** Rounds a quotient of whole numbers half to even, exactly: 5 divided by 2 is 2, and 7 divided by 2 is 4. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  let quotient = n / d
  const twice = (n % d) * 2n
  if (twice > d || (twice === d && quotient % 2n === 1n)) quotient += 1n
  return isNegative ? -quotient : quotient
}
