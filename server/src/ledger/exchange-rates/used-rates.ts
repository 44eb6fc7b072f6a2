import type { UsedRate } from '@evenkeel/contract/exchange-rates.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { findConversion } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'

/** The rates that convert these currencies to the displayed one today, so a page can show them. */
export function getUsedRates(
  currencies: Iterable<string>,
  displayCurrency: string,
  today: PlainDate,
  table: RateTable,
): UsedRate[] {
  return [...new Set(currencies)].sort().flatMap((currency) => {
    const conversion = currency === displayCurrency ? null : findConversion(currency, displayCurrency, today, table)
    if (!conversion) return []
    const { rate, rateDay, basis, source } = conversion
    return [{ currency, rate, rate_date: rateDay, basis, source }]
  })
}
