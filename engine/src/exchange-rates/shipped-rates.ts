import { ECB_RATES } from './data/ecb-rates.generated.ts'
import { MARKET_BRIDGE } from './data/market-bridge.generated.ts'
import { unpackRates } from './packed-rates.ts'
import type { RateTable } from './rate-table.ts'
import { readRateColumns } from './read-ecb-rates.ts'

let table: RateTable | null = null

/**
 * The built-in rates: every currency of the European Central Bank's euro reference rates from 1999 on. For some days
 * after them, there are mid-market quotes of US, Canadian and Australian dollars and yen, marked as such. Unpacked on
 * the first call and cached.
 */
export function getShippedRates(): RateTable {
  table ??= unpackRates(ECB_RATES).addRows(readRateColumns(MARKET_BRIDGE, 'market-mid'))
  return table
}
