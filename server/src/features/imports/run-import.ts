import { MAX_IMPORT_ROWS } from '@evenkeel/contract/imports.ts'
import type { UserCategory } from '@evenkeel/engine/categoriser/categorise.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Insertable } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import { insertRows, type Row } from '../../platform/database/insert-rows.ts'
import { inTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { findCategories } from '../../platform/ledger/category-lookup.ts'
import { readMemory } from '../../platform/ledger/user-categoriser.ts'
import { commitImport } from './commit-import.ts'
import type { FileFound, ReadingTask, ReadRow } from './import-messages.ts'
import { rememberedSource } from './import-queries.ts'
import { findKnownRows } from './known-rows.ts'
import { readInThread } from './read-in-thread.ts'

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>
type Staged = Insertable<Schema['import_row']>
type Counts = { added: number; duplicate: number; needs_review: number; unreadable: number; skipped: number }

const NO_COUNTS: Counts = { added: 0, duplicate: 0, needs_review: 0, unreadable: 0, skipped: 0 }
const PROGRESS_EVERY_ROWS = 1_000
const TRIES = 5

/**
 * Reads an import from what was uploaded to what is visible. Rows are put aside in small steps and become visible in
 * one; cut off anywhere, it begins again and ends the same.
 */
export async function runImport(deps: Deps, userId: string, importId: string, signal: AbortSignal): Promise<void> {
  const run = await findRun(deps.db, userId, importId)
  if (!run || run.status === 'done' || run.status === 'failed') return
  for (let tries = 1; ; tries += 1) {
    const { found, counts, seenRevision, turnedImports } = await stage(deps, run, signal)
    signal.throwIfAborted()
    if (found.rows === 0 || found.rows > MAX_IMPORT_ROWS) return finishEmpty(deps, run, found, counts)
    // Another import of the same person may have become visible while this one was read: then it is judged again.
    const outcome = await commitImport(deps, run, { found, counts, turnedImports }, seenRevision)
    if (outcome === 'done' || tries === TRIES) return
  }
}

export function findRun(db: Db, userId: string, id: string) {
  return db.selectFrom('import_run').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

async function stage(deps: Deps, run: Run, signal: AbortSignal) {
  const { db } = deps
  const own = { user_id: run.user_id, import_id: run.id }
  await db.deleteFrom('import_row').where('user_id', '=', run.user_id).where('import_id', '=', run.id).execute()
  await setRun(db, run, { status: 'running', rows_done: 0, ...NO_COUNTS })
  const categories = await findCategories(db, run.user_id)
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]))
  const counts = { ...NO_COUNTS }
  let found: FileFound | null = null
  let seenRevision = 0
  let turnedImports: string[] = []
  let seq = 0

  await readInThread(
    await describeTask(deps, run, categories as UserCategory[]),
    {
      onFile: async (file) => {
        found = file
        seenRevision = await revisionOf(db, run.user_id)
        const source = run.source ?? file.source ?? (await rememberedSource(db, run.user_id, file.shape))
        found.source = source
        await setRun(db, run, { rows_total: file.rows, format: file.format, shape: file.shape, source })
        const days = file.firstDay && file.lastDay ? { from: file.firstDay, to: file.lastDay } : null
        return { source, rows: days ? findKnownRows(deps.reports, run.user_id, days, file.shape) : none() }
      },
      onRows: async (rows) => {
        if (found && found.rows > MAX_IMPORT_ROWS) return
        const staged = rows.map((row) => ({ ...own, seq: seq++, ...toStaged(row, categoryIds) }))
        await storeRows(db, staged)
        for (const row of rows) {
          counts[row.verdict] += 1
          if (row.sorted?.needsReview) counts.needs_review += 1
        }
        if (seq % PROGRESS_EVERY_ROWS < rows.length || seq === found?.rows)
          await setRun(db, run, { rows_done: seq, ...counts })
      },
      onIssues: async (lines) => {
        counts.unreadable += lines.length
        const staged = lines.map(({ line, text, reason }) => ({
          ...own,
          seq: seq++,
          line,
          verdict: 'unreadable' as const,
          reason,
          name: text,
          ...NOTHING_READ,
        }))
        await storeRows(db, staged)
      },
      onEnd: (turned) => {
        turnedImports = turned
      },
    },
    signal,
  )
  if (found === null) throw new Error('the reader said nothing of the file')
  return { found: found as FileFound, counts, seenRevision, turnedImports }
}

