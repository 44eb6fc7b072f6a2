import { getViolatedConstraint } from '../../platform/database/database-errors.ts'
import type { Db, HistoryTable } from '../../platform/database/schema.ts'
import { type CopyingChange, isPointing, POINTING_KINDS, type StoredRow } from './change.ts'
import type { RemovedRow } from './hidden-rows.ts'
import { MAX_OBSTACLES, type Obstacle } from './history-errors.ts'
import { readChangesBackward, reverseDelete, reverseUpdate } from './reverse-rows.ts'
import { MANY_ROWS } from './row-patches.ts'
import { StagedEdits } from './staged-edits.ts'

/**
 * `edits` has the transactions as they were, or those to remove if there are very many. `removed` has those to remove
 * if there are fewer. With `obstacles`, the undo is refused.
 */
export type StagedReversal = { edits: StagedEdits; removed: RemovedRow[]; obstacles: Obstacle[] }

/**
 * For an action that only added, only changed or only deleted very many transactions (besides those of whole imports),
 * prepares what its undo does to them before the undo's transaction, in small steps. Null for any other action, and if
 * the database refuses: then the undo does everything in its transaction.
 */
export async function stageReversal(
  db: Db,
  target: HistoryTable,
  entry: StagedEdits['entry'],
): Promise<StagedReversal | null> {
  if (target.row_count <= MANY_ROWS || target.undone_by !== null) return null
  const { userId } = entry
  const runs = db
    .selectFrom('history_change')
    .select('kind')
    .distinct()
    .where('user_id', '=', userId)
    .where('history_id', '=', target.id)
    .where('table_name', '=', 'txn')
    .where('kind', 'not in', POINTING_KINDS)
  const kinds = (await runs.execute()).map(({ kind }) => kind)
  if (kinds.length !== 1 || !['insert', 'update', 'delete'].includes(kinds[0]!)) return null
  const edits = new StagedEdits(db, entry)
  const removed: RemovedRow[] = []
  const obstacles: Obstacle[] = []
  try {
    await edits.keepCategories(await findDeletedCategories(db, userId, target.id))
    for await (const { table, change } of readChangesBackward(db, userId, target.id)) {
      if (table !== 'txn' || isPointing(change)) continue
      const write = obstacles.length > 0 ? null : () => {}
      if (change.kind === 'update')
        obstacles.push(...(await reverseUpdate(edits, table, change, target.revision, write)))
      if (change.kind === 'insert') obstacles.push(...(await readInserted(db, userId, change, removed)))
      if (change.kind === 'delete') obstacles.push(...(await reverseDelete(db, edits, table, change, write)))
      if (obstacles.length >= MAX_OBSTACLES) break
    }
    if (obstacles.length === 0 && removed.length > MANY_ROWS) await edits.removeMany(removed.splice(0))
    return { edits, removed, obstacles }
  } catch (error) {
    await edits.discard()
    if (getViolatedConstraint(error) === null) throw error
    // A row needs something that the undo restores first, or can't be restored, which the undo then reports.
    return null
  }
}

/** Adds the rows that still exist to `removed`, and returns those that have changed since. */
async function readInserted(
  db: Db,
  userId: string,
  { rows }: Extract<CopyingChange, { kind: 'insert' }>,
  removed: RemovedRow[],
): Promise<Obstacle[]> {
  const versions = new Map(rows.map((row) => [row.id, row.version]))
  const visible = db.selectFrom('txn').select(['id', 'version', 'day']).where('user_id', '=', userId)
  const existing = await visible.where('id', 'in', [...versions.keys()]).execute()
  removed.push(...existing)
  const changed = existing.filter((row) => row.version !== versions.get(row.id))
  return changed.map(({ id }) => ({ table: 'txn', id, reason: 'changed' }))
}

/** The categories that the action deleted and that are no longer stored: restored transactions may need them. */
export async function findDeletedCategories(db: Db, userId: string, historyId: string): Promise<StoredRow[]> {
  const runs = await db
    .selectFrom('history_change')
    .select('rows')
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('table_name', '=', 'category')
    .where('kind', '=', 'delete')
    .execute()
  const rows = runs.flatMap(({ rows }) => JSON.parse(rows) as StoredRow[])
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const stored = db.selectFrom('category_row').select('id').where('user_id', '=', userId).where('id', 'in', ids)
  const existing = new Set((await stored.execute()).map(({ id }) => id))
  return rows.filter(({ id }) => !existing.has(id))
}
