import { z } from 'zod'
import { defineRoute } from './route.ts'
import { CurrencyCode, PlainDateText } from './values.ts'

/** A rate as decimal text: units of one currency for one unit of another. */
const RateText = z.string()

export const RateSource = z.enum(['ecb', 'market-mid'])

/** Today's rate of a currency that was converted, so a page can show it. */
export const UsedRate = z.strictObject({
  currency: CurrencyCode,
  /** Units of the displayed currency for one unit, as of today; amounts of other days use their own day's rate. */
  rate: RateText,
  rate_date: PlainDateText,
  basis: z.enum(['same-day', 'last-published', 'first-known']),
  source: RateSource.nullable(),
})
export type UsedRate = z.infer<typeof UsedRate>

export const getExchangeRates = defineRoute({
  method: 'GET',
  path: '/api/exchange-rates/',
  summary: 'Returns all known rates on a day (default: today) against one currency (default: the preferred one)',
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
