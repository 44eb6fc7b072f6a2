import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Large actions write in small steps that nobody sees, and take effect by one small switch. Transactions are stored in
 * `txn_row`; everyone reads the view `txn`, which leaves out what `hidden` names: a single transaction, or every row of
 * an import. `txn_aside` keeps the rows of imports that were undone, out of the way of every index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema.alterTable('txn').renameTo('txn_row').execute()
  const hidden = db.schema
    .createTable('hidden')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull()) // of a transaction, or of an import
    .addColumn('state', 'text', (c) => c.notNull()) // loading, gone, returning
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('history_id', 'text') // of the action that deleted a single transaction
    .addPrimaryKeyConstraint('hidden_pk', ['user_id', 'id'])
  await (isPostgres ? hidden : hidden.modifyEnd(sql`without rowid`)).execute()
  await db.schema
    .createTable('txn_aside')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('row', 'text', (c) => c.notNull()) // as JSON
    .addPrimaryKeyConstraint('txn_aside_pk', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('txn_aside_import').on('txn_aside').columns(['user_id', 'import_id']).execute()

  // The import in the index of days lets rows be counted and put in order without reading them; the version in the
  // index of imports finds the few rows that were edited since.
  await db.schema.dropIndex('txn_day').execute()
  await db.schema.createIndex('txn_day').on('txn_row').columns(['user_id', 'day', 'id', 'import_id']).execute()
  await db.schema.dropIndex('txn_import').execute()
  await db.schema.createIndex('txn_import').on('txn_row').columns(['user_id', 'import_id', 'version']).execute()

  // A later migration that adds a column to `txn_row` has to drop this view and create it again.
  await sql`create view txn as select * from txn_row
    where not exists (select 1 from hidden)
      or (not exists (select 1 from hidden where hidden.user_id = txn_row.user_id and hidden.id = txn_row.id)
        and not exists (select 1 from hidden where hidden.user_id = txn_row.user_id and hidden.id = txn_row.import_id))`.execute(
    db,
  )
}
