import type { Clock } from './clock.ts'
import { getInstant, getInstantAfter } from './clock.ts'
import { runInTransaction } from './database/open-transaction.ts'
import type { Db } from './database/schema.ts'
import {
  type ClaimedJob,
  cancelJob,
  claimJob,
  completeJob,
  enqueue,
  failJob,
  findJobStatus,
  findNextDue,
  LeaseLostError,
  PermanentJobError,
  RetryLaterError,
  renewLease,
  requeueRunningJobs,
  returnJob,
} from './jobs.ts'

export type JobContext = {
  /** Aborted if the job is canceled, its lease is lost, or the process is stopping. */
  signal: AbortSignal
  /** Optional: marks the job done inside the handler's own transaction, so its effect happens once. */
  complete(tx: Db): Promise<void>
}
/** Does the work. Throwing is a failed attempt; it must be safe to run again after an interruption at any point. */
export type JobHandler = (job: ClaimedJob, context: JobContext) => Promise<void>

/** A kind of job that needs more than a handler. */
export type JobKind = {
  run: JobHandler
  /** Called when the job has failed permanently, even if it kept crashing the process; may be called twice. */
  giveUp?: (job: ClaimedJob, error: unknown) => Promise<void>
  /** For recurring jobs: runs again this long after it ended, successfully or not. Retries queue nothing. */
  everyMs?: number
}

type JobRunnerOptions = {
  db: Db
  clock: Clock
  log: { error(fields: object, message: string): void; warn(fields: object, message: string): void }
  handlers: Readonly<Record<string, JobHandler | JobKind>>
  concurrency?: number
  /** Kinds that may run for minutes get at most this many places, so the others keep running. */
  limits?: Readonly<Record<string, number>>
  /** Kinds of which each user can have only one job running at a time, so everyone gets a turn. */
  onePerUser?: readonly string[]
  /** True if no other process can run jobs (SQLite): jobs marked running at start are resumed immediately. */
  isOnlyProcess?: boolean
  leaseMs?: number
  pollMs?: number
}

export type JobRunner = {
  start(): Promise<void>
  /** Looks for due jobs now; call it after a commit that queued one. */
  wake(): void
  /** Resolves when no due job is left and none is running. */
  waitUntilIdle(): Promise<void>
  /** Cancels a queued or running job. False: it had already ended. */
  cancel(id: string): Promise<boolean>
  /** Takes no more jobs, waits for running ones, and after `graceMs` aborts and requeues them. */
  stop(graceMs?: number): Promise<void>
}

type Running = { job: ClaimedJob; abort: AbortController; ended: Promise<void> }

const LEASE_MS = 60_000
const POLL_MS = 15_000
const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 15 * 60_000

