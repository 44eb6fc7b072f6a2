import { merchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { type Kysely, sql } from 'kysely'

type Keyed = { user_id: string; id: string; name: string; merchant_key: string }

const AT_ONCE = 2_000

/**
 * Recalculates the keys of merchants. They no longer contain what banks print around a payee, so a decision about one
 * row also applies to later rows of the same merchant.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let [user, after] = ['', '']; ; ) {
    const { rows } = await sql<Keyed>`
      select user_id, id, name, merchant_key from txn_row
      where merchant_key is not null and (user_id, id) > (${user}, ${after})
      order by user_id, id limit ${AT_ONCE}`.execute(db)
    for (const { user_id, id, name, merchant_key } of rows) {
      const key = merchantKey(name)
      if (key !== merchant_key)
        await sql`update txn_row set merchant_key = ${key}
          where user_id = ${user_id} and id = ${id} and name = ${name} and merchant_key is not null`.execute(db)
    }
    if (rows.length < AT_ONCE) return
    // A row and its edited copy have the same id, and the next part may start with the copy.
    const last = rows.at(-1)!
    const { user_id, id } = rows.findLast((row) => row.id !== last.id) ?? last
    ;[user, after] = [user_id, id]
  }
}
