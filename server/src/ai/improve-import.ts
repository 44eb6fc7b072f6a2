import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { SURE } from '@evenkeel/engine/categoriser/calibration.ts'
import { findCategories, type KnownCategory } from '../ledger/category-lookup.ts'
import { recordAction } from '../ledger/history/history.ts'
import type { RowPatch, TrackedRow } from '../ledger/history/tracked-tables.ts'
import { createSearchKey } from '../ledger/search-key.ts'
import { toStoredReasons } from '../ledger/stored-reasons.ts'
import { DAY, getInstant, HOUR, MINUTE } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import type { JobContext } from '../platform/job-runner.ts'
import { type ClaimedJob, PermanentJobError, RetryLaterError } from '../platform/jobs.ts'
import { AiFailure, type AiProvider } from './ai-provider.ts'
import { AiNotAllowed, askRecorded } from './ask-recorded.ts'
import type { RetryOptions } from './ask-with-retries.ts'
import { categorizeWithAi, type Description } from './categorize-with-ai.ts'
import { findImprovement, saveImportMessage, saveProgress } from './improvements.ts'
import { maskText } from './mask-text.ts'
import type { AiCategorization } from './prompts/categorize-rows.ts'

/** The confidence when the model agrees with our category, and when it's sure of another one. */
const AGREED = 0.95
const OVERRULED = SURE

type UnsureRow = { id: string; version: number; name: string; minor: number; category_id: string | null }
type Answers = Map<string, AiCategorization & { version: number }>

/**
 * Asks the provider about an import's rows that need review, except payments between people, and applies confident
 * answers as one action. Rows that the user edits, deletes or reviews in the meantime don't change. If the provider
 * fails or a daily limit is reached, answers so far are kept, the user is told, and the job retries later if that may
 * help.
 */
export async function improveImport(
  deps: Deps,
  provider: AiProvider,
  job: ClaimedJob,
  importId: string,
  { signal }: Pick<JobContext, 'signal'>,
  retries: Partial<RetryOptions> = {},
): Promise<void> {
  const { db } = deps
  const userId = job.userId ?? ''
  const getNow = () => getInstant(deps.clock)
  if (!(await saveProgress(db, job, importId, { status: 'running', next_try: null, updated_at: getNow() }))) return
  const progress = (await findImprovement(db, userId, importId))!

  const [rows, categories] = await Promise.all([findUnsureRows(db, userId, importId), findCategories(db, userId)])
  const groups = groupByText(rows, await findOwnNames(db, userId))
  const answers: Answers = new Map()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), deps.config.ai.importMs)
  const stop = AbortSignal.any([signal, timeout.signal])
  let failure: unknown = null
  try {
    await categorizeWithAi(
      groups.map((group) => group.description),
      categories,
      (question, items) =>
        askRecorded(deps, provider, { userId, purpose: 'sort-rows', items, importId }, question, stop, retries),
      (answered) => {
        for (const [i, answer] of answered) {
          for (const { id, version } of groups[i]!.rows) answers.set(id, { ...answer, version })
        }
      },
    )
  } catch (error) {
    failure = timeout.signal.aborted && !signal.aborted ? new AiFailure('timeout', 'The AI took too long.') : error
  } finally {
    clearTimeout(timer)
  }
  signal.throwIfAborted()

  const applied = await applyAnswers(deps, job, importId, answers, categories)
  if (applied === 'cancelled') return
  const totals = {
    asked: progress.asked + groups.length,
    changed: progress.changed + applied.changed,
    ...(applied.historyId === null ? {} : { history_id: applied.historyId }),
  }
  if (failure === null) {
    const args = { host: provider.host, asked: groups.length, changed: applied.changed }
    const reason: ImportReason = { code: 'import.ai-done', args }
    const detail = toStoredReasons([reason])
    const isSaved = await saveProgress(db, job, importId, { status: 'done', detail, updated_at: getNow(), ...totals })
    if (isSaved && groups.length > 0) await saveImportMessage(db, userId, importId, reason)
    return
  }
  await postpone(deps, provider, job, importId, failure, { left: rows.length - applied.changed, totals })
}

/** The import's rows that need review now, except payments between people. */
async function findUnsureRows(db: Db, userId: string, importId: string): Promise<UnsureRow[]> {
  return (
    db
      .selectFrom('txn')
      .select(['id', 'version', 'name', 'minor', 'category_id'])
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('needs_review', '=', 1)
      // Only people know what a payment between them was for, and it's nobody else's business.
      .where((eb) => eb.or([eb('reason_level', 'is', null), eb('reason_level', '!=', 'person')]))
      .orderBy('id')
      .execute()
  )
}

/**
 * Rows with the same direction and, once people and accounts are masked, the same text are asked about once. Only that
 * text and the direction are sent.
 */