/** Runs the jobs that have a handler, a few in parallel. Many runners may share one database. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const {
    db,
    clock,
    log,
    handlers,
    concurrency = 2,
    limits = {},
    onePerUser = [],
    isOnlyProcess = false,
    leaseMs = LEASE_MS,
    pollMs = POLL_MS,
  } = options
  const kinds = Object.keys(handlers)
  const running = new Map<string, Running>()
  let isStarted = false
  let isStopping = false
  let finding: Promise<void> | null = null
  let shouldRepeat = false
  let timer: NodeJS.Timeout | undefined

  function findJobs(): Promise<void> {
    shouldRepeat = true
    finding ??= launchDueJobs().finally(() => {
      finding = null
      if (shouldRepeat && isStarted && !isStopping) void findJobs() // Woken between the last query and now.
    })
    return finding
  }

  async function launchDueJobs() {
    clearTimeout(timer)
    let pauseMs = pollMs
    try {
      while (shouldRepeat && isStarted && !isStopping) {
        shouldRepeat = false
        while (running.size < concurrency && !isStopping) {
          const job = await claimJob(db, getOpenKinds(), getInstant(clock), getInstantAfter(clock, leaseMs), onePerUser)
          if (!job) break
          launch(job)
        }
      }
      pauseMs = await findPauseUntilDue()
    } catch (error) {
      log.error({ err: error }, 'could not read the jobs') // The database is unavailable: the next poll happens anyway.
      shouldRepeat = false
    }
    if (isStarted && !isStopping) timer = setTimeout(() => void findJobs(), pauseMs).unref()
  }

  function getOpenKinds(): string[] {
    const count = (kind: string) => [...running.values()].filter(({ job }) => job.kind === kind).length
    return kinds.filter((kind) => count(kind) < (limits[kind] ?? concurrency))
  }

  async function findPauseUntilDue(): Promise<number> {
    const due = running.size < concurrency ? await findNextDue(db, getOpenKinds(), onePerUser) : null
    if (due === null) return pollMs
    return Math.min(pollMs, Math.max(25, Date.parse(due) - clock.now().getTime()))
  }

  function launch(job: ClaimedJob) {
    const abort = new AbortController()
    const entry: Running = { job, abort, ended: Promise.resolve() }
    running.set(job.id, entry)
    entry.ended = perform(entry).finally(() => {
      running.delete(job.id)
      if (!isStopping) void findJobs()
    })
  }

  async function perform({ job, abort }: Running) {
    const heartbeat = startHeartbeat(job, abort)
    let isDone = false
    try {
      if (job.attempt > job.maxAttempts) throw new PermanentJobError('crashed the process or was interrupted too often')
      const complete = async (tx: Db) => {
        await completeJob(tx, job, getInstant(clock))
        await queueNext(tx, job)
        isDone = true
      }
      await getKind(job).run(job, { signal: abort.signal, complete })
      if (!isDone) await runInTransaction(db, complete)
    } catch (error) {
      await handleFailure(job, abort, error).catch((failure: unknown) =>
        // Its lease expires, and then another runner takes it.
        log.error({ err: failure, job: job.id, kind: job.kind }, 'a job could not be settled'),
      )
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function handleFailure(job: ClaimedJob, abort: AbortController, error: unknown) {
    if (error instanceof LeaseLostError || abort.signal.reason instanceof LeaseLostError) return
    if (abort.signal.aborted && isStopping) return returnJob(db, job, getInstant(clock))
    const isFinal = error instanceof PermanentJobError || job.attempt >= job.maxAttempts
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    log.warn({ err: error, job: job.id, kind: job.kind, attempt: job.attempt, isFinal }, 'a job failed')
    if (!isFinal) return failJob(db, job, message, getInstant(clock), getInstantAfter(clock, computePause(job, error)))
    await getKind(job).giveUp?.(job, error)
    await runInTransaction(db, async (tx) => {
      await failJob(tx, job, message, getInstant(clock), null)
      await queueNext(tx, job)
    })
  }

  function getKind({ kind }: Pick<ClaimedJob, 'kind'>): JobKind {
    const handler = handlers[kind]!
    return typeof handler === 'function' ? { run: handler } : handler
  }

  /** Call it in the transaction that ends the job: then its dedupe key is free, and no retry follows. */
  async function queueNext(tx: Db, { kind, maxAttempts }: ClaimedJob) {
    const { everyMs } = getKind({ kind })
    if (everyMs === undefined) return
    const runAfter = getInstantAfter(clock, everyMs)
    await enqueue(tx, { kind, payload: null, now: getInstant(clock), runAfter, dedupeKey: kind, maxAttempts })
  }

  function startHeartbeat(job: ClaimedJob, abort: AbortController) {
    let lastRenewed = performance.now()
    return setInterval(async () => {
      try {
        if (await renewLease(db, job, getInstantAfter(clock, leaseMs))) lastRenewed = performance.now()
        // The handler may have just completed it in its own transaction.
        else if ((await findJobStatus(db, job.id)) !== 'done')
          abort.abort(new LeaseLostError('another process took the job'))
      } catch {
        if (performance.now() - lastRenewed > leaseMs) abort.abort(new LeaseLostError('the lease ran out'))
      }
    }, leaseMs / 3).unref()
  }

  return {
    start: async () => {
      if (isOnlyProcess) await requeueRunningJobs(db, getInstant(clock))
      isStarted = true
      void findJobs()
    },
    wake: () => {
      if (isStarted && !isStopping) void findJobs()
    },
    waitUntilIdle: async () => {
      for (;;) {
        await findJobs()
        if (finding !== null) continue
        if (running.size === 0) return
        await Promise.race([...running.values()].map((entry) => entry.ended))
      }
    },
    cancel: async (id) => {
      const isCanceled = await cancelJob(db, id, getInstant(clock))
      if (isCanceled) running.get(id)?.abort.abort(new LeaseLostError('the job was canceled'))
      return isCanceled
    },
    stop: async (graceMs = 8_000) => {
      isStopping = true
      clearTimeout(timer)
      await finding
      const all = Promise.allSettled([...running.values()].map((entry) => entry.ended))
      if (await finishesWithin(graceMs, all)) return
      for (const { abort } of running.values()) abort.abort(new Error('the process is stopping'))
      await finishesWithin(2_000, all)
      // If a handler ignores the signal, its job is requeued anyway, and its token is no longer valid.
      for (const { job } of running.values()) await returnJob(db, job, getInstant(clock))
    },
  }
}

function computePause(job: ClaimedJob, error: unknown): number {
  if (error instanceof RetryLaterError) return error.delayMs
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (job.attempt - 1))
  return pause * (0.8 + Math.random() * 0.4) // Uneven, so that jobs that failed together don't come back together.
}

async function finishesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const hasFinished = await Promise.race([work.then(() => true as const), timeout])
  clearTimeout(timer)
  return hasFinished
}
