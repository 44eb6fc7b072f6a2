import { MAX_IMPORT_ROWS } from '@evenkeel/contract/imports.ts'
import { addDays, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import { MOVED_DAYS } from '@evenkeel/engine/statement-files/identity/match-index.ts'
import { normalizePaste } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { rewritePaste } from '../../ai/rewrite-paste.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { findRevision } from '../../ledger/history/history.ts'
import type { ImportCounts } from '../../ledger/import-counts.ts'
import { findReading, storeReading } from '../../ledger/instruction-readings.ts'
import { findNamesLike } from '../../ledger/known-names.ts'
import { MAX_ROWS_OF_IMPORTS, RecordLimitError } from '../../ledger/record-limits.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { readMemory } from '../../ledger/user-categoriser.ts'
import { DAY } from '../../platform/clock.ts'
import { DatabaseFullError } from '../../platform/database/database-errors.ts'
import { insertPacked } from '../../platform/database/insert-rows.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobContext } from '../../platform/job-runner.ts'
import { RetryLaterError } from '../../platform/jobs.ts'
import { hasOtherContents } from './balances-and-plans.ts'
import { findMappings } from './category-mappings.ts'
import { commitImport } from './commit-import.ts'
import type { Corrections, FileFindings, OwnCategory, ReadingTask } from './import-messages.ts'
import { requireImport } from './import-queries.ts'
import {
  discardChunks,
  discardRows,
  discardStaged,
  failRun,
  findRun,
  ImportEnded,
  NO_COUNTS,
  type Run,
  setRun,
} from './import-run.ts'
import { serializeRows } from './kept-rows.ts'
import { findExistingRows, hasStableNumbers } from './known-rows.ts'
import { ReadingStopped, readInThread } from './read-in-thread.ts'
import { findAccount } from './remembered-account.ts'
import { findCurrency } from './remembered-currency.ts'
import { STAGED_COLUMNS } from './staged-rows.ts'

const KINDS = Object.keys(NO_COUNTS) as (keyof ImportCounts)[]
const MAX_ATTEMPTS = 5
const RETRY_AFTER_MS = 2_000

/**
 * Takes an import from the upload to visible transactions. Rows are staged in small steps and become visible in one,
 * which also completes the job. If it's interrupted at any point, it starts again with the same result. An import that
 * was stopped or failed adds nothing.
 */
export async function runImport(deps: Deps, userId: string, importId: string, context: JobContext): Promise<void> {
  const run = await findRun(deps.db, userId, importId)
  if (!run || run.status === 'done') return
  // If it was stopped just before the process died, its staged rows are still there. If it failed because the file has
  // no rows, its unreadable and skipped lines stay: they show why nothing was added.
  if (run.status === 'failed') return run.unreadable + run.skipped === 0 ? discardStaged(deps.db, run) : undefined
  try {
    await readAndCommit(deps, run, context)
  } catch (error) {
    if (error instanceof DatabaseFullError) await makeRoom(deps, run)
    if (!(error instanceof ImportEnded)) throw error
  }
}

/**
 * Deletes what this attempt staged, so others can save, and tells the user why they have to wait. The disk may be too
 * full even for that.
 */
async function makeRoom({ db, log }: Deps, run: Run): Promise<void> {
  try {
    await discardRows(db, run)
    await setRun(db, run, {
      detail: toStoredReasons([{ code: 'import.disk-full-for-now' }]),
      rows_done: 0,
      ...NO_COUNTS,
    })
  } catch (err) {
    log.warn({ event: 'import-left-staged', import: run.id, err }, 'an import on a full disk could not be cleaned up')
  }
}

async function readAndCommit(deps: Deps, run: Run, { signal, complete }: JobContext): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const staged = await stage(deps, run, signal).catch((error: unknown) => {
      if (error instanceof ReadingStopped) return error
      throw error
    })
    signal.throwIfAborted()
    if (staged instanceof ReadingStopped) return failRun(deps.db, run, staged.reason)
    const { found, counts, seenRevision, corrections } = staged
    const isEmpty = found.rows === 0 && !hasOtherContents(found)
    if (isEmpty || found.rows > MAX_IMPORT_ROWS) return finishWithoutRows(deps, run, found, counts)
    // If another import by the same user became visible while this one was read, the rows are compared again.
    const outcome = await commitImport(deps, run, { found, counts, corrections }, seenRevision, complete).catch(
      (error: unknown) => {
        if (error instanceof RecordLimitError) return error
        throw error
      },
    )
    if (outcome instanceof RecordLimitError)
      return failRun(deps.db, run, { code: 'import.over-limit', args: outcome.limit })
    if (outcome === 'done') return
    if (attempt === MAX_ATTEMPTS) throw new RetryLaterError('other imports keep interrupting this one', RETRY_AFTER_MS)
  }
}

