import type { ExpressionBuilder } from 'kysely'
import { insertRows, type Row } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Schema, Tx } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs.ts'
import { eraseHiddenCategories, releaseRows } from './hidden-categories.ts'
import { finishSomeRemovals } from './hidden-rows.ts'
import { discardSome, findAppliedEdit, foldSome } from './large-edits.ts'
import { createTxnSteps } from './row-patches.ts'

/** Moves the rows of an undone import out of the ledger's table, a few at a time. */
export const PUT_ASIDE_JOB = 'ledger.put-aside'
/** For work done within another action's transaction. */
const ROWS_AT_ONCE = 500
/** If a redo takes longer, its process must have died. */
const MAX_REDO_MS = 5 * 60_000

type ImportKey = { userId: string; importId: string }
/** A summary of an import's rows: how many there are, and on which days. */
export type ImportExtent = { count: number; days: string[] }

/** Reads every row of the import, so call it outside a transaction, on the reports' connection. */
export async function findExtent(reports: Db, { userId, importId }: ImportKey): Promise<ImportExtent> {
  const rows = await reports
    .selectFrom('txn_row')
    .select((eb) => ['day', eb.fn.countAll<number>().as('n')])
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .groupBy('day')
    .execute()
  return { count: rows.reduce((sum, { n }) => sum + Number(n), 0), days: rows.map(({ day }) => day) }
}

/** Call before storing the first row of an import: nobody sees it until `showRows`. */
export async function beginLoading(tx: Tx, { userId, importId }: ImportKey, at: string): Promise<void> {
  const mark = { user_id: userId, id: importId, state: 'loading', since: at, history_id: null } as const
  await tx.insertInto('hidden').values(mark).execute()
}

/**
 * The switch: once this transaction commits, the user sees the rows of these imports. Throws if some aren't stored and
 * hidden, for example because a job took the work for abandoned.
 */
export async function showRows(tx: Tx, userId: string, importIds: readonly string[]): Promise<void> {
  const shown = await tx
    .deleteFrom('hidden')
    .where('user_id', '=', userId)
    .where('id', 'in', importIds)
    .where('state', 'in', ['loading', 'restoring', 'returning'])
    .executeTakeFirst()
  const aside = tx
    .selectFrom('txn_aside')
    .select('id')
    .where('user_id', '=', userId)
    .where('import_id', 'in', importIds)
  const isComplete = Number(shown.numDeletedRows) === importIds.length && !(await aside.limit(1).executeTakeFirst())
  await releaseRows(tx, userId)
  if (!isComplete)
    throw new AppError('unavailable', 'We couldn’t finish this. Please try again.', { retryAfterSeconds: 1 })
}

/** The switch back: once this transaction commits, the user doesn't see the rows. A job then sets them aside. */
export async function hideRows(tx: Tx, { userId, importId }: ImportKey, at: string): Promise<void> {
  await tx
    .insertInto('hidden')
    .values({ user_id: userId, id: importId, state: 'gone', since: at, history_id: null })
    .execute()
  await queuePutAside(tx, { userId, importId }, at)
}

/** Which of these imports were undone: their rows can't come back one by one. */
export async function findUndone(db: Db, userId: string, importIds: readonly string[]): Promise<Set<string>> {
  if (importIds.length === 0) return new Set()
  const ids = [...new Set(importIds)]
  const hidden = db.selectFrom('hidden').select('id').where('user_id', '=', userId).where('id', 'in', ids)
  const rows = await hidden.execute()
  for (const id of ids) if (await hasAside(db, { userId, importId: id })) rows.push({ id })
  return new Set(rows.map(({ id }) => id))
}

/** For an id without a visible row: whether its row is still stored, hidden or set aside, so that it may come back. */
export async function isHiddenRow(db: Db, userId: string, id: string): Promise<boolean> {
  const findOwn = (table: 'txn_row' | 'txn_aside') =>
    db.selectFrom(table).select('id').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return (await findOwn('txn_aside')) !== undefined || (await findOwn('txn_row')) !== undefined
}

