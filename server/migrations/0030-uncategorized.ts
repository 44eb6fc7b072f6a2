import { merchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { type Kysely, sql } from 'kysely'

/**
 * Transactions may stay uncategorized: what they most likely are is kept beside them, and they always wait for review.
 * Payments to people get a key for each person, so that a decision about one is never applied to another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('txn').addColumn('likely', 'text').execute()
  await db.schema.alterTable('import_row').addColumn('likely', 'text').execute()
  await sql`update txn set needs_review = 1 where category_id is null and needs_review = 0`.execute(db)
  await giveKeysToPeople(db)
}

type Keyed = { user_id: string; id: string; name: string; merchant_key: string }

// How statements write the ways people pay each other; the exact reading is the key's own.
const CHANNELS =
  'zelle quickpay venmo cash%app interac e-transfer etransfer e-trf faster%payment fpi% fpo% bgc osko payid paynow pesa bizum pix upi swish mobilepay mobile%pay vipps twint wero lydia paylib tikkie blik mb%way paypal transfer tfr trf xfer vir% bonifico overboeking overschrijving berweisung gutschrift dauerauftrag overf tilisiirto przelew standing%order フリコミ 振込 送金'.split(
    ' ',
  )
const AT_ONCE = 2_000

async function giveKeysToPeople(db: Kysely<unknown>): Promise<void> {
  const names = CHANNELS.map((channel) => sql`lower(name) like ${`%${channel}%`}`)
  for (let after = ''; ; ) {
    const { rows } = await sql<Keyed>`
      select user_id, id, name, merchant_key from txn
      where merchant_key is not null and id > ${after} and (${sql.join(names, sql` or `)})
      order by id limit ${AT_ONCE}`.execute(db)
    for (const { user_id, id, name, merchant_key } of rows) {
      const key = merchantKey(name)
      if (key !== merchant_key)
        await sql`update txn set merchant_key = ${key} where user_id = ${user_id} and id = ${id}`.execute(db)
    }
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.id ?? ''
  }
}
