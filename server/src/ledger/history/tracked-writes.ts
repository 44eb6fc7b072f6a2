import type { Kysely } from 'kysely'
import { insertRows, ROWS_PER_STATEMENT, type Row } from '../../platform/database/insert-rows.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { createId } from '../../platform/ids.ts'
import { markDays } from '../changed-days.ts'
import { type Change, type CopiedPointer, getIds, type Pointer, type StoredRow } from './change.ts'
import { hasOnlyUpdates } from './copied-notes.ts'
import { hasUnseenRows, hideCategories, unhideCategories } from './hidden-categories.ts'
import { deleteAside, hideRows, type ImportExtent, releaseCategories, showRows } from './hidden-imports.ts'
import { hideSingleRows, queueFolding, queueRemovals, type RemovedRow, readForRemoval } from './hidden-rows.ts'
import { StaleEditError } from './history-errors.ts'
import { type Entry, HistoryNotes } from './history-notes.ts'
import { type AppliedEdit, findAppliedEdit, foldSome, shelveEdit, showEdit, switchEdit } from './large-edits.ts'
import { findDifferences, MANY_ROWS, requireAllFound, splitIntoBatches } from './row-patches.ts'
import type { StagedEdits } from './staged-edits.ts'
import type { Switch } from './switch-back.ts'
import type { NewRow, RowPatch, TrackedRow, TrackedTable } from './tracked-tables.ts'
import { getKey, getStoredTable, trackedTables } from './tracked-tables.ts'

type AnyTable = Kysely<Record<string, { user_id: string; id: string; version: number; last_updated: string }>>

/** The only way for an action to write to tracked tables: every write is recorded as it happens, in order. */
export class TrackedWriter extends HistoryNotes {
  readonly #tx: Tx
  #appliedEdit: Promise<AppliedEdit | null> | null = null

  constructor(tx: Tx, entry: Entry, begin: () => Promise<void>) {
    super(tx, entry, begin)
    this.#tx = tx
  }

  /** The `version` of rows that this action adds or changes. Rows that an undo restores keep their old one. */
  get revision(): number {
    return this.entry.revision
  }

  get historyId(): string {
    return this.entry.historyId
  }

