import { MINUTE } from '../../platform/clock.ts'
import { insertRows, type Row } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { createPause } from '../../platform/short-turns.ts'
import { getChangedDays } from '../changed-days.ts'
import { TXN_COLUMNS } from '../imported-columns.ts'
import type { CopiedPointer, StoredRow } from './change.ts'
import { discardCategories, stageCategories } from './hidden-categories.ts'
import { queueRemovals, type RemovedRow } from './hidden-rows.ts'
import {
  createStagingLostError,
  discardStaged,
  findAppliedEdit,
  foldAll,
  liftRows,
  lockEdit,
  MAX_STAGING_MS,
} from './large-edits.ts'
import { createTxnSteps, findDifferences, MANY_ROWS, requireAllFound, splitIntoBatches } from './row-patches.ts'
import { type NewRow, type RowPatch, type TrackedRow, trackedTables } from './tracked-tables.ts'

type Entry = { userId: string; historyId: string; revision: number; at: string }
type Patch = RowPatch<'txn'> | ((row: TrackedRow<'txn'>) => RowPatch<'txn'>)
const keepRules = (row: Row) => trackedTables.txn.keepRules?.(row)
/** How many transactions an edit changed; known once all edits are applied. */
export type EditResult = { count: number }

/**
 * Changes of very many transactions, and the categories they need, prepared before the action's transaction. Edited
 * copies are stored in small steps, and `TrackedWriter.apply` only switches to them. Edits of a few transactions are
 * kept here and written by `apply` itself.
 */
export class StagedEdits {
  readonly entry: Entry
  readonly days = new Set<string>()
  /** Categories that the action adds; transactions may be staged under them. */
  readonly categories: Row[] = []
  few: { ids: readonly string[]; patch: Patch; result: EditResult }[] = []
  readonly #began = performance.now()
  readonly #db: Db
  readonly #steps = createTxnSteps()
  readonly #ids = new Set<string>()
  #hasNew = false
  #hasBegun = false
  #isLifting = false
  #hasCategories = false
  #onDiscard: (() => Promise<void>) | undefined

  constructor(db: Db, entry: Entry) {
    this.#db = db
    this.entry = entry
  }

  /** The current instant, which is later than the action's own once many rows have been staged. */
  get now(): string {
    return new Date(Date.parse(this.entry.at) + performance.now() - this.#began).toISOString()
  }

  /** What the history notes about the staged rows; null if there are none. */
  get pointer(): CopiedPointer | null {
    const count = this.#ids.size
    if (count === 0) return null
    if (this.#isLifting) return { count, removes: true }
    return this.#hasNew ? { count } : { count, days: [...this.days] }
  }

  /** Changes rows, with one patch for all or one for each; if any row doesn't exist, none is changed. */
  async updateMany(ids: readonly string[], patch: Patch): Promise<EditResult> {
    const result = { count: 0 }
    const edit = { ids, patch, result }
    if (ids.length <= MANY_ROWS) {
      this.few.push(edit)
      return result
    }
    const inOrder = [...this.few, edit]
    this.few = []
    for (const stagedEdit of inOrder) await this.#stage(stagedEdit)
    return result
  }

  async #stage({ ids, patch, result }: (typeof this.few)[number]): Promise<void> {
    const pause = createPause()
    for (const some of splitIntoBatches(ids)) {
      const rows = await this.findAll('txn', some)
      requireAllFound(rows, some)
      const changes: { before: StoredRow; after: StoredRow }[] = []
      for (const before of rows) {
        await pause() // Some patches categorize the row, which takes time.
        const rowPatch = typeof patch === 'function' ? patch(before as unknown as TrackedRow<'txn'>) : patch
        const changed = findDifferences('txn', before, rowPatch as Row)
        if (changed === null) continue
        const stamp = { version: this.entry.revision, last_updated: this.entry.at }
        changes.push({ before, after: { id: before.id, ...changed, ...stamp } })
      }
      await this.overwrite('txn', changes)
      result.count += changes.length
    }
  }

  /** The rows as they will be after the edits stored so far. */
  async findAll(_table: 'txn', ids: readonly string[]): Promise<StoredRow[]> {
    const select = <T extends 'txn' | 'txn_row'>(table: T) =>
      this.#db
        .selectFrom(table as 'txn_row')
        .where('user_id', '=', this.entry.userId)
        .where('id', 'in', ids)
    const copies = this.#hasBegun ? await select('txn_row').select(TXN_COLUMNS).where('layer', '=', 1).execute() : []
    const staged = new Map(copies.map((copy) => [copy.id, copy as unknown as StoredRow]))
    const rows = (await select('txn').selectAll().execute()) as unknown as StoredRow[]
    const newIds = new Set(staged.keys()).difference(new Set(rows.map(({ id }) => id)))
    return [...rows.map((row) => staged.get(row.id) ?? row), ...[...newIds].map((id) => staged.get(id)!)]
  }

  /** Like `TrackedWriter.overwrite`. */
  async overwrite(_table: 'txn', changes: readonly { before: StoredRow; after: StoredRow }[]): Promise<void> {
    for (const day of getChangedDays({ kind: 'update', rows: [...changes] })) this.days.add(day)
    await this.#store(changes.map(({ before, after }) => ({ ...before, ...after })))
  }

  /** Like `TrackedWriter.insertMany`, for rows that already have ids. */
  async insertMany(rows: readonly Row[]): Promise<void> {
    const { revision, at } = this.entry
    const full = rows.map((row): Row => ({ last_updated: at, ...row, ...keepRules(row), version: revision }))
    for (const { day } of full) this.days.add(day as string)
    this.#hasNew = true
    await this.#store(full as StoredRow[])
  }

  /** Like `TrackedWriter.restore`. */
  async restore(_table: 'txn', rows: readonly StoredRow[]): Promise<void> {
    for (const { day } of rows) this.days.add(day as string)
    this.#hasNew = true
    await this.#store(rows.map((row) => ({ ...row, last_updated: this.entry.at })))
  }

  /**
   * Prepares the removal of very many rows: as copies of an edit that is live, they stay visible until the action
   * shelves it. No other transactions may be staged with them.
   */
  async removeMany(rows: readonly RemovedRow[]): Promise<void> {
    const { userId, historyId } = this.entry
    await this.#begin('live')
    this.#isLifting = true
    for (let at = 0; at < rows.length; ) {
      const some = rows.slice(at, at + this.#steps.rows)
      const ids = some.map(({ id }) => id)
      await this.#steps.step(this.#db, async (tx) => {
        if (!(await lockEdit(tx, { userId, historyId }, 'live'))) throw createStagingLostError()
        if ((await liftRows(tx, { userId, ids })) !== ids.length) throw createStagingLostError()
      })
      at += some.length
      for (const { id, day } of some) {
        this.#ids.add(id)
        this.days.add(day)
      }
    }
  }

