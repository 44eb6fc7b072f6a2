import type { Kysely } from 'kysely'
import { insertRows, ROWS_PER_STATEMENT, type Row } from '../../platform/database/insert-rows.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { StaleEditError } from './history-errors.ts'
import type { NewRow, RowPatch, TrackedRow, TrackedTable } from './tracked-tables.ts'
import { trackedTables } from './tracked-tables.ts'

/** How a run of rows was touched, and what is written down of each. */
export type Change =
  | { kind: 'insert'; rows: StoredRow[] }
  | { kind: 'update'; rows: { before: StoredRow; after: StoredRow }[] } // of `after`, what differs
  | { kind: 'delete'; rows: StoredRow[] }
  | { kind: 'created'; rows: [{ column: string; value: string; count: number }] } // points at rows, copies none

export type StoredRow = Row & { id: string; version: number }
type Entry = { userId: string; historyId: string; revision: number; at: string }
type AnyTable = Kysely<Record<string, { user_id: string; id: string; version: number; last_updated: string }>>
type Pointer = { column: string; value: string }

/**
 * The only way to write to a tracked table: every write is done and noted in the same breath, in the order it happens.
 * What is noted goes to the database in runs, so that an action on 100,000 rows needs the memory of a few hundred.
 */
export class TrackedWriter {
  readonly entry: Entry
  readonly #tx: Tx
  readonly #begin: () => Promise<void>
  #pending: { table: TrackedTable; change: Change; ids: Set<string> } | null = null
  #seq = 0
  #rowCount = 0
  #shownCount = 0

  /** `begin` is called before the first run is stored: an action that changed nothing leaves nothing behind. */
  constructor(tx: Tx, entry: Entry, begin: () => Promise<void>) {
    this.#tx = tx
    this.entry = entry
    this.#begin = begin
  }

  /** What rows written by this action carry as their `version`. */
  get revision(): number {
    return this.entry.revision
  }

  get historyId(): string {
    return this.entry.historyId
  }

  /** How many rows were written; 0 means that the action changed nothing. */
  get rowCount(): number {
    return this.#rowCount
  }

  /** How many of them a person would count. */
  get shownCount(): number {
    return this.#shownCount
  }