async function stage(deps: Deps, run: Run, signal: AbortSignal) {
  const { db } = deps
  await setRun(db, run, { status: 'running', rows_done: 0, ...NO_COUNTS })
  await discardRows(db, run)
  const counts = { ...NO_COUNTS }
  let found: FileFindings | null = null
  let seenRevision = 0
  let corrections: Corrections = { reversedImports: [], recastImports: [] }
  let done = 0

  await readInThread(
    await describeTask(deps, run, signal),
    {
      onFile: async (file) => {
        for (const crash of file.crashes)
          deps.log.error({ event: 'reader-crashed', import: run.id, format: file.format, ...crash }, 'a reader crashed')
        await requireRoomForRows(deps.reports, run.user_id, file.rows)
        const source = run.source ?? (await findAccount(db, run.user_id, { ...file, fileName: run.file_name }))
        const currency = await findCurrency(db, run.user_id, run, { ...file, source, fileName: run.file_name })
        const isFirst = found === null
        found = { ...file, source, isSourceRemembered: run.source === null && file.source === null }
        if (isFirst && currency !== file.currency) return { againIn: currency }
        seenRevision = await findRevision(db, run.user_id)
        await setRun(db, run, { rows_total: file.rows, format: file.format, shape: file.shape, source })
        const before = file.hasNumbers ? MOVED_DAYS : 0
        const days =
          file.firstDay && file.lastDay
            ? { from: addDays(file.firstDay, -before), to: addDays(file.lastDay, before) }
            : null
        const rows = days ? findExistingRows(deps.reports, run.user_id, days, file) : yieldNoRows()
        return { source, hasStableNumbers: await hasStableNumbers(deps.reports, run.user_id, file), rows }
      },
      onRows: async (staged) => {
        if (found && found.rows > MAX_IMPORT_ROWS) return
        for (const kind of KINDS) counts[kind] += staged[kind]
        done += staged.rows
        await runInTransaction(db, async (tx) => {
          await insertPacked(tx as never, 'import_row', STAGED_COLUMNS, staged.packed)
          await setRun(tx, run, { rows_done: Math.min(done, found?.rows ?? 0), ...counts })
        })
      },
      onEnd: (result) => {
        corrections = result
      },
    },
    { signal, limitMs: deps.config.importReadingMs },
  )
  if (found === null) throw new Error('the reader returned nothing about the file')
  return { found: found as FileFindings, counts, seenRevision, corrections }
}

async function requireRoomForRows(db: Db, userId: string, added: number): Promise<void> {
  const { rows } = await db
    .selectFrom('import_run')
    .select((eb) => eb.fn.sum<number | string | null>('rows_total').as('rows'))
    .where('user_id', '=', userId)
    .where('status', '=', 'done')
    .where('dry_run', '=', 0)
    .executeTakeFirstOrThrow()
  if (Number(rows ?? 0) + added <= MAX_ROWS_OF_IMPORTS) return
  throw new ReadingStopped({ code: 'import.rows-full', args: { most: MAX_ROWS_OF_IMPORTS } })
}

async function* yieldNoRows() {}

/**
 * Ends an import whose file has no rows, or more than we accept. Nothing is added. If there are no rows, unreadable and
 * skipped lines stay visible.
 */
async function finishWithoutRows(deps: Deps, run: Run, found: FileFindings, counts: ImportCounts): Promise<void> {
  const isTooLong = found.rows > MAX_IMPORT_ROWS
  const detail = toStoredReasons([
    isTooLong
      ? { code: 'import.too-many-rows', args: { rows: found.rows, limit: MAX_IMPORT_ROWS } }
      : found.detail === null
        ? { code: 'import.nothing-found' }
        : { code: 'file.not-importable', args: { text: found.detail } },
  ])
  await setRun(deps.db, run, { status: 'failed', detail, ...(isTooLong ? NO_COUNTS : counts) })
  await discardChunks(deps.db, run)
}

async function describeTask(deps: Deps, run: Run, signal: AbortSignal): Promise<ReadingTask> {
  const { db } = deps
  const [categories, mappings, memory, attributes, instructions, sources] = await Promise.all([
    findCategories(db, run.user_id),
    findMappings(db, run.user_id),
    readMemory(db, run.user_id),
    db.selectFrom('personal_attributes').select('country').where('user_id', '=', run.user_id).executeTakeFirst(),
    db.selectFrom('custom_instruction').select('text').where('user_id', '=', run.user_id).executeTakeFirst(),
    db
      .selectFrom('statement_import')
      .select('source')
      .distinct()
      .where('user_id', '=', run.user_id)
      .where('source', 'is not', null)
      .execute(),
  ])
  await storeReading(deps, run.user_id, instructions?.text ?? '')
  const kept = run.again_of === null ? null : await findKeptFile(deps.reports, run.user_id, run.again_of)
  const readUpload = () => (run.is_text === 1 ? readPaste(deps, run, signal) : readChunks(db, run))
  const chunks = kept?.chunks ?? (await readUpload())
  return {
    chunks,
    payments: run.is_text === 1 && !kept ? await readPayments(deps, run, chunks) : null,
    kept: kept?.file ?? null,
    isText: run.is_text === 1,
    fileName: run.file_name,
    note: run.note,
    currency: run.currency,
    today: run.today as PlainDate,
    owner: { userId: run.user_id, importId: run.id },
    categories: categories as OwnCategory[],
    mappings,
    memory,
    country: attributes?.country ?? null,
    instructions: instructions?.text ?? '',
    reading: await findReading(db, run.user_id, instructions?.text ?? ''),
    knownNames: await findNamesLike(deps.reports, run.user_id, instructions?.text ?? ''),
    sources: sources.map((row) => row.source!),
  }
}

