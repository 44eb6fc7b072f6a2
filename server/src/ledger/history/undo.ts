import { violatedConstraint } from '../../platform/database/database-errors.ts'
import type { Db, HistoryTable, Tx } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { requireRoomInPlan } from '../plan-size.ts'
import { readReasons } from '../stored-reasons.ts'
import { type Change, type CopyingChange, isPointing, type PointingChange, type StoredRow } from './change.ts'
import { bringBack, extentOf, findUndone, type ImportExtent, isReturning, leaveAside } from './hidden-imports.ts'
import { finishRemovals } from './hidden-rows.ts'
import { beginEntry, findHistoryEntry, type HistoryEntry, inPreparedTurn } from './history.ts'
import { type Obstacle, type ObstacleReason, UndoConflictError } from './history-errors.ts'
import { takeTurn } from './take-turn.ts'
import { isTrackedTable, type TrackedTable, trackedTables } from './tracked-tables.ts'
import type { TrackedWriter } from './tracked-writes.ts'

const OBSTACLES_SHOWN = 100

type Step = { table: TrackedTable; change: Change; rows: StoredRow[] }

/**
 * Takes an action back: afterwards every row it touched is as it was before, the version included. Whole or not at
 * all: if a row was changed since, or cannot be put back, nothing happens and UndoConflictError names the rows. The undo
 * is an entry of its own, so undoing it does the action again. Rows that the action made and that are gone already are
 * no obstacle, unless all of them are.
 */
export async function undoAction(
  db: Db,
  userId: string,
  historyId: string,
  at: string,
  reports: Db = db,
): Promise<HistoryEntry> {
  let step: Step | null = null // what was being done when the database refused
  const pointed = await pointedImports(db, userId, historyId)
  const returning = pointed.filter(({ kind }) => kind === 'hidden').map(({ importId }) => ({ userId, importId }))
  try {
    const notice = (next: Step) => {
      step = next
    }
    for (const one of returning) await bringBack(db, one, at, isStillUndone)
    return await inPreparedTurn(db, userId, prepare, (tx, extents, requireNext) =>
      undoIn(tx, { userId, historyId, at, extents, requireNext, onStep: notice }),
    )
  } catch (error) {
    for (const one of returning) await leaveAside(db, one, at)
    const rule = violatedConstraint(error)
    if (rule !== 'unique' && rule !== 'foreign-key') throw error
    if (step === null) throw new UndoConflictError(returning.map(({ importId }) => cannotReturn(importId, rule)))
    throw new UndoConflictError(await explain(db, userId, step, rule))
  }

  async function prepare(): Promise<Extents> {
    await finishRemovals(db, userId)
    const extents: Extents = new Map()
    for (const { importId } of pointed) extents.set(importId, await extentOf(reports, { userId, importId }))
    return extents
  }

  async function isStillUndone(tx: Tx): Promise<boolean> {
    await takeTurn(tx, userId)
    return (await entryOf(tx, userId, historyId)).undone_by === null
  }
}

type Extents = Map<string, ImportExtent>

function cannotReturn(id: string, rule: 'unique' | 'foreign-key'): Obstacle {
  return { table: 'statement_import', id, reason: rule === 'unique' ? 'exists' : 'parent-gone' }
}

/** The imports whose rows an entry has stored, hidden or shown. */
async function pointedImports(db: Db, userId: string, historyId: string) {
  const changes = await db
    .selectFrom('history_change')
    .select(['kind', 'rows'])
    .where('user_id', '=', userId)
    .where('history_id', '=', historyId)
    .where('kind', 'in', ['created', 'hidden', 'shown'])
    .execute()
  return changes.map(({ kind, rows }) => ({
    kind,
    importId: (JSON.parse(rows) as PointingChange['rows'])[0].value,
  }))
}

type Undoing = {
  userId: string
  historyId: string
  at: string
  extents: Extents
  requireNext: (revision: number) => void
  onStep: (step: Step) => void
}

