import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The texts of a day now come with the ids of its rows, so that a search knows the rows and not only their days. They are
 * made anew with the totals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ledger_day_text')
    .addColumn('ids', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`delete from ledger_view`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table ledger_day_text alter column ids set storage external`.execute(db)
  }
}
