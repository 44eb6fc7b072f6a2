import type { PlainDate } from '../core/plain-date.ts'
import { findConversion } from './convert.ts'
import type { RateSource, RateTable } from './rate-table.ts'

type RatesOnDay = {
  readonly base: string
  /** The newest day of any of the rates. */
  readonly date: PlainDate
  /** Units of each currency for one unit of the base. */
  readonly rates: Readonly<Record<string, string>>
  readonly source: RateSource
}

/** Every known rate of a day against one currency; null if that currency is unknown. */
export function getRatesOnDay(base: string, day: PlainDate, table: RateTable): RatesOnDay | null {
  const rates: Record<string, string> = {}
  let date: PlainDate | null = null
  let source: RateSource = 'ecb'
  for (const currency of table.currencies) {
    const conversion = findConversion(base, currency, day, table)
    if (!conversion) return null
    if (conversion.basis === 'first-known') continue // The currency had no rate yet on that day.
    rates[currency] = conversion.rate
    if (currency === base) continue
    if (date === null || conversion.rateDay > date) date = conversion.rateDay
    if (conversion.source === 'market-mid') source = 'market-mid'
  }
  return { base, date: date ?? day, rates, source }
}
