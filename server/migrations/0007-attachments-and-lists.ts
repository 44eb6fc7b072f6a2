import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Pictures and PDFs on transactions, and what lists of many rows are read by. A file's bytes are kept apart from its
 * entry, which can be deleted and brought back; bytes that nothing names any more are swept later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter

  await db.schema
    .createTable('attachment')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_updated', 'text', (c) => c.notNull())
    .addColumn('transaction_id', 'text', (c) => c.notNull()) // no foreign key: it waits where its row is deleted
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('attachment_pk', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('attachment_txn').on('attachment').columns(['user_id', 'transaction_id']).execute()

  // `stored_at` is also there while a file arrives; `unused_since` is set by the sweep that finds no use for it.
  await db.schema
    .createTable('attachment_file')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('stored_at', 'text', (c) => c.notNull())
    .addColumn('unused_since', 'text')
    .addPrimaryKeyConstraint('attachment_file_pk', ['user_id', 'id'])
    .execute()
  await db.schema
    .createTable('attachment_chunk')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('attachment_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('bytes', isPostgres ? sql`bytea` : sql`blob`, (c) => c.notNull())
    .addPrimaryKeyConstraint('attachment_chunk_pk', ['user_id', 'attachment_id', 'seq'])
    .execute()

  // `source` is what makes the row itself in every file; an instruction may put its transaction elsewhere.
  await db.schema.alterTable('import_row').addColumn('told_source', 'text').execute()

  await db.schema.createIndex('txn_amount').on('txn').columns(['user_id', 'minor', 'id']).execute()
  // Texts of any length may stand in these columns, which an index of PostgreSQL would refuse.
  if (isPostgres) return
  await db.schema.createIndex('txn_simple_name').on('txn').columns(['user_id', 'simple_name', 'id']).execute()
  await db.schema
    .createIndex('txn_search')
    .on('txn')
    .columns(['user_id', 'day', 'id', 'category_id', 'search_key'])
    .execute()
}
