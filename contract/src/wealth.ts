import { z } from 'zod'
import { UsedRate } from './exchange-rates.ts'
import { defineRoute } from './route.ts'
import {
  AmountText,
  CurrencyCode,
  Id,
  IdParams,
  InstantText,
  KnownCurrencyCode,
  ListQuery,
  nameUpTo,
  PlainDateText,
  ReportDay,
  Version,
} from './values.ts'

export const AccountType = z.enum([
  'investment',
  'retirement',
  'real_estate',
  'cash',
  'crypto',
  'vehicle',
  'other_asset',
  'loan',
  'credit_card',
  'other_liability',
])
export type AccountType = z.infer<typeof AccountType>

/** Where a statement's figures come from: entered or pasted by a person, or found in an imported file. */
export const StatementOrigin = z.enum(['typed', 'file'])
export type StatementOrigin = z.infer<typeof StatementOrigin>

export const WealthAccount = z.strictObject({
  id: Id,
  name: z.string(),
  type: AccountType,
  currency: CurrencyCode,
  /**
   * The final balance of the latest statement up to today, or else of the first one after it; debts are negative. Null
   * without a statement.
   */
  balance: AmountText.nullable(),
  balance_as_of: PlainDateText.nullable(),
  balance_origin: StatementOrigin.nullable(),
  /** Days from `balance_as_of` to today; 0 for a date in the future. */
  balance_age_days: z.number().int().nullable(),
  /** The balance is older than two months, or a year for property, vehicles and similar. False if archived. */
  is_stale: z.boolean(),
  /** At today's rate. Null without a balance or a rate. */
  balance_in_preferred_currency: AmountText.nullable(),
  /** One unit of the account's currency in the preferred one, and the day of that rate. */
  fx_rate: z.string().nullable(),
  fx_date: PlainDateText.nullable(),
  /** Archived accounts still count in totals and in history. */
  is_archived: z.boolean(),
  /** The sort order, smallest first. */
  sort_order: z.number().int(),
  first_statement_date: PlainDateText.nullable(),
  statement_count: z.number().int(),
  /** Transaction sources whose imported balances update this account. */
  sources: z.array(z.string()),
  version: Version,
  last_updated: InstantText,
})
export type WealthAccount = z.infer<typeof WealthAccount>

/** An account after a write. Undoing the entry `history_id` undoes exactly this write; null if nothing changed. */
const SavedAccount = WealthAccount.extend({ history_id: Id.nullable() })

/** Sums at today's rates, in the preferred currency. */
export const AccountTotal = z.strictObject({
  currency: CurrencyCode,
  /** Net worth: assets + debts. */
  amount: AmountText,
  /** The sum of the positive balances. */
  assets: AmountText,
  /** The sum of the negative balances; zero or negative. */
  debts: AmountText,
  /** How many accounts there are. */
  count: z.number().int(),
  /** Accounts with a balance in a currency without a rate, which no total includes. */
  unconverted: z.number().int(),
})
export type AccountTotal = z.infer<typeof AccountTotal>

const Today = { today: ReportDay.optional() }

export const listAccounts = defineRoute({
  method: 'GET',
  path: '/api/accounts/',
  summary: 'Lists wealth accounts with their latest balances and totals',
  access: 'subscribed',
  query: ListQuery.extend({ ...Today, limit: z.coerce.number().int().min(1).max(500).default(500) }),
  /** `total` covers all accounts, including archived ones, on every page. */
  response: z.strictObject({
    results: z.array(WealthAccount),
    next: z.string().nullable(),
    total: AccountTotal,
    rates: z.array(UsedRate),
  }),
})

const account = {
  name: nameUpTo(120),
  type: AccountType,
  currency: KnownCurrencyCode,
}

export const NewAccount = z.strictObject({
  ...account,
  /** The final balance of an opening statement dated today. Debts are negative. */
  balance: AmountText.optional(),
  ...Today,
})
export type NewAccount = z.infer<typeof NewAccount>

export const createAccount = defineRoute({
  method: 'POST',
  path: '/api/accounts/',
  summary: 'Adds an account; if you give a balance, it becomes today’s statement',
  access: 'subscribed',
  body: NewAccount,
  response: SavedAccount,
  status: 201,
})

export const getAccount = defineRoute({
  method: 'GET',
  path: '/api/accounts/{id}/',
  summary: 'Returns one account',
  access: 'subscribed',
  params: IdParams,
  query: z.strictObject(Today),
  response: WealthAccount,
})

/** The currency can only change while there are no statements. */
export const AccountPatch = z.strictObject({
  ...z.strictObject(account).partial().shape,
  is_archived: z.boolean().optional(),
  version: Version,
})
export type AccountPatch = z.infer<typeof AccountPatch>

export const editAccount = defineRoute({
  method: 'PATCH',
  path: '/api/accounts/{id}/',
  summary: 'Changes an account; a stale version gets a 409 with the current one',
  access: 'subscribed',
  params: IdParams,
  body: AccountPatch,
  response: SavedAccount,
})

export const deleteAccount = defineRoute({
  method: 'DELETE',
  path: '/api/accounts/{id}/',
  summary: 'Deletes an account and all its statements; can be undone',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({
    deleted: z.number().int(),
    statements_deleted: z.number().int(),
    history_id: Id.nullable(),
  }),
})

export const sortAccounts = defineRoute({
  method: 'POST',
  path: '/api/accounts/sort/',
  summary: 'Reorders accounts; those not listed keep their order at the end',
  access: 'subscribed',
  body: z.strictObject({ ids: z.array(Id).min(1).max(500) }),
  response: z.strictObject({ history_id: Id.nullable() }),
})
