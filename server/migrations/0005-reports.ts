import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What reports are read from instead of from every transaction, and the exchange rates that were fetched.
 * The totals are in the one currency that `ledger_view` names, each row converted and rounded on its own; days that a
 * write has touched since wait in `ledger_dirty_day`, written by the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exchange_rate')
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('rate', 'text', (c) => c.notNull()) // units for one euro, as published
    .addColumn('source', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('exchange_rate_pk', ['currency', 'day'])
    .execute()
  // One row each time that rates changed: from which day on converted amounts may differ.
  await db.schema
    .createTable('exchange_rate_change')
    .addColumn('stamp', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('from_day', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('ledger_view')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('shipped_rates', 'text', (c) => c.notNull())
    .addColumn('rates_stamp', 'integer', (c) => c.notNull())
    .addColumn('generation', 'integer', (c) => c.notNull()) // moves whenever the totals do
    .execute()
  await totals(db, 'ledger_day', 'day')
  await totals(db, 'ledger_month', 'month')
  await db.schema
    .createTable('ledger_dirty_day')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ledger_dirty_day_pk', ['user_id', 'day'])
    .execute()

  await db.schema
    .createTable('dismissed_insight')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_updated', 'text', (c) => c.notNull())
    .addColumn('insight_key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('dismissed_insight_pk', ['user_id', 'id'])
    .addUniqueConstraint('dismissed_insight_key', ['user_id', 'insight_key'])
    .execute()

  await db.schema.alterTable('budget_item').addColumn('confidence', 'real').execute()
  await db.schema
    .alterTable('budget_item')
    .addColumn('needs_review', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function totals(db: Kysely<unknown>, name: string, period: string): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const table = db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn(period, 'text', (c) => c.notNull())
    .addColumn('bucket', 'text', (c) => c.notNull()) // a category's id, or which way money without one went
    .addColumn('currency', 'text', (c) => c.notNull()) // of the rows; the total is in that of the view
    .addColumn('minor', 'bigint', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('review_count', 'integer', (c) => c.notNull())
    .addColumn('unconverted', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['user_id', period, 'bucket', 'currency'])
  // Read in runs of days: SQLite keeps the rows of a run side by side this way, and twice as fast.
  await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute()
}
