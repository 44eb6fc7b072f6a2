import type { Kysely } from 'kysely'

/** Saved plans of the wealth simulator, each with the forecast made on its day. Plan and forecast are JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scenario')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_updated', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('inputs', 'text', (c) => c.notNull())
    .addColumn('forecast', 'text', (c) => c.notNull())
    .addColumn('forecast_on', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('scenario_pk', ['user_id', 'id'])
    .execute()
}