/** Removes the rows that an import or a restore stored before it was stopped or restarted, unless they were shown. */
export async function discardLoaded(db: Db, { userId, importId }: ImportKey): Promise<void> {
  const loading = db
    .selectFrom('hidden')
    .select('id')
    .where(isMark(userId, importId, ['loading', 'restoring']))
  if (!(await loading.executeTakeFirst())) return
  const steps = createTxnSteps()
  const deleteSome = async (tx: Tx, limit: number) => {
    const some = selectRows(tx, 'txn_row', { userId, importId }, limit).select('id')
    const deleted = await tx
      .deleteFrom('txn_row')
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      // Checked in the same SQL statement, so an import shown in the meantime loses nothing.
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('hidden')
            .select('id')
            .where(isMark(userId, importId, ['loading', 'restoring'])),
        ),
      )
      .executeTakeFirst()
    return deleted.numDeletedRows > 0n
  }
  while (await steps.step(db, deleteSome));
  await deleteMark(db, { userId, importId }, ['loading', 'restoring']).execute()
}

/**
 * Moves the rows of an undone import out of the ledger's table, step by step. Ends early if the import is being
 * restored, unless that began so long ago that its process must have died.
 */
export async function putAside(db: Db, { userId, importId }: ImportKey, now: string, signal: AbortSignal) {
  const abandonedBefore = new Date(Date.parse(now) - MAX_REDO_MS).toISOString()
  const steps = createTxnSteps()
  for (let isDone = false; !isDone && !signal.aborted; ) {
    isDone = await steps.step(db, async (tx, limit) => {
      const own = await tx
        .updateTable('hidden')
        .set({ state: 'gone' })
        .where('user_id', '=', userId)
        .where('id', '=', importId)
        .where((eb) =>
          eb.or([
            eb('state', '=', 'gone'),
            eb.and([eb('state', '=', 'returning'), eb('since', '<=', abandonedBefore)]),
          ]),
        )
        .executeTakeFirst()
      if (own.numUpdatedRows === 0n) return true
      const rows = await selectRows(tx, 'txn_row', { userId, importId }, limit).selectAll().execute()
      if (rows.length === 0) {
        await deleteMark(tx, { userId, importId }, ['gone']).execute()
        await eraseHiddenCategories(tx, userId)
        return true
      }
      await moveAside(tx, { userId, importId }, rows)
      return false
    })
  }
}

/**
 * Before an undone import is shown again: puts its rows back into the ledger's table, step by step and still hidden.
 * `isUndone` is checked in the transaction that starts it, because visible rows must not be hidden again.
 */
export async function restoreAside(
  db: Db,
  { userId, importId }: ImportKey,
  since: string,
  isUndone: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const hasBegun = await runInTransaction(db, async (tx) => {
    if (!(await isUndone(tx))) return false
    const stored = selectRows(tx, 'txn_row', { userId, importId }).select('id')
    // The import was added again under the same id, as importing an export does: its rows are visible.
    if (!(await isMarked(tx, { userId, importId })) && (await stored.executeTakeFirst())) return false
    await tx
      .insertInto('hidden')
      .values({ user_id: userId, id: importId, state: 'returning', since, history_id: null })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet({ state: 'returning', since, history_id: null }),
      )
      .execute()
    // If this process dies, the rows are set aside again.
    const later = new Date(Date.parse(since) + MAX_REDO_MS).toISOString()
    await queuePutAside(tx, { userId, importId }, since, later)
    return true
  })
  const steps = createTxnSteps()
  for (let isDone = !hasBegun; !isDone; ) {
    isDone = await steps.step(db, async (tx, limit) => {
      const own = tx
        .updateTable('hidden')
        .set({ since })
        .where(isMark(userId, importId, ['returning']))
      if ((await own.executeTakeFirst()).numUpdatedRows === 0n) return true
      const aside = await selectRows(tx, 'txn_aside', { userId, importId }, limit).select(['id', 'row']).execute()
      if (aside.length === 0) return true
      await insertRows(
        tx as never,
        'txn_row',
        aside.map(({ row }) => JSON.parse(row) as Row),
      )
      await remove(tx, 'txn_aside', userId, aside)
      return false
    })
  }
}

/**
 * Call before deleting categories, because hidden rows use them too. Finishes large edits and deletions. Rows of an
 * import being stored lose the category and need review, like visible rows; rows of an undone import keep it and are
 * set aside.
 */