async function undoIn(tx: Tx, { userId, historyId, at, extents, requireNext, onStep }: Undoing) {
  const known = await entryOf(tx, userId, historyId)
  const isRedo = known.action === 'undo'
  const original = readReasons((await firstActionOf(tx, userId, known)).summary)
  const did = { code: isRedo ? 'redo' : 'undo' } as const
  const { writer, store } = await beginEntry(tx, { userId, did, at }, { undoes: historyId, original })
  requireNext(writer.revision)
  // Read again now that it is our turn: another undo may have been quicker.
  const target = await entryOf(tx, userId, historyId)
  if (target.undone_by !== null) throw new AppError('conflict', 'This has been undone already.')

  const obstacles = new Map<string, Obstacle>()
  const gone = new Map<string, Obstacle>() // edited by the action and gone since: in the way unless the action made it
  let hasPlanGrown = false
  for await (const { table, change } of changesBackwards(tx, userId, historyId)) {
    const replaced = await findReplaced(tx, userId, table, change, target.revision)
    const isOnlyLooking = obstacles.size > 0 || replaced.length > 0
    const found = isPointing(change)
      ? await reversePointing(tx, writer, change, target.revision, extents, isOnlyLooking)
      : await reverse(tx, writer, table, change, target.revision, isOnlyLooking, onStep)
    for (const obstacle of [...replaced, ...found]) {
      const isGone = obstacle.reason === 'gone'
      ;(isGone ? gone : obstacles).set(`${obstacle.table}/${obstacle.id}`, obstacle)
    }
    if (change.kind === 'insert') for (const { id } of change.rows) gone.delete(`${table}/${id}`)
    if (obstacles.size >= OBSTACLES_SHOWN) break
    if (table === 'budget_item' && change.kind !== 'insert') hasPlanGrown = true
  }
  for (const [key, obstacle] of gone) obstacles.set(key, obstacle)
  if (obstacles.size === 0 && writer.rowCount === 0) obstacles.set('', { table: '', id: historyId, reason: 'gone' })
  if (obstacles.size > 0) throw new UndoConflictError([...obstacles.values()].slice(0, OBSTACLES_SHOWN))
  if (hasPlanGrown) await requireRoomInPlan(tx, userId)
  await store()
  await markEffects(tx, target, writer.historyId)
  return (await findHistoryEntry(tx, userId, writer.historyId))!
}

/** The runs of an entry from the last to the first, one at a time. */
async function* changesBackwards(tx: Tx, userId: string, historyId: string) {
  for (let below = Number.MAX_SAFE_INTEGER; ; ) {
    const run = await tx
      .selectFrom('history_change')
      .select(['seq', 'table_name', 'kind', 'rows'])
      .where('user_id', '=', userId)
      .where('history_id', '=', historyId)
      .where('seq', '<', Math.min(below, 2_147_483_647))
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!run) return
    if (!isTrackedTable(run.table_name)) throw new Error(`history names an unknown table: ${run.table_name}`)
    below = run.seq
    yield { table: run.table_name, change: { kind: run.kind, rows: JSON.parse(run.rows) } as Change }
  }
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

/** Undoes one run and answers what is in the way; once something is (`isOnlyLooking`), no more is written. */
async function reverse(
  tx: Tx,
  writer: TrackedWriter,
  table: TrackedTable,
  change: CopyingChange,
  revision: number,
  isOnlyLooking: boolean,
  onStep: (step: Step) => void,
): Promise<Obstacle[]> {
  const inTheWay = (id: string, reason: ObstacleReason): Obstacle => ({ table, id, reason })
  switch (change.kind) {
    case 'hiding':
      throw new Error('removals have to be finished before they are undone')
    case 'insert': {
      const versions = new Map(change.rows.map((row) => [row.id, row.version]))
      const present = await writer.findAll(table, [...versions.keys()])
      const obstacles = present.filter((row) => row.version !== versions.get(row.id))
      if (obstacles.length === 0 && !isOnlyLooking) {
        onStep({ table, change, rows: present })
        await writer.erase(table, present)
      }
      return obstacles.map((row) => inTheWay(row.id, 'changed'))
    }
    case 'delete': {
      const rows = change.rows.toReversed()
      const present = await writer.findAll(
        table,
        rows.map((row) => row.id),
      )
      const orphans = table === 'txn' ? await ofUndoneImports(tx, writer.entry.userId, rows) : []
      if (present.length === 0 && orphans.length === 0 && !isOnlyLooking) {
        onStep({ table, change, rows })
        await writer.restore(table, rows)
      }
      return [
        ...present.map((row) => inTheWay(row.id, 'exists')),
        ...orphans.map((row) => inTheWay(row.id, 'parent-gone')),
      ]
    }
    case 'update': {
      const ids = change.rows.map((row) => row.after.id)
      const present = new Map((await writer.findAll(table, ids)).map((row) => [row.id, row]))
      const obstacles = change.rows.flatMap(({ before, after }): Obstacle[] => {
        const row = present.get(after.id)
        // Written before by this very action: the run that tells whether it made the row, or found it, comes next.
        if (row === undefined) return before.version === revision ? [] : [inTheWay(after.id, 'gone')]
        return row.version === after.version ? [] : [inTheWay(after.id, 'changed')]
      })
      if (obstacles.length === 0 && !isOnlyLooking) {
        const back = change.rows.toReversed().flatMap(({ before, after }) => {
          const row = present.get(after.id)
          if (row === undefined) return []
          return [{ before: row, after: { ...onlyColumnsOf(after, before), last_updated: writer.entry.at } }]
        })
        onStep({ table, change, rows: change.rows.map((row) => row.before) })
        await writer.overwrite(table, back)
      }
      return obstacles
    }
  }
}

