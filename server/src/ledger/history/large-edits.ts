import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { TXN_COLUMNS } from '../imported-columns.ts'
import { type CopyingChange, getIds, type StoredRow } from './change.ts'
import { type CopiedNote, findCopiedNotes } from './copied-notes.ts'
import { createTxnSteps, findDifferences } from './row-patches.ts'

/** If a staged edit is older, its process must have died. */
export const MAX_STAGING_MS = 30 * 60_000
/** The layers, as part of the SQL text: with parameters, the small index of copies wouldn't be used. */
const COPIES = sql.lit(1)
const ROWS = sql.lit(0)

/**
 * `live`: people see the copies. `shelved`: people see the rows, because the edit was undone or the copies are the rows
 * that an action removed. The copies of an undone edit stay for a while, because a redo shows them again at once.
 */
type AppliedState = 'live' | 'shelved'
export type AppliedEdit = { userId: string; historyId: string; state: AppliedState }
type ActionKey = { userId: string; historyId: string }

/** The user's large edit that is live or shelved, until all copies are folded in; null if there is none. */
export async function findAppliedEdit(db: Db, userId: string): Promise<(AppliedEdit & { since: string }) | null> {
  const found = await db
    .selectFrom('large_edit')
    .select(['history_id', 'state', 'since'])
    .where('user_id', '=', userId)
    .where('state', '!=', 'staged')
    .executeTakeFirst()
  return found ? { userId, historyId: found.history_id, state: found.state as AppliedState, since: found.since } : null
}

/** The switch: once this transaction commits, people see the copies instead of the rows. */
export async function showEdit(tx: Tx, { userId, historyId, at }: ActionKey & { at: string }): Promise<void> {
  const shown = await tx
    .updateTable('large_edit')
    .set({ state: 'live', since: at })
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('state', '=', 'staged')
    .executeTakeFirst()
  if (shown.numUpdatedRows === 0n) throw createStagingLostError()
}

/** The switch for a removal: its rows are the copies of a live edit, and shelving it hides them. */
export async function shelveEdit(tx: Tx, entry: ActionKey & { at: string }): Promise<void> {
  if (!(await switchEdit(tx, { ...entry, state: 'live' }, entry))) throw createStagingLostError()
}

/** Switches between copies and rows, for the action `to`; false if the edit's state has changed in the meantime. */
export async function switchEdit(tx: Tx, edit: AppliedEdit, to: { historyId: string; at: string }): Promise<boolean> {
  const state = edit.state === 'live' ? 'shelved' : 'live'
  const switched = await tx
    .updateTable('large_edit')
    .set({ state, history_id: to.historyId, since: to.at })
    .where('user_id', '=', edit.userId)
    .where('history_id', '=', edit.historyId)
    .where('state', '=', edit.state)
    .executeTakeFirst()
  return switched.numUpdatedRows > 0n
}

/** Locks the edit until the end of the transaction; false if it's no longer in this state. */
export async function lockEdit(
  tx: Tx,
  { userId, historyId }: ActionKey,
  state: 'staged' | AppliedState,
): Promise<boolean> {
  const locked = await tx
    .updateTable('large_edit')
    .set({ state })
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('state', '=', state)
    .executeTakeFirst()
  return locked.numUpdatedRows > 0n
}

/** Another process has discarded the edit being staged, begun one of its own or changed a row to be removed. */
export function createStagingLostError(): AppError {
  return new AppError('unavailable', 'We couldn’t finish this. Please try again.', { retryAfterSeconds: 1 })
}

/**
 * Edited copies and the rows under them, if there are any. Neither changes until it's folded in: anything that writes
 * to such a row folds it in first.
 */
type ReadCopies = { copies: StoredRow[]; old: StoredRow[] }

/**
 * Folds in some copies (those of these rows, or any few): keeps only what people see, which is the copies if the edit
 * is live and the rows if it's shelved, and records in the history what each row was. Nobody sees a difference. Returns
 * how many copies were folded in. If `few` is given and there are none left, finishes the edit.
 */
export async function foldSome(
  tx: Tx,
  edit: AppliedEdit,
  which: { ids: readonly string[] } | { few: number },
): Promise<number> {
  if (!(await lockEdit(tx, edit, edit.state))) return 0
  let some = selectLayer(tx, edit.userId, COPIES)
  some = 'ids' in which ? some.where('id', 'in', which.ids) : some.limit(which.few)
  const read = await readOriginals(tx, edit.userId, await some.execute())
  if (read.copies.length > 0) await foldRead(tx, edit, await findCopiedNotes(tx, edit), read)
  else if ('few' in which) await endEdit(tx, edit)
  return read.copies.length
}

async function readOriginals(db: Db, userId: string, copies: StoredRow[]): Promise<ReadCopies> {
  if (copies.length === 0) return { copies, old: [] }
  const ids = copies.map(({ id }) => id)
  const old = await selectLayer(db, userId, ROWS).where('id', 'in', ids).execute()
  return { copies, old }
}

async function foldRead(
  tx: Tx,
  { userId, state }: AppliedEdit,
  notes: readonly CopiedNote[],
  { copies, old }: ReadCopies,
): Promise<void> {
  const copied = copies.map(({ id }) => id)
  if (old.length > 0 && state === 'live') await deleteFromLayer(tx, userId, ROWS, copied)
  const rowKeys = { userId, ids: copied }
  const folded = state === 'live' ? await moveDown(tx, rowKeys) : await deleteFromLayer(tx, userId, COPIES, copied)
  if (folded !== copies.length) throw new AlreadyFolded()
  const before = new Map(old.map((row) => [row.id, row]))
  for (const entry of notes) {
    if (entry.pointer.removes) {
      await addNotes(tx, userId, entry, [{ kind: 'delete', rows: copies }])
      continue
    }
    const update = entry.showsRows ? (row: StoredRow, copy: StoredRow) => toUpdate(copy, row) : toUpdate
    await addNotes(tx, userId, entry, [
      {
        kind: 'update',
        rows: copies.flatMap((copy) => (before.has(copy.id) ? update(before.get(copy.id)!, copy) : [])),
      },
      { kind: 'insert', rows: copies.filter(({ id }) => !before.has(id)) },
    ])
  }
}

