import type { UsedRate } from '@evenkeel/contract/exchange-rates.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { findConversion } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'

/** Today's rates behind figures that include these currencies, for a page to show. */
export function getUsedRates(
  currencies: Iterable<string>,
  shown: string,
  today: PlainDate,
  table: RateTable,
): UsedRate[] {
  return [...new Set(currencies)].sort().flatMap((currency) => {
    const conversion = currency === shown ? null : findConversion(currency, shown, today, table)
    if (!conversion) return []
    const { rate, rateDay, basis, source } = conversion
    return [{ currency, rate, rate_date: rateDay, basis, source }]
  })
}
