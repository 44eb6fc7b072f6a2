import { type Kysely, sql } from 'kysely'

/**
 * The tags of a transaction, each between line breaks, so that a search for one includes both line breaks. Few rows
 * have tags: a partial index finds them in the order of the list and costs other rows nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('txn').addColumn('tags', 'text').execute()
  await db.schema.alterTable('import_row').addColumn('tags', 'text').execute()
  await sql`create index txn_tagged on txn (user_id, day, id) where tags is not null`.execute(db)
}
