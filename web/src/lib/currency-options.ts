import { PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'

/** For a select: the five that figures can be shown in, then what else the European Central Bank publishes and people use most. */
export const CURRENCY_OPTIONS: readonly string[] = [
  ...PREFERRED_CURRENCIES,
  ...'GBP CHF NZD SEK NOK DKK PLN CZK HUF INR CNY HKD SGD KRW MXN BRL ZAR'.split(' '),
]
