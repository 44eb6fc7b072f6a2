import type { Kysely } from 'kysely'

/** A budget item may be spread over the days of its period instead of falling on its date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('budget_item')
    .addColumn('spread', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
