import { deleteAttachmentFile } from '../../ledger/attachment-files.ts'
import { requireRoomInBudget } from '../../ledger/budget-size.ts'
import { deleteAside } from '../../ledger/history/hidden-imports.ts'
import { type Action, recordStaged } from '../../ledger/history/history.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { TrackedTable } from '../../ledger/history/tracked-tables.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { RecordLimitError } from '../../ledger/record-limits.ts'
import { getInstant } from '../../platform/clock.ts'
import { getViolatedConstraint } from '../../platform/database/database-errors.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import type { Db, Schema, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobContext } from '../../platform/job-runner.ts'
import { ignoreEnded } from './check-restore.ts'
import { explainNotEmpty, explainRunningImport } from './empty-account.ts'
import { ExportReader, ExportRefused, type RestoreReason } from './read-export.ts'
import {
  CHUNK_BYTES,
  deleteChunks,
  failRestore,
  findRestore,
  type RestoreRun,
  setRestore,
  toByteSource,
  toRestoreBody,
} from './restore-run.ts'
import { addMissingRuns, keepActivity } from './restored-extras.ts'
import { type Row, readTableColumns, type TableColumns } from './row-checks.ts'
import { discardRestore, endRestoring, type StagedRestore, stageRestore } from './stage-restore.ts'

/**
 * Imports a checked export: first the attached files, in chunks, then the largest tables in small, hidden steps. One
 * short transaction shows all of it, with one history entry, and ends the job. If the job is interrupted at any point,
 * it starts again. If the export is refused, nothing is added.
 */
export async function runRestore(deps: Deps, userId: string, id: string, context: JobContext): Promise<void> {
  const { db } = deps
  const run = await findRestore(db, userId, id)
  if (run?.status !== 'importing') return
  const columns = await readTableColumns(db)
  try {
    await storeFiles(deps, run, columns, context.signal)
    await commit(deps, run, columns, context)
    await deleteChunks(db, run)
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) return ignoreEnded(error)
    await failRestore(db, run, 'importing', refusal.reason).catch(ignoreEnded)
  }
}

/** Null if the export isn't to blame for the error. */
function toRefusal(error: unknown): ExportRefused | null {
  if (error instanceof ExportRefused) return error
  if (error instanceof RecordLimitError) return new ExportRefused({ code: 'restore.over-limit', args: error.limit })
  // Rows that break one of the database's constraints don't come from a real export.
  return getViolatedConstraint(error) === null
    ? null
    : new ExportRefused({ code: 'restore.damaged', args: { file: '' } })
}

/** Stores the attached files. If the restore fails afterward, no row refers to them, and they're deleted later. */
async function storeFiles(
  { db, clock }: Deps,
  run: RestoreRun,
  columns: TableColumns,
  signal: AbortSignal,
): Promise<void> {
  const reader = await ExportReader.open(toByteSource(db, run), columns)
  const owner = { user_id: run.user_id }
  const total = toRestoreBody(run).plan?.counts.find(({ kind }) => kind === 'attachments')?.count ?? 0
  let done = 0
  await setRestore(db, run, 'importing', { done, total })
  for await (const row of reader.readRows('attachment')) {
    signal.throwIfAborted()
    const attachmentId = row.id as string
    const file =
      reader.getAttachedBytes(attachmentId) === row.bytes ? await reader.readAttachedFile(attachmentId) : null
    if (file === null) continue
    await deleteAttachmentFile(db, run.user_id, attachmentId)
    await db
      .insertInto('attachment_file')
      .values({ ...owner, id: attachmentId, bytes: file.length, stored_at: getInstant(clock), unused_since: null })
      .execute()
    for (let seq = 0; seq * CHUNK_BYTES < file.length; seq += 1) {
      const bytes = file.subarray(seq * CHUNK_BYTES, (seq + 1) * CHUNK_BYTES)
      await db
        .insertInto('attachment_chunk')
        .values({ ...owner, attachment_id: attachmentId, seq, bytes })
        .execute()
    }
    done += 1
    await setRestore(db, run, 'importing', { done, total })
  }
}

