import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Bank files on their way into the ledger. `import_run` is the work and how it went; `statement_import` exists from the
 * moment its rows are visible until it is undone; `import_row` says of every line what became of it, and is where
 * rows wait until all of them are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`

  await db.schema
    .createTable('import_run')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull()) // uploading, queued, running, done, failed
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text')
    .addColumn('is_text', 'integer', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('source', 'text')
    .addColumn('today', 'text', (c) => c.notNull())
    .addColumn('dry_run', 'integer', (c) => c.notNull())
    .addColumn('job_id', 'text')
    .addColumn('detail', 'text')
    .addColumn('format', 'text')
    .addColumn('shape', 'text')
    .addColumn('rows_done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('rows_total', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('added', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('duplicate', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('needs_review', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('unreadable', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('skipped', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('balance_ok', 'integer')
    .addColumn('balance_line', 'integer')
    .addColumn('balance_detail', 'text')
    .addColumn('history_id', 'text')
    .addPrimaryKeyConstraint('import_run_pk', ['user_id', 'id'])
    .execute()

  await db.schema
    .createTable('import_chunk')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('import_chunk_pk', ['user_id', 'import_id', 'seq'])
    .execute()

  await db.schema
    .createTable('import_row')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('transaction_id', 'text')
    // As the file had them: what makes the row itself, whatever its transaction is edited to later.
    .addColumn('bank_id', 'text')
    .addColumn('day', 'text')
    .addColumn('minor', 'bigint')
    .addColumn('currency', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('simple_name', 'text')
    .addColumn('category_id', 'text')
    .addColumn('confidence', 'real')
    .addColumn('needs_review', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reason_level', 'text')
    .addColumn('reason_text', 'text')
    .addColumn('source', 'text')
    .addColumn('merchant_key', 'text')
    .addColumn('search_key', 'text')
    .addPrimaryKeyConstraint('import_row_pk', ['user_id', 'import_id', 'seq'])
    .execute()
  await db.schema.createIndex('import_row_day').on('import_row').columns(['user_id', 'day']).execute()
  await db.schema.createIndex('import_row_line').on('import_row').columns(['user_id', 'import_id', 'line']).execute()

  await db.schema.alterTable('statement_import').addColumn('shape', 'text').execute()
  await db.schema.createIndex('statement_import_shape').on('statement_import').columns(['user_id', 'shape']).execute()
}
