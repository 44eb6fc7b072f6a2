import { getViolatedConstraint } from '../../platform/database/database-errors.ts'
import type { Db, HistoryTable, Tx } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { createId } from '../../platform/ids.ts'
import { requireRoomInBudget } from '../budget-size.ts'
import { readReasons } from '../stored-reasons.ts'
import {
  type Change,
  type CopiedChange,
  type CopyingChange,
  isPointing,
  POINTING_KINDS,
  type PointingChange,
  type StoredRow,
} from './change.ts'
import { usesDeletedCategory } from './hidden-categories.ts'
import { findExtent, type ImportExtent, isReturning, keepAside, restoreAside } from './hidden-imports.ts'
import { finishRemovals, type RemovedRow } from './hidden-rows.ts'
import { beginEntry, findHistoryEntry, type HistoryEntry, OutdatedPlanError, withPreparedTurn } from './history.ts'
import { MAX_OBSTACLES, type Obstacle, type ObstacleReason, UndoConflictError } from './history-errors.ts'
import { readChangesBackward, reverseDelete, reverseUpdate } from './reverse-rows.ts'
import { MANY_ROWS } from './row-patches.ts'
import { findDeletedCategories, type StagedReversal, stageReversal } from './stage-reversal.ts'
import { StagedEdits } from './staged-edits.ts'
import { findSwitch, type Switch } from './switch-back.ts'
import { takeTurn } from './take-turn.ts'
import { type TrackedTable, trackedTables } from './tracked-tables.ts'
import type { TrackedWriter } from './tracked-writes.ts'

const MAX_ATTEMPTS = 3

type Step = { table: TrackedTable; change: Change; rows: StoredRow[] }

/**
 * Undoes an action: afterward every row it touched is what it was before, including its version. All or nothing: if a
 * row has changed since or can't be restored, nothing happens and UndoConflictError names such rows. The undo is its
 * own entry, so undoing it redoes the action. Rows that the action created and that are already gone don't block the
 * undo, unless nothing else is left to undo.
 */
export async function undoAction(
  db: Db,
  userId: string,
  historyId: string,
  at: string,
  reports: Db = db,
): Promise<HistoryEntry> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryUndo(db, userId, historyId, at, reports)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRefusedReturn(error)) throw error
    }
  }
}

/**
 * Whether the rows of an import couldn't return because something they use was missing. On PostgreSQL, the job that
 * removes the categories of an undone import can remove them right after they were staged, so it's worth another try.
 */
function isRefusedReturn(error: unknown): boolean {
  if (!(error instanceof UndoConflictError) || error.obstacles.length === 0) return false
  return error.obstacles.every(({ table, reason }) => table === 'statement_import' && reason === 'parent-gone')
}

async function tryUndo(db: Db, userId: string, historyId: string, at: string, reports: Db): Promise<HistoryEntry> {
  let step: Step | null = null // what we were doing when the database refused
  let staged = null as StagedReversal | null
  // Rows may return to categories that this undo must restore first.
  const keptCategories = new StagedEdits(db, { userId, at, revision: 0, historyId: createId() })
  const imports = await findPointedImports(db, userId, historyId)
  const returning = imports.filter(({ kind }) => kind === 'hidden').map(({ importId }) => ({ userId, importId }))
  try {
    const onStep = (next: Step) => {
      step = next
    }
    if (returning.length > 0) await keptCategories.keepCategories(await findDeletedCategories(db, userId, historyId))
    for (const returningImport of returning) await restoreAside(db, returningImport, at, isStillUndone)
    return await withPreparedTurn(db, userId, prepare, (tx, prepared, requireNext) =>
      undoInTransaction(tx, { userId, historyId, at, ...prepared, requireNext, onStep }),
    )
  } catch (error) {
    await staged?.edits.discard()
    for (const returningImport of returning) await keepAside(db, returningImport, at)
    await keptCategories.discard()
    const rule = getViolatedConstraint(error)
    if (rule !== 'unique' && rule !== 'foreign-key') throw error
    if (step === null) throw new UndoConflictError(returning.map(({ importId }) => toObstacle(importId, rule)))
    throw new UndoConflictError(await findObstacles(db, userId, step, rule))
  }

  async function prepare(revision: number) {
    await staged?.edits.discard()
    const target = await requireEntry(db, userId, historyId)
    const back = await findSwitch(db, target, revision - 1)
    if (!back) await finishRemovals(db, userId)
    const extents: Extents = new Map()
    for (const { importId } of imports) extents.set(importId, await findExtent(reports, { userId, importId }))
    staged = back ? null : await stageReversal(db, target, { userId, at, revision, historyId: createId() })
    return { extents, staged, back }
  }

  async function isStillUndone(tx: Tx): Promise<boolean> {
    await takeTurn(tx, userId)
    return (await requireEntry(tx, userId, historyId)).undone_by === null
  }
}