async function findKeptFile(db: Db, userId: string, importId: string) {
  return serializeRows(db, userId, await requireImport(db, userId, importId))
}

/** A pasted text. If the user has turned AI on, AI rephrases the parts that our reader doesn't understand. */
async function readPaste(deps: Deps, run: Run, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks = await readChunks(deps.db, run)
  const paste = { currency: run.currency, today: run.today as PlainDate }
  const text = new TextDecoder().decode(Buffer.concat(chunks))
  return [toOwnBuffer(new TextEncoder().encode(await rewritePaste(deps, run.user_id, text, paste, signal)))]
}

/** Longer texts can have more word pieces than the second reader can take in. */
const MAX_PASTE_BYTES = 6_000

/** What the second reader finds in a pasted text; null if it fails, or if the text is too long or doesn't need it. */
async function readPayments(
  { secondReader, textReader, log }: Deps,
  run: Run,
  chunks: readonly Uint8Array<ArrayBuffer>[],
): Promise<Program | null> {
  const bytes = Buffer.concat(chunks)
  if (bytes.length > MAX_PASTE_BYTES) return null
  const text = new TextDecoder().decode(bytes)
  const context = { fileName: run.file_name ?? '', note: run.note ?? '', currency: run.currency }
  try {
    if (!(await textReader.usesPayments({ text, ...context, today: run.today as PlainDate }, run.user_id))) return null
    return (await secondReader.read({ kind: 'payments', text: normalizePaste(text) }, run.user_id)).program
  } catch (err) {
    log.warn({ event: 'payments-not-read', err }, 'a pasted text was read without the second reader')
    return null
  }
}

async function readChunks(db: Db, run: Run): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const row = await db
      .selectFrom('import_chunk')
      .select('bytes')
      .where('user_id', '=', run.user_id)
      .where('import_id', '=', run.id)
      .where('seq', '=', chunks.length)
      .executeTakeFirst()
    if (!row) return chunks
    chunks.push(toOwnBuffer(row.bytes))
  }
}

/** In its own buffer, as required for transferring it to another thread. */
function toOwnBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes)
}

/** After the last attempt: tells the user, who can send the file again. Does nothing to an import that has ended. */
export async function giveUpImport({ db }: Deps, userId: string, id: string, cause: unknown): Promise<void> {
  const code = cause instanceof DatabaseFullError ? 'import.disk-full' : 'import.failed'
  await failRun(db, { user_id: userId, id }, { code }).catch((error: unknown) => {
    if (!(error instanceof ImportEnded)) throw error
  })
}

/** Removes incomplete uploads and dry runs once they're a day old, and leftovers of ended imports. */
export async function deleteOldImports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY).toISOString()
  const old = await db
    .selectFrom('import_run')
    .select(['user_id', 'id'])
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('status', '=', 'uploading'), eb('dry_run', '=', 1)]))
    .limit(200)
    .execute()
  for (const { user_id, id } of old) {
    await discardStaged(db, { user_id, id })
    await db.deleteFrom('import_run').where('user_id', '=', user_id).where('id', '=', id).execute()
  }
  await finishDiscarding(db)
}

/** Deletes leftovers of ended imports, in case the process died before everything was deleted. */
async function finishDiscarding(db: Db): Promise<void> {
  const ended = db
    .selectFrom('import_run')
    .select(['import_run.user_id', 'import_run.id'])
    .where('import_run.status', 'in', ['done', 'failed'])
  const withChunks = await ended
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('import_chunk')
          .select('seq')
          .whereRef('import_chunk.user_id', '=', 'import_run.user_id')
          .whereRef('import_chunk.import_id', '=', 'import_run.id'),
      ),
    )
    .execute()
  for (const run of withChunks) await discardChunks(db, run)
  const loading = await ended
    .innerJoin('hidden', (join) =>
      join.onRef('hidden.user_id', '=', 'import_run.user_id').onRef('hidden.id', '=', 'import_run.id'),
    )
    .where('hidden.state', '=', 'loading')
    .execute()
  for (const run of loading) await discardStaged(db, run)
}
