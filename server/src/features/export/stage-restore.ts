import { discardCategories } from '../../ledger/history/hidden-categories.ts'
import { discardLoaded, type ImportExtent, putAside } from '../../ledger/history/hidden-imports.ts'
import { discardStaged } from '../../ledger/history/large-edits.ts'
import { MANY_ROWS } from '../../ledger/history/row-patches.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Schema, Tx } from '../../platform/database/schema.ts'
import { SmallSteps } from '../../platform/database/small-steps.ts'
import type { Deps } from '../../platform/deps.ts'
import { AdoptedRows } from './adopted-rows.ts'
import { RESTORED_TABLES } from './export-format.ts'
import { ExportReader } from './read-export.ts'
import { type RestoreRun, setRestore, toByteSource } from './restore-run.ts'
import type { Row, TableColumns } from './row-checks.ts'

/**
 * The rows and balances of imported files, with their keys. There may be very many, and they aren't tracked: they're
 * found by their import.
 */
const FILE_TABLES: Partial<Record<keyof Schema, readonly string[]>> = {
  import_row: ['user_id', 'import_id', 'seq'],
  import_balance: ['user_id', 'import_id', 'source', 'currency', 'day'],
}
/** The version of rows that no action has changed since they were stored. */
const FIRST_VERSION = 1
const KEYS_AT_ONCE = 50

/** What is already stored but hidden, and what the final transaction still has to write. */
export type StagedRestore = {
  /** By the import's id. */
  imports: Map<string, ImportExtent>
  rows: Map<keyof Schema, Row[]>
  importsWithoutRun: string[]
}

/**
 * Stores the largest parts of an export in small, hidden steps: the transactions of its imports, the rows and balances
 * of their files, its categories and, if there are very many, its transactions without an import. If `edits` is never
 * applied, all of it is discarded.
 */
export async function stageRestore(
  deps: Deps,
  run: RestoreRun,
  columns: TableColumns,
  edits: StagedEdits,
  signal: AbortSignal,
): Promise<StagedRestore> {
  const { db } = deps
  const { userId, at } = edits.entry
  await discardRestore(db, userId) // Left over from an attempt whose process died.
  edits.runBeforeDiscard(() => discardImports(db, userId))
  const reader = await ExportReader.open(toByteSource(db, run), columns)
  const adopted = new AdoptedRows(reader, userId)
  const staged: StagedRestore = { imports: new Map(), rows: new Map(), importsWithoutRun: [] }
  const progress = { done: 0, total: countTransactions(run) }
  for (const { table } of RESTORED_TABLES) {
    if (!reader.has(table)) continue
    signal.throwIfAborted()
    const key = FILE_TABLES[table]
    if (key) await storeInSteps(db, run, table, adopted.readRows(table), { key, signal })
    else if (table === 'txn') await storeTransactions(db, run, adopted, staged, { progress, signal })
    else staged.rows.set(table, await Array.fromAsync(adopted.readRows(table)))
    if (table === 'category') await edits.addCategories(staged.rows.get('category') as never[])
    if (table === 'statement_import' || table === 'import_run') {
      const ids = staged.rows.get(table)!.map(({ id }) => id as string)
      const newIds = ids.filter((id) => !staged.imports.has(id))
      await beginImports(db, { userId, at }, newIds, signal)
      if (table === 'statement_import') for (const id of newIds) staged.imports.set(id, { count: 0, days: [] })
    }
  }
  await unlinkHalves(db, run, adopted.halfTransfers, staged)
  const byHand = staged.rows.get('txn') ?? []
  if (byHand.length > MANY_ROWS) await edits.insertMany(staged.rows.get('txn')!.splice(0))
  staged.importsWithoutRun = adopted.findImportsWithoutRun()
  return staged
}

async function beginImports(
  db: Db,
  { userId, at }: { userId: string; at: string },
  importIds: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  // An undone import with this id may already be here.
  for (const importId of importIds) await putAside(db, { userId, importId }, at, signal)
  const marks = importIds.map((id) => ({ user_id: userId, id, state: 'restoring', since: at, history_id: null }))
  await runInTransaction(db, (tx) => insertRows(tx as never, 'hidden', marks))
}

/**
 * Deletes the marks that `showImports` leaves: those of imports that failed or were undone in the old account. Their
 * results and the rows of their files are restored, but no transactions.
 */
export async function endRestoring(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('hidden').where('user_id', '=', userId).where('state', '=', 'restoring').execute()
}

