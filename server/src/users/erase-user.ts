import { type Kysely, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { SmallSteps } from '../platform/database/small-steps.ts'

/** Tables of which one person may have very many rows, or large ones: their keys, and how many rows go at first. */
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
const MOST_ROWS = 2_000

/**
 * Deletes a user whom nobody can sign in as any more, with everything they own. Large tables are emptied in small steps,
 * between which others can write; cut off in the middle, the next tidy-up goes on.
 */
export async function eraseUser(db: Db, userId: string): Promise<void> {
  for (const { table, key, rows } of LARGE_TABLES) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    const steps = new SmallSteps({ first: rows, most: MOST_ROWS })
    const deleteSome = async (tx: Kysely<Record<string, { user_id: string }>>, limit: number) => {
      const some = sql`select ${columns} from ${sql.table(table)} where user_id = ${userId} limit ${limit}`
      const own = tx.deleteFrom(table).where('user_id', '=', userId)
      return (await own.where(sql<boolean>`(${columns}) in (${some})`).executeTakeFirst()).numDeletedRows > 0n
    }
    while (await steps.step(db as unknown as Kysely<Record<string, { user_id: string }>>, deleteSome));
  }
  await db.deleteFrom('app_user').where('id', '=', userId).execute()
}

/** Deletes the demos that are over, and users whose deletion was cut off. Answers how many. */
export async function eraseEndedUsers(db: Db, now: string): Promise<number> {
  const ended = await db.selectFrom('app_user').select('id').where('demo_ends_at', '<=', now).execute()
  for (const { id } of ended) await eraseUser(db, id)
  return ended.length
}