export async function releaseCategories(tx: Tx, userId: string, categoryIds: readonly string[]): Promise<void> {
  const edit = await findAppliedEdit(tx, userId)
  while (edit && (await foldSome(tx, edit, { few: ROWS_AT_ONCE })) > 0);
  const named = tx
    .selectFrom('txn_row')
    .select('id')
    .where('user_id', '=', userId)
    .where('category_id', 'in', categoryIds)
  const isStaged = (await named.where('layer', '=', 1).limit(1).executeTakeFirst()) !== undefined
  while (isStaged && (await discardSome(tx, userId, 'any', ROWS_AT_ONCE)));
  while (await finishSomeRemovals(tx, userId));
  const marks = tx.selectFrom('hidden').select(['id', 'state']).where('user_id', '=', userId)
  const hidden = await marks.where('state', 'in', ['loading', 'gone', 'returning']).execute()
  for (const { id: importId, state } of hidden) {
    if (state === 'loading') {
      await tx
        .updateTable('txn_row')
        .set({ category_id: null, needs_review: 1 })
        .where('user_id', '=', userId)
        .where('import_id', '=', importId)
        .where('category_id', 'in', categoryIds)
        .execute()
      continue
    }
    for (let rows = await findSome(importId); rows.length > 0; rows = await findSome(importId)) {
      await moveAside(tx, { userId, importId }, rows)
    }
  }

  function findSome(importId: string) {
    return selectRows(tx, 'txn_row', { userId, importId }).selectAll().where('category_id', 'in', categoryIds).execute()
  }
}

/** Whether all rows of an undone import are back in the ledger's table and ready to be shown. */
export async function isReturning(tx: Tx, importKey: ImportKey): Promise<boolean> {
  return (await isMarked(tx, importKey, ['returning'])) && !(await hasAside(tx, importKey))
}

/** In the transaction that shows an import stored again under the same id: discards what an earlier undo set aside. */
export async function deleteAside(tx: Tx, { userId, importId }: ImportKey): Promise<void> {
  await tx.deleteFrom('txn_aside').where('user_id', '=', userId).where('import_id', '=', importId).execute()
}

/** Stops restoring an import, which stays undone. */
export async function keepAside(db: Db, { userId, importId }: ImportKey, at: string): Promise<void> {
  await runInTransaction(db, async (tx) => {
    const own = tx
      .updateTable('hidden')
      .set({ state: 'gone' })
      .where(isMark(userId, importId, ['returning']))
    if ((await own.executeTakeFirst()).numUpdatedRows > 0n) await queuePutAside(tx, { userId, importId }, at)
  })
}

async function hasAside(db: Db, { userId, importId }: ImportKey): Promise<boolean> {
  return (
    (await selectRows(db, 'txn_aside', { userId, importId }).select('id').limit(1).executeTakeFirst()) !== undefined
  )
}

async function moveAside(tx: Tx, { userId, importId }: ImportKey, rows: readonly { id: string }[]): Promise<void> {
  const aside = rows.map((row) => ({ user_id: userId, id: row.id, import_id: importId, row: JSON.stringify(row) }))
  await insertRows(tx as never, 'txn_aside', aside)
  await remove(tx, 'txn_row', userId, rows)
}

async function queuePutAside(tx: Tx, { userId, importId }: ImportKey, now: string, runAfter = now): Promise<void> {
  await enqueue(tx, { kind: PUT_ASIDE_JOB, payload: { import_id: importId }, userId, now, runAfter })
}

function selectRows(db: Db, table: 'txn_row' | 'txn_aside', { userId, importId }: ImportKey, limit = ROWS_AT_ONCE) {
  return db.selectFrom(table).where('user_id', '=', userId).where('import_id', '=', importId).limit(limit)
}

async function remove(tx: Tx, table: 'txn_row' | 'txn_aside', userId: string, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id)
  await tx.deleteFrom(table).where('user_id', '=', userId).where('id', 'in', ids).execute()
}

type HiddenState = Schema['hidden']['state']

async function isMarked(db: Db, { userId, importId }: ImportKey, states?: readonly HiddenState[]): Promise<boolean> {
  const all = ['loading', 'gone', 'returning'] as const
  const found = db
    .selectFrom('hidden')
    .select('id')
    .where(isMark(userId, importId, states ?? all))
  return (await found.executeTakeFirst()) !== undefined
}

function deleteMark(db: Db, { userId, importId }: ImportKey, states: readonly HiddenState[]) {
  return db.deleteFrom('hidden').where(isMark(userId, importId, states))
}

function isMark(userId: string, importId: string, states: readonly HiddenState[]) {
  return (eb: ExpressionBuilder<Schema, 'hidden'>) =>
    eb.and([eb('hidden.user_id', '=', userId), eb('hidden.id', '=', importId), eb('hidden.state', 'in', states)])
}
