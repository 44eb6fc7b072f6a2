import type { TrackedColumns } from './tracked-columns.ts'

/** A published rate: how much of the currency one euro buys. */
export interface ExchangeRateTable {
  currency: string
  day: string
  rate: string
  source: string
}

/** The currency and exchange rates that a user's totals were calculated with. */
export interface LedgerViewTable {
  user_id: string
  currency: string
  shipped_rates: string
  rates_stamp: number
  generation: number
}

/**
 * Money of one day or month in one category and currency. Each transaction is converted into the currency in
 * `ledger_view` on its own.
 */
export interface LedgerTotal {
  user_id: string
  bucket: string
  currency: string
  minor: number
  row_count: number
  review_count: number
  unconverted: number
}

export interface DismissedInsightTable extends TrackedColumns {
  insight_key: string
}