/** Removes what was staged and never shown. */
export async function discardRestore(db: Db, userId: string): Promise<void> {
  await discardImports(db, userId)
  await discardStaged(db, userId, 'any')
  await discardCategories(db, userId, 'any')
}

async function discardImports(db: Db, userId: string): Promise<void> {
  const marks = db.selectFrom('hidden').select('id').where('user_id', '=', userId).where('state', '=', 'restoring')
  for (const { id: importId } of await marks.execute()) {
    const existing = db.selectFrom('import_run').select('id').where('user_id', '=', userId).where('id', '=', importId)
    // If an import was here before and undone, the rows of its file stay, so the undo can be undone.
    if (!(await existing.executeTakeFirst())) await discardFileRows(db, userId, importId)
    await discardLoaded(db, { userId, importId })
  }
}

async function discardFileRows(db: Db, userId: string, importId: string): Promise<void> {
  await db.deleteFrom('import_balance').where('user_id', '=', userId).where('import_id', '=', importId).execute()
  const steps = new SmallSteps({ first: 250, max: 2_000 })
  const selectRows = (on: Db) =>
    on.selectFrom('import_row').where('user_id', '=', userId).where('import_id', '=', importId)
  const deleteSome = async (tx: Db, limit: number) => {
    const some = selectRows(tx).select('seq').orderBy('seq').limit(limit)
    const imported = tx.deleteFrom('import_row').where('user_id', '=', userId).where('import_id', '=', importId)
    return (await imported.where('seq', 'in', some).executeTakeFirst()).numDeletedRows > 0n
  }
  while (await steps.step(db, deleteSome));
}

function countTransactions(run: RestoreRun): number {
  const plan = run.plan === null ? null : (JSON.parse(run.plan) as { counts: { kind: string; count: number }[] })
  return plan?.counts.find(({ kind }) => kind === 'transactions')?.count ?? 0
}

type StoreOptions = {
  key?: readonly string[]
  signal: AbortSignal
  /** Reported to the user with each step. */
  progress?: { done: number; total: number }
}

/** Stores rows in steps, each of which throws `RestoreEnded` once the restore has ended. */
async function storeInSteps(
  db: Db,
  run: RestoreRun,
  table: keyof Schema,
  rows: AsyncIterable<Row>,
  { key, signal, progress }: StoreOptions,
): Promise<void> {
  const steps = new SmallSteps({ first: 100, max: 1_000 })
  let waiting: Row[] = []
  const store = async () => {
    signal.throwIfAborted()
    const some = waiting.slice(0, steps.rows)
    if (progress) progress.done += some.length
    await steps.step(db, async (tx) => {
      await setRestore(tx, run, 'importing', progress ?? { status: 'importing' })
      await insertRows(tx as never, table, some, key)
    })
    waiting = waiting.slice(some.length)
  }
  for await (const row of rows) {
    waiting.push({ ...row, user_id: run.user_id })
    if (waiting.length >= steps.rows) await store()
  }
  while (waiting.length > 0) await store()
}

/** Stores the transactions of imports and keeps the others in `rows` for later. */
async function storeTransactions(
  db: Db,
  run: RestoreRun,
  adopted: AdoptedRows,
  { imports, rows }: StagedRestore,
  options: StoreOptions,
): Promise<void> {
  const byHand: Row[] = []
  rows.set('txn', byHand)
  const days = new Map<string, Set<string>>()
  async function* readImported(): AsyncGenerator<Row> {
    for await (const row of adopted.readRows('txn')) {
      if (row.import_id === null) {
        byHand.push(row)
        continue
      }
      const importId = row.import_id as string
      imports.get(importId)!.count += 1
      days.set(importId, (days.get(importId) ?? new Set()).add(row.day as string))
      yield { ...row, version: FIRST_VERSION }
    }
  }
  await storeInSteps(db, run, 'txn_row', readImported(), options)
  for (const [importId, daysOfImport] of days) imports.get(importId)!.days = [...daysOfImport]
}

/**
 * Clears transfer ids that don't link exactly two transactions. One that kept such an id could never be paired again.
 */
async function unlinkHalves(db: Db, run: RestoreRun, halves: readonly string[], { rows }: StagedRestore) {
  for (let at = 0; at < halves.length; at += KEYS_AT_ONCE) {
    await db
      .updateTable('txn_row')
      .set({ transfer_id: null })
      .where('user_id', '=', run.user_id)
      .where('transfer_id', 'in', halves.slice(at, at + KEYS_AT_ONCE))
      .execute()
  }
  const half = new Set<unknown>(halves)
  for (const row of rows.get('txn') ?? []) if (half.has(row.transfer_id)) row.transfer_id = null
}
