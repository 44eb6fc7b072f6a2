import { countDecimals } from './currency.ts'
import { divideHalfEven } from './money.ts'

/** An exact fraction, so that thirds, halves and percentages of money are rounded once, at the end. */
export type Exact = { readonly n: bigint; readonly d: bigint }

export function exact(n: number | bigint, d: number | bigint = 1): Exact {
  return { n: BigInt(n), d: BigInt(d) }
}

/** Reads plain digits with an optional point ("1234.5"). */
export function toExact(decimal: string): Exact {
  const [whole = '0', decimals = ''] = decimal.split('.')
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) }
}

export function multiply(a: Exact, b: Exact): Exact {
  return { n: a.n * b.n, d: a.d * b.d }
}

export function divide(a: Exact, b: Exact): Exact {
  return { n: a.n * b.d, d: a.d * b.n }
}

export function add(a: Exact, b: Exact): Exact {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export function subtract(a: Exact, b: Exact): Exact {
  return add(a, { n: -b.n, d: b.d })
}

export function isLess(a: Exact, b: Exact): boolean {
  return a.n * b.d < b.n * a.d
}

/** The amount in whole minor units of the currency, rounded half to even. */
export function toMinor(a: Exact, currency: string): number {
  return Number(divideHalfEven(a.n * 10n ** BigInt(countDecimals(currency)), a.d))
}

/** An amount that isn't negative as a plain decimal, rounded to two decimals: 1200, or 12.50 for 12.5. */
export function formatExact(a: Exact): string {
  const cents = divideHalfEven(a.n * 100n, a.d)
  const whole = cents / 100n
  const rest = cents % 100n
  return rest === 0n ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`
}

/** An amount that isn't negative, for people: "1,200" or "12.50". */
export function writeExact(a: Exact): string {
  const [whole = '', ...rest] = formatExact(a).split('.')
  return [BigInt(whole).toLocaleString('en'), ...rest].join('.')
}
