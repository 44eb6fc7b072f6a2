import { confirmRestore, createRestore, discardRestore, getRestore, listRestores } from '@evenkeel/contract/restores.ts'
import type { FastifyInstance } from 'fastify'
import { findHistoryEntry } from '../../ledger/history/history.ts'
import { getInstant } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { enqueue } from '../../platform/jobs.ts'
import { receiveExport } from './receive-export.ts'
import { deleteRestore, RESTORE_JOB, RestoreEnded, requireRestore, setRestore, toRestoreBody } from './restore-run.ts'

/** Importing an export: upload, preview, confirm. */
export function registerRestoreRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const read = async (userId: string, id: string) => toRestoreBody(await requireRestore(db, userId, id))

  serveRoute(app, createRestore, async ({ auth, request, reply }) => {
    const id = await receiveExport(deps, auth.user, request)
    reply.code(202)
    return read(auth.user.id, id)
  })

  serveRoute(app, listRestores, async ({ auth }) => {
    const runs = db.selectFrom('restore_run').selectAll().where('user_id', '=', auth.user.id)
    const [latest] = await runs.where('status', '!=', 'uploading').orderBy('id', 'desc').limit(1).execute()
    // An undone import isn't listed, as if it had never happened.
    const entry = latest?.history_id ? await findHistoryEntry(db, auth.user.id, latest.history_id) : undefined
    return { results: latest && !entry?.isUndone ? [toRestoreBody(latest)] : [] }
  })

  serveRoute(app, getRestore, ({ auth, params }) => read(auth.user.id, params.id))

  serveRoute(app, confirmRestore, async ({ auth, params, reply }) => {
    const run = await requireRestore(db, auth.user.id, params.id)
    await runInTransaction(db, async (tx) => {
      const job = { kind: RESTORE_JOB, payload: { restore_id: run.id }, userId: auth.user.id, now: getInstant(clock) }
      const job_id = await enqueue(tx, { ...job, maxAttempts: 5 })
      await setRestore(tx, run, 'ready', { status: 'importing', job_id, done: 0, total: 0 })
    }).catch((error: unknown) => {
      if (!(error instanceof RestoreEnded)) throw error
      throw new AppError('conflict', 'This export isn’t waiting to be imported. Reload the page to see its status.')
    })
    deps.wakeJobs()
    reply.code(202)
    return read(auth.user.id, params.id)
  })

  serveRoute(app, discardRestore, async ({ auth, params }) => {
    const run = await requireRestore(db, auth.user.id, params.id)
    if (run.status === 'importing')
      throw new AppError('conflict', 'This export is being imported right now. You can undo the import when it’s done.')
    await deleteRestore(db, run)
    return { deleted: 1 }
  })
}
