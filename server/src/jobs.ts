import { basename } from 'node:path'
import { z } from 'zod'
import { createAiProvider } from './ai/configured-provider.ts'
import { improveImport } from './ai/improve-import.ts'
import { IMPROVE_JOB } from './ai/improvements.ts'
import { releaseSharedFigures } from './features/comparison/shared-figures.ts'
import { checkRestore } from './features/export/check-restore.ts'
import { giveUpRestore, runRestore } from './features/export/commit-restore.ts'
import { CHECK_JOB, deleteOldRestores, RESTORE_JOB } from './features/export/restore-run.ts'
import { IMPORT_JOB } from './features/imports/begin-import.ts'
import { deleteOldImports, giveUpImport, runImport } from './features/imports/run-import.ts'
import {
  cancelAllPlans,
  createStripe,
  REFRESH_JOB,
  reconcileWithStripe,
  refreshFromStripe,
} from './features/subscription/stripe-billing.ts'
import { deleteUnusedAttachments } from './ledger/attachment-files.ts'
import { refreshRates } from './ledger/exchange-rates/refresh-rates.ts'
import { PUT_ASIDE_JOB, putAside } from './ledger/history/hidden-imports.ts'
import { FINISH_REMOVALS_JOB, finishLargeActions } from './ledger/history/hidden-rows.ts'
import { prepareTotals } from './ledger/reports/ledger-totals.ts'
import { deleteOldAuditEvents } from './platform/audit.ts'
import { DAY, getInstant, HOUR } from './platform/clock.ts'
import { backUpInThread, getBackupTime, listBackups, pruneBackups } from './platform/database/backup.ts'
import { runInTransaction } from './platform/database/open-transaction.ts'
import { SHRINK_JOB, shrinkDatabase } from './platform/database/shrink.ts'
import type { Deps } from './platform/deps.ts'
import type { JobHandler, JobKind } from './platform/job-runner.ts'
import { enqueue, pruneJobs } from './platform/jobs.ts'
import { deleteEmailsTo, type SendMail } from './platform/mail.ts'
import { ABSOLUTE_MS, IDLE_MS } from './platform/sessions.ts'
import { deleteExpiredCounts } from './platform/throttle.ts'
import { END_CUSTOMER_JOB } from './users/delete-user.ts'
import { eraseExpiredUsers } from './users/erase-user.ts'
import { doesUserExist } from './users/user-queries.ts'

const MailPayload = z.object({ to: z.string(), subject: z.string(), text: z.string() })
const ImportPayload = z.object({ import_id: z.string() })
const RestorePayload = z.object({ restore_id: z.string() })
const RefreshPayload = z.object({ customer: z.string() })

/**
 * How many jobs run in parallel. Reading files is heavy, waiting for a model is slow, and emails must not wait for
 * either.
 */
export const JOB_CONCURRENCY = {
  concurrency: 6,
  limits: { [IMPORT_JOB]: 3, [CHECK_JOB]: 1, [RESTORE_JOB]: 1, [IMPROVE_JOB]: 2 },
  onePerUser: [IMPORT_JOB, IMPROVE_JOB],
}