function storeRows(db: Db, rows: readonly Row[]): Promise<void> {
  return inTransaction(db, (tx) => insertRows(tx as never, 'import_row', rows))
}

async function* none() {}

/** There is nothing to take, or more than can be taken: both are said in a sentence and nothing is kept. */
async function finishEmpty(deps: Deps, run: Run, found: FileFound, counts: Counts): Promise<void> {
  const isTooLong = found.rows > MAX_IMPORT_ROWS
  const detail = isTooLong
    ? `This file has ${found.rows.toLocaleString('en')} rows; ${MAX_IMPORT_ROWS.toLocaleString('en')} can be taken at once. Ask your bank for a shorter period.`
    : (found.detail ?? 'No transactions were found in this.')
  await setRun(deps.db, run, { status: 'failed', detail, ...(isTooLong ? NO_COUNTS : counts) })
  await deps.db.deleteFrom('import_chunk').where('user_id', '=', run.user_id).where('import_id', '=', run.id).execute()
}

async function describeTask({ db }: Deps, run: Run, categories: UserCategory[]): Promise<ReadingTask> {
  const [memory, attributes, instructions, sources] = await Promise.all([
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
  const bytes = await readChunks(db, run)
  return {
    bytes: run.is_text === 1 ? null : bytes,
    text: run.is_text === 1 ? new TextDecoder().decode(bytes) : null,
    fileName: run.file_name,
    note: run.note,
    currency: run.currency,
    today: run.today as PlainDate,
    categories,
    memory,
    country: attributes?.country ?? null,
    instructions: instructions?.text ?? '',
    sources: sources.map((row) => row.source!),
  }
}

async function readChunks(db: Db, run: Run): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for (;;) {
    const row = await db
      .selectFrom('import_chunk')
      .select('bytes')
      .where('user_id', '=', run.user_id)
      .where('import_id', '=', run.id)
      .where('seq', '=', parts.length)
      .executeTakeFirst()
    if (!row) return new Uint8Array(Buffer.concat(parts)) // its own buffer: it is handed over to the reading thread
    parts.push(row.bytes)
  }
}

const NOTHING_READ = {
  transaction_id: null,
  bank_id: null,
  day: null,
  minor: null,
  currency: null,
  simple_name: null,
  category_id: null,
  confidence: null,
  needs_review: 0,
  reason_level: null,
  reason_text: null,
  source: null,
  told_source: null,
  merchant_key: null,
  search_key: null,
}

function toStaged(row: ReadRow, categoryIds: Map<string, string>): Omit<Staged, 'user_id' | 'import_id' | 'seq'> {
  const { sorted } = row
  return {
    line: row.line,
    verdict: row.verdict,
    reason: row.reason,
    transaction_id: row.verdict === 'added' ? newId() : row.knownId,
    bank_id: row.bankId,
    day: row.day,
    minor: row.minor,
    currency: row.currency,
    name: row.name,
    simple_name: sorted?.simpleName ?? null,
    category_id: sorted ? (categoryIds.get(sorted.category) ?? null) : null,
    confidence: sorted?.confidence ?? null,
    needs_review: sorted?.needsReview ? 1 : 0,
    reason_level: sorted?.reasonLevel ?? null,
    reason_text: sorted?.reasonText ?? null,
    source: row.source,
    told_source: row.toldSource,
    merchant_key: sorted?.merchantKey ?? null,
    search_key: sorted?.searchKey ?? null,
  }
}

export async function setRun(
  db: Db,
  run: { user_id: string; id: string },
  columns: Partial<Insertable<Schema['import_run']>>,
): Promise<void> {
  await db.updateTable('import_run').set(columns).where('user_id', '=', run.user_id).where('id', '=', run.id).execute()
}

async function revisionOf(db: Db, userId: string): Promise<number> {
  const head = await db.selectFrom('history_head').select('revision').where('user_id', '=', userId).executeTakeFirst()
  return head?.revision ?? 0
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
