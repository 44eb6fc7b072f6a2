import type { Kysely } from 'kysely'

/** Two more attributes for comparisons, and what people who share publish together once a quarter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('personal_attributes').addColumn('work', 'text').execute()
  await db.schema.alterTable('personal_attributes').addColumn('housing', 'text').execute()
  await db.schema
    .createTable('comparison_release')
    .addColumn('quarter', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('groups', 'text', (c) => c.notNull()) // JSON; counts with noise only
    .execute()
}
