import type { NewRow } from '../ledger/history/tracked-tables.ts'
import type { Db } from '../platform/database/schema.ts'
import { createId } from '../platform/ids.ts'

const AT = '2026-01-15T10:00:00.000Z'

/** Inserts a user without data directly into the database, for tests below the routes. */
export async function insertUser(db: Db): Promise<string> {
  const id = createId()
  await db
    .insertInto('app_user')
    .values({
      id,
      username: id,
      username_key: id,
      email: `${id}@example.test`,
      email_key: `${id}@example.test`,
      password_hash: 'none',
      preferred_currency: 'USD',
      created_at: AT,
      demo_ends_at: null,
      totp_secret: null,
      totp_pending_secret: null,
      totp_last_step: null,
    })
    .execute()
  return id
}

/** The reason of an action that has no code of its own. */
export function makeTextReason(text: string) {
  return { code: 'text', args: { text } } as const
}

export function aTxn(fields: Partial<NewRow<'txn'>> = {}): NewRow<'txn'> {
  return {
    day: '2026-01-31',
    source: 'checking',
    name: 'BAKERY 0042',
    simple_name: 'Bakery',
    category_id: null,
    currency: 'USD',
    minor: -450,
    confidence: null,
    reason_level: null,
    reason_text: null,
    merchant_key: null,
    search_key: 'bakery 0042 bakery checking',
    note: null,
    tags: null,
    transfer_id: null,
    split_of: null,
    import_id: null,
    import_line: null,
    created_at: AT,
    ...fields,
  }
}

export function aCategory(name: string, fields: Partial<NewRow<'category'>> = {}): NewRow<'category'> {
  return { name, name_key: name.toLowerCase(), kind: 'expense', code: null, ...fields }
}

export function anAccount(fields: Partial<NewRow<'wealth_account'>> = {}): NewRow<'wealth_account'> {
  return { name: 'Savings', type: 'cash', currency: 'USD', created_at: AT, ...fields }
}

export function aStatement(accountId: string, fields: Partial<NewRow<'statement'>> = {}): NewRow<'statement'> {
  return {
    account_id: accountId,
    day: '2026-01-31',
    deposits_minor: 0,
    withdrawals_minor: 0,
    final_minor: 10_000,
    created_at: AT,
    ...fields,
  }
}
