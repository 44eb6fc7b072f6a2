import { sql } from 'kysely'
import { dropAttachmentFile } from '../../ledger/attachment-files.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import type { TrackedTable } from '../../ledger/history/tracked-tables.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { requireRoomInPlan } from '../../ledger/plan-size.ts'
import { instant } from '../../platform/clock.ts'
import { violatedConstraint } from '../../platform/database/database-errors.ts'
import { insertRows, ROWS_PER_STATEMENT } from '../../platform/database/insert-rows.ts'
import type { Schema, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { JobContext } from '../../platform/job-runner.ts'
import { AdoptedRows } from './adopted-rows.ts'
import { unlessEnded } from './check-restore.ts'
import { whyNotEmpty } from './empty-account.ts'
import { RESTORED_TABLES } from './export-format.ts'
import { ExportReader, ExportRefused } from './read-export.ts'
import {
  bytesOf,
  dropPieces,
  failRestore,
  findRestore,
  PIECE_BYTES,
  type RestoreRun,
  setRestore,
  toRestoreBody,
} from './restore-run.ts'
import { addMissingRuns, keepActivity } from './restored-extras.ts'
import { columnsOfTables, type Row, type TableColumns } from './row-checks.ts'

/**
 * Imports a checked export: attached files first, piece by piece, then every row in one transaction with one entry in
 * the history, which also ends the job. Cut off anywhere, it begins again; refused, it leaves nothing.
 */
export async function runRestore(deps: Deps, userId: string, id: string, context: JobContext): Promise<void> {
  const { db } = deps
  const run = await findRestore(db, userId, id)
  if (run?.status !== 'importing') return
  const columns = await columnsOfTables(db)
  try {
    await storeFiles(deps, run, columns, context.signal)
    await commit(deps, run, columns, context.complete)
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) return unlessEnded(error)
    await failRestore(db, run, 'importing', refused.reason).catch(unlessEnded)
  }
}

/** Whatever the rows break of the database's rules, they weren't written by an export. */
function refusalOf(error: unknown): ExportRefused | null {
  if (error instanceof ExportRefused) return error
  if (error instanceof AppError && error.code === 'conflict')
    return new ExportRefused({ code: 'restore.too-many-dates' })
  return violatedConstraint(error) === null ? null : new ExportRefused({ code: 'restore.damaged', args: { file: '' } })
}

