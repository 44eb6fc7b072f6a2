import type { Kysely } from 'kysely'

/**
 * The person's own switch for asking an AI provider, everything that ever left for one, and how its look at the rows
 * of each import stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ai_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('ai_call')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('item_count', 'integer', (c) => c.notNull())
    .addColumn('sent', 'text', (c) => c.notNull()) // the body of the request, byte for byte
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('tokens', 'integer') // as the vendor counted, or as we reckon while it has not
    .addColumn('import_id', 'text')
    .addPrimaryKeyConstraint('ai_call_pk', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('ai_call_at').on('ai_call').columns(['user_id', 'at']).execute()

  await db.schema
    .createTable('ai_improvement')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('asked', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('changed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_try', 'text')
    .addColumn('history_id', 'text')
    .addColumn('job_id', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ai_improvement_pk', ['user_id', 'import_id'])
    .execute()
}
