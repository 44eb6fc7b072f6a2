import type { FastifyRequest } from 'fastify'
import { getInstant, getLocalDay, HOUR } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { drainBody } from '../../platform/http/drain-body.ts'
import { createId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs.ts'
import { limitDemoImport } from '../../users/demo-limits.ts'
import { LineGuard } from './line-guard.ts'
import { receiveUpload } from './receive-upload.ts'

export const IMPORT_JOB = 'import.run'

/**
 * How many imports one user may have in progress: enough for years of monthly files, and few enough that others don't
 * wait long.
 */
const MAX_IN_PROGRESS = 60
const STALE_UPLOAD_MS = HOUR

/** Saves the upload and then queues it for reading. Once this returns, the import survives a crash. */
export async function beginImport(
  deps: Deps,
  user: { id: string; preferredCurrency: string; demoEndsAt: string | null },
  request: FastifyRequest,
): Promise<string> {
  const { db, clock } = deps
  await requireFreeSlot(deps, user.id)
  const countBytes = user.demoEndsAt === null ? () => {} : await limitDemoImport(deps, user.id)
  const id = createId()
  const own = { user_id: user.id, import_id: id }
  const now = getInstant(clock)
  let hasRun = false
  const storeChunk = async (seq: number, bytes: Uint8Array) => {
    countBytes(bytes.length)
    if (!hasRun) await insertRun()
    await db
      .insertInto('import_chunk')
      .values({ ...own, seq, bytes })
      .execute()
  }
  const insertRun = async () => {
    hasRun = true
    await db
      .insertInto('import_run')
      .values({
        user_id: user.id,
        id,
        status: 'uploading',
        created_at: now,
        file_name: null,
        is_text: 0,
        note: null,
        currency: user.preferredCurrency,
        source: null,
        today: getLocalDay(clock),
        dry_run: 0,
        job_id: null,
        detail: null,
        format: null,
        shape: null,
        balance_ok: null,
        balance_line: null,
        balance_detail: null,
        history_id: null,
      })
      .execute()
  }
  try {
    const { fields, fileName, hasFile } = await receiveUpload(request, storeChunk)
    if (fields.text !== undefined && hasFile) throw new AppError('invalid-input', 'Send a file or text, not both.')
    if (fields.text === undefined && !hasFile)
      throw new AppError('invalid-input', 'There’s nothing to import. Attach a file or paste some text.')
    if (fields.text !== undefined) {
      const bytes = Buffer.from(fields.text)
      new LineGuard().check(bytes)
      await storeChunk(0, bytes)
    }
    if (!hasRun) await insertRun() // Even an empty file gets a run, and with it a message.
    await runInTransaction(db, async (tx) => {
      const jobId = await enqueue(tx, {
        kind: IMPORT_JOB,
        payload: { import_id: id },
        userId: user.id,
        now: getInstant(clock),
        maxAttempts: 10,
      })
      await tx
        .updateTable('import_run')
        .set({
          status: 'queued',
          job_id: jobId,
          file_name: fileName,
          is_text: fields.text === undefined ? 0 : 1,
          note: fields.note ?? null,
          currency: fields.currency ?? user.preferredCurrency,
          is_currency_told: fields.currency === undefined ? 0 : 1,
          source: fields.source ?? null,
          today: fields.today ?? getLocalDay(clock),
          dry_run: fields.dry_run ? 1 : 0,
        })
        .where('user_id', '=', user.id)
        .where('id', '=', id)
        .execute()
    })
  } catch (error) {
    // A dropped or refused upload leaves nothing behind.
    drainBody(request)
    await db.deleteFrom('import_chunk').where('user_id', '=', user.id).where('import_id', '=', id).execute()
    await db.deleteFrom('import_run').where('user_id', '=', user.id).where('id', '=', id).execute()
    throw error
  }
  deps.wakeJobs()
  return id
}

/**
 * Refuses another import if the user has too many in progress. An upload that was cut off because the process died
 * stops counting after an hour.
 */
export async function requireFreeSlot({ db, clock }: Deps, userId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - STALE_UPLOAD_MS).toISOString()
  const { n } = await db
    .selectFrom('import_run')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['queued', 'running']),
        eb.and([eb('status', '=', 'uploading'), eb('created_at', '>', since)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (Number(n) < MAX_IN_PROGRESS) return
  throw new AppError(
    'too-many',
    `${MAX_IN_PROGRESS} of your files are still importing. Wait until some are done, then send the rest.`,
    { retryAfterSeconds: 30 },
  )
}
