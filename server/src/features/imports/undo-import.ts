import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { findExtent } from '../../ledger/history/hidden-imports.ts'
import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { type Action, findHistoryEntry, recordPrepared } from '../../ledger/history/history.ts'
import { UndoConflictError } from '../../ledger/history/history-errors.ts'
import { splitIntoBatches } from '../../ledger/history/row-patches.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { undoAction } from '../../ledger/history/undo.ts'
import { extendFlows } from '../../ledger/wealth/file-balances.ts'
import { requireAccount } from '../../ledger/wealth/find-wealth.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createPause } from '../../platform/short-turns.ts'
import { requireImport, selectVisibleImports } from './import-queries.ts'

/**
 * Removes all transactions that came from an import, completely or not at all, and lists those edited since. If nothing
 * has changed since, this undoes the import's own history entry; otherwise it's a new action. Either can itself be
 * undone. Throws if the import isn't in the ledger.
 */
export async function undoImport(deps: Deps, userId: string, importId: string) {
  const { db, clock } = deps
  const run = await requireImport(db, userId, importId)
  if (run.visible_id === null || run.history_id === null) {
    throw new AppError('conflict', explainNothingToUndo(run))
  }
  const at = getInstant(clock)
  const alsoIn = await findImportsWithSameRows(deps.reports, userId, importId)
  const prepare = async () => {
    await finishRemovals(db, userId)
    return findExtent(deps.reports, { userId, importId })
  }
  const isUnchanged = !(await hasChanged(deps.reports, userId, run))
  if (isUnchanged && !(await hasLaterStatements(db, userId, run))) {
    try {
      const { count } = await prepare()
      const undone = await undoAction(db, userId, run.history_id, at, deps.reports)
      deps.wakeJobs()
      return { removed: count, edited: [], alsoIn, historyId: undone.id }
    } catch (error) {
      if (!(error instanceof UndoConflictError)) throw error
    }
  }
  // Also removes transactions edited, split or added from the file since, and statements made since from the import's
  // balances, which undoing the entry itself wouldn't do.
  const action: Action = { userId, reason: { code: 'import.undo', args: { file: run.file_name } }, at }
  const prepareAll = async () => ({
    extent: await prepare(),
    edited: await findEditedRows(deps.reports, userId, run),
  })
  const { result, historyId } = await recordPrepared(db, action, prepareAll, async (write, tx, { extent, edited }) => {
    await write.updateMany('txn', await findPartners(tx, userId, importId), { transfer_id: null })
    await write.hideImport(importId, extent)
    await removeFileStatements(write, tx, userId, importId)
    await write.remove('statement_import', importId)
    return { removed: extent.count, edited: edited.map(toEdited) }
  })
  deps.wakeJobs()
  return { ...result, alsoIn, historyId }
}

/** The other sides of transfers with a transaction of this import. */
async function findPartners(tx: Tx, userId: string, importId: string): Promise<string[]> {
  const linked = await tx
    .selectFrom('txn')
    .select(['id', 'transfer_id', 'import_id'])
    .where('user_id', '=', userId)
    .where('transfer_id', 'is not', null)
    .execute()
  const own = new Set(linked.filter((row) => row.import_id === importId).map((row) => row.transfer_id))
  return linked.filter((row) => row.import_id !== importId && own.has(row.transfer_id)).map((row) => row.id)
}

/** Removes the statements from the import's file that nobody has changed since. */
async function removeFileStatements(write: Write, tx: Tx, userId: string, importId: string): Promise<void> {
  const rows = await selectStatements(tx, userId, importId).select(['id', 'account_id', 'day']).execute()
  await write.removeMany(
    'statement',
    rows.map(({ id }) => id),
  )
  for (const [accountId, removed] of Map.groupBy(rows, (row) => row.account_id)) {
    const account = await requireAccount(tx, userId, accountId)
    await extendFlows(
      write,
      tx,
      account,
      removed.map(({ day }) => day),
    )
  }
}

