import { z } from 'zod'
import { defineRoute } from './route.ts'
import { CurrencyCode, PlainDateText } from './values.ts'

/** A rate as decimal text: units of one currency for one unit of another. */
const RateText = z.string()

export const RateSource = z.enum(['ecb', 'market-mid'])

/** The rate behind converted figures, so a page can show it. */
export const UsedRate = z.strictObject({
  /** The currency that was converted. */
  currency: CurrencyCode,
  /** Units of the displayed currency for one unit, as of today; older rows use their own day's rate. */
  rate: RateText,
  rate_date: PlainDateText,
  basis: z.enum(['same-day', 'last-published', 'first-known']),
  source: RateSource.nullable(),
})
export type UsedRate = z.infer<typeof UsedRate>

export const getExchangeRates = defineRoute({
  method: 'GET',
  path: '/api/exchange-rates/',
  summary: 'Returns all rates for a day (today by default) against one currency (the preferred one by default)',
  access: 'subscribed',
  query: z.strictObject({ date: PlainDateText.optional(), base: CurrencyCode.optional() }),
  response: z.strictObject({
    /** The newest date of any rate: the requested day, or the last published one before it. */
    date: PlainDateText,
    asked_date: PlainDateText,
    base: CurrencyCode,
    /** Units of each currency for one unit of the base. */
    rates: z.record(z.string(), RateText),
    source: RateSource,
  }),
})