/** Bytes that no entry names are swept later, so a restore that fails afterwards leaves none for good. */
async function storeFiles(
  { db, clock }: Deps,
  run: RestoreRun,
  columns: TableColumns,
  signal: AbortSignal,
): Promise<void> {
  const reader = await ExportReader.open(bytesOf(db, run), columns)
  const owner = { user_id: run.user_id }
  const total = toRestoreBody(run).plan?.counts.find(({ kind }) => kind === 'attachments')?.count ?? 0
  let done = 0
  await setRestore(db, run, 'importing', { done, total })
  for await (const row of reader.rows('attachment')) {
    signal.throwIfAborted()
    const attachmentId = row.id as string
    const file = reader.attachedBytes(attachmentId) === row.bytes ? await reader.attachedFile(attachmentId) : null
    if (file === null) continue
    await dropAttachmentFile(db, run.user_id, attachmentId)
    await db
      .insertInto('attachment_file')
      .values({ ...owner, id: attachmentId, bytes: file.length, stored_at: instant(clock), unused_since: null })
      .execute()
    for (let seq = 0; seq * PIECE_BYTES < file.length; seq += 1) {
      const bytes = file.subarray(seq * PIECE_BYTES, (seq + 1) * PIECE_BYTES)
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
  complete: JobContext['complete'],
): Promise<void> {
  const { user_id: userId } = run
  const { plan } = toRestoreBody(run)
  const transactions = plan?.counts.find(({ kind }) => kind === 'transactions')?.count ?? 0
  const action: Action = { userId, did: { code: 'restore', args: { transactions } }, at: instant(deps.clock) }
  await recordAction(deps.db, action, async (write, tx) => {
    const why = await whyNotEmpty(tx, userId)
    if (why) throw new ExportRefused(why)
    const reader = await ExportReader.open(bytesOf(tx, run), columns)
    const rows = new AdoptedRows(reader, userId)
    await makeRoom(write, tx, userId, reader)
    for (const { table } of RESTORED_TABLES) await insert(write, tx, userId, table, rows.of(table))
    await write.flush()
    await addMissingRuns(tx, userId, rows.importsWithoutRun(), action.at)
    await unlinkHalves(tx, userId)
    await requireRoomInPlan(tx, userId)
    if (plan?.currency) {
      await tx.updateTable('app_user').set({ preferred_currency: plan.currency }).where('id', '=', userId).execute()
    }
    await dropPieces(tx, run)
    await setRestore(tx, run, 'importing', { status: 'done', history_id: write.historyId })
    await complete(tx)
  })
}

/** The categories that every account starts with make room for those of the export, and an undo brings them back. */
async function makeRoom(write: Write, tx: Tx, userId: string, reader: ExportReader): Promise<void> {
  for (const table of ['category', 'personal_attributes', 'dismissed_insight'] as const) {
    if (!reader.has(table)) continue
    const old = await tx.selectFrom(table).select('id').where('user_id', '=', userId).execute()
    await write.removeMany(
      table,
      old.map(({ id }) => id),
    )
  }
}

async function insert(
  write: Write,
  tx: Tx,
  userId: string,
  table: keyof Schema,
  rows: AsyncIterable<Row>,
): Promise<void> {
  switch (table) {
    case 'txn':
      return insertTransactions(write, tx, userId, rows)
    case 'history':
      return keepActivity(tx, userId, rows)
    case 'import_run':
      return overwrite(tx, userId, table, rows, ['user_id', 'id'])
    case 'import_row':
      return overwrite(tx, userId, table, rows, ['user_id', 'import_id', 'seq'])
    case 'import_balance':
      return overwrite(tx, userId, table, rows, ['user_id', 'import_id', 'source', 'currency', 'day'])
    default:
      await write.insertMany(table as TrackedTable, rows as AsyncIterable<never>)
  }
}

/** What was read of bank files isn't tracked. An export that was imported here and undone has left the same rows. */
async function overwrite(
  tx: Tx,
  userId: string,
  table: keyof Schema,
  rows: AsyncIterable<Row>,
  key: readonly string[],
) {
  for await (const batch of inBatches(rows)) {
    const owned = batch.map((row) => ({ ...row, user_id: userId, ...(table === 'import_run' ? { job_id: null } : {}) }))
    await insertRows(tx as never, table, owned, key)
  }
}

/** Rows of imports are noted by pointing at their import; only what was added by hand is copied into the history. */
async function insertTransactions(write: Write, tx: Tx, userId: string, rows: AsyncIterable<Row>): Promise<void> {
  const counts = new Map<string, number>()
  for await (const batch of inBatches(rows)) {
    const imported = batch.filter((row) => row.import_id !== null)
    for (const row of imported) counts.set(row.import_id as string, (counts.get(row.import_id as string) ?? 0) + 1)
    const owned = imported.map((row) => ({ ...row, user_id: userId, version: write.revision }))
    await insertRows(tx as never, 'txn_row', owned)
    await write.insertMany('txn', batch.filter((row) => row.import_id === null) as never[])
  }
  for (const [importId, count] of counts) await write.createdBy('txn', 'import_id', importId, count)
}

/** One side of a transfer without the other would never be paired again. */
async function unlinkHalves(tx: Tx, userId: string): Promise<void> {
  await sql`
    update txn_row set transfer_id = null
    where user_id = ${userId} and transfer_id in (
      select transfer_id from txn where user_id = ${userId} and transfer_id is not null
      group by transfer_id having count(*) <> 2
    )`.execute(tx)
}

async function* inBatches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < ROWS_PER_STATEMENT) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