/** Whether a later action turned balances of the import into statements, by linking or naming its source. */
async function hasLaterStatements(db: Db, userId: string, run: ImportRun) {
  const later = await selectStatements(db, userId, run.id)
    .select('id')
    .where('version', '!=', (eb) =>
      eb
        .selectFrom('history')
        .select('revision')
        .where('history.user_id', '=', userId)
        .where('history.id', '=', run.history_id ?? ''),
    )
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

function selectStatements(db: Db, userId: string, importId: string) {
  return db
    .selectFrom('statement')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('origin', '=', 'file')
}

/** Other imports that skipped this import's rows as duplicates: the transactions will be missing from those too. */
async function findImportsWithSameRows(db: Db, userId: string, importId: string) {
  const rows = await selectVisibleImports(db, userId)
    .innerJoin('import_row', (join) =>
      join
        .onRef('import_row.user_id', '=', 'statement_import.user_id')
        .onRef('import_row.import_id', '=', 'statement_import.id')
        .on('import_row.verdict', '=', 'duplicate'),
    )
    .innerJoin('txn', (join) =>
      join
        .onRef('txn.user_id', '=', 'import_row.user_id')
        .onRef('txn.id', '=', 'import_row.transaction_id')
        .on('txn.import_id', '=', importId),
    )
    .select((eb) => ['statement_import.id', 'import_run.file_name', eb.fn.countAll<number>().as('n')])
    .where('import_run.duplicate', '>', 0)
    .groupBy(['statement_import.id', 'import_run.file_name'])
    .orderBy('statement_import.id')
    .execute()
  return rows.map(({ id, file_name, n }) => ({ id, file_name, rows: Number(n) }))
}

function explainNothingToUndo({ status, dry_run }: { status: string; dry_run: number }): string {
  if (dry_run === 1) return 'This was a dry run, so nothing was added.'
  if (status === 'done') return 'This import has already been undone.'
  return status === 'failed' ? 'This import added nothing.' : 'This import is still running. Stop it instead.'
}

/** Whether any of the import's transactions changed after it was done. */
async function hasChanged(db: Db, userId: string, run: ImportRun): Promise<boolean> {
  const changed = selectChangedRows(db, userId, run, await findRevision(db, userId, run)).select('txn.id')
  return (await changed.limit(1).executeTakeFirst()) !== undefined
}

function selectChangedRows(db: Db, userId: string, run: ImportRun, revision: number) {
  return db
    .selectFrom('txn')
    .where('txn.user_id', '=', userId)
    .where('txn.import_id', '=', run.id)
    .where('txn.version', '>', revision)
}

async function findRevision(db: Db, userId: string, { history_id }: ImportRun): Promise<number> {
  const entry = await findHistoryEntry(db, userId, history_id ?? '')
  return entry?.revision ?? 0
}

type ImportRun = { id: string; history_id: string | null }
type EditedRow = Awaited<ReturnType<typeof findEditedRows>>[number]

// Automatic changes, rows added as they were and changes to the whole import don't count as editing a transaction.
const NOT_EDITS: Action['reason']['code'][] = [
  'import',
  'import.accept',
  'import.source',
  'import.swap-signs',
  'ai.sort',
]

const CHANGES_AT_ONCE = 10

/** The import's transactions that the user has edited since and not changed back with undo, newest first. */
async function findEditedRows(db: Db, userId: string, run: ImportRun) {
  const revision = await findRevision(db, userId, run)
  const editedIds = await findEditedIds(db, userId, revision)
  const edited = []
  for (const some of splitIntoBatches([...editedIds])) {
    const rows = selectChangedRows(db, userId, run, revision).where('txn.id', 'in', some)
    edited.push(...(await rows.select(['txn.id', 'txn.day', 'simple_name', 'minor', 'currency']).execute()))
  }
  return edited.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

/**
 * The transactions that any of the user's edits after `revision` changed or added. Changes are read a few at a time,
 * because there may be very many, each with copies of its rows.
 */
async function findEditedIds(db: Db, userId: string, revision: number): Promise<Set<string>> {
  const ids = new Set<string>()
  const entries = await db
    .selectFrom('history')
    .select('id')
    .where('user_id', '=', userId)
    .where('revision', '>', revision)
    .where('action', 'not in', NOT_EDITS)
    .where('undoes', 'is', null)
    .where('undone_by', 'is', null)
    .execute()
  const letOthersRun = createPause()
  for (const { id } of entries) {
    for (let last = -1, isDone = false; !isDone; ) {
      const changes = await db
        .selectFrom('history_change')
        .select(['seq', 'rows'])
        .where('user_id', '=', userId)
        .where('history_id', '=', id)
        .where('seq', '>', last)
        .where('table_name', '=', 'txn')
        .where('kind', 'in', ['update', 'insert'])
        .orderBy('seq')
        .limit(CHANGES_AT_ONCE)
        .execute()
      for (const change of changes) {
        for (const row of JSON.parse(change.rows) as ({ id: string } | { after: { id: string } })[]) {
          ids.add('after' in row ? row.after.id : row.id)
        }
        last = change.seq
        await letOthersRun()
      }
      isDone = changes.length < CHANGES_AT_ONCE
    }
  }
  return ids
}

function toEdited(row: EditedRow) {
  return {
    id: row.id,
    transaction_date: row.day as PlainDate,
    simple_name: row.simple_name,
    amount: formatMinor(Number(row.minor), row.currency),
    currency: row.currency,
  }
}
