import { sql } from 'kysely'
import { insertRows, type Row } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'

type Entry = { userId: string; historyId: string; at: string }

/** No name that a person types has a key like this, so the real name stays free for another category. */
const createHiddenKey = (id: string) => `\u0001${id}`

/**
 * Stores categories that an action will add, so that rows can be stored under them. Nobody sees them until the action
 * is applied.
 */
export async function stageCategories(tx: Tx, { userId, historyId, at }: Entry, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id as string)
  const marks = ids.map((id) => ({ user_id: userId, id, state: 'staged-category', since: at, history_id: historyId }))
  await insertRows(tx as never, 'hidden', marks)
  const stored = rows.map((row) => ({ ...row, user_id: userId, name_key: createHiddenKey(row.id as string) }))
  await insertRows(tx as never, 'category_row', stored)
}

/** Shows staged categories, or deleted ones that are being restored. The caller then writes their real name keys. */
export async function unhideCategories(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const marks = tx.deleteFrom('hidden').where('user_id', '=', userId).where('id', 'in', ids)
  await marks.where('state', 'in', ['staged-category', 'gone-category']).execute()
}

/** Whether an import about to be restored has rows in a category that has been deleted in the meantime. */
export async function usesDeletedCategory(tx: Tx, userId: string, importId: string): Promise<boolean> {
  const ids = await findDeleted(tx, userId)
  if (ids.length === 0) return false
  const rows = tx.selectFrom('txn_row').select('id').where('user_id', '=', userId).where('category_id', 'in', ids)
  return (await rows.where('import_id', '=', importId).limit(1).executeTakeFirst()) !== undefined
}

/**
 * Deletes categories that were staged and never shown: those of one action, those staged before an instant, or all.
 * Categories that rows still use stay: call it again once those rows are discarded.
 */
export async function discardCategories(
  db: Db,
  userId: string,
  which: { historyId: string } | { before: string } | 'any',
): Promise<void> {
  await runInTransaction(db, async (tx) => {
    let staged = tx.selectFrom('hidden').select('id').where('user_id', '=', userId)
    staged = staged.where('state', '=', 'staged-category')
    if (which !== 'any') {
      staged =
        'before' in which ? staged.where('since', '<', which.before) : staged.where('history_id', '=', which.historyId)
    }
    const ids = (await staged.execute()).map(({ id }) => id)
    await removeUnused(tx, userId, ids)
  })
}

/**
 * Whether rows that are no longer visible may still use a category: rows under an edited copy, and rows of a large
 * deletion or an undone import that a job is still working on.
 */
export async function hasUnseenRows(tx: Tx, userId: string): Promise<boolean> {
  const edit = tx.selectFrom('large_edit').select('history_id').where('user_id', '=', userId)
  if (await edit.where('state', '!=', 'staged').executeTakeFirst()) return true
  const gone = tx.selectFrom('hidden').select('id').where('user_id', '=', userId).where('state', '=', 'gone')
  return (await gone.limit(1).executeTakeFirst()) !== undefined
}

/** Hides categories that an action deletes. `eraseHiddenCategories` deletes them once no row uses them. */
export async function hideCategories(tx: Tx, { userId, at }: Entry, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = tx.updateTable('category_row').set({ name_key: createHiddenKey(id) })
    await row.where('user_id', '=', userId).where('id', '=', id).execute()
  }
  const marks = ids.map((id) => ({ user_id: userId, id, state: 'gone-category', since: at, history_id: null }))
  await insertRows(tx as never, 'hidden', marks)
}

/** Deletes the categories that actions have hidden, except those that rows still use and keep (see `releaseRows`). */
export async function eraseHiddenCategories(tx: Tx, userId: string): Promise<void> {
  const ids = await findDeleted(tx, userId)
  if (ids.length === 0) return
  await releaseRows(tx, userId, ids)
  await removeUnused(tx, userId, ids)
}

async function removeUnused(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = tx.selectFrom('txn_row').select('category_id').distinct().where('user_id', '=', userId)
  const usedIds = new Set((await rows.where('category_id', 'in', ids).execute()).map((row) => row.category_id))
  const unusedIds = ids.filter((id) => !usedIds.has(id))
  if (unusedIds.length === 0) return
  await tx.deleteFrom('category_row').where('user_id', '=', userId).where('id', 'in', unusedIds).execute()
  await tx.deleteFrom('hidden').where('user_id', '=', userId).where('id', 'in', unusedIds).execute()
}

/**
 * Rows stored under a category while it was being deleted, such as those of an import being read, lose it and need
 * review, like any row whose category is deleted. Edited copies and the rows under them keep it, and so do rows hidden
 * by a deletion or an undone import: an undo may show them again.
 */
export async function releaseRows(tx: Tx, userId: string, categoryIds?: readonly string[]): Promise<void> {
  const ids = categoryIds ?? (await findDeleted(tx, userId))
  if (ids.length === 0) return
  const condition = sql`user_id = ${userId} and category_id in (${sql.join(ids)}) and not exists (
    select 1 from hidden where hidden.user_id = txn_row.user_id and hidden.state in ('gone', 'returning')
      and hidden.id in (txn_row.id, txn_row.import_id))
    and layer = 0 and not exists (
      select 1 from txn_row as copy
      where copy.user_id = txn_row.user_id and copy.id = txn_row.id and copy.layer = 1)`
  await sql`insert into ledger_dirty_day (user_id, day) select distinct user_id, day from txn_row where ${condition}
    on conflict do nothing`.execute(tx)
  await sql`update txn_row set category_id = null, needs_review = 1 where ${condition}`.execute(tx)
}

async function findDeleted(tx: Tx, userId: string): Promise<string[]> {
  const gone = tx.selectFrom('hidden').select('id').where('user_id', '=', userId).where('state', '=', 'gone-category')
  return (await gone.execute()).map(({ id }) => id)
}