type RowKeys = { userId: string; ids: readonly string[] }

const moveDown = (tx: Tx, rows: RowKeys): Promise<number> => move(tx, rows, COPIES, 0)

/** Turns rows into copies without rows under them: people see them as long as the edit is `live`. */
export const liftRows = (tx: Tx, rows: RowKeys): Promise<number> => move(tx, rows, ROWS, 1)

async function move(tx: Tx, { userId, ids }: RowKeys, from: typeof COPIES, layer: 0 | 1): Promise<number> {
  const rows = tx.updateTable('txn_row').set({ layer }).where('user_id', '=', userId).where('layer', '=', from)
  return Number((await rows.where('id', 'in', ids).executeTakeFirst()).numUpdatedRows)
}

/** Rolls back a step whose copies were folded in after they were read. */
class AlreadyFolded extends Error {}

/**
 * Folds in all copies of the user's large edit and finishes it, in small steps. Each step reads before its transaction
 * and continues after the last id; otherwise each step on PostgreSQL would scan past everything already folded in.
 */
export async function foldAll(db: Db, userId: string, signal?: AbortSignal): Promise<void> {
  const edit = await findAppliedEdit(db, userId)
  if (!edit) return
  const notes = await findCopiedNotes(db, edit)
  const steps = createTxnSteps()
  for (let after = ''; !signal?.aborted; ) {
    const next = selectLayer(db, userId, COPIES).where('id', '>', after).orderBy('id').limit(steps.rows)
    const read = await readOriginals(db, userId, await next.execute())
    const last = read.copies.at(-1)
    if (!last) {
      if ((await steps.step(db, (tx, few) => foldSome(tx, edit, { few }))) === 0) return
      after = ''
      continue
    }
    try {
      if (!(await steps.step(db, (tx) => foldLocked(tx, edit, notes, read)))) return
      after = last.id
    } catch (error) {
      if (!(error instanceof AlreadyFolded)) throw error
    }
  }
}

/** False if the edit is finished or has been switched. */
async function foldLocked(tx: Tx, edit: AppliedEdit, notes: readonly CopiedNote[], read: ReadCopies): Promise<boolean> {
  if (!(await lockEdit(tx, edit, edit.state))) return false
  await foldRead(tx, edit, notes, read)
  return true
}

/** Removes copies that nobody has seen, in small steps: those of one action, those staged before an instant, or all. */
export async function discardStaged(
  db: Db,
  userId: string,
  which: { historyId: string } | { before: string } | 'any',
): Promise<void> {
  const steps = createTxnSteps()
  while (await steps.step(db, (tx, few) => discardSome(tx, userId, which, few)));
}

/** Removes a few of these copies. If none were left, ends the edit and returns false. */
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
  const some = await selectLayer(tx, userId, COPIES).limit(few).execute()
  if (some.length > 0) {
    const ids = some.map(({ id }) => id)
    await deleteFromLayer(tx, userId, COPIES, ids)
    return true
  }
  await tx.deleteFrom('large_edit').where('user_id', '=', userId).execute()
  return false
}

/** Ends the edit and removes its notes that point to copies, now that every row has its own notes. */
async function endEdit(tx: Tx, edit: AppliedEdit): Promise<void> {
  const notes = await findCopiedNotes(tx, edit)
  const entries = notes.map(({ historyId }) => historyId)
  const pointers = tx.deleteFrom('history_change').where('user_id', '=', edit.userId).where('kind', '=', 'copied')
  if (entries.length > 0) await pointers.where('history_id', 'in', entries).execute()
  await tx.deleteFrom('large_edit').where('user_id', '=', edit.userId).execute()
}

/** Adds notes numbered up to `until`, in the order they're made, so an undo reverses them in the right order. */
async function addNotes(
  tx: Tx,
  userId: string,
  { historyId, until }: CopiedNote,
  changes: readonly CopyingChange[],
): Promise<void> {
  for (const change of changes) {
    if (getIds(change).length === 0) continue
    const { kind, rows } = change
    await sql`insert into history_change (user_id, history_id, seq, table_name, kind, rows)
      select ${userId}, ${historyId}, max(seq) + 1, 'txn', ${kind}, ${JSON.stringify(rows)} from history_change
      where user_id = ${userId} and history_id = ${historyId} and seq <= ${until}`.execute(tx)
  }
}

function toUpdate(before: StoredRow, now: StoredRow): { before: StoredRow; after: StoredRow }[] {
  const { id, version, last_updated } = now
  return [{ before, after: { ...findDifferences('txn', before, now), id, version, last_updated } }]
}

function selectLayer(db: Db, userId: string, layer: typeof COPIES) {
  const rows = db.selectFrom('txn_row').select(TXN_COLUMNS).where('user_id', '=', userId).where('layer', '=', layer)
  return rows.$castTo<StoredRow>()
}

async function deleteFromLayer(tx: Tx, userId: string, layer: typeof COPIES, ids: readonly string[]): Promise<number> {
  const rows = tx.deleteFrom('txn_row').where('user_id', '=', userId).where('layer', '=', layer)
  return Number((await rows.where('id', 'in', ids).executeTakeFirst()).numDeletedRows)
}
