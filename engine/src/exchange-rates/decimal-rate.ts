/** A positive decimal without a float: the value is scaled / 10^decimals. */
type DecimalRate = { readonly scaled: number; readonly decimals: number }

/** Reads "1.1684" exactly; null for anything that isn't a positive plain decimal or has too many digits. */
export function parseRate(text: string): DecimalRate | null {
  const match = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(text)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const decimals = fraction.replace(/0+$/, '')
  const scaled = Number(whole + decimals)
  return scaled > 0 && Number.isSafeInteger(scaled) ? { scaled, decimals: decimals.length } : null
}

/** The value times 10^decimals. Throws if the rate has more decimals, or if the result is too large to be exact. */
export function rescale(rate: DecimalRate, decimals: number): number {
  const scaled = rate.scaled * 10 ** (decimals - rate.decimals)
  if (decimals < rate.decimals || !Number.isSafeInteger(scaled)) throw new RangeError('a rate would lose digits')
  return scaled
}

/** A rate as decimal text without trailing zeros. */
export function formatRate({ scaled, decimals }: DecimalRate): string {
  const text = String(scaled).padStart(decimals + 1, '0')
  if (decimals === 0) return text
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '')
}

/** A quotient as decimal text for display: up to nine significant digits, or all digits of a longer whole part. */
export function formatQuotient(numerator: bigint, denominator: bigint): string {
  const SIGNIFICANT = 9
  const magnitude = String(numerator / denominator).length
  // Below one, the zeros after the point aren't significant.
  const leading = numerator >= denominator ? 0 : String(denominator / numerator).length - 1
  const decimals = numerator >= denominator ? Math.max(SIGNIFICANT - magnitude, 0) : SIGNIFICANT + leading
  const scale = 10n ** BigInt(decimals)
  const scaled = (numerator * scale * 2n + denominator) / (denominator * 2n)
  const text = String(scaled).padStart(decimals + 1, '0')
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '')
}