/** Background jobs, each kind with its handler. */
export function createJobHandlers(deps: Deps, sendMail: SendMail): Record<string, JobHandler | JobKind> {
  const stripe = deps.config.billing.provider === 'stripe' ? createStripe(deps.config) : null
  const handlers: Record<string, JobHandler | JobKind> = {
    'mail.send': async (job) => {
      await sendMail(MailPayload.parse(job.payload), job.userId)
      // If the user was deleted in the meantime, their email must not stay behind.
      if (job.userId !== null && !(await doesUserExist(deps.db, job.userId)))
        await deleteEmailsTo(deps.config, job.userId)
    },
    [IMPORT_JOB]: {
      run: async (job, context) => {
        await runImport(deps, job.userId ?? '', ImportPayload.parse(job.payload).import_id, context)
        await prepareTotalsQuietly(deps, job.userId ?? '')
      },
      giveUp: (job, error) => giveUpImport(deps, job.userId ?? '', ImportPayload.parse(job.payload).import_id, error),
    },
    [CHECK_JOB]: {
      run: (job, context) =>
        checkRestore(deps, job.userId ?? '', RestorePayload.parse(job.payload).restore_id, context),
      giveUp: (job) => giveUpRestore(deps.db, job.userId ?? '', RestorePayload.parse(job.payload).restore_id),
    },
    [RESTORE_JOB]: {
      run: async (job, context) => {
        await runRestore(deps, job.userId ?? '', RestorePayload.parse(job.payload).restore_id, context)
        await prepareTotalsQuietly(deps, job.userId ?? '')
      },
      giveUp: (job) => giveUpRestore(deps.db, job.userId ?? '', RestorePayload.parse(job.payload).restore_id),
    },
    [PUT_ASIDE_JOB]: async (job, { signal }) => {
      const importKey = { userId: job.userId ?? '', importId: ImportPayload.parse(job.payload).import_id }
      await putAside(deps.db, importKey, getInstant(deps.clock), signal)
    },
    [FINISH_REMOVALS_JOB]: (job, { signal }) => finishLargeActions(deps.db, job.userId ?? '', deps.clock.now(), signal),
    [CLEAN_UP]: { everyMs: HOUR, run: () => cleanUp(deps) },
  }
  if (deps.engine === 'sqlite') {
    handlers[SHRINK_JOB] = (_job, { signal }) => shrinkDatabase(deps.db, signal)
    handlers[BACKUP] = { everyMs: DAY, run: () => backUpDaily(deps) }
  }
  if (deps.config.exchangeRateUrl !== undefined) {
    handlers[RATES] = { everyMs: 6 * HOUR, run: async (_job, { signal }) => void (await refreshRates(deps, signal)) }
  }
  const ai = createAiProvider(deps.config)
  if (ai) {
    handlers[IMPROVE_JOB] = (job, context) =>
      improveImport(deps, ai, job, ImportPayload.parse(job.payload).import_id, context)
  }
  if (stripe) {
    handlers[REFRESH_JOB] = async (job) => refreshFromStripe(deps, stripe, RefreshPayload.parse(job.payload).customer)
    handlers[END_CUSTOMER_JOB] = async (job) => cancelAllPlans(stripe, RefreshPayload.parse(job.payload).customer)
    handlers[RECONCILE] = { everyMs: DAY, run: (_job, { signal }) => reconcileWithStripe(deps, stripe, signal) }
  }
  return handlers
}

/** Only logs a failure: the transactions are saved, and the next report calculates the totals. */
async function prepareTotalsQuietly(deps: Deps, userId: string): Promise<void> {
  await prepareTotals(deps, userId).catch((error: unknown) => {
    deps.log.error({ err: error }, 'could not prepare the totals')
  })
}

const CLEAN_UP = 'tidy-up'
const BACKUP = 'backup.daily'
const RATES = 'exchange-rates.refresh'
const RECONCILE = 'billing.reconcile'
const MAX_ATTEMPTS = 3 // Recurring jobs run again anyway.

/** Queues the recurring jobs at every start, unless already queued or running. */
export async function scheduleJobs({ db, clock, config, engine }: Deps): Promise<void> {
  const kinds = [CLEAN_UP]
  if (engine === 'sqlite' && config.backupKeep > 0) kinds.push(BACKUP)
  if (config.exchangeRateUrl !== undefined) kinds.push(RATES)
  if (config.billing.provider === 'stripe') kinds.push(RECONCILE)
  await runInTransaction(db, async (tx) => {
    for (const kind of kinds) {
      const job = { kind, payload: null, now: getInstant(clock), dedupeKey: kind, maxAttempts: MAX_ATTEMPTS }
      await enqueue(tx, job)
    }
  })
}

/** Makes one backup a day, however often the server restarts, and deletes the oldest ones. */
async function backUpDaily({ config, clock, log }: Deps): Promise<void> {
  const { dataDir, backupKeep } = config
  if (backupKeep === 0) return
  const now = clock.now()
  const newest = listBackups(dataDir)[0]
  if (newest === undefined || now.getTime() - getBackupTime(newest) > DAY - HOUR) {
    const path = await backUpInThread(dataDir, now)
    log.info({ file: basename(path) }, 'backed up and compared')
  }
  pruneBackups(dataDir, backupKeep)
}

/** Deletes what has expired, such as demo users and reset links, and publishes the quarter's shared figures. */
async function cleanUp(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  if ((await eraseExpiredUsers(db, now.toISOString())) > 0 && deps.engine === 'sqlite') await shrinkDatabase(db)
  await db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([
        eb('last_seen_at', '<=', new Date(now.getTime() - IDLE_MS).toISOString()),
        eb('created_at', '<=', new Date(now.getTime() - ABSOLUTE_MS).toISOString()),
      ]),
    )
    .execute()
  await db.deleteFrom('password_reset').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('email_verification').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('invite').where('expires_at', '<=', now.toISOString()).execute()
  await deleteOldAuditEvents(deps)
  await deleteExpiredCounts(deps)
  await deleteOldImports(deps)
  await deleteOldRestores(deps)
  await deleteUnusedAttachments(deps)
  await releaseSharedFigures(deps)
  await pruneJobs(db, new Date(now.getTime() - 7 * DAY).toISOString())
}
