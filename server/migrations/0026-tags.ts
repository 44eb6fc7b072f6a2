import { type Kysely, sql } from 'kysely'

/**
 * Tags of a transaction, each between line breaks, so that one is found by its text with a line break on both sides.
 * Few rows have tags: a partial index finds these in the order of the list, and costs other rows nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('txn').addColumn('tags', 'text').execute()
  await db.schema.alterTable('import_row').addColumn('tags', 'text').execute()
  await sql`create index txn_tagged on txn (user_id, day, id) where tags is not null`.execute(db)
}
