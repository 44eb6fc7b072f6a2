import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Db, Tx } from '../platform/database/schema.ts'
import { type Change, type CopyingChange, isPointing } from './history/change.ts'

/** The columns that a day's totals and texts are built from; editing other columns doesn't affect them. */
const TOTALED_COLUMNS = ['day', 'minor', 'currency', 'category_id', 'needs_review', 'search_key']

/**
 * Marks the days of written transactions, in the transaction that writes them, so that their totals are rebuilt before
 * anyone reads them.
 */
export async function markChangedDays(
  tx: Tx,
  { userId, revision }: { userId: string; revision: number },
  change: Change,
): Promise<void> {
  if (isPointing(change)) {
    if (change.kind !== 'created') return // the caller that hides or shows an import knows its days and marks them
    const { column, value } = change.rows[0]
    await sql`
      insert into ledger_dirty_day (user_id, day)
      select distinct user_id, day from txn
      where user_id = ${userId} and ${sql.ref(column)} = ${value} and version = ${revision}
      on conflict do nothing`.execute(tx)
    return
  }
  if (change.kind === 'copied') return // the caller that stages edits knows their days and marks them
  await markDays(tx, userId, getChangedDays(change))
}

/** A search finds rows by their category's name, so renaming a category changes the texts of their days. */
export async function markDaysOfRenamedCategory(tx: Tx, { userId }: { userId: string }, change: Change): Promise<void> {
  // Rows move to a new category, or leave a deleted one, through their own writes.
  if (change.kind !== 'update') return
  for (const { before, after } of change.rows) {
    if (!('name_key' in after)) continue
    await markStoredDays(tx, userId, { categoryId: before.id })
  }
}

type StoredDays = { from?: string | undefined; categoryId?: string }

/**
 * Marks the days of very many rows: all of the user's, only those since `from`, or only those of a category. Days that
 * only have hidden rows are marked too; rebuilding them changes nothing.
 */
export async function markStoredDays(tx: Tx, userId: string, which: StoredDays): Promise<void> {
  await sql`
    insert into ledger_dirty_day (user_id, day)
    ${findStoredDays(tx, userId, which)}
    on conflict do nothing`.execute(tx)
}

export function findStoredDays(
  db: Db | Tx,
  userId: string,
  { from = '', categoryId }: StoredDays,
): RawBuilder<unknown> {
  const categoryCondition = categoryId === undefined ? sql`` : sql`and category_id = ${categoryId}`
  // PostgreSQL reads every row once. If it jumped like SQLite, it might read them all again for each day, because its
  // statistics may be outdated.
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return sql`select distinct ${userId}, day from txn_row where user_id = ${userId} ${categoryCondition} and day >= ${from}`
  }
  // SQLite jumps from day to day in an index, because reading every row would keep others waiting. Each jump has only
  // one lower bound: with two, it would start at the first day every time.
  const firstDay = sql`select min(day) from txn_row where user_id = ${userId} ${categoryCondition}`
  return sql`
    with recursive found (found_day) as (
      ${firstDay} and day >= ${from}
      union all
      select (${firstDay} and day > found_day) from found where found_day is not null)
    select ${userId}, found_day from found where found_day is not null`
}

export async function markDays(db: Db, userId: string, days: Iterable<string>): Promise<void> {
  const rows = [...new Set(days)].map((day) => ({ user_id: userId, day }))
  if (rows.length > 0) await insertRows(db as never, 'ledger_dirty_day', rows, ['user_id', 'day'])
}

/** The days whose totals or texts a change makes outdated. */
export function getChangedDays(change: CopyingChange): string[] {
  if (change.kind !== 'update') return change.rows.map((row) => row.day as string)
  return change.rows.flatMap(({ before, after }) =>
    TOTALED_COLUMNS.some((column) => column in after)
      ? [before.day as string, (after.day ?? before.day) as string]
      : [],
  )
}
