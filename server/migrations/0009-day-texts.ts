import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The texts that search reads: those of all rows of a day in one. They are updated with the totals, which are rebuilt
 * here so that every day has a text. Also adds indexes to sort by the other columns of the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_day_text')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ledger_day_text_pk', ['user_id', 'day'])
    .execute()
  await sql`delete from ledger_view`.execute(db)
  await db.schema.createIndex('txn_category_id').on('txn').columns(['user_id', 'category_id', 'id']).execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    // A search reads all of it, so compression would cost more time than the space is worth.
    await sql`alter table ledger_day_text alter column texts set storage external`.execute(db)
    return
  }
  await db.schema.createIndex('txn_name').on('txn').columns(['user_id', 'name', 'id']).execute()
  await db.schema.createIndex('txn_currency').on('txn').columns(['user_id', 'currency', 'id']).execute()
  await sql`create index txn_source on txn (user_id, coalesce(source, ''), id)`.execute(db)
}
