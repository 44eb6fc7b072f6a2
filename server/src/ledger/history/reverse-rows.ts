import type { Db } from '../../platform/database/schema.ts'
import { type Change, type CopyingChange, isPointing, POINTING_KINDS, type StoredRow } from './change.ts'
import { findUndone } from './hidden-imports.ts'
import type { Obstacle, ObstacleReason } from './history-errors.ts'
import { isTrackedTable, type TrackedTable } from './tracked-tables.ts'

/** Where rows are restored to: the ledger, in the undo's transaction, or copies staged before it. */
interface Target {
  readonly entry: { userId: string; at: string }
  findAll(table: TrackedTable, ids: readonly string[]): Promise<StoredRow[]>
  restore(table: TrackedTable, rows: readonly StoredRow[]): Promise<void>
  overwrite(table: TrackedTable, changes: readonly { before: StoredRow; after: StoredRow }[]): Promise<void>
}

/** Called before rows are written; if null, nothing is written and we only look for conflicts. */
type BeforeWrite = ((rows: StoredRow[]) => void) | null
type Run<K> = Extract<CopyingChange, { kind: K }>

/** Restores the rows that a run deleted. If there are conflicts, returns them and restores nothing. */
export async function reverseDelete(
  db: Db,
  target: Target,
  table: TrackedTable,
  change: Run<'delete'>,
  beforeWrite: BeforeWrite,
): Promise<Obstacle[]> {
  const toObstacle = (reason: ObstacleReason) => (row: StoredRow) => ({ table, id: row.id, reason })
  const rows = change.rows.toReversed()
  const ids = rows.map((row) => row.id)
  const existing = await target.findAll(table, ids)
  const orphans = table === 'txn' ? await findRowsOfUndoneImports(db, target.entry.userId, rows) : []
  if (existing.length === 0 && orphans.length === 0 && beforeWrite) {
    beforeWrite(rows)
    await target.restore(table, rows)
  }
  return [...existing.map(toObstacle('exists')), ...orphans.map(toObstacle('parent-gone'))]
}

/**
 * Restores rows to what they were before a run of the action with this revision. If there are conflicts, returns them
 * and restores nothing.
 */
export async function reverseUpdate(
  target: Target,
  table: TrackedTable,
  change: Run<'update'>,
  revision: number,
  beforeWrite: BeforeWrite,
): Promise<Obstacle[]> {
  const ids = change.rows.map((row) => row.after.id)
  const existing = new Map((await target.findAll(table, ids)).map((row) => [row.id, row]))
  const obstacles = change.rows.flatMap(({ before, after }): Obstacle[] => {
    const row = existing.get(after.id)
    // The same action also wrote this row earlier: that run shows whether it created the row or found it.
    if (row === undefined) return before.version === revision ? [] : [{ table, id: after.id, reason: 'gone' }]
    return row.version === after.version ? [] : [{ table, id: after.id, reason: 'changed' }]
  })
  if (obstacles.length === 0 && beforeWrite) {
    const restored = change.rows.toReversed().flatMap(({ before, after }) => {
      const row = existing.get(after.id)
      if (row === undefined) return []
      return [{ before: row, after: { ...pickColumns(after, before), last_updated: target.entry.at } }]
    })
    beforeWrite(change.rows.map((row) => row.before))
    await target.overwrite(table, restored)
  }
  return obstacles
}

/**
 * The runs of an entry from last to first, one at a time. With `isLastTxnEnough`, the runs on single transactions are
 * left out after the first one found.
 */
export async function* readChangesBackward(db: Db, userId: string, historyId: string, isLastTxnEnough = false) {
  let isTxnDone = false
  for (let below = Number.MAX_SAFE_INTEGER; ; ) {
    let runs = db
      .selectFrom('history_change')
      .select(['seq', 'table_name', 'kind', 'rows'])
      .where('user_id', '=', userId)
      .where('history_id', '=', historyId)
      .where('seq', '<', Math.min(below, 2_147_483_647))
    if (isTxnDone) runs = runs.where((eb) => eb.or([eb('table_name', '!=', 'txn'), eb('kind', 'in', POINTING_KINDS)]))
    const run = await runs.orderBy('seq', 'desc').limit(1).executeTakeFirst()
    if (!run) return
    if (!isTrackedTable(run.table_name)) throw new Error(`history names an unknown table: ${run.table_name}`)
    below = run.seq
    const change = { kind: run.kind, rows: JSON.parse(run.rows) } as Change
    isTxnDone ||= isLastTxnEnough && run.table_name === 'txn' && !isPointing(change)
    yield { table: run.table_name, change }
  }
}

/** A transaction comes back with its import, not on its own: otherwise importing the file again could duplicate it. */
async function findRowsOfUndoneImports(db: Db, userId: string, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const importIds = rows.flatMap((row) => (row.import_id ? [row.import_id as string] : []))
  const undone = await findUndone(db, userId, importIds)
  return undone.size === 0 ? [] : rows.filter((row) => undone.has(row.import_id as string))
}

/** The row's old values in the columns that the action changed. */
function pickColumns(after: StoredRow, before: StoredRow): StoredRow {
  const old = Object.keys(after).map((column) => [column, before[column]])
  return { ...Object.fromEntries(old), id: before.id, version: before.version }
}