  async insert<T extends TrackedTable>(table: T, row: NewRow<T>): Promise<TrackedRow<T>> {
    const complete = this.#complete(table, row)
    await insertRows(this.#tx as never, getStoredTable(table), [complete])
    await this.note(table, { kind: 'insert', rows: [complete] })
    return (await this.find(table, complete.id)) as TrackedRow<T>
  }

  /**
   * Inserts any number of rows and returns how many. With a `pointer` (a column with the same value in all of them and
   * in no older row), the history stores that value instead of copies.
   */
  async insertMany<T extends TrackedTable>(
    table: T,
    rows: Iterable<NewRow<T>> | AsyncIterable<NewRow<T>>,
    pointer?: Pointer,
  ): Promise<number> {
    let count = 0
    const store = async (batch: StoredRow[]) => {
      await insertRows(this.#tx as never, getStoredTable(table), batch)
      count += batch.length
      if (!pointer) await this.note(table, { kind: 'insert', rows: batch })
    }
    let batch: StoredRow[] = []
    for await (const row of rows) {
      batch.push(this.#complete(table, row))
      if (batch.length < ROWS_PER_STATEMENT) continue
      await store(batch)
      batch = []
    }
    if (batch.length > 0) await store(batch)
    if (pointer && count > 0) await this.noteCreated(table, pointer.column, pointer.value, count)
    return count
  }

  /**
   * Records an import's rows that were inserted in this transaction by other means, with this action's revision as
   * their version. Deletes what an earlier undo of an import with this id (`value`) set aside.
   */
  async noteCreated(table: TrackedTable, column: string, value: string, count: number): Promise<void> {
    const { n } = await this.#selectAll(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(column as 'id', '=', value)
      .where('version', '=', this.revision)
      .executeTakeFirstOrThrow()
    if (Number(n) !== count) throw new Error(`${table}: expected ${count} noted rows, found ${n}`)
    await deleteAside(this.#tx, { userId: this.entry.userId, importId: value })
    await this.note(table, { kind: 'created', rows: [{ column, value, count }] })
  }

  /**
   * Changes one row and returns it. `expectedVersion` is the version the editor saw (null: any); if the row has another
   * one, throws a StaleEditError with the current row. A patch that changes nothing keeps the version.
   */
  async update<T extends TrackedTable>(
    table: T,
    id: string,
    expectedVersion: number | null,
    patch: RowPatch<T>,
  ): Promise<TrackedRow<T>> {
    const before = await this.#require(table, id, expectedVersion)
    const changed = findDifferences(table, before, patch as Row)
    if (changed === null) return before as unknown as TrackedRow<T>
    const after = { ...changed, version: this.revision, last_updated: this.entry.at }
    await this.#foldFirst(table, [id])
    await this.#anyTable
      .updateTable(getStoredTable(table))
      .set(after)
      .where('user_id', '=', this.entry.userId)
      .where('id', '=', id)
      .execute()
    await this.note(table, { kind: 'update', rows: [{ before, after: { id, ...after } }] })
    return { ...before, ...after } as unknown as TrackedRow<T>
  }

  /** Changes many rows, with one patch for all or one for each; returns how many changed. Throws if any is missing. */
  async updateMany<T extends TrackedTable>(
    table: T,
    ids: readonly string[],
    patch: RowPatch<T> | ((row: TrackedRow<T>) => RowPatch<T>),
  ): Promise<number> {
    let count = 0
    for (const some of splitIntoBatches(ids)) {
      const changes: { before: StoredRow; after: StoredRow }[] = []
      for (const before of await this.#requireAll(table, some)) {
        const rowPatch = typeof patch === 'function' ? patch(before as unknown as TrackedRow<T>) : patch
        const changed = findDifferences(table, before, rowPatch as Row)
        if (changed === null) continue
        const stamp = { version: this.revision, last_updated: this.entry.at }
        changes.push({ before, after: { id: before.id, ...changed, ...stamp } })
      }
      await this.overwrite(table, changes)
      count += changes.length
    }
    return count
  }

  async remove<T extends TrackedTable>(
    table: T,
    id: string,
    expectedVersion: number | null = null,
  ): Promise<TrackedRow<T>> {
    const row = await this.#require(table, id, expectedVersion)
    await this.#removeRows(table, [row])
    return row as unknown as TrackedRow<T>
  }

  /** Removes many rows, and removes or clears what depends on them. Throws if any row doesn't exist. */
  async removeMany(table: TrackedTable, ids: readonly string[]): Promise<number> {
    if (table === 'txn' && ids.length > MANY_ROWS) {
      return this.removeRead(await readForRemoval(this.#tx, this.entry.userId, ids))
    }
    let count = 0
    for (const some of splitIntoBatches(ids)) {
      const rows = await this.#requireAll(table, some)
      await this.#removeRows(table, rows)
      count += rows.length
    }
    return count
  }

  /** Removes transactions read since the user's last action: hiding many is quick, and a job deletes them later. */
  async removeRead(rows: readonly RemovedRow[]): Promise<number> {
    await this.hide(rows)
    await this.queueRemovals()
    return rows.length
  }

  /** Hides transactions, to be deleted later; call `queueRemovals` once all are hidden. */
  async hide(rows: readonly RemovedRow[]): Promise<void> {
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await hideSingleRows(this.#tx, this.entry, ids)
    const notes: Change[] = []
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
      const run = rows.slice(at, at + ROWS_PER_STATEMENT).map(({ id, version, day }) => ({ id, version, day }))
      notes.push({ kind: 'hiding', rows: run })
    }
    await this.noteAll(notes)
    const days = rows.map(({ day }) => day)
    await markDays(this.#tx, this.entry.userId, days)
  }

  async queueRemovals(): Promise<void> {
    await queueRemovals(this.#tx, this.entry)
  }

  /** Makes edits that were staged for this action part of it. */
  async apply(edits: StagedEdits): Promise<void> {
    if (edits.categories.length > 0) {
      const rows = edits.categories.map((row) => this.#complete('category', row))
      await this.#store('category', rows)
      await this.note('category', { kind: 'insert', rows })
    }
    const { pointer, now: at } = edits
    if (pointer) {
      await this.#noteCopied(pointer, edits.days, at)
      await (pointer.removes ? shelveEdit : showEdit)(this.#tx, { ...this.entry, at })
    }
    for (const { ids, patch, result } of edits.few) result.count = await this.updateMany('txn', ids, patch)
  }

  /**
   * Reverses the user's last large edit, of which nothing is folded in yet. If false, that's no longer possible and the
   * transaction must be rolled back.
   */
  async switchBack({ edit, pointer }: Switch): Promise<boolean> {
    if (!(await switchEdit(this.#tx, edit, this.entry))) return false
    if (!(await hasOnlyUpdates(this.#tx, edit.userId, edit.historyId))) return false
    await this.#noteCopied({ ...pointer, switches: (pointer.switches ?? 0) + 1 }, pointer.days ?? [], this.entry.at)
    return true
  }

  async #noteCopied(pointer: CopiedPointer, days: Iterable<string>, at: string): Promise<void> {
    await this.note('txn', { kind: 'copied', rows: [pointer] })
    await this.flush()
    this.reserveNumbers(pointer.count) // for the notes that folding makes from this one
    await queueFolding(this.#tx, { userId: this.entry.userId, at })
    await markDays(this.#tx, this.entry.userId, days)
    this.#appliedEdit = null
  }

  /** If these rows have edited copies, folds them in before anything is written. */
  async #foldFirst(table: TrackedTable, ids: readonly string[]): Promise<void> {
    if (table !== 'txn') return
    this.#appliedEdit ??= findAppliedEdit(this.#tx, this.entry.userId)
    const edit = await this.#appliedEdit
    if (!edit) return
    for (const some of splitIntoBatches(ids)) await foldSome(this.#tx, edit, { ids: some })
  }

  /** The user's row as this transaction sees it. */
  async find<T extends TrackedTable>(table: T, id: string): Promise<TrackedRow<T> | undefined> {
    const row = await this.#selectAll(table).selectAll().where('id', '=', id).executeTakeFirst()
    return row as unknown as TrackedRow<T> | undefined
  }

  /** The user's rows with these ids, in no particular order; unknown ids are ignored. */
  async findAll(table: TrackedTable, ids: readonly string[]): Promise<StoredRow[]> {
    if (ids.length === 0) return []
    return (await this.#selectAll(table).selectAll().where('id', 'in', ids).execute()) as unknown as StoredRow[]
  }

  /** Shows the rows of an import, all of which are stored and hidden. */
  async showImport(importId: string, extent: ImportExtent): Promise<void> {
    await this.showImports(new Map([[importId, extent]]))
  }

  /** Like `showImport`, for several imports by id. */
  async showImports(imports: ReadonlyMap<string, ImportExtent>): Promise<void> {
    if (imports.size === 0) return
    await showRows(this.#tx, this.entry.userId, [...imports.keys()])
    const notes = [...imports].map(([value, { count }]): Change => {
      return { kind: 'shown', rows: [{ column: 'import_id', value, count }] }
    })
    await this.noteAll(notes)
    await markDays(
      this.#tx,
      this.entry.userId,
      [...imports.values()].flatMap(({ days }) => days),
    )
  }

  /** Hides every row of an import, if any are visible. Only undoing this action brings them back. */
  async hideImport(importId: string, extent: ImportExtent): Promise<void> {
    const firstRow = this.#selectAll('txn')
      .select('id')
      .where('import_id' as 'id', '=', importId)
      .limit(1)
    if (!(await firstRow.executeTakeFirst())) return
    await hideRows(this.#tx, { userId: this.entry.userId, importId }, this.entry.at)
    const { count, days } = extent
    await this.noteAll([{ kind: 'hidden', rows: [{ column: 'import_id', value: importId, count }] }])
    await markDays(this.#tx, this.entry.userId, days)
  }

  /** Inserts removed rows with their old content and version: the same version always means the same content. */
  async restore(table: TrackedTable, rows: readonly StoredRow[]): Promise<void> {
    const now = rows.map((row) => ({ ...row, user_id: this.entry.userId, last_updated: this.entry.at }))
    await this.#store(table, now)
    await this.note(table, { kind: 'insert', rows: now })
  }

  /** Inserts rows. Categories may already be stored under a hidden name: they're shown and overwritten. */
  async #store(table: TrackedTable, rows: readonly StoredRow[]): Promise<void> {
    const isCategory = table === 'category'
    if (isCategory) {
      const ids = rows.map((row) => row.id)
      await unhideCategories(this.#tx, this.entry.userId, ids)
    }
    await insertRows(this.#tx as never, getStoredTable(table), rows, isCategory ? getKey(table) : undefined)
  }

  /** Overwrites current rows with full ones, in the given order; `after` is what differs. */
  async overwrite(table: TrackedTable, changes: readonly { before: StoredRow; after: StoredRow }[]): Promise<void> {
    if (changes.length === 0) return
    const full = changes.map(({ before, after }) => ({ ...before, ...after, user_id: this.entry.userId }))
    await this.#foldFirst(table, getIds({ kind: 'update', rows: [...changes] }))
    await insertRows(this.#tx as never, getStoredTable(table), full, getKey(table))
    await this.note(table, { kind: 'update', rows: [...changes] })
  }

  /** Deletes rows that were just read. If other rows still depend on them, the database refuses. */
  async erase(table: TrackedTable, rows: readonly StoredRow[]): Promise<void> {
    if (rows.length === 0) return
    const ids = rows.map((row) => row.id)
    await this.#foldFirst(table, ids)
    const isOnlyHidden = table === 'category' && (await hasUnseenRows(this.#tx, this.entry.userId))
    if (isOnlyHidden && !(await this.#isReferenced(table, ids))) {
      await hideCategories(this.#tx, this.entry, ids)
      await this.queueRemovals()
    } else await this.#delete(table, ids)
    await this.note(table, { kind: 'delete', rows: [...rows] })
  }

  async #isReferenced(table: TrackedTable, ids: readonly string[]): Promise<boolean> {
    for (const { table: other, column } of trackedTables[table].dependents ?? []) {
      const references = this.#selectAll(other).where(column as 'id', 'in', ids)
      if (await references.select('id').limit(1).executeTakeFirst()) return true
    }
    return false
  }

  async #delete(table: TrackedTable, ids: readonly string[]): Promise<void> {
    if (table === 'category') await releaseCategories(this.#tx, this.entry.userId, ids)
    const rows = this.#anyTable.deleteFrom(getStoredTable(table)).where('user_id', '=', this.entry.userId)
    await rows.where('id', 'in', ids).execute()
  }

  async #removeRows(table: TrackedTable, rows: readonly StoredRow[]): Promise<void> {
    const ids = rows.map((row) => row.id)
    for (const { table: other, column, become } of trackedTables[table].dependents ?? []) {
      for (;;) {
        const dependentRows = await this.#selectAll(other)
          .selectAll()
          .where(column as 'id', 'in', ids)
          .limit(ROWS_PER_STATEMENT)
          .execute()
        const some = dependentRows as unknown as StoredRow[]
        if (some.length === 0) break
        if (become === 'removed') await this.#removeRows(other, some)
        else await this.#clear(other, some, column)
      }
    }
    await this.erase(table, rows)
  }

  #clear(table: TrackedTable, rows: readonly StoredRow[], column: string): Promise<void> {
    const stamp = { [column]: null, version: this.revision, last_updated: this.entry.at }
    return this.overwrite(
      table,
      rows.map((before) => ({ before, after: { id: before.id, ...findDifferences(table, before, stamp), ...stamp } })),
    )
  }

  async #require(table: TrackedTable, id: string, expectedVersion: number | null): Promise<StoredRow> {
    const [row] = await this.#requireAll(table, [id])
    if (expectedVersion !== null && row!.version !== expectedVersion) throw new StaleEditError(row)
    return row!
  }

  async #requireAll(table: TrackedTable, ids: readonly string[]): Promise<StoredRow[]> {
    const rows = await this.findAll(table, ids)
    requireAllFound(rows, ids)
    return rows
  }

  #complete(table: TrackedTable, row: object): StoredRow {
    const { userId, revision, at } = this.entry
    const rules = trackedTables[table].keepRules?.(row as Row)
    return { id: createId(), last_updated: at, ...row, ...rules, user_id: userId, version: revision }
  }

  #selectAll(table: TrackedTable) {
    return this.#anyTable.selectFrom(table).where('user_id', '=', this.entry.userId)
  }

  get #anyTable(): AnyTable {
    return this.#tx as unknown as AnyTable
  }
}

/** What features may call; the rest is for this folder. */
export type Write = Pick<
  TrackedWriter,
  | 'apply'
  | 'insert'
  | 'insertMany'
  | 'noteCreated'
  | 'showImport'
  | 'showImports'
  | 'hideImport'
  | 'update'
  | 'updateMany'
  | 'remove'
  | 'removeMany'
  | 'removeRead'
  | 'flush'
  | 'revision'
  | 'historyId'
>
