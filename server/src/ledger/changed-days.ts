import { sql } from 'kysely'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Db, Tx } from '../platform/database/schema.ts'
import { type Change, type CopyingChange, isPointing } from './history/change.ts'

/** The columns that totals and texts of a day are made of; an edit of others leaves them as they are. */
const COUNTED = ['day', 'minor', 'currency', 'category_id', 'needs_review', 'search_key']

/**
 * Notes the days of transactions that were written, in the transaction that writes them, so that their totals are made
 * again before anybody reads them.
 */
export async function markChangedDays(
  tx: Tx,
  { userId, revision }: { userId: string; revision: number },
  change: Change,
): Promise<void> {
  if (isPointing(change)) {
    if (change.kind !== 'created') return // whoever hides or shows an import knows its days, and marks them
    const { column, value } = change.rows[0]
    await sql`
      insert into ledger_dirty_day (user_id, day)
      select distinct user_id, day from txn
      where user_id = ${userId} and ${sql.ref(column)} = ${value} and version = ${revision}
      on conflict do nothing`.execute(tx)
    return
  }
  if (change.kind === 'copied') return // whoever stages edits knows their days, and marks them
  await markDays(tx, userId, daysIn(change))
}

/** A search finds rows by their category's name: under another name their days have other texts. */
export async function markDaysOfRenamed(tx: Tx, { userId }: { userId: string }, change: Change): Promise<void> {
  // Rows come to a new category, and leave one that is removed, by writes of their own.
  if (change.kind !== 'update') return
  for (const { before, after } of change.rows) {
    if (!('name_key' in after)) continue
    await sql`
      insert into ledger_dirty_day (user_id, day)
      select distinct user_id, day from txn where user_id = ${userId} and category_id = ${before.id}
      on conflict do nothing`.execute(tx)
  }
}

/** Notes days whose rows were written by other means. */
export async function markDays(db: Db, userId: string, days: Iterable<string>): Promise<void> {
  const rows = [...new Set(days)].map((day) => ({ user_id: userId, day }))
  if (rows.length > 0) await insertRows(db as never, 'ledger_dirty_day', rows, ['user_id', 'day'])
}

/** The days whose totals or texts a change makes out of date. */
export function daysIn(change: CopyingChange): string[] {
  if (change.kind !== 'update') return change.rows.map((row) => row.day as string)
  return change.rows.flatMap(({ before, after }) =>
    COUNTED.some((column) => column in after) ? [before.day as string, (after.day ?? before.day) as string] : [],
  )
}