  async insert<T extends TrackedTable>(table: T, row: NewRow<T>): Promise<TrackedRow<T>> {
    const complete = this.#complete(row)
    await insertRows(this.#tx as never, table, [complete])
    await this.#note(table, { kind: 'insert', rows: [complete] })
    return (await this.find(table, complete.id)) as TrackedRow<T>
  }

  /**
   * Inserts any number of rows and answers how many. With a `pointer` (a column that holds the same value in all of
   * them and in no older row) the history keeps that instead of copies.
   */
  async insertMany<T extends TrackedTable>(
    table: T,
    rows: Iterable<NewRow<T>> | AsyncIterable<NewRow<T>>,
    pointer?: Pointer,
  ): Promise<number> {
    let count = 0
    const store = async (batch: StoredRow[]) => {
      await insertRows(this.#tx as never, table, batch)
      count += batch.length
      if (!pointer) await this.#note(table, { kind: 'insert', rows: batch })
    }
    let batch: StoredRow[] = []
    for await (const row of rows) {
      batch.push(this.#complete(row))
      if (batch.length < ROWS_PER_STATEMENT) continue
      await store(batch)
      batch = []
    }
    if (batch.length > 0) await store(batch)
    if (pointer && count > 0) await this.createdBy(table, pointer.column, pointer.value, count)
    return count
  }

  /** Notes rows that were inserted in this transaction by other means, with this action's revision as version. */
  async createdBy(table: TrackedTable, column: string, value: string, count: number): Promise<void> {
    const { n } = await this.#all(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(column as 'id', '=', value)
      .where('version', '=', this.revision)
      .executeTakeFirstOrThrow()
    if (Number(n) !== count) throw new Error(`${table}: ${count} rows were to be noted and ${n} are there`)
    await this.#note(table, { kind: 'created', rows: [{ column, value, count }] })
  }

  /**
   * Changes one row. `expectedVersion` is the version the editor saw (null: whatever there is); another one is a
   * StaleEditError with the present row. A patch that changes nothing leaves the version alone.
   */
  async update<T extends TrackedTable>(
    table: T,
    id: string,
    expectedVersion: number | null,
    patch: RowPatch<T>,
  ): Promise<TrackedRow<T>> {
    const before = await this.#require(table, id, expectedVersion)
    const changed = differing(before, patch as Row)
    if (changed === null) return before as unknown as TrackedRow<T>
    const after = { ...changed, version: this.revision, last_updated: this.entry.at }
    await this.#anyTable
      .updateTable(table as string)
      .set(after)
      .where('user_id', '=', this.entry.userId)
      .where('id', '=', id)
      .execute()
    await this.#note(table, { kind: 'update', rows: [{ before, after: { id, ...after } }] })
    return { ...before, ...after } as unknown as TrackedRow<T>
  }

  /** Changes many rows, each by the same patch or by one made for it; all are there, or none is changed. */
  async updateMany<T extends TrackedTable>(
    table: T,
    ids: readonly string[],
    patch: RowPatch<T> | ((row: TrackedRow<T>) => RowPatch<T>),
  ): Promise<number> {
    let count = 0
    for (const some of inRuns(ids)) {
      const changes: { before: StoredRow; after: StoredRow }[] = []
      for (const before of await this.#requireAll(table, some)) {
        const wanted = typeof patch === 'function' ? patch(before as unknown as TrackedRow<T>) : patch
        const changed = differing(before, wanted as Row)
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

  /** Removes many rows and what hangs on them; all are there, or none is removed. */
  async removeMany(table: TrackedTable, ids: readonly string[]): Promise<number> {
    let count = 0
    for (const some of inRuns(ids)) {
      const rows = await this.#requireAll(table, some)
      await this.#removeRows(table, rows)
      count += rows.length
    }
    return count
  }

  /** The user's row as it is in this transaction. */
  async find<T extends TrackedTable>(table: T, id: string): Promise<TrackedRow<T> | undefined> {
    const row = await this.#all(table).selectAll().where('id', '=', id).executeTakeFirst()
    return row as unknown as TrackedRow<T> | undefined
  }

  /** The user's rows with these ids, in no order; ids that are not there are left out. */
  async findAll(table: TrackedTable, ids: readonly string[]): Promise<StoredRow[]> {
    if (ids.length === 0) return []
    return (await this.#all(table).selectAll().where('id', 'in', ids).execute()) as unknown as StoredRow[]
  }

  /** Up to one run of the rows that a pointer names and that are as the action left them. */
  async findCreated(table: TrackedTable, { column, value }: Pointer, version: number): Promise<StoredRow[]> {
    const rows = this.#all(table)
      .selectAll()
      .where(column as 'id', '=', value)
      .where('version', '=', version)
    return (await rows.orderBy('id').limit(ROWS_PER_STATEMENT).execute()) as unknown as StoredRow[]
  }

  /**
   * Ids of rows that a pointer names and that are no longer as the action left them. None while all that the action
   * made are untouched: what else has the same pointer then came later, by an action of its own.
   */
  async findEdited(table: TrackedTable, pointer: Pointer & { count: number }, version: number, limit: number) {
    const named = this.#all(table).where(pointer.column as 'id', '=', pointer.value)
    const untouched = named.where('version', '=', version).select((eb) => eb.fn.countAll<number>().as('n'))
    if (Number((await untouched.executeTakeFirstOrThrow()).n) === pointer.count) return []
    const others = named.where('version', '!=', version).select('id').orderBy('id').limit(limit)
    return (await others.execute()).map((row) => row.id)
  }

  /** Puts rows in as they were once, with the version they had then: the same version is the same content. */
  async restore(table: TrackedTable, rows: readonly StoredRow[]): Promise<void> {
    const now = rows.map((row) => ({ ...row, user_id: this.entry.userId, last_updated: this.entry.at }))
    await insertRows(this.#tx as never, table, now)
    await this.#note(table, { kind: 'insert', rows: now })
  }

  /** Writes full rows over present ones, in the order given; `after` is what differs. */
  async overwrite(table: TrackedTable, changes: readonly { before: StoredRow; after: StoredRow }[]): Promise<void> {
    if (changes.length === 0) return
    const full = changes.map(({ before, after }) => ({ ...before, ...after, user_id: this.entry.userId }))
    await insertRows(this.#tx as never, table, full, ['user_id', 'id'])
    await this.#note(table, { kind: 'update', rows: [...changes] })
  }

  /** Deletes rows that were just read; whoever calls it has seen to what hangs on them. */
  async erase(table: TrackedTable, rows: readonly StoredRow[]): Promise<void> {
    if (rows.length === 0) return
    const ids = rows.map((row) => row.id)
    await this.#anyTable.deleteFrom(table).where('user_id', '=', this.entry.userId).where('id', 'in', ids).execute()
    await this.#note(table, { kind: 'delete', rows: [...rows] })
  }

  /** Stores what is still only noted. */
  async flush(): Promise<void> {
    const pending = this.#pending
    if (!pending) return
    this.#pending = null
    if (this.#seq === 0) await this.#begin()
    this.#seq += 1
    const { userId, historyId } = this.entry
    const { kind, rows } = pending.change
    const owner = { user_id: userId, history_id: historyId }
    const change = { ...owner, seq: this.#seq, table_name: pending.table, kind, rows: JSON.stringify(rows) }
    await this.#tx.insertInto('history_change').values(change).execute()
    await trackedTables[pending.table].onChange?.(this.#tx, this.entry, pending.change)
  }

  async #note(table: TrackedTable, change: Change): Promise<void> {
    const ids = idsOf(change)
    const count = change.kind === 'created' ? change.rows[0].count : ids.length
    this.#rowCount += count
    if (!trackedTables[table].isBookkeeping) this.#shownCount += count
    const pending = this.#pending
    const fits =
      pending !== null &&
      pending.table === table &&
      pending.change.kind === change.kind &&
      change.kind !== 'created' &&
      pending.ids.size + ids.length <= ROWS_PER_STATEMENT &&
      !ids.some((id) => pending.ids.has(id)) // a run is undone by one statement, which must meet each row once
    if (fits) {
      ;(pending.change.rows as unknown[]).push(...change.rows)
      for (const id of ids) pending.ids.add(id)
      return
    }
    await this.flush()
    this.#pending = { table, change: { ...change, rows: [...change.rows] } as Change, ids: new Set(ids) }
  }

  async #removeRows(table: TrackedTable, rows: readonly StoredRow[]): Promise<void> {
    const ids = rows.map((row) => row.id)
    for (const { table: other, column, become } of trackedTables[table].dependents ?? []) {
      for (;;) {
        const hanging = await this.#all(other)
          .selectAll()
          .where(column as 'id', 'in', ids)
          .limit(ROWS_PER_STATEMENT)
          .execute()
        const some = hanging as unknown as StoredRow[]
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
      rows.map((before) => ({ before, after: { id: before.id, ...stamp } })),
    )
  }

  async #require(table: TrackedTable, id: string, expectedVersion: number | null): Promise<StoredRow> {
    const [row] = await this.#requireAll(table, [id])
    if (expectedVersion !== null && row!.version !== expectedVersion) throw new StaleEditError(row)
    return row!
  }

  async #requireAll(table: TrackedTable, ids: readonly string[]): Promise<StoredRow[]> {
    const rows = await this.findAll(table, ids)
    // The same words for what is not there and for what is somebody else's.
    if (rows.length !== new Set(ids).size) throw new AppError('not-found', 'There is no such entry.')
    return rows
  }

  #complete(row: object): StoredRow {
    const { userId, revision, at } = this.entry
    return { id: newId(), last_updated: at, ...row, user_id: userId, version: revision }
  }

  #all(table: TrackedTable) {
    return this.#anyTable.selectFrom(table).where('user_id', '=', this.entry.userId)
  }

  get #anyTable(): AnyTable {
    return this.#tx as unknown as AnyTable
  }
}

/** What a feature may call; the rest is for `undo.ts`. */
export type Write = Pick<
  TrackedWriter,
  | 'insert'
  | 'insertMany'
  | 'createdBy'
  | 'update'
  | 'updateMany'
  | 'remove'
  | 'removeMany'
  | 'flush'
  | 'revision'
  | 'historyId'
>

/** The columns of the patch that say something new, or null when none does. */
function differing(before: Row, patch: Row): Row | null {
  const entries = Object.entries(patch).filter(([column, value]) => value !== undefined && value !== before[column])
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

function idsOf(change: Change): string[] {
  switch (change.kind) {
    case 'created':
      return []
    case 'update':
      return change.rows.map((row) => row.after.id)
    default:
      return change.rows.map((row) => row.id)
  }
}

function* inRuns(ids: readonly string[]): Generator<string[]> {
  const unique = [...new Set(ids)]
  for (let at = 0; at < unique.length; at += ROWS_PER_STATEMENT) yield unique.slice(at, at + ROWS_PER_STATEMENT)
}
