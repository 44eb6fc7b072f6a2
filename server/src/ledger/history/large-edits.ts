import { sql } from 'kysely'
import type { Row } from '../../platform/database/insert-rows.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { type CopyingChange, idsOf, type StoredRow } from './change.ts'
import { differing, txnSteps } from './row-patches.ts'

/** A staging that is older than this has died with its process. */
export const STAGED_WITHIN_MS = 30 * 60_000
/** In the text of the statement: only then is the small index of copies used. */
const COPIES = sql.lit(1)
const ROWS = sql.lit(0)

export type LiveEdit = { userId: string; historyId: string }

/** The user's large edit whose copies people see, until all of them are folded in. */
export async function findLiveEdit(db: Db, userId: string): Promise<LiveEdit | null> {
  const found = await marksOf(db, userId).where('state', '=', 'live').executeTakeFirst()
  return found ? { userId, historyId: found.history_id } : null
}

/** The switch: from this transaction's commit on people see the copies instead of the rows. */
export async function showEdit(tx: Tx, { userId, historyId, at }: LiveEdit & { at: string }): Promise<void> {
  const shown = await tx
    .updateTable('large_edit')
    .set({ state: 'live', since: at })
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('state', '=', 'staged')
    .executeTakeFirst()
  if (shown.numUpdatedRows === 0n) throw lostStaging()
}

/** Keeps others from the edit until the end of the transaction; false where it is no longer in that state. */
export async function holdEdit(tx: Tx, { userId, historyId }: LiveEdit, state: 'staged' | 'live'): Promise<boolean> {
  const held = await tx
    .updateTable('large_edit')
    .set({ state })
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('state', '=', state)
    .executeTakeFirst()
  return held.numUpdatedRows > 0n
}

/** Another process has discarded what was staged. */
export function lostStaging(): AppError {
  return new AppError('unavailable', 'This took too long. Please try again.', { retryAfterSeconds: 1 })
}

/**
 * Lets edited copies take the place of their rows (these, or any few) and notes in the history what each row was. Nobody
 * sees a difference. Answers how many there were; after the last one the edit is over.
 */
export async function foldSome(
  tx: Tx,
  { userId, historyId }: LiveEdit,
  which: { ids: readonly string[] } | { few: number },
): Promise<number> {
  if (!(await holdEdit(tx, { userId, historyId }, 'live'))) return 0
  let some = inLayer(tx, userId, COPIES)
  some = 'ids' in which ? some.where('id', 'in', which.ids) : some.limit(which.few)
  const copies = (await some.execute()).map(withoutLayer)
  if (copies.length === 0) {
    if ('few' in which) await endEdit(tx, { userId, historyId })
    return 0
  }
  const copied = copies.map(({ id }) => id)
  const old = (await inLayer(tx, userId, ROWS).where('id', 'in', copied).execute()).map(withoutLayer)
  const before = new Map(old.map((row) => [row.id, row]))
  await note(tx, { userId, historyId }, [
    { kind: 'update', rows: copies.flatMap((copy) => asUpdate(before.get(copy.id), copy)) },
    { kind: 'insert', rows: copies.filter(({ id }) => !before.has(id)) },
  ])
  await removeFrom(tx, userId, ROWS, copied)
  await tx
    .updateTable('txn_row')
    .set({ layer: 0 })
    .where('user_id', '=', userId)
    .where('layer', '=', COPIES)
    .where('id', 'in', copied)
    .execute()
  return copies.length
}

/** Folds in all copies of the user's large edit, in small steps. Anything that undoes or hides has to call this first. */
export async function foldAll(db: Db, userId: string, signal?: AbortSignal): Promise<void> {
  const edit = await findLiveEdit(db, userId)
  if (!edit) return
  const steps = txnSteps()
  while (!signal?.aborted && (await steps.step(db, (tx, few) => foldSome(tx, edit, { few }))) > 0);
}

/** Removes copies that nobody has ever seen, in small steps: those of one action, or what died before `before`. */
export async function discardStaged(
  db: Db,
  userId: string,
  which: { historyId: string } | { before: string } | 'any',
): Promise<void> {
  const steps = txnSteps()
  while (await steps.step(db, (tx, few) => discardSome(tx, userId, which, few)));
}

/** Removes a few of them; false when none was left. */
export async function discardSome(
  tx: Tx,
  userId: string,
  which: { historyId: string } | { before: string } | 'any',
  few: number,
): Promise<boolean> {
  let mark = tx
    .updateTable('large_edit')
    .set({ state: 'staged' })
    .where('user_id', '=', userId)
    .where('state', '=', 'staged')
  if (which !== 'any') {
    mark = 'before' in which ? mark.where('since', '<', which.before) : mark.where('history_id', '=', which.historyId)
  }
  if ((await mark.executeTakeFirst()).numUpdatedRows === 0n) return false
  const some = await inLayer(tx, userId, COPIES).limit(few).execute()
  if (some.length > 0) {
    const ids = some.map(({ id }) => id)
    await removeFrom(tx, userId, COPIES, ids)
    return true
  }
  await tx.deleteFrom('large_edit').where('user_id', '=', userId).execute()
  return false
}

/** The pointer that stood for the copies has become notes of every row. */
async function endEdit(tx: Tx, { userId, historyId }: LiveEdit): Promise<void> {
  await tx
    .deleteFrom('history_change')
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('kind', '=', 'copied')
    .execute()
  await tx.deleteFrom('large_edit').where('user_id', '=', userId).execute()
}

/** Behind the note that stands for all copies, where numbers were left free: undone in the order it was done. */
async function note(tx: Tx, { userId, historyId }: LiveEdit, changes: readonly CopyingChange[]): Promise<void> {
  const own = tx.selectFrom('history_change').where('user_id', '=', userId).where('history_id', '=', historyId)
  const pointer = await own.select(['seq', 'rows']).where('kind', '=', 'copied').executeTakeFirstOrThrow()
  const [{ count }] = JSON.parse(pointer.rows) as [{ count: number }]
  const { last } = await own
    .select((eb) => eb.fn.max<number>('seq').as('last'))
    .where('seq', '<=', pointer.seq + count)
    .executeTakeFirstOrThrow()
  let seq = Number(last)
  for (const change of changes) {
    if (idsOf(change).length === 0) continue
    seq += 1
    const { kind, rows } = change
    const entry = { user_id: userId, history_id: historyId, seq, table_name: 'txn', kind, rows: JSON.stringify(rows) }
    await tx.insertInto('history_change').values(entry).execute()
  }
}

function asUpdate(before: StoredRow | undefined, copy: StoredRow): { before: StoredRow; after: StoredRow }[] {
  if (!before) return []
  const { version, last_updated } = copy
  return [{ before, after: { ...differing('txn', before, copy), id: copy.id, version, last_updated } }]
}

function marksOf(db: Db, userId: string) {
  return db.selectFrom('large_edit').select('history_id').where('user_id', '=', userId)
}

function inLayer(db: Db, userId: string, layer: typeof COPIES) {
  return db.selectFrom('txn_row').selectAll().where('user_id', '=', userId).where('layer', '=', layer)
}

async function removeFrom(tx: Tx, userId: string, layer: typeof COPIES, ids: readonly string[]): Promise<void> {
  const rows = tx.deleteFrom('txn_row').where('user_id', '=', userId).where('layer', '=', layer)
  await rows.where('id', 'in', ids).execute()
}

/** The row as people see it. */
export function withoutLayer({ layer: _, ...row }: Row & { layer: number }): StoredRow {
  return row as StoredRow
}
