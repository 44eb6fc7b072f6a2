import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Names are put in order as people do: "apple" before "Zebra" and "Écoles" with the E's. The search key has them folded
 * already, so the indexes of the names are made over its lines, as many as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  await db.schema.dropIndex('txn_name').execute()
  await db.schema.dropIndex('txn_simple_name').execute()
  await sql`create index txn_name on txn (user_id, substr(search_key, 1, 60), id)`.execute(db)
  await sql`create index txn_simple_name
    on txn (user_id, substr(search_key, instr(search_key, char(10)) + 1, 40), id)`.execute(db)
}
