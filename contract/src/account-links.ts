import { z } from 'zod'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, Id, IdParams, nameUpTo, PlainDateText, textUpTo, Version } from './values.ts'
import { AccountType } from './wealth.ts'

/**
 * While it exists, balances in imports of this source become statements of this account, if they're in its currency:
 * those at the end of a month and the latest.
 */
export const AccountLink = z.strictObject({
  id: Id,
  source: z.string(),
  account_id: Id,
  version: Version,
})
export type AccountLink = z.infer<typeof AccountLink>

/** A transaction source and the balances found in its imports. */
export const LinkableSource = z.strictObject({
  source: z.string(),
  /** The currency of its latest balance or, without a balance, of most of its transactions. */
  currency: CurrencyCode,
  link: AccountLink.nullable(),
  /** The newest balance found in an import; null if there is none. */
  balance: AmountText.nullable(),
  balance_as_of: PlainDateText.nullable(),
  /** On how many days imports have a balance in this currency. */
  balance_count: z.number().int(),
  transaction_count: z.number().int(),
  last_transaction_date: PlainDateText.nullable(),
  /** The account with the same name and currency; null if there is none. */
  suggested_account_id: Id.nullable(),
  suggested_type: AccountType,
})
export type LinkableSource = z.infer<typeof LinkableSource>

export const listAccountLinks = defineRoute({
  method: 'GET',
  path: '/api/account-links/',
  summary: 'Lists transaction sources with their linked accounts and the balances found in their imports',
  access: 'subscribed',
  query: z.strictObject({ source: textUpTo(120).optional() }),
  response: z.strictObject({ sources: z.array(LinkableSource) }),
})

/**
 * Links to the account `account_id`, or else adds the account `create`, which is named after the source by default. A
 * source that is linked already moves to this account.
 */
export const createAccountLink = defineRoute({
  method: 'POST',
  path: '/api/account-links/',
  summary: 'Links a transaction source to an account and adds the balances from its past imports',
  access: 'subscribed',
  body: z.strictObject({
    source: textUpTo(120),
    account_id: Id.optional(),
    create: z.strictObject({ name: nameUpTo(120), type: AccountType }).optional(),
  }),
  response: z.strictObject({
    link: AccountLink,
    account_id: Id,
    is_new_account: z.boolean(),
    statements_added: z.number().int(),
    /** Null if nothing changed. */
    history_id: Id.nullable(),
  }),
  status: 201,
})

export const deleteAccountLink = defineRoute({
  method: 'DELETE',
  path: '/api/account-links/{id}/',
  summary: 'Unlinks a source; statements added from it stay',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({ deleted: z.number().int(), history_id: Id.nullable() }),
})