type Extents = Map<string, ImportExtent>

function toObstacle(id: string, rule: 'unique' | 'foreign-key'): Obstacle {
  return { table: 'statement_import', id, reason: rule === 'unique' ? 'exists' : 'parent-gone' }
}

/** The imports whose rows an entry stored, hid or showed. */
async function findPointedImports(db: Db, userId: string, historyId: string) {
  const changes = await db
    .selectFrom('history_change')
    .select(['kind', 'rows'])
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('kind', 'in', POINTING_KINDS)
    .execute()
  return changes.map(({ kind, rows }) => ({
    kind,
    importId: (JSON.parse(rows) as PointingChange['rows'])[0].value,
  }))
}

type UndoContext = {
  userId: string
  historyId: string
  at: string
  extents: Extents
  staged: StagedReversal | null
  back: Switch | null
  requireNext: (revision: number) => void
  onStep: (step: Step) => void
}

async function undoInTransaction(
  tx: Tx,
  { userId, historyId, at, extents, staged, back, requireNext, onStep }: UndoContext,
) {
  const entry = await requireEntry(tx, userId, historyId)
  const isRedo = entry.action === 'undo'
  const original = readReasons((await getFirstAction(tx, userId, entry)).summary)
  const reason = { code: isRedo ? 'redo' : 'undo' } as const
  const { writer, store } = await beginEntry(
    tx,
    { userId, reason, at },
    { id: staged?.edits.entry.historyId, reversal: { undoes: historyId, original } },
  )
  requireNext(writer.revision)
  const target = await requireInEffect(tx, userId, historyId)
  if (back) await switchBack(writer, back)
  const obstacles = new ObstacleList(staged?.obstacles ?? [])
  let [hasPlanGrown, hasHidden] = [false, false]
  for await (const { table, change } of readChangesBackward(tx, userId, historyId, staged !== null)) {
    if ((staged || back) && table === 'txn' && !isPointing(change)) {
      if (staged && !obstacles.isBlocked) await applyStaged(writer, staged)
      continue
    }
    const replaced = await findReplaced(tx, userId, table, change, target.revision)
    const isCheckOnly = obstacles.isBlocked || replaced.length > 0
    const found = isPointing(change)
      ? await reversePointing(tx, writer, change, target.revision, extents, isCheckOnly)
      : await reverse(tx, writer, { table, change }, target, isCheckOnly, onStep)
    obstacles.add([...replaced, ...found])
    if (change.kind === 'insert') {
      obstacles.forgetCreated(table, change.rows)
      hasHidden ||= table === 'txn' && isLarge(target)
    } else hasPlanGrown ||= table === 'budget_item'
    if (obstacles.isFull) break
  }
  obstacles.throwIfAny()
  if (writer.rowCount === 0) throw new UndoConflictError([{ table: '', id: historyId, reason: 'gone' }])
  if (hasPlanGrown) await requireRoomInBudget(tx, userId)
  if (hasHidden) await writer.queueRemovals()
  await store()
  await markEffects(tx, target, writer.historyId)
  return (await findHistoryEntry(tx, userId, writer.historyId))!
}

