import type { Kysely } from 'kysely'

/**
 * Wealth accounts can be archived and sorted. A statement knows who wrote it (a person, or an import of a bank file)
 * and whether its deposits and withdrawals were stated. A transaction source can be linked to an account, and imports
 * keep the balances that their files carried.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('wealth_account')
    .addColumn('is_archived', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('wealth_account')
    .addColumn('sort_order', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await db.schema
    .alterTable('statement')
    .addColumn('origin', 'text', (c) => c.notNull().defaultTo('typed'))
    .execute()
  await db.schema.alterTable('statement').addColumn('import_id', 'text').execute()
  await db.schema
    .alterTable('statement')
    .addColumn('is_flow_stated', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('account_link')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_updated', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('account_link_pk', ['user_id', 'id'])
    .addUniqueConstraint('account_link_source', ['user_id', 'source'])
    .addForeignKeyConstraint('account_link_account', ['user_id', 'account_id'], 'wealth_account', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('account_link_account_ix').on('account_link').columns(['user_id', 'account_id']).execute()

  // Month ends and the latest day of a file. Not tracked: they are what the file said, like its rows.
  await db.schema
    .createTable('import_balance')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('minor', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_balance_pk', ['user_id', 'import_id', 'source', 'currency', 'day'])
    .execute()
}
