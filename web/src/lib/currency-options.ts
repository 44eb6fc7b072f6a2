import { PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'

/** For a select: the five preferred currencies, then others that the European Central Bank publishes rates for. */
export const CURRENCY_OPTIONS: readonly string[] = [
  ...PREFERRED_CURRENCIES,
  ...'GBP CHF NZD SEK NOK DKK PLN CZK HUF INR CNY HKD SGD KRW MXN BRL ZAR'.split(' '),
]