function groupByText(rows: readonly UnsureRow[], ownNames: readonly string[]) {
  const groups = new Map<string, { description: Description; rows: UnsureRow[] }>()
  for (const row of rows) {
    const direction = Number(row.minor) > 0 ? 'in' : 'out'
    const text = maskText(row.name.replace(/\s+/g, ' ').trim(), ownNames).text.slice(0, 200)
    const key = `${direction} ${text.replace(/\d+\]/g, ']')}`
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { description: { text, direction }, rows: [row] })
  }
  return [...groups.values()]
}

async function findOwnNames(db: Db, userId: string): Promise<string[]> {
  const user = await db.selectFrom('app_user').select('username').where('id', '=', userId).executeTakeFirst()
  return user ? [user.username] : []
}

async function applyAnswers(
  deps: Deps,
  job: ClaimedJob,
  importId: string,
  answers: Answers,
  categories: readonly KnownCategory[],
): Promise<{ changed: number; historyId: string | null } | 'cancelled'> {
  const userId = job.userId ?? ''
  const ids = new Map(categories.map(({ name, id }) => [name, id]))
  const { length: count } = await findUneditedIds(deps.db, userId, importId, answers)
  const reason = { code: 'ai.sort', args: { count } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const { result, historyId } = await recordAction(deps.db, action, async (write, tx) => {
    // Canceled, or taken over by another job, while waiting for the answers: they're discarded.
    if (!(await saveProgress(tx, job, importId, { updated_at: getInstant(deps.clock) }))) return 'cancelled' as const
    const uneditedIds = await findUneditedIds(tx, userId, importId, answers)
    return write.updateMany('txn', uneditedIds, (row) => toPatch(row, answers.get(row.id)!, ids))
  })
  return result === 'cancelled' ? result : { changed: result, historyId }
}

/** The rows with a sure answer that haven't changed since we asked. */
async function findUneditedIds(db: Db, userId: string, importId: string, answers: Answers): Promise<string[]> {
  const unsureRows = await findUnsureRows(db, userId, importId)
  return unsureRows.flatMap(({ id, version }) => {
    const answer = answers.get(id)
    return answer?.isSure && answer.version === version ? [id] : []
  })
}

/** The category and the simple name, and how they were decided. Amounts and dates stay as in the file. */
function toPatch(row: TrackedRow<'txn'>, answer: AiCategorization, ids: ReadonlyMap<string, string>): RowPatch<'txn'> {
  const categoryId = ids.get(answer.category)
  if (categoryId === undefined) return {}
  const agrees = categoryId === row.category_id
  const simpleName = answer.simpleName ?? row.simple_name
  const confidence = agrees ? AGREED : OVERRULED
  return {
    category_id: categoryId,
    simple_name: simpleName,
    search_key: createSearchKey({ name: row.name, simpleName, source: row.source, note: row.note, tags: row.tags }),
    confidence,
    needs_review: confidence < SURE ? 1 : 0,
    reason_level: 'llm',
    reason_text: toStoredReasons([{ code: agrees ? 'category.ai-agrees' : 'category.ai-confident' }]),
  }
}

const PAUSES = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, DAY, DAY, DAY]

/**
 * Tells the user and retries later, or gives up if a retry can't help or none is left. Only returns if the user has
 * turned AI off; otherwise it throws an error that tells the job runner what to do.
 */
async function postpone(
  deps: Deps,
  provider: AiProvider,
  job: ClaimedJob,
  importId: string,
  failure: unknown,
  { left, totals }: { left: number; totals: object },
): Promise<void> {
  const { db, clock } = deps
  const userId = job.userId ?? ''
  const save = async (status: 'waiting' | 'failed' | 'cancelled', why: string, nextTry: string | null) => {
    const code = nextTry === null ? 'import.ai-stopped' : 'import.ai-waiting'
    const reason: ImportReason = { code, args: { why, left } }
    const columns = {
      status,
      detail: toStoredReasons([reason]),
      next_try: nextTry,
      updated_at: getInstant(clock),
      ...totals,
    }
    if (await saveProgress(db, job, importId, columns)) await saveImportMessage(db, userId, importId, reason)
  }
  if (failure instanceof AiNotAllowed && failure.reason === 'off') return save('cancelled', failure.message, null)
  const isLimit = failure instanceof AiNotAllowed
  if (!isLimit && !(failure instanceof AiFailure)) throw failure // a bug or a database error: the job runner handles it
  const why = isLimit ? failure.message : `${provider.host}: ${failure.message}`
  const isFinal = job.attempt >= job.maxAttempts || (!isLimit && !failure.isTemporary)
  if (isFinal) {
    await save('failed', why, null)
    throw new PermanentJobError(why)
  }
  const pause = isLimit ? getMsUntilTomorrow(clock.now()) : (PAUSES[job.attempt - 1] ?? DAY)
  const delay = Math.max(pause, (failure as AiFailure).retryAfterMs ?? 0)
  await save('waiting', why, new Date(clock.now().getTime() + delay).toISOString())
  throw new RetryLaterError(why, delay)
}

function getMsUntilTomorrow(now: Date): number {
  return DAY - (now.getTime() % DAY) + MINUTE
}
