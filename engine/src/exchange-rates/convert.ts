import { countDecimals } from '../core/currency.ts'
import { divideHalfEven } from '../core/money.ts'
import type { PlainDate } from '../core/plain-date.ts'
import { formatQuotient } from './decimal-rate.ts'
import type { FoundRate, RateBasis, RateSource, RateTable } from './rate-table.ts'

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** How to convert between two currencies on a day: an exact fraction, and its source. */
export type Conversion = {
  readonly from: string
  readonly to: string
  /** Minor units of `to` = minor units of `from` times this fraction; plain numbers if they are exact. */
  readonly numerator: number | bigint
  readonly denominator: number | bigint
  /** One unit of `from` in units of `to`, for display. */
  readonly rate: string
  /** The date of the rate; the older one if the two currencies' rates were published on different days. */
  readonly rateDay: PlainDate
  readonly basis: RateBasis
  /** Null if `from` and `to` are the same, so no rate is needed. */
  readonly source: RateSource | null
}

type ConvertedMinor = Pick<Conversion, 'rate' | 'rateDay' | 'basis' | 'source'> & { readonly minor: number }

/**
 * The conversion through the euro at the day's rates, or the last ones published before it. Days before the first known
 * rate use that rate, marked `first-known`. A currency converts to itself even if it's unknown; otherwise null if one
 * of the two is unknown.
 */
export function findConversion(from: string, to: string, day: PlainDate, rates: RateTable): Conversion | null {
  if (from === to) {
    return { from, to, numerator: 1, denominator: 1, rate: '1', rateDay: day, basis: 'same-day', source: null }
  }
  const fromRate = from === 'EUR' ? null : rates.find(from, day)
  const toRate = to === 'EUR' ? null : rates.find(to, day)
  if ((from !== 'EUR' && !fromRate) || (to !== 'EUR' && !toRate)) return null
  const above = [toRate?.scaled ?? 1, fromRate?.decimals ?? 0] as const
  const below = [fromRate?.scaled ?? 1, toRate?.decimals ?? 0] as const
  return {
    from,
    to,
    ...getFraction(above[0], above[1] + countDecimals(to), below[0], below[1] + countDecimals(from)),
    // Computed on demand: most conversions only need the fraction.
    get rate() {
      return formatQuotient(shiftDecimals(...above), shiftDecimals(...below))
    },
    ...describeRate([fromRate, toRate].filter((rate) => rate !== null)),
  }
}

// Twice a denominator must be exact too.
const SMALL_LIMIT = 2 ** 50

/** `above · 10^aboveTens / (below · 10^belowTens)` in lowest terms; plain numbers if both are small enough. */
function getFraction(
  above: number,
  aboveTens: number,
  below: number,
  belowTens: number,
): Pick<Conversion, 'numerator' | 'denominator'> {
  const [over, under] = [above * 10 ** aboveTens, below * 10 ** belowTens]
  if (over < SMALL_LIMIT && under < SMALL_LIMIT) {
    const common = findSmallCommonDivisor(over, under)
    return { numerator: over / common, denominator: under / common }
  }
  const [numerator, denominator] = [shiftDecimals(above, aboveTens), shiftDecimals(below, belowTens)]
  const common = findCommonDivisor(numerator, denominator)
  return { numerator: numerator / common, denominator: denominator / common }
}

function shiftDecimals(whole: number, tens: number): bigint {
  return BigInt(whole) * 10n ** BigInt(tens)
}

/**
 * Converts one amount, rounded once, half to even, in minor units of the target. Throws if the result is too large to
 * be exact.
 */
export function applyConversion(minor: number, { numerator, denominator }: Conversion): number {
  // Whole numbers below 2^53 are exact, and plain numbers are ten times faster.
  const product = typeof numerator === 'number' ? minor * numerator : Number.POSITIVE_INFINITY
  const converted =
    typeof denominator === 'number' && Math.abs(product) < Number.MAX_SAFE_INTEGER
      ? divideSmallHalfEven(product, denominator)
      : Number(divideHalfEven(BigInt(minor) * BigInt(numerator), BigInt(denominator)))
  if (!Number.isSafeInteger(converted)) throw new RangeError('the amount is too large to convert exactly')
  return converted === 0 ? 0 : converted
}

function divideSmallHalfEven(numerator: number, denominator: number): number {
  const size = Math.abs(numerator)
  const rest = size % denominator
  let quotient = (size - rest) / denominator
  if (rest * 2 > denominator || (rest * 2 === denominator && quotient % 2 === 1)) quotient += 1
  return numerator < 0 ? -quotient : quotient
}

/** Converts one amount on a day; null where `findConversion` is. */
export function convertMinor(
  minor: number,
  from: string,
  to: string,
  day: PlainDate,
  rates: RateTable,
): ConvertedMinor | null {
  const conversion = findConversion(from, to, day, rates)
  if (!conversion) return null
  const { rate, rateDay, basis, source } = conversion
  return { minor: applyConversion(minor, conversion), rate, rateDay, basis, source }
}

/** Creates a function that finds conversions into one currency, cached per currency and day. */
export function createConversionFinder(to: string, rates: RateTable) {
  const cache = new Map<string, Map<PlainDate, Conversion | null>>()
  return (from: string, day: PlainDate): Conversion | null => {
    let byDay = cache.get(from)
    if (byDay === undefined) {
      byDay = new Map()
      cache.set(from, byDay)
    }
    let conversion = byDay.get(day)
    if (conversion === undefined) {
      conversion = findConversion(from, to, day, rates)
      byDay.set(day, conversion)
    }
    return conversion
  }
}

/** Creates a function that converts amounts into one currency; it returns null where `findConversion` does. */
export function createConverter(to: string, rates: RateTable) {
  const findCached = createConversionFinder(to, rates)
  return (minor: number, from: string, day: PlainDate): number | null => {
    if (from === to) return minor
    const conversion = findCached(from, day)
    return conversion && applyConversion(minor, conversion)
  }
}
export type Converter = ReturnType<typeof createConverter>

function describeRate(found: FoundRate[]): Pick<Conversion, 'rateDay' | 'basis' | 'source'> {
  const oldest = found.reduce((a, b) => (b.day < a.day ? b : a))
  const basis = (['first-known', 'last-published', 'same-day'] as const).find((b) => found.some((f) => f.basis === b))!
  const source = found.some((rate) => rate.source === 'market-mid') ? 'market-mid' : 'ecb'
  return { rateDay: oldest.day, basis, source }
}

function findCommonDivisor(a: bigint, b: bigint): bigint {
  while (b > 0n) {
    // Plain numbers are much faster.
    if (a <= MAX_SAFE && b <= MAX_SAFE) return BigInt(findSmallCommonDivisor(Number(a), Number(b)))
    const rest = a % b
    a = b
    b = rest
  }
  return a
}

function findSmallCommonDivisor(a: number, b: number): number {
  while (b > 0) {
    const rest = a % b
    a = b
    b = rest
  }
  return a
}
