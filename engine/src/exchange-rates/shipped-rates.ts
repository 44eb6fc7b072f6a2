import { ECB_RATES } from './data/ecb-rates.generated.ts'
import { MARKET_BRIDGE } from './data/market-bridge.generated.ts'
import { unpackRates } from './packed-rates.ts'
import type { RateTable } from './rate-table.ts'
import { readRateColumns } from './read-ecb-rates.ts'

let table: RateTable | null = null

/**
 * The rates that come with the product: every currency of the European Central Bank's euro reference rates from 1999,
 * and after its last shipped day market mid quotes of the five main currencies, which say that they are such. Unpacked
 * at the first call and kept.
 */
export function shippedRates(): RateTable {
  table ??= unpackRates(ECB_RATES).withRows(readRateColumns(MARKET_BRIDGE, 'market-mid'))
  return table
}
