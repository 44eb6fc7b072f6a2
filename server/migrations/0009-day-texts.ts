import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What a search looks through: for each day the texts of its rows in one. It is kept in step with the totals, which are
 * made anew here so that no day is without. And what the other columns of the list are put in order by.
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
    // Whoever searches reads all of it: unpacking would cost more than the room is worth.
    await sql`alter table ledger_day_text alter column texts set storage external`.execute(db)
    return
  }
  await db.schema.createIndex('txn_name').on('txn').columns(['user_id', 'name', 'id']).execute()
  await db.schema.createIndex('txn_currency').on('txn').columns(['user_id', 'currency', 'id']).execute()
  await sql`create index txn_source on txn (user_id, coalesce(source, ''), id)`.execute(db)
}