async function commit(
  deps: Deps,
  run: RestoreRun,
  columns: TableColumns,
  { signal, complete }: JobContext,
): Promise<void> {
  const { user_id: userId } = run
  const { plan } = toRestoreBody(run)
  const transactions = plan?.counts.find(({ kind }) => kind === 'transactions')?.count ?? 0
  const action: Action = { userId, reason: { code: 'restore', args: { transactions } }, at: getInstant(deps.clock) }
  const stage = async (edits: StagedEdits) => {
    refuseIf(await explainNotEmpty(deps.db, userId))
    return stageRestore(deps, run, columns, edits, signal)
  }
  await recordStaged(deps.db, action, stage, async (write, tx, edits, staged) => {
    // The account is still empty: if the user had done anything since staging began, this wouldn't run. Looking for
    // visible rows would read every staged one.
    refuseIf(await explainRunningImport(tx, userId))
    await makeRoom(write, tx, userId, staged)
    await write.apply(edits)
    for (const [table, rows] of staged.rows) await insert(write, tx, userId, table, rows)
    await write.flush()
    // After the flush: noting a `taken_row` adds to the counts of an existing run, and these counts already include it.
    await insertRuns(tx, userId, staged.rows.get('import_run') ?? [])
    // Not while staging: if this fails, undoing an earlier undo still needs them.
    for (const importId of staged.imports.keys()) await deleteAside(tx, { userId, importId })
    await write.showImports(staged.imports)
    await endRestoring(tx, userId)
    await addMissingRuns(tx, userId, staged.importsWithoutRun, action.at)
    await requireRoomInBudget(tx, userId)
    if (plan?.currency) {
      await tx.updateTable('app_user').set({ preferred_currency: plan.currency }).where('id', '=', userId).execute()
    }
    await setRestore(tx, run, 'importing', { status: 'done', history_id: write.historyId })
    await complete(tx)
  })
  deps.wakeJobs()
}

function refuseIf(why: RestoreReason | null): void {
  if (why) throw new ExportRefused(why)
}

/** Removes the rows of a new account that the export replaces, such as the default categories. Undo restores them. */
async function makeRoom(write: Write, tx: Tx, userId: string, { rows }: StagedRestore): Promise<void> {
  for (const table of ['category', 'personal_attributes', 'dismissed_insight'] as const) {
    if (!rows.has(table)) continue
    const old = await tx.selectFrom(table).select('id').where('user_id', '=', userId).execute()
    await write.removeMany(
      table,
      old.map(({ id }) => id),
    )
  }
}

async function insert(write: Write, tx: Tx, userId: string, table: keyof Schema, rows: readonly Row[]): Promise<void> {
  switch (table) {
    case 'category': // `write.apply` has added them.
    case 'import_run': // `insertRuns` adds them.
      return
    case 'history':
      return keepActivity(tx, userId, rows)
    default:
      await write.insertMany(table as TrackedTable, rows as never[])
  }
}

/** This table isn't tracked, so an export that was imported here and undone has left the same rows. */
async function insertRuns(tx: Tx, userId: string, rows: readonly Row[]): Promise<void> {
  const owned = rows.map((row) => ({ ...row, user_id: userId, job_id: null }))
  await insertRows(tx as never, 'import_run', owned, ['user_id', 'id'])
}

/** After the last attempt: deletes everything the restore added. Does nothing if it has already ended. */
export async function giveUpRestore(db: Db, userId: string, id: string): Promise<void> {
  const run = await findRestore(db, userId, id)
  if (run?.status !== 'checking' && run?.status !== 'importing') return
  await failRestore(db, run, run.status, { code: 'restore.gave-up' }).catch(ignoreEnded)
  if (run.status === 'importing') await discardRestore(db, userId)
}