/** Hides an import that was stored or shown, unless rows of it were written since; shows one that was hidden. */
async function reversePointing(
  tx: Tx,
  writer: TrackedWriter,
  { kind, rows: [pointer] }: PointingChange,
  revision: number,
  extents: Extents,
  isOnlyLooking: boolean,
): Promise<Obstacle[]> {
  const extent = extents.get(pointer.value) ?? { count: 0, days: [] }
  if (kind === 'hidden') {
    const of = { userId: writer.entry.userId, importId: pointer.value }
    if (!(await isReturning(tx, of))) return [cannotReturn(pointer.value, 'unique')]
    if (!isOnlyLooking) await writer.showImport(pointer.value, extent)
    return []
  }
  const edited = await writer.findEdited('txn', pointer, revision, OBSTACLES_SHOWN)
  if (edited.length === 0 && !isOnlyLooking) await writer.hideImport(pointer.value, extent)
  return edited.map((id) => ({ table: 'txn', id, reason: 'changed' }))
}

/** A transaction comes back with its import, not by itself: the file could be imported again and double it. */
async function ofUndoneImports(tx: Tx, userId: string, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const importIds = rows.flatMap((row) => (row.import_id ? [row.import_id as string] : []))
  const undone = await findUndone(tx, userId, importIds)
  return undone.size === 0 ? [] : rows.filter((row) => undone.has(row.import_id as string))
}

/** What the row was in the columns that the action changed. */
function onlyColumnsOf(after: StoredRow, before: StoredRow): StoredRow {
  const old = Object.keys(after).map((column) => [column, before[column]])
  return { ...Object.fromEntries(old), id: before.id, version: before.version }
}

async function entryOf(tx: Tx, userId: string, id: string): Promise<HistoryTable> {
  const entry = await tx
    .selectFrom('history')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) throw new AppError('not-found', 'There is no such entry.')
  return entry
}

/** What a chain of undo and redo is about: the action it started from. */
async function firstActionOf(tx: Tx, userId: string, entry: HistoryTable): Promise<HistoryTable> {
  return entry.undoes === null ? entry : firstActionOf(tx, userId, await entryOf(tx, userId, entry.undoes))
}

/** The entry is no longer in effect; the one that it had undone is again; the one that that had undone is not; … */
async function markEffects(tx: Tx, target: HistoryTable, undoneBy: string) {
  let entry: HistoryTable | undefined = target
  let by: string | null = undoneBy
  while (entry) {
    const { user_id, id, undoes }: HistoryTable = entry
    await tx.updateTable('history').set({ undone_by: by }).where('user_id', '=', user_id).where('id', '=', id).execute()
    if (undoes === null) return
    by = by === null ? id : null
    entry = await entryOf(tx, user_id, undoes)
  }
}

/** After the rollback: which rows made the database refuse. */
async function explain(db: Db, userId: string, step: Step, rule: 'unique' | 'foreign-key'): Promise<Obstacle[]> {
  const { table, change, rows } = step
  const name = (id: string, reason: ObstacleReason): Obstacle => ({ table, id, reason })
  if (rule === 'foreign-key') {
    const reason = change.kind === 'insert' || change.kind === 'created' ? 'in-use' : 'parent-gone'
    return rows.slice(0, OBSTACLES_SHOWN).map((row) => name(row.id, reason))
  }
  const found = new Set<string>()
  for (const key of trackedTables[table].uniqueKeys ?? []) {
    for (const row of rows.slice(0, OBSTACLES_SHOWN)) {
      let same = db
        .selectFrom(table as 'category')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '!=', row.id)
      for (const column of key) same = same.where(column as 'id', '=', row[column] as string)
      for (const { id } of await same.limit(1).execute()) found.add(id)
    }
  }
  const ids = found.size > 0 ? [...found] : rows.slice(0, OBSTACLES_SHOWN).map((row) => row.id)
  return ids.map((id) => name(id, 'same-key'))
}
