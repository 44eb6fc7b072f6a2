import type { Kysely } from 'kysely'

/** What was done and can be taken back, and what is still to be done in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row a user: its lock puts that user's actions in a line, its number tells them apart.
  await db.schema
    .createTable('history_head')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('history')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('undoes', 'text') // the entry this one took back
    .addColumn('undone_by', 'text') // the entry that took this one back, while it is not in effect
    .addPrimaryKeyConstraint('history_pk', ['user_id', 'id'])
    .addUniqueConstraint('history_revision', ['user_id', 'revision'])
    .execute()

  // Rows come in runs of a few hundred as JSON: a bulk action is hundreds of records here, not hundreds of thousands.
  await db.schema
    .createTable('history_change')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('history_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('rows', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('history_change_pk', ['user_id', 'history_id', 'seq'])
    .addForeignKeyConstraint(
      'history_change_entry',
      ['user_id', 'history_id'] as never,
      'history',
      ['user_id', 'id'] as never,
      (c) => c.onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('app_user.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('dedupe_key', 'text')
    .addColumn('run_after', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('max_attempts', 'integer', (c) => c.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('job_due').on('job').columns(['status', 'run_after', 'id']).execute()
  await db.schema.createIndex('job_user').on('job').column('user_id').execute()
  // While one of a key waits or runs, another is not added.
  await db.schema
    .createIndex('job_dedupe')
    .unique()
    .on('job')
    .columns(['kind', 'dedupe_key'])
    .where('status' as never, 'in', ['queued', 'running'] as never)
    .execute()
}
