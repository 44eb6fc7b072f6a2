import { insertPacked } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import { packRows } from '../../platform/database/packed-rows.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { enqueue } from '../../platform/jobs.ts'
import { TXN_COLUMNS } from '../imported-columns.ts'
import { discardCategories, eraseHiddenCategories } from './hidden-categories.ts'
import { discardStaged, findAppliedEdit, foldAll, foldSome, MAX_STAGING_MS } from './large-edits.ts'
import { requireAllFound, splitIntoBatches } from './row-patches.ts'

/** Completes large edits and deletions, and discards edits that were never applied, a few rows at a time. */
export const FINISH_REMOVALS_JOB = 'ledger.finish-removals'

type Entry = { userId: string; historyId: string; at: string }

/** What we must know about a transaction to remove it. */
export type RemovedRow = { id: string; version: number; day: string }

/**
 * Reads what is needed to remove transactions; all must exist. For many rows, call it before the action's transaction.
 */
export async function readForRemoval(db: Db, userId: string, ids: readonly string[]): Promise<RemovedRow[]> {
  const rows: RemovedRow[] = []
  for (const some of splitIntoBatches(ids)) {
    const visible = db.selectFrom('txn').select(['id', 'version', 'day']).where('user_id', '=', userId)
    const found = await visible.where('id', 'in', some).execute()
    requireAllFound(found, some)
    rows.push(...found)
  }
  return rows
}

const MARK_COLUMNS = ['user_id', 'id', 'state', 'since', 'history_id'] as const
const MARKS_AT_ONCE = 1_500

/** Hides transactions that an action deletes; they are deleted later. */
export async function hideSingleRows(tx: Tx, { userId, historyId, at }: Entry, ids: readonly string[]): Promise<void> {
  const marks = ids.toSorted().flatMap((id) => [userId, id, 'gone', at, historyId])
  await insertPacked(tx as never, 'hidden', MARK_COLUMNS, packRows(marks, MARK_COLUMNS.length, MARKS_AT_ONCE))
}

export async function queueRemovals(tx: Tx, { userId, at }: Omit<Entry, 'historyId'>, runAfter = at): Promise<void> {
  await enqueue(tx, { kind: FINISH_REMOVALS_JOB, payload: null, userId, now: at, runAfter })
}

/**
 * Most people who undo do so right away: for this long, the copies of a large edit stay, and undoing it only switches
 * back.
 */
const FOLD_AFTER_MS = 30_000

export async function queueFolding(tx: Tx, { userId, at }: Omit<Entry, 'historyId'>): Promise<void> {
  await queueRemovals(tx, { userId, at }, new Date(Date.parse(at) + FOLD_AFTER_MS).toISOString())
}

/**
 * The job: completes applied edits and deletions, and discards edits whose process died before they were applied. An
 * edit applied within the last half minute is left for a later job.
 */
export async function finishLargeActions(db: Db, userId: string, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - MAX_STAGING_MS).toISOString()
  await discardStaged(db, userId, { before })
  await discardCategories(db, userId, { before })
  const edit = await findAppliedEdit(db, userId)
  if (edit && Date.parse(edit.since) + FOLD_AFTER_MS > now.getTime()) await removeHidden(db, userId, signal)
  else await finishRemovals(db, userId, signal)
}

/**
 * Folds in the copies of a large edit and deletes the rows hidden by large deletions, in small steps, and then the
 * deleted categories that they used. Call it before undoing an action or hiding rows.
 */
export async function finishRemovals(db: Db, userId: string, signal?: AbortSignal): Promise<void> {
  await foldAll(db, userId, signal)
  await removeHidden(db, userId, signal)
  // Not before everything is folded in: the rows under edited copies may still use a deleted category.
  if (!signal?.aborted) await runInTransaction(db, (tx) => eraseHiddenCategories(tx, userId))
}

async function removeHidden(db: Db, userId: string, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await runInTransaction(db, (tx) => finishSomeRemovals(tx, userId))));
}

/** Deletes one run of hidden transactions and records in the history what they were; false if none were left. */
export async function finishSomeRemovals(tx: Tx, userId: string): Promise<boolean> {
  const next = await tx
    .selectFrom('hidden')
    .select('history_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'gone')
    .where('history_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!next) return false
  const run = await tx
    .selectFrom('history_change')
    .select(['seq', 'rows'])
    .where('user_id', '=', userId)
    .where('history_id', '=', next.history_id!)
    .where('kind', '=', 'hiding')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  if (!run) return false // another process has just done it
  const ids = (JSON.parse(run.rows) as { id: string }[]).map(({ id }) => id)
  const edit = await findAppliedEdit(tx, userId)
  if (edit) await foldSome(tx, edit, { ids })
  const deleteFrom = <T extends 'txn_row' | 'hidden'>(table: T) =>
    tx
      .deleteFrom(table as 'hidden')
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
  const stored = tx.selectFrom('txn_row').select(TXN_COLUMNS).where('user_id', '=', userId).where('id', 'in', ids)
  const rows = await stored.execute()
  const noted = await tx
    .updateTable('history_change')
    .set({ kind: 'delete', rows: JSON.stringify(rows) })
    .where('user_id', '=', userId)
    .where('history_id', '=', next.history_id!)
    .where('seq', '=', run.seq)
    .where('kind', '=', 'hiding')
    .executeTakeFirst()
  if (noted.numUpdatedRows === 0n) return true
  await deleteFrom('txn_row').execute()
  await deleteFrom('hidden').execute()
  return true
}
