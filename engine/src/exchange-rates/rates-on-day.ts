import type { PlainDate } from '../core/plain-date.ts'
import { findConversion } from './convert.ts'
import type { RateSource, RateTable } from './rate-table.ts'

type RatesOnDay = {
  readonly base: string
  /** The newest day of any of the rates; the requested day if no other currency has a rate yet. */
  readonly date: PlainDate
  /** Units of each currency for one unit of the base. */
  readonly rates: Readonly<Record<string, string>>
  /** `market-mid` if any of the rates isn't official. */
  readonly source: RateSource
}

/**
 * Every known currency's rate against `base` on a day, or the last one published before it; null if `base` is unknown.
 * Currencies without a rate yet are left out.
 */
export function getRatesOnDay(base: string, day: PlainDate, table: RateTable): RatesOnDay | null {
  const rates: Record<string, string> = {}
  let date: PlainDate | null = null
  let source: RateSource = 'ecb'
  for (const currency of table.currencies) {
    const conversion = findConversion(base, currency, day, table)
    if (!conversion) return null
    if (conversion.basis === 'first-known') continue // One of the two currencies had no rate yet.
    rates[currency] = conversion.rate
    if (currency === base) continue
    if (date === null || conversion.rateDay > date) date = conversion.rateDay
    if (conversion.source === 'market-mid') source = 'market-mid'
  }
  return { base, date: date ?? day, rates, source }
}
