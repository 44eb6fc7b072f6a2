import type { Kysely } from 'kysely'

/**
 * Files of other products: what they call their categories, kept with each row, and what a person says these are here.
 * A split waits with its row until it becomes visible, and so do the sides of a transfer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('import_row').addColumn('file_category', 'text').execute()
  await db.schema.alterTable('import_row').addColumn('parts', 'text').execute()
  await db.schema.alterTable('import_row').addColumn('transfer_key', 'text').execute()

  await db.schema
    .createTable('category_mapping')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_updated', 'text', (c) => c.notNull())
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull()) // as the product's file has it
    .addColumn('category_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('category_mapping_pk', ['user_id', 'id'])
    .addUniqueConstraint('category_mapping_name', ['user_id', 'product', 'name'])
    .addForeignKeyConstraint('category_mapping_category', ['user_id', 'category_id'], 'category', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('category_mapping_by_category')
    .on('category_mapping')
    .columns(['user_id', 'category_id'])
    .execute()
}
