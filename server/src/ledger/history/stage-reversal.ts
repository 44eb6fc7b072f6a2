import { violatedConstraint } from '../../platform/database/database-errors.ts'
import type { Db, HistoryTable } from '../../platform/database/schema.ts'
import { OBSTACLES_SHOWN, type Obstacle } from './history-errors.ts'
import { changesBackwards, reverseDelete, reverseUpdate } from './reverse-rows.ts'
import { MANY_ROWS } from './row-patches.ts'
import { StagedEdits } from './staged-edits.ts'

/** The transactions as they were, as edited copies, and what is in the way. */
export type StagedReversal = { edits: StagedEdits; obstacles: Obstacle[] }

/**
 * Of an action that only changed or only deleted very many transactions, these are brought back before the undo's
 * transaction, in small steps; null for any other.
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
  const kinds = (await runs.execute()).map(({ kind }) => kind)
  if (kinds.length !== 1 || !['update', 'delete'].includes(kinds[0]!)) return null
  const edits = new StagedEdits(db, entry)
  const obstacles: Obstacle[] = []
  try {
    for await (const { table, change } of changesBackwards(db, userId, target.id)) {
      if (table !== 'txn') continue
      const write = obstacles.length > 0 ? null : () => {}
      if (change.kind === 'update')
        obstacles.push(...(await reverseUpdate(edits, table, change, target.revision, write)))
      if (change.kind === 'delete') obstacles.push(...(await reverseDelete(db, edits, table, change, write)))
      if (obstacles.length >= OBSTACLES_SHOWN) break
    }
    return { edits, obstacles }
  } catch (error) {
    await edits.discard()
    if (violatedConstraint(error) === null) throw error
    return null // a row needs what the undo itself brings back first, or can't: it is done, and told, there
  }
}
