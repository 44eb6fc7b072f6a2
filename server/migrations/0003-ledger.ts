import type { Kysely } from 'kysely'

/**
 * What a person keeps: categories, transactions, budget items, wealth accounts and their statements.
 * Every table is keyed by its owner first, and carries the version and the instant of its last change
 * that history and stale edits are judged by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, 'category')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('code', 'text') // of a default category; survives renaming
    .addUniqueConstraint('category_name', ['user_id', 'name_key'])
    .execute()

  await ownedTable(db, 'statement_import')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text')
    .addColumn('source', 'text')
    .addColumn('note', 'text')
    .addColumn('detail', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await ownedTable(db, 'txn')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('source', 'text')
    .addColumn('name', 'text', (c) => c.notNull()) // the file's text, unchanged
    .addColumn('simple_name', 'text', (c) => c.notNull())
    .addColumn('category_id', 'text')
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('minor', 'bigint', (c) => c.notNull())
    .addColumn('confidence', 'real')
    .addColumn('needs_review', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reason_level', 'text') // what decided the category, and in words
    .addColumn('reason_text', 'text')
    .addColumn('merchant_key', 'text')
    .addColumn('search_key', 'text', (c) => c.notNull()) // name, simple name, source and note, folded
    .addColumn('note', 'text')
    .addColumn('transfer_id', 'text') // the same on both sides of a transfer between own sources
    .addColumn('split_of', 'text') // the id of the transaction that this is a part of
    .addColumn('import_id', 'text')
    .addColumn('import_line', 'integer')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('txn_category', ['user_id', 'category_id'], 'category', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('txn_day').on('txn').columns(['user_id', 'day', 'id']).execute()
  await db.schema.createIndex('txn_updated').on('txn').columns(['user_id', 'last_updated', 'id']).execute()
  await db.schema.createIndex('txn_by_category').on('txn').columns(['user_id', 'category_id', 'day']).execute()
  await db.schema.createIndex('txn_merchant').on('txn').columns(['user_id', 'merchant_key']).execute()
  await db.schema.createIndex('txn_transfer').on('txn').columns(['user_id', 'transfer_id']).execute()
  await db.schema.createIndex('txn_import').on('txn').columns(['user_id', 'import_id']).execute()

  await ownedTable(db, 'budget_item')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull()) // the first date of a repeating item
    .addColumn('source', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('simple_name', 'text', (c) => c.notNull())
    .addColumn('category_id', 'text')
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('minor', 'bigint', (c) => c.notNull())
    .addColumn('repeat_every', 'integer')
    .addColumn('repeat_unit', 'text')
    .addColumn('until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('budget_item_category', ['user_id', 'category_id'], 'category', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('budget_item_category_ix').on('budget_item').columns(['user_id', 'category_id']).execute()

  await ownedTable(db, 'wealth_account')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await ownedTable(db, 'statement')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('deposits_minor', 'bigint', (c) => c.notNull())
    .addColumn('withdrawals_minor', 'bigint', (c) => c.notNull())
    .addColumn('final_minor', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('statement_account', ['user_id', 'account_id'], 'wealth_account', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('statement_day').on('statement').columns(['user_id', 'account_id', 'day']).execute()

  await ownedTable(db, 'custom_instruction')
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()

  await ownedTable(db, 'personal_attributes')
    .addColumn('birth_year', 'integer')
    .addColumn('household_size', 'integer')
    .addColumn('country', 'text')
    .addColumn('region', 'text')
    .addColumn('annual_income_minor', 'bigint')
    .addColumn('annual_income_currency', 'text', (c) => c.notNull())
    .addColumn('share_anonymously', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

/** A table with the columns that history relies on, as every table has that a person's rows live in. */
function ownedTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_updated', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['user_id', 'id'])
}
