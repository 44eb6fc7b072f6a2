import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { recordAction } from '../../ledger/history/history.ts'
import { changesSince } from '../../ledger/history/history-changes.ts'
import { UndoConflictError } from '../../ledger/history/history-errors.ts'
import { undoAction } from '../../ledger/history/undo.ts'
import { unlinkPartners } from '../../ledger/transfers.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { requireImport, visibleImportsOf } from './import-queries.ts'

/**
 * Removes every row that an import added, whole or not at all, and lists those that were edited since. Untouched, it is
 * the undo of the import's own entry; with edits, one action that removes them too, and can itself be undone.
 */
export async function undoImport(deps: Deps, userId: string, importId: string) {
  const { db, clock } = deps
  const found = await requireImport(db, userId, importId)
  if (found.visible_id === null || found.history_id === null) {
    throw new AppError('conflict', whyNothingToUndo(found))
  }
  const at = instant(clock)
  const alsoIn = await otherImportsWith(deps.reports, userId, importId)
  // Rows that were edited, split or taken by hand since, and statements made of its balances since, are removed too,
  // which the entry's own undo would not do.
  const isUntouched = (await ownRows(db, userId, importId)).every((row) => row.revision === row.version)
  if (isUntouched && !(await hasLaterStatements(db, userId, found))) {
    try {
      const before = await ownRows(db, userId, importId)
      const undone = await undoAction(db, userId, found.history_id, at)
      return { removed: before.length, edited: [], alsoIn, historyId: undone.id }
    } catch (error) {
      if (!(error instanceof UndoConflictError)) throw error
    }
  }
  const action = {
    userId,
    action: 'import.undo',
    summary: `Removed the import of ${found.file_name ?? 'pasted text'}`,
    at,
  }
  const { result, historyId } = await recordAction(db, action, async (write, tx) => {
    const rows = await ownRows(tx, userId, importId)
    const ids = rows.map((row) => row.id)
    await unlinkPartners(write, tx, userId, ids)
    await write.removeMany('txn', ids)
    await write.removeMany('statement', await fileStatements(tx, userId, importId))
    await write.remove('statement_import', importId)
    return rows
  })
  const edited = await editedSince(db, userId, result)
  return { removed: result.length, edited: result.filter((row) => edited.has(row.id)).map(toEdited), alsoIn, historyId }
}

/** Statements that are still as the import's file gave them. */
async function fileStatements(db: Db, userId: string, importId: string): Promise<string[]> {
  const rows = await statementsOf(db, userId, importId).select('id').execute()
  return rows.map(({ id }) => id)
}

/** Whether balances of the import became statements by a later action, when its source was linked or named. */
async function hasLaterStatements(db: Db, userId: string, found: { id: string; history_id: string | null }) {
  const later = await statementsOf(db, userId, found.id)
    .select('id')
    .where('version', '!=', (eb) =>
      eb
        .selectFrom('history')
        .select('revision')
        .where('history.user_id', '=', userId)
        .where('history.id', '=', found.history_id ?? ''),
    )
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

function statementsOf(db: Db, userId: string, importId: string) {
  return db
    .selectFrom('statement')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('origin', '=', 'file')
}

/** The imports that had rows of this one too and found them there already: they will be missing from those as well. */
async function otherImportsWith(db: Db, userId: string, importId: string) {
  const rows = await visibleImportsOf(db, userId)
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

function whyNothingToUndo({ status, dry_run }: { status: string; dry_run: number }): string {
  if (dry_run === 1) return 'This was only a try: it has added nothing.'
  if (status === 'done') return 'This import has been undone already.'
  return status === 'failed' ? 'This import has added nothing.' : 'This import is not done yet. Stop it instead.'
}

/** The import's rows as they are now, newest first, with the revision of the import. */
function ownRows(db: Db, userId: string, importId: string) {
  return db
    .selectFrom('txn')
    .innerJoin('import_run', (join) =>
      join.onRef('import_run.user_id', '=', 'txn.user_id').onRef('import_run.id', '=', 'txn.import_id'),
    )
    .leftJoin('history', (join) =>
      join.onRef('history.user_id', '=', 'txn.user_id').onRef('history.id', '=', 'import_run.history_id'),
    )
    .select(['txn.id', 'txn.day', 'txn.simple_name', 'txn.minor', 'txn.currency', 'txn.version'])
    .select('history.revision as revision')
    .where('txn.user_id', '=', userId)
    .where('txn.import_id', '=', importId)
    .orderBy('txn.day', 'desc')
    .execute()
}

type OwnRow = Awaited<ReturnType<typeof ownRows>>[number]

// What the program does by itself, or a person to the import as a whole: no row was edited by it.
const NO_EDITS = ['import', 'import.accept', 'import.source', 'import.swap-signs', 'ai.sort']

/** Which of these rows a person has edited since they were imported, by edits that were not taken back. */
async function editedSince(db: Db, userId: string, rows: readonly OwnRow[]): Promise<Set<string>> {
  const touched = new Set(rows.filter((row) => row.version !== row.revision).map((row) => row.id))
  const edited = new Set<string>()
  if (touched.size === 0) return edited
  const changes = await changesSince(db, userId, rows[0]!.revision ?? 0)
    .select('history_change.rows')
    .where('history.action', 'not in', NO_EDITS)
    .where('history.undoes', 'is', null)
    .where('history.undone_by', 'is', null)
    .where('history_change.table_name', '=', 'txn')
    .where('history_change.kind', 'in', ['update', 'insert'])
    .execute()
  for (const change of changes) {
    for (const entry of JSON.parse(change.rows) as ({ id: string } | { after: { id: string } })[]) {
      const id = 'after' in entry ? entry.after.id : entry.id
      if (touched.has(id)) edited.add(id)
    }
  }
  return edited
}

function toEdited(row: OwnRow) {
  return {
    id: row.id,
    transaction_date: row.day as PlainDate,
    simple_name: row.simple_name,
    amount: formatMinor(Number(row.minor), row.currency),
    currency: row.currency,
  }
}
