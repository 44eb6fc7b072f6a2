import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * An export on its way back into an account: the uploaded zip in pieces of one size, what was found in it, and how far
 * its import is. The pieces go as soon as it has ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`

  await db.schema
    .createTable('restore_run')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text')
    .addColumn('bytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('job_id', 'text')
    .addColumn('done', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('total', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('detail', 'text') // reasons, why it failed
    .addColumn('plan', 'text') // JSON: what would be added, and what can't be kept
    .addColumn('history_id', 'text')
    .addPrimaryKeyConstraint('restore_run_pk', ['user_id', 'id'])
    .execute()

  await db.schema
    .createTable('restore_chunk')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('restore_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('restore_chunk_pk', ['user_id', 'restore_id', 'seq'])
    .execute()
}
