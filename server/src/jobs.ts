import { z } from 'zod'
import { createAiProvider } from './ai/configured-provider.ts'
import { improveImport } from './ai/improve-import.ts'
import { IMPROVE_JOB } from './ai/improvements.ts'
import { IMPORT_JOB } from './features/imports/begin-import.ts'
import { giveUpImport, runImport, sweepImports } from './features/imports/run-import.ts'
import {
  createStripe,
  REFRESH_JOB,
  reconcileWithStripe,
  refreshFromStripe,
} from './features/subscription/stripe-billing.ts'
import { sweepAttachments } from './ledger/attachment-files.ts'
import { refreshRates } from './ledger/exchange-rates/refresh-rates.ts'
import { prepareTotals } from './ledger/reports/ledger-totals.ts'
import { DAY, HOUR, instant, instantAfter } from './platform/clock.ts'
import { inTransaction } from './platform/database/open-transaction.ts'
import type { Deps } from './platform/deps.ts'
import type { JobHandler } from './platform/job-runner.ts'
import { enqueue, pruneJobs } from './platform/jobs.ts'
import type { SendMail } from './platform/mail.ts'
import { ABSOLUTE_MS, IDLE_MS } from './platform/sessions.ts'
import { sweepThrottle } from './platform/throttle.ts'

const MailPayload = z.object({ to: z.string(), subject: z.string(), text: z.string() })
const ImportPayload = z.object({ import_id: z.string() })
const RefreshPayload = z.object({ customer: z.string() })

/** How much goes on at once: reading files is heavy, and waiting for a model takes long; mail must not wait for either. */
export const JOB_PLACES = { concurrency: 6, limits: { [IMPORT_JOB]: 2, [IMPROVE_JOB]: 2 } }

/** What runs by itself, each kind with its handler. */
export function jobHandlers(deps: Deps, sendMail: SendMail): Record<string, JobHandler> {
  const { db, clock } = deps
  const stripe = deps.config.billing.provider === 'stripe' ? createStripe(deps.config) : null
  const handlers: Record<string, JobHandler> = {
    'mail.send': async (job) => sendMail(MailPayload.parse(job.payload)),
    [IMPORT_JOB]: async (job, context) => {
      const importId = ImportPayload.parse(job.payload).import_id
      try {
        await runImport(deps, job.userId ?? '', importId, context)
        await prepareTotals(deps, job.userId ?? '').catch((error: unknown) => {
          // The rows are in; the next report makes the totals then.
          deps.log.error({ err: error }, 'totals could not be made ready')
        })
      } catch (error) {
        if (job.attempt >= job.maxAttempts && !context.signal.aborted)
          await giveUpImport(deps, job.userId ?? '', importId)
        throw error
      }
    },
    'tidy-up': async () => {
      await tidyUp(deps)
      await inTransaction(db, (tx) =>
        enqueue(tx, { ...TIDY_UP, now: instant(clock), runAfter: instantAfter(clock, HOUR) }),
      )
    },
  }
  if (deps.config.exchangeRateUrl !== undefined) {
    handlers[RATES.kind] = async (_job, { signal }) => {
      // Whatever comes of it, the next look is due: a day without news is no failure.
      const runAfter = instantAfter(clock, 6 * HOUR)
      await inTransaction(db, (tx) => enqueue(tx, { ...RATES, now: instant(clock), runAfter }))
      await refreshRates(deps, signal)
    }
  }
  const ai = createAiProvider(deps.config)
  if (ai) {
    handlers[IMPROVE_JOB] = (job, context) =>
      improveImport(deps, ai, job, ImportPayload.parse(job.payload).import_id, context)
  }
  if (stripe) {
    handlers[REFRESH_JOB] = async (job) => refreshFromStripe(deps, stripe, RefreshPayload.parse(job.payload).customer)
    handlers['billing.reconcile'] = async (_job, { signal }) => {
      await reconcileWithStripe(deps, stripe, signal)
      await inTransaction(db, (tx) =>
        enqueue(tx, { ...RECONCILE, now: instant(clock), runAfter: instantAfter(clock, DAY) }),
      )
    }
  }
  return handlers
}

/** Puts the jobs that come back by themselves into the queue, once each, at every start. */
export async function scheduleJobs({ db, clock, config }: Deps): Promise<void> {
  const now = instant(clock)
  await inTransaction(db, async (tx) => {
    await enqueue(tx, { ...TIDY_UP, now })
    if (config.exchangeRateUrl !== undefined) await enqueue(tx, { ...RATES, now, dedupeKey: RATES.kind })
    if (config.billing.provider === 'stripe') await enqueue(tx, { ...RECONCILE, now, dedupeKey: 'billing.reconcile' })
  })
}

const RATES = { kind: 'exchange-rates.refresh', payload: null, maxAttempts: 3 }
const TIDY_UP = { kind: 'tidy-up', payload: null }
const RECONCILE = { kind: 'billing.reconcile', payload: null }

/** Removes what is over: demo users, sessions, reset links, counters, finished jobs. */
async function tidyUp(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  await db.deleteFrom('app_user').where('demo_ends_at', '<=', now.toISOString()).execute()
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
  await sweepThrottle(deps)
  await sweepImports(deps)
  await sweepAttachments(deps)
  await pruneJobs(db, new Date(now.getTime() - 7 * DAY).toISOString())
}
