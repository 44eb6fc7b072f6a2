import { MAX_IMPORT_ROWS } from '@evenkeel/contract/imports.ts'
import { addDays, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { MOVED_DAYS } from '@evenkeel/engine/statement-files/identity/match-index.ts'
import type { Insertable } from 'kysely'
import { rewritePaste } from '../../ai/rewrite-paste.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { findRevision } from '../../ledger/history/history.ts'
import { readMemory } from '../../ledger/user-categoriser.ts'
import { DAY } from '../../platform/clock.ts'
import { insertPacked } from '../../platform/database/insert-rows.ts'
import { inTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { RetryLaterError } from '../../platform/jobs.ts'
import { commitImport } from './commit-import.ts'
import type { FileFound, PutRight, ReadingTask } from './import-messages.ts'
import { requireImport } from './import-queries.ts'
import { writeKept } from './kept-rows.ts'
import { findKnownRows, keepsNumbers } from './known-rows.ts'
import { ReadingStopped, readInThread } from './read-in-thread.ts'
import { accountOf } from './remembered-account.ts'
import { currencyOf } from './remembered-currency.ts'
import { type OwnCategory, STAGED_COLUMNS } from './staged-rows.ts'

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>
type Counts = { added: number; duplicate: number; needs_review: number; unreadable: number; skipped: number }

const NO_COUNTS: Counts = { added: 0, duplicate: 0, needs_review: 0, unreadable: 0, skipped: 0 }
const KINDS = Object.keys(NO_COUNTS) as (keyof Counts)[]
const TRIES = 5
const AGAIN_AFTER_MS = 2_000

/**
 * Reads an import from what was uploaded to what is visible. Rows are put aside in small steps and become visible in
 * one; cut off anywhere, it begins again and ends the same.
 */
export async function runImport(deps: Deps, userId: string, importId: string, signal: AbortSignal): Promise<void> {
  const run = await findRun(deps.db, userId, importId)
  if (!run || run.status === 'done' || run.status === 'failed') return
  for (let tries = 1; ; tries += 1) {
    const staged = await stage(deps, run, signal).catch((error: unknown) => {
      if (error instanceof ReadingStopped) return error
      throw error
    })
    signal.throwIfAborted()
    if (staged instanceof ReadingStopped) return failWith(deps, run, staged.message)
    const { found, counts, seenRevision, putRight } = staged
    if (found.rows === 0 || found.rows > MAX_IMPORT_ROWS) return finishEmpty(deps, run, found, counts)
    // Another import of the same person may have become visible while this one was read: then it is judged again.
    const outcome = await commitImport(deps, run, { found, counts, putRight }, seenRevision)
    if (outcome === 'done') return
    if (tries === TRIES) throw new RetryLaterError('other imports keep coming in between', AGAIN_AFTER_MS)
  }
}

export function findRun(db: Db, userId: string, id: string) {
  return db.selectFrom('import_run').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

async function stage(deps: Deps, run: Run, signal: AbortSignal) {
  const { db } = deps
  await db.deleteFrom('import_row').where('user_id', '=', run.user_id).where('import_id', '=', run.id).execute()
  await setRun(db, run, { status: 'running', rows_done: 0, ...NO_COUNTS })
  const counts = { ...NO_COUNTS }
  let found: FileFound | null = null
  let seenRevision = 0
  let putRight: PutRight = { turnedImports: [], recastImports: [] }
  let done = 0

  await readInThread(
    await describeTask(deps, run, signal),
    {
      onFile: async (file) => {
        const source = run.source ?? (await accountOf(db, run.user_id, { ...file, fileName: run.file_name }))
        const currency = await currencyOf(db, run.user_id, run, { ...file, source, fileName: run.file_name })
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
        const rows = days ? findKnownRows(deps.reports, run.user_id, days, file) : none()
        return { source, keepsNumbers: await keepsNumbers(deps.reports, run.user_id, file), rows }
      },
      onRows: async (staged) => {
        if (found && found.rows > MAX_IMPORT_ROWS) return
        for (const kind of KINDS) counts[kind] += staged[kind]
        done += staged.rows
        await inTransaction(db, async (tx) => {
          await insertPacked(tx as never, 'import_row', STAGED_COLUMNS, staged.packed)
          await setRun(tx, run, { rows_done: Math.min(done, found?.rows ?? 0), ...counts })
        })
      },
      onEnd: (wrong) => {
        putRight = wrong
      },
    },
    { signal, limitMs: deps.config.importReadingMs },
  )
  if (found === null) throw new Error('the reader said nothing of the file')
  return { found: found as FileFound, counts, seenRevision, putRight }
}

async function* none() {}

/** Says why and keeps nothing: neither what was put aside so far nor what was sent. */
async function failWith({ db }: Deps, run: Run, detail: string): Promise<void> {
  await setRun(db, run, { status: 'failed', detail, ...NO_COUNTS })
  for (const table of ['import_row', 'import_chunk'] as const) {
    await db.deleteFrom(table).where('user_id', '=', run.user_id).where('import_id', '=', run.id).execute()
  }
}

/** There is nothing to take, or more than can be taken: both are said in a sentence and nothing is kept. */
async function finishEmpty(deps: Deps, run: Run, found: FileFound, counts: Counts): Promise<void> {
  const isTooLong = found.rows > MAX_IMPORT_ROWS
  const detail = isTooLong
    ? `This file has ${found.rows.toLocaleString('en')} rows; ${MAX_IMPORT_ROWS.toLocaleString('en')} can be taken at once. Ask your bank for a shorter period.`
    : (found.detail ?? 'No transactions were found in this.')
  await setRun(deps.db, run, { status: 'failed', detail, ...(isTooLong ? NO_COUNTS : counts) })
  await deps.db.deleteFrom('import_chunk').where('user_id', '=', run.user_id).where('import_id', '=', run.id).execute()
}

async function describeTask(deps: Deps, run: Run, signal: AbortSignal): Promise<ReadingTask> {
  const { db } = deps
  const [categories, memory, attributes, instructions, sources] = await Promise.all([
    findCategories(db, run.user_id),
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
  const kept = run.again_of === null ? null : await keptOf(deps.reports, run.user_id, run.again_of)
  const readSent = () => (run.is_text === 1 ? readPaste(deps, run, signal) : readPieces(db, run))
  return {
    pieces: kept?.pieces ?? (await readSent()),
    kept: kept?.about ?? null,
    isText: run.is_text === 1,
    fileName: run.file_name,
    note: run.note,
    currency: run.currency,
    today: run.today as PlainDate,
    owner: { userId: run.user_id, importId: run.id },
    categories: categories as OwnCategory[],
    memory,
    country: attributes?.country ?? null,
    instructions: instructions?.text ?? '',
    sources: sources.map((row) => row.source!),
  }
}

async function keptOf(db: Db, userId: string, importId: string) {
  return writeKept(db, userId, await requireImport(db, userId, importId))
}

/** A pasted text, with what our reader could make nothing of put into plainer words where the person allows it. */
async function readPaste(deps: Deps, run: Run, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces = await readPieces(deps.db, run)
  const paste = { currency: run.currency, today: run.today as PlainDate }
  const text = new TextDecoder().decode(Buffer.concat(pieces))
  return [alone(new TextEncoder().encode(await rewritePaste(deps, run.user_id, text, paste, signal)))]
}

async function readPieces(db: Db, run: Run): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const row = await db
      .selectFrom('import_chunk')
      .select('bytes')
      .where('user_id', '=', run.user_id)
      .where('import_id', '=', run.id)
      .where('seq', '=', pieces.length)
      .executeTakeFirst()
    if (!row) return pieces
    pieces.push(alone(row.bytes))
  }
}

/** In a buffer of its own, as one that is handed to another thread has to be. */
function alone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes)
}

export async function setRun(
  db: Db,
  run: { user_id: string; id: string },
  columns: Partial<Insertable<Schema['import_run']>>,
): Promise<void> {
  await db.updateTable('import_run').set(columns).where('user_id', '=', run.user_id).where('id', '=', run.id).execute()
}

/** After the last try: the person is told, and may send the file again. */
export async function giveUpImport(deps: Deps, userId: string, id: string): Promise<void> {
  const detail = 'Something broke on our side while this was read. Nothing was added; please send it again.'
  await setRun(deps.db, { user_id: userId, id }, { status: 'failed', detail })
}

/** Removes uploads that never arrived whole, and tries that were only looked at, once they are a day old. */
export async function sweepImports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY).toISOString()
  const old = await db
    .selectFrom('import_run')
    .select(['user_id', 'id'])
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('status', '=', 'uploading'), eb('dry_run', '=', 1)]))
    .limit(200)
    .execute()
  for (const { user_id, id } of old) {
    for (const table of ['import_row', 'import_chunk'] as const) {
      await db.deleteFrom(table).where('user_id', '=', user_id).where('import_id', '=', id).execute()
    }
    await db.deleteFrom('import_run').where('user_id', '=', user_id).where('id', '=', id).execute()
  }
}
