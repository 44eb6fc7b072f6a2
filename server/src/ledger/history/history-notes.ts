import { insertRows, ROWS_PER_STATEMENT } from '../../platform/database/insert-rows.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { type Change, getIds, hasCount } from './change.ts'
import { type TrackedTable, trackedTables } from './tracked-tables.ts'

export type Entry = { userId: string; historyId: string; revision: number; at: string }

/**
 * What an action did, in order. It's written to the database in runs, so an action on 100,000 rows only needs the
 * memory of a few hundred.
 */
export class HistoryNotes {
  readonly entry: Entry
  readonly #tx: Tx
  readonly #begin: () => Promise<void>
  #pending: { table: TrackedTable; change: Change; ids: Set<string> } | null = null
  #seq = 0
  #rowCount = 0
  #shownCount = 0
  readonly #grownTables = new Set<TrackedTable>()

  /** `begin` is called before the first run is stored, so an action that changed nothing leaves no trace. */
  constructor(tx: Tx, entry: Entry, begin: () => Promise<void>) {
    this.#tx = tx
    this.entry = entry
    this.#begin = begin
  }

  /** How many rows were written; 0 means that the action changed nothing. */
  get rowCount(): number {
    return this.#rowCount
  }

  /** How many of the written rows a person would count as changes. */
  get shownCount(): number {
    return this.#shownCount
  }

  /** Tables that got new rows, besides those that belong to a whole import. */
  get grownTables(): ReadonlySet<TrackedTable> {
    return this.#grownTables
  }

  /** Stores everything recorded so far. */
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

  protected async note(table: TrackedTable, change: Change): Promise<void> {
    const ids = getIds(change)
    if (change.kind === 'insert') this.#grownTables.add(table)
    const count = hasCount(change) ? change.rows[0].count : ids.length
    this.#rowCount += count
    if (!trackedTables[table].isBookkeeping) this.#shownCount += count
    const pending = this.#pending
    const fits =
      pending !== null &&
      pending.table === table &&
      pending.change.kind === change.kind &&
      !hasCount(change) &&
      pending.ids.size + ids.length <= ROWS_PER_STATEMENT &&
      !ids.some((id) => pending.ids.has(id)) // a run is undone by one statement, which must see each row only once
    if (fits) {
      ;(pending.change.rows as unknown[]).push(...change.rows)
      for (const id of ids) pending.ids.add(id)
      return
    }
    await this.flush()
    this.#pending = { table, change: { ...change, rows: [...change.rows] } as Change, ids: new Set(ids) }
  }

  /** Stores changes of transactions whose days the caller marks, in few statements. */
  protected async noteAll(changes: readonly Change[]): Promise<void> {
    await this.flush()
    if (this.#seq === 0) await this.#begin()
    const owner = { user_id: this.entry.userId, history_id: this.entry.historyId, table_name: 'txn' }
    const notes = changes.map((change) => {
      const count = hasCount(change) ? change.rows[0].count : change.rows.length
      this.#rowCount += count
      this.#shownCount += count
      this.#seq += 1
      return { ...owner, seq: this.#seq, kind: change.kind, rows: JSON.stringify(change.rows) }
    })
    await insertRows(this.#tx as never, 'history_change', notes)
  }

  /** Reserves numbers for notes that a job adds later. */
  protected reserveNumbers(count: number): void {
    this.#seq += count
  }
}
