import { z } from 'zod'
import { UsedRate } from './exchange-rates.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, PlainDateText, ReportDay } from './values.ts'
import { AccountType } from './wealth.ts'

/** start + saved + market + fx + joined = end, to the cent. */
const WealthChange = z.strictObject({
  start: AmountText,
  end: AmountText,
  /** Deposits minus withdrawals, plus debt paid down. */
  saved: AmountText,
  /** What accounts gained or lost. */
  market: AmountText,
  /** The effect of exchange rates. */
  fx: AmountText,
  /** First balances of accounts whose statements begin in the period. */
  joined: AmountText,
})
export type WealthChange = z.infer<typeof WealthChange>

export const NetWorthPoint = z.strictObject({
  /** The end of a month (of a year if there would be over 600), or the last requested day. */
  date: PlainDateText,
  assets: AmountText,
  /** Zero or negative. */
  debts: AmountText,
  net_worth: AmountText,
  by_type: z.array(z.strictObject({ type: AccountType, amount: AmountText })),
  /** Since the previous point; null for the first. */
  change: WealthChange.nullable(),
})
export type NetWorthPoint = z.infer<typeof NetWorthPoint>

export const getNetWorth = defineRoute({
  method: 'GET',
  path: '/api/net-worth/',
  summary: 'Returns net worth by account type at the end of each month, and what changed it',
  access: 'subscribed',
  query: z.strictObject({
    /** Defaults to the first statement; at most fifty years before `to`. */
    from: ReportDay.optional(),
    /** Defaults to today. */
    to: ReportDay.optional(),
    today: ReportDay.optional(),
  }),
  /**
   * Each account counts with its latest statement up to the date, at the rate of the statement's day. A point for today
   * uses today's rates, like the account totals. Empty without statements.
   */
  response: z.strictObject({
    currency: CurrencyCode,
    points: z.array(NetWorthPoint),
    /** From the first point to the last; null with fewer than two points. */
    change: WealthChange.nullable(),
    /** Accounts in a currency without a rate, which no figure includes. */
    unconverted: z.number().int(),
    rates: z.array(UsedRate),
  }),
})

/** For a tile: net worth now, and what changed it over a month and a year. */
export const NetWorthCard = z.strictObject({
  amount: AmountText,
  assets: AmountText,
  debts: AmountText,
  /** The date of the latest statement up to today. */
  as_of: PlainDateText,
  /** Accounts, except archived ones, whose latest balance is too old for their type. */
  stale_accounts: z.number().int(),
  /** Null if statements don't go back that far. */
  month: WealthChange.nullable(),
  year: WealthChange.nullable(),
  /** The last twelve month ends (fewer if the first statement is later) and today, oldest first. */
  series: z.array(z.strictObject({ date: PlainDateText, amount: AmountText })),
})
export type NetWorthCard = z.infer<typeof NetWorthCard>
