import { type Kysely, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { SmallSteps } from '../platform/database/small-steps.ts'

/** Tables where a user can have many or large rows, with their keys (besides the user) and the first step's rows. */
const LARGE_TABLES = [
  { table: 'import_row', key: ['import_id', 'seq'], rows: 200 },
  { table: 'import_chunk', key: ['import_id', 'seq'], rows: 4 },
  { table: 'restore_chunk', key: ['restore_id', 'seq'], rows: 4 },
  { table: 'attachment_chunk', key: ['attachment_id', 'seq'], rows: 4 },
  { table: 'history_change', key: ['history_id', 'seq'], rows: 20 },
  { table: 'txn_row', key: ['id'], rows: 50 },
  { table: 'txn_aside', key: ['id'], rows: 100 },
  { table: 'hidden', key: ['id'], rows: 500 },
  { table: 'ledger_day_text', key: ['day'], rows: 50 },
  { table: 'ledger_day', key: ['day', 'bucket', 'currency'], rows: 200 },
  { table: 'history', key: ['id'], rows: 100 },
] as const
const MAX_ROWS = 2_000

/**
 * Deletes a user nobody can log in as anymore, with all their data. Large tables are emptied in small steps so others
 * can write in between. If interrupted, the next cleanup continues.
 */
export async function eraseUser(db: Db, userId: string): Promise<void> {
  for (const { table, key, rows } of LARGE_TABLES) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    const steps = new SmallSteps({ first: rows, max: MAX_ROWS })
    const deleteSome = async (tx: Kysely<Record<string, { user_id: string }>>, limit: number) => {
      const some = sql`select ${columns} from ${sql.table(table)} where user_id = ${userId} limit ${limit}`
      const rowsOfUser = tx.deleteFrom(table).where('user_id', '=', userId)
      return (await rowsOfUser.where(sql<boolean>`(${columns}) in (${some})`).executeTakeFirst()).numDeletedRows > 0n
    }
    while (await steps.step(db as unknown as Kysely<Record<string, { user_id: string }>>, deleteSome));
  }
  await db.deleteFrom('app_user').where('id', '=', userId).execute()
}

/** Deletes expired demos and users whose deletion was interrupted. Returns how many. */
export async function eraseExpiredUsers(db: Db, now: string): Promise<number> {
  const ended = await db.selectFrom('app_user').select('id').where('demo_ends_at', '<=', now).execute()
  for (const { id } of ended) await eraseUser(db, id)
  return ended.length
}