  /** Adds categories; their names must still be free when the edits are applied. */
  async addCategories(rows: readonly (NewRow<'category'> & { id: string })[]): Promise<void> {
    const { revision, at } = this.entry
    const full = rows.map((row) => ({ last_updated: at, ...row, version: revision }))
    await this.keepCategories(full)
    this.categories.push(...full)
  }

  /** Stores categories that the action itself will add or restore. Nobody sees them until then. */
  async keepCategories(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return
    this.#hasCategories = true
    await runInTransaction(this.#db, async (tx) => {
      await stageCategories(tx, this.entry, rows)
      await this.#queueTidying(tx)
    })
  }

  /** Makes `discard` run `work` first, to remove rows that use a staged category. */
  runBeforeDiscard(work: () => Promise<void>): void {
    this.#onDiscard = work
  }

  /** Removes what is staged, unless it has been applied. */
  async discard(): Promise<void> {
    await this.#onDiscard?.()
    if (this.#hasBegun) await discardStaged(this.#db, this.entry.userId, this.entry)
    if (this.#isLifting) await this.#putBack()
    if (this.#hasCategories) await discardCategories(this.#db, this.entry.userId, this.entry)
  }

  /** Makes lifted rows ordinary rows again, unless the action was applied. */
  async #putBack(): Promise<void> {
    const { userId, historyId } = this.entry
    const edit = await findAppliedEdit(this.#db, userId)
    if (edit?.historyId === historyId && edit.state === 'live') await foldAll(this.#db, userId)
  }

  async #store(rows: readonly StoredRow[]): Promise<void> {
    if (rows.length === 0) return
    const { userId, historyId } = this.entry
    if (!this.#hasBegun) await this.#begin()
    const copies = rows.map((row) => ({ ...row, user_id: userId, layer: 1 }))
    for (let at = 0; at < copies.length; ) {
      at += await this.#steps.step(this.#db, async (tx, count) => {
        if (!(await lockEdit(tx, { userId, historyId }, 'staged'))) throw createStagingLostError()
        await insertRows(tx as never, 'txn_row', copies.slice(at, at + count), ['user_id', 'id', 'layer'])
        return count
      })
    }
    for (const { id } of rows) this.#ids.add(id)
  }

  /**
   * Begins a large edit, after finishing the user's earlier one or discarding it if it was never applied. If this
   * process dies, a job discards what it staged.
   */
  async #begin(state: 'staged' | 'live' = 'staged'): Promise<void> {
    const { userId, historyId, at } = this.entry
    // A job folds in a live edit half a minute after `since`. Set it ahead, so that this doesn't happen while we
    // prepare.
    const since = state === 'live' ? new Date(Date.parse(at) + MAX_STAGING_MS - MINUTE).toISOString() : at
    await foldAll(this.#db, userId)
    await discardStaged(this.#db, userId, 'any')
    await runInTransaction(this.#db, async (tx: Tx) => {
      const mark = { user_id: userId, history_id: historyId, state, since }
      const inserted = await tx
        .insertInto('large_edit')
        .values(mark)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows === 0n) throw createStagingLostError()
      await this.#queueTidying(tx)
    })
    this.#hasBegun = true
  }

  async #queueTidying(tx: Tx): Promise<void> {
    const { userId, at } = this.entry
    const later = new Date(Date.parse(at) + MAX_STAGING_MS + 1_000).toISOString()
    await queueRemovals(tx, { userId, at }, later)
  }
}