async function switchBack(writer: TrackedWriter, back: Switch): Promise<void> {
  if (!(await writer.switchBack(back))) throw new OutdatedPlanError()
}

/** Reads the entry again now that it's our turn: another undo may have come first. */
async function requireInEffect(tx: Tx, userId: string, historyId: string): Promise<HistoryTable> {
  const target = await requireEntry(tx, userId, historyId)
  if (target.undone_by !== null) throw new AppError('conflict', 'This has already been undone.')
  return target
}

/** The conflicts of an undo, each row once. */
class ObstacleList {
  readonly #found: Map<string, Obstacle>
  /** Rows the action edited that are gone now: a conflict unless the action created them. */
  readonly #gone = new Map<string, Obstacle>()

  constructor(obstacles: readonly Obstacle[]) {
    this.#found = new Map(obstacles.map((obstacle) => [`${obstacle.table}/${obstacle.id}`, obstacle]))
  }

  get isBlocked(): boolean {
    return this.#found.size > 0
  }

  get isFull(): boolean {
    return this.#found.size >= MAX_OBSTACLES
  }

  add(obstacles: readonly Obstacle[]): void {
    for (const obstacle of obstacles)
      (obstacle.reason === 'gone' ? this.#gone : this.#found).set(`${obstacle.table}/${obstacle.id}`, obstacle)
  }

  forgetCreated(table: string, rows: readonly { id: string }[]): void {
    for (const { id } of rows) this.#gone.delete(`${table}/${id}`)
  }

  throwIfAny(): void {
    const all = [...new Map([...this.#found, ...this.#gone]).values()]
    if (all.length > 0) throw new UndoConflictError(all.slice(0, MAX_OBSTACLES))
  }
}

async function applyStaged(writer: TrackedWriter, { edits, removed }: StagedReversal): Promise<void> {
  await writer.apply(edits)
  if (removed.length > 0) await writer.removeRead(removed)
}

async function findReplaced(tx: Tx, userId: string, table: TrackedTable, change: Change, since: number) {
  const find = trackedTables[table].findReplaced
  if (!find || change.kind !== 'delete') return []
  const ids = await find(
    tx,
    userId,
    change.rows.map((row) => row.id),
    since,
  )
  return ids.map((id): Obstacle => ({ table, id, reason: 'replaced' }))
}

/** Undoes one run and returns the conflicts; after the first conflict (`isCheckOnly`), nothing more is written. */
async function reverse(
  tx: Tx,
  writer: TrackedWriter,
  { table, change }: Pick<Step, 'table'> & { change: CopyingChange | CopiedChange },
  target: HistoryTable,
  isCheckOnly: boolean,
  onStep: (step: Step) => void,
): Promise<Obstacle[]> {
  const write = isCheckOnly ? null : (rows: StoredRow[]) => onStep({ table, change, rows })
  switch (change.kind) {
    case 'copied':
      throw new Error('pending edits must be applied before they can be undone')
    case 'hiding':
      throw new Error('removals must finish before they can be undone')
    case 'delete':
      return reverseDelete(tx, writer, table, change, write)
    case 'update':
      return reverseUpdate(writer, table, change, target.revision, write)
    case 'insert': {
      const versions = new Map(change.rows.map((row) => [row.id, row.version]))
      const existing = await writer.findAll(table, [...versions.keys()])
      const changed = existing.filter((row) => row.version !== versions.get(row.id))
      if (changed.length === 0 && write) {
        write(existing)
        if (table === 'txn' && isLarge(target)) await writer.hide(existing as RemovedRow[])
        else await writer.erase(table, existing)
      }
      return changed.map((row): Obstacle => ({ table, id: row.id, reason: 'changed' }))
    }
  }
}

function isLarge(entry: HistoryTable): boolean {
  return entry.row_count > MANY_ROWS
}

/**
 * Undoes a run on a whole import: hides one that was stored or shown, and shows one that was hidden. If rows have
 * changed since, or some can't be shown, returns the conflicts and does nothing.
 */
async function reversePointing(
  tx: Tx,
  writer: TrackedWriter,
  { kind, rows: [pointer] }: PointingChange,
  revision: number,
  extents: Extents,
  isCheckOnly: boolean,
): Promise<Obstacle[]> {
  const extent = extents.get(pointer.value) ?? { count: 0, days: [] }
  if (kind === 'hidden') {
    const importKey = { userId: writer.entry.userId, importId: pointer.value }
    if (!(await isReturning(tx, importKey))) return [toObstacle(pointer.value, 'unique')]
    if (await usesDeletedCategory(tx, importKey.userId, importKey.importId))
      return [toObstacle(pointer.value, 'foreign-key')]
    if (!isCheckOnly) await writer.showImport(pointer.value, extent)
    return []
  }
  const edited = await tx
    .selectFrom('txn')
    .select('id')
    .where('user_id', '=', writer.entry.userId)
    .where(pointer.column as 'import_id', '=', pointer.value)
    .where('version', '>', revision)
    .orderBy('id')
    .limit(MAX_OBSTACLES)
    .execute()
  if (edited.length === 0 && !isCheckOnly) await writer.hideImport(pointer.value, extent)
  return edited.map(({ id }) => ({ table: 'txn', id, reason: 'changed' }))
}

async function requireEntry(db: Db, userId: string, id: string): Promise<HistoryTable> {
  const entry = await db
    .selectFrom('history')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) throw new AppError('not-found', 'Entry not found.')
  return entry
}

/** The action that a chain of undo and redo started from. */
async function getFirstAction(tx: Tx, userId: string, entry: HistoryTable): Promise<HistoryTable> {
  return entry.undoes === null ? entry : getFirstAction(tx, userId, await requireEntry(tx, userId, entry.undoes))
}

/** Marks the entry as undone, the one it had undone as in effect again, the one before that as undone, and so on. */
async function markEffects(tx: Tx, target: HistoryTable, undoneBy: string) {
  let entry: HistoryTable | undefined = target
  let by: string | null = undoneBy
  while (entry) {
    const { user_id, id, undoes }: HistoryTable = entry
    await tx.updateTable('history').set({ undone_by: by }).where('user_id', '=', user_id).where('id', '=', id).execute()
    if (undoes === null) return
    by = by === null ? id : null
    entry = await requireEntry(tx, user_id, undoes)
  }
}

/**
 * The rows that made the database refuse, or the rows of the run if we can't tell which of them did. Call it after the
 * rollback.
 */
async function findObstacles(db: Db, userId: string, step: Step, rule: 'unique' | 'foreign-key'): Promise<Obstacle[]> {
  const { table, change, rows } = step
  const makeObstacle = (id: string, reason: ObstacleReason): Obstacle => ({ table, id, reason })
  if (rule === 'foreign-key') {
    const reason = change.kind === 'insert' || change.kind === 'created' ? 'in-use' : 'parent-gone'
    return rows.slice(0, MAX_OBSTACLES).map((row) => makeObstacle(row.id, reason))
  }
  const found = new Set<string>()
  for (const key of trackedTables[table].uniqueKeys ?? []) {
    for (const row of rows.slice(0, MAX_OBSTACLES)) {
      let same = db
        .selectFrom(table as 'category')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '!=', row.id)
      for (const column of key) same = same.where(column as 'id', '=', row[column] as string)
      for (const { id } of await same.limit(1).execute()) found.add(id)
    }
  }
  const ids = found.size > 0 ? [...found] : rows.slice(0, MAX_OBSTACLES).map((row) => row.id)
  return ids.map((id) => makeObstacle(id, 'same-key'))
}
