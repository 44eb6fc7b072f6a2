import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import { RestoredKind, type RestorePlan } from '@evenkeel/contract/restores.ts'
import { PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobContext } from '../../platform/job-runner.ts'
import { AdoptedRows } from './adopted-rows.ts'
import { explainNotEmpty } from './empty-account.ts'
import { NOT_RESTORED, RESTORED_TABLES } from './export-format.ts'
import { ExportReader, ExportRefused, fileByTable, type RestoreReason } from './read-export.ts'
import { failRestore, findRestore, RestoreEnded, type RestoreRun, setRestore, toByteSource } from './restore-run.ts'
import { readTableColumns } from './row-checks.ts'

const BYTES_BETWEEN_REPORTS = 4 * 1024 * 1024

/** Reads the whole zip without importing anything, and reports what importing it would add. */
export async function checkRestore(deps: Deps, userId: string, id: string, { signal }: JobContext): Promise<void> {
  const { db } = deps
  const run = await findRestore(db, userId, id)
  if (run?.status !== 'checking') return
  try {
    const reason = await explainNotEmpty(db, userId)
    if (reason) throw new ExportRefused(reason)
    const plan = await createPlan(db, run, signal)
    await setRestore(db, run, 'checking', { status: 'ready', plan: JSON.stringify(plan) })
  } catch (error) {
    if (error instanceof ExportRefused) await failRestore(db, run, 'checking', error.reason).catch(ignoreEnded)
    else ignoreEnded(error)
  }
}

async function createPlan(db: Db, run: RestoreRun, signal: AbortSignal): Promise<RestorePlan> {
  let [done, reported] = [0, 0]
  const reader = await ExportReader.open(toByteSource(db, run), await readTableColumns(db), async (bytes) => {
    done += bytes
    if (done - reported < BYTES_BETWEEN_REPORTS) return
    signal.throwIfAborted()
    reported = done
    await setRestore(db, run, 'checking', { done, total: reader.totalBytes })
  })
  const rows = new AdoptedRows(reader, run.user_id)
  const counts = new Map<RestoredKind, number>()
  for (const { table, kind } of RESTORED_TABLES) {
    let count = 0
    for await (const _row of rows.readRows(table)) count += 1
    if (kind) counts.set(kind, count)
  }
  counts.set('splits', rows.splits).set('transfers', rows.transfers)
  const notes = [...rows.notes, ...(await findNotes(db, run.user_id, reader, counts.get('history') ?? 0))]
  return {
    username: reader.profile.username ?? null,
    made_at: reader.manifest?.made_at ?? null,
    currency: PREFERRED_CURRENCIES.find((code) => code === reader.profile.preferred_currency) ?? null,
    counts: RestoredKind.options
      .map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
      .filter(({ count }) => count > 0),
    notes: notes.map((reason) => ({ text: renderReasons([reason]), reason })),
  }
}

/** Notes on what can't be imported, is unknown to this version, or will be replaced. */
async function findNotes(db: Db, userId: string, reader: ExportReader, entries: number): Promise<RestoreReason[]> {
  const notes: RestoreReason[] = []
  if (entries > 0) notes.push({ code: 'restore.activity-read-only', args: { entries } })
  for (const table of NOT_RESTORED) {
    const rows = await reader.countRows(table)
    if (rows === 0) continue
    if (table === 'ai_settings') notes.push({ code: 'restore.ai-off' })
    else notes.push({ code: 'restore.about-the-server', args: { file: fileByTable.get(table)!, rows } })
  }
  for (const file of reader.listUnknownFiles()) notes.push({ code: 'restore.unknown-file', args: { file } })
  const customCategories = await db
    .selectFrom('category')
    .select('id')
    .where('user_id', '=', userId)
    .where('code', 'is', null)
    .execute()
  if (customCategories.length > 0)
    notes.push({ code: 'restore.categories-replaced', args: { categories: customCategories.length } })
  return notes
}

export function ignoreEnded(error: unknown): void {
  if (!(error instanceof RestoreEnded)) throw error
}
