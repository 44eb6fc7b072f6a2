import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import { MAX_RESTORE_BYTES } from '@evenkeel/contract/restores.ts'
import type { FastifyRequest } from 'fastify'
import { getInstant, HOUR } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { drainBody } from '../../platform/http/drain-body.ts'
import { toDisplayName } from '../../platform/http/shown-file-name.ts'
import { createId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs.ts'
import { requireWithinLimit } from '../../platform/throttle.ts'
import { explainNotEmpty } from './empty-account.ts'
import { CHECK_JOB, CHUNK_BYTES, deleteRestore } from './restore-run.ts'

const PER_HOUR = 20
const FORM_OVERHEAD_BYTES = 100_000

/** Stores the zip in chunks as it arrives and queues its check. A refused upload leaves nothing behind. */
export async function receiveExport(
  deps: Deps,
  user: { id: string; demoEndsAt: string | null },
  request: FastifyRequest,
): Promise<string> {
  const { db, clock } = deps
  if (user.demoEndsAt !== null) {
    throw new AppError('forbidden', 'The demo can’t import an export. Create your own account, then import it there.')
  }
  if (!request.isMultipart()) throw new AppError('wrong-type', 'Send the zip as a form with the field "file".')
  if (Number(request.headers['content-length'] ?? 0) > MAX_RESTORE_BYTES + FORM_OVERHEAD_BYTES)
    throw createTooLargeError()
  await requireWithinLimit(deps, `restore:${user.id}`, PER_HOUR, HOUR)
  const reason = await explainNotEmpty(db, user.id)
  if (reason) throw new AppError('conflict', renderReasons([reason]))
  await discardEarlier(deps, user.id)

  const run = { user_id: user.id, id: createId() }
  try {
    await db
      .insertInto('restore_run')
      .values({ ...run, ...NEW_RUN, created_at: getInstant(clock) })
      .execute()
    const { fileName, bytes } = await receive(deps, run, request)
    await runInTransaction(db, async (tx) => {
      const job = { kind: CHECK_JOB, payload: { restore_id: run.id }, userId: user.id, now: getInstant(clock) }
      const job_id = await enqueue(tx, { ...job, maxAttempts: 3 })
      const upload = tx.updateTable('restore_run').where('user_id', '=', user.id).where('id', '=', run.id)
      await upload.set({ status: 'checking', file_name: fileName, bytes, job_id }).execute()
    })
  } catch (error) {
    drainBody(request)
    await deleteRestore(db, run)
    throw error
  }
  deps.wakeJobs()
  return run.id
}

const NEW_RUN = {
  status: 'uploading',
  file_name: null,
  job_id: null,
  detail: null,
  plan: null,
  history_id: null,
} as const

async function discardEarlier({ db }: Deps, userId: string): Promise<void> {
  const earlier = await db.selectFrom('restore_run').selectAll().where('user_id', '=', userId).execute()
  if (earlier.some(({ status }) => status === 'importing')) {
    throw new AppError('conflict', 'An export is being imported right now. Wait until it’s done.')
  }
  for (const run of earlier) await deleteRestore(db, run)
}

async function receive({ db }: Deps, run: { user_id: string; id: string }, request: FastifyRequest) {
  const file = await request.file({ limits: { fileSize: MAX_RESTORE_BYTES, files: 1, fields: 0, parts: 1 } })
  if (file?.fieldname !== 'file') throw new AppError('invalid-input', 'file: choose an export zip')
  let [pending, bytes, seq] = [Buffer.alloc(0), 0, 0]
  const store = async (chunk: Buffer) => {
    await db
      .insertInto('restore_chunk')
      .values({ user_id: run.user_id, restore_id: run.id, seq, bytes: chunk })
      .execute()
    seq += 1
  }
  for await (const part of file.file as AsyncIterable<Buffer>) {
    bytes += part.length
    pending = Buffer.concat([pending, part])
    while (pending.length >= CHUNK_BYTES) {
      await store(Buffer.from(pending.subarray(0, CHUNK_BYTES)))
      pending = pending.subarray(CHUNK_BYTES)
    }
  }
  if (file.file.truncated) throw createTooLargeError()
  if (pending.length > 0) await store(pending)
  return { fileName: toDisplayName(file.filename), bytes }
}

function createTooLargeError(): AppError {
  return new AppError('too-large', renderReasons([{ code: 'restore.too-large', args: { limit: '1 GB' } }]))
}
