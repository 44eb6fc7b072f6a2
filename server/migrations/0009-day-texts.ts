import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What a search looks through: for each day the texts of its rows in one. It is kept in step with the totals, which are
 * made anew here so that no day is without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_day_text')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ledger_day_text_pk', ['user_id', 'day'])
    .execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    // Every search reads all of it: unpacking would cost more than the room is worth.
    await sql`alter table ledger_day_text alter column texts set storage external`.execute(db)
  }
  await sql`delete from ledger_view`.execute(db)
}
