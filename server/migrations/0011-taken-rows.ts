import type { Kysely } from 'kysely'

/**
 * A row of a file that a person took though it was judged to be there already is an entry of its own, so that what the
 * import says of the row goes back with it. An import remembers the currency of amounts that name none, and may be the
 * rows of an earlier one, imported again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('taken_row')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_updated', 'text', (c) => c.notNull())
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    // What the import says of the row before and after, as JSON.
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('taken_row_pk', ['user_id', 'id'])
    .addForeignKeyConstraint('taken_row_import', ['user_id', 'import_id'], 'statement_import', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('taken_row_import_ix').on('taken_row').columns(['user_id', 'import_id']).execute()

  await db.schema.alterTable('statement_import').addColumn('currency', 'text').execute()
  await db.schema
    .alterTable('import_run')
    .addColumn('is_currency_told', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('import_run').addColumn('again_of', 'text').execute()
}
