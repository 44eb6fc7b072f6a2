import type { AiImprovement } from '@evenkeel/contract/ai.ts'
import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import type { Insertable } from 'kysely'
import { readReasons, toStoredReasons } from '../ledger/stored-reasons.ts'
import { getInstant } from '../platform/clock.ts'
import type { Db, Schema } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { type ClaimedJob, enqueue } from '../platform/jobs.ts'
import { isAiOn } from './ai-settings.ts'
import { describeProvider } from './configured-provider.ts'

export const IMPROVE_JOB = 'ai.improve'

/**
 * Queues the AI's work on an import's rows that need review and returns the job's id. Does nothing and returns null if
 * no provider is configured, AI is off for the user, or the work is already queued or running. Wake the runner after
 * the commit.
 */
export async function enqueueAiImprovement(
  tx: Db,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  userId: string,
  importId: string,
): Promise<string | null> {
  if (!describeProvider(config) || !(await isAiOn(tx, userId))) return null
  const now = getInstant(clock)
  const jobId = await enqueue(tx, {
    kind: IMPROVE_JOB,
    payload: { import_id: importId },
    userId,
    now,
    dedupeKey: importId,
    maxAttempts: 8,
  })
  if (jobId === null) return null
  await saveImprovement(tx, userId, importId, {
    status: 'queued',
    detail: null,
    next_try: null,
    job_id: jobId,
    updated_at: now,
  })
  return jobId
}

type Columns = Omit<Insertable<Schema['ai_improvement']>, 'user_id' | 'import_id'>

export async function saveImprovement(
  db: Db,
  userId: string,
  importId: string,
  columns: Partial<Columns> & Pick<Columns, 'status' | 'updated_at'>,
) {
  await db
    .insertInto('ai_improvement')
    .values({ user_id: userId, import_id: importId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'import_id']).doUpdateSet(columns))
    .execute()
}

/** Records the job's progress. Returns false and writes nothing if the work was canceled or another job took over. */
export async function saveProgress(
  db: Db,
  job: Pick<ClaimedJob, 'id' | 'userId'>,
  importId: string,
  columns: Partial<Columns>,
): Promise<boolean> {
  const updated = await db
    .updateTable('ai_improvement')
    .set(columns)
    .where('user_id', '=', job.userId ?? '')
    .where('import_id', '=', importId)
    .where('job_id', '=', job.id)
    .where('status', '!=', 'cancelled')
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export function findImprovement(db: Db, userId: string, importId: string) {
  return db
    .selectFrom('ai_improvement')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .executeTakeFirst()
}

export function toImprovementBody(row: Awaited<ReturnType<typeof findImprovement>>): AiImprovement {
  if (!row) return { status: 'none', detail: null, asked: 0, changed: 0, next_try: null, history_id: null }
  const { status, detail, asked, changed, next_try, history_id } = row
  return { status, detail: renderReasons(readReasons(detail)) || null, asked, changed, next_try, history_id }
}

const AI_CODES: ReadonlySet<string> = new Set([
  'import.ai-done',
  'import.ai-waiting',
  'import.ai-stopped',
] satisfies ImportReason['code'][])

/** Replaces the import's message about the AI. */
export async function saveImportMessage(db: Db, userId: string, importId: string, reason: ImportReason): Promise<void> {
  const run = await db
    .selectFrom('import_run')
    .select('detail')
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .executeTakeFirst()
  if (!run) return
  const others = readReasons(run.detail).filter(({ code }) => !AI_CODES.has(code))
  const detail = toStoredReasons([...others, reason])
  await db.updateTable('import_run').set({ detail }).where('user_id', '=', userId).where('id', '=', importId).execute()
}
