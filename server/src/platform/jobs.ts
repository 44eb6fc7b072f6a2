import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, JobStatus, JobTable, Schema } from './database/schema.ts'
import { createId } from './ids.ts'

export type NewJob = {
  kind: string
  payload: unknown
  /** The current instant. */
  now: string
  /** The owner; the job is deleted with the user. */
  userId?: string | null
  /** Not before this instant; immediately if omitted. */
  runAfter?: string
  /** While a job with this kind and key is queued or running, no other is added. */
  dedupeKey?: string
  /** How many attempts before it counts as failed; 8 by default. */
  maxAttempts?: number
}

/** A job claimed by one runner. `token` is only valid during the runner's lease. */
export type ClaimedJob = {
  id: string
  kind: string
  payload: unknown
  userId: string | null
  attempt: number
  maxAttempts: number
  token: string
}

const DEFAULT_ATTEMPTS = 8
const CLAIM_ATTEMPTS = 50

/**
 * Queues a job in the transaction that causes it. Returns its id, or null if one with the same `dedupeKey` is already
 * queued or running. Wake the runner after the commit.
 */
export async function enqueue(tx: Db, job: NewJob): Promise<string | null> {
  const id = createId()
  const row: JobTable = {
    id,
    kind: job.kind,
    payload: JSON.stringify(job.payload ?? null),
    user_id: job.userId ?? null,
    status: 'queued',
    dedupe_key: job.dedupeKey ?? null,
    run_after: job.runAfter ?? job.now,
    attempts: 0,
    max_attempts: job.maxAttempts ?? DEFAULT_ATTEMPTS,
    claimed_by: null,
    lease_until: null,
    last_error: null,
    created_at: job.now,
    updated_at: job.now,
  }
  const insert = tx.insertInto('job').values(row)
  const added = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/**
 * Claims a due job of these kinds, or one whose runner's lease has expired; null if none is due. Users take turns:
 * first the user whose last job of the kind was longest ago, then the job that has waited longest. For kinds in
 * `onePerUser`, nobody gets a second job while one of theirs is running. It's one SQL statement on both engines, so if
 * several runners ask at once, one gets the job and the others try the next one.
 */
export async function claimJob(
  db: Db,
  kinds: readonly string[],
  now: string,
  leaseUntil: string,
  onePerUser: readonly string[] = [],
): Promise<ClaimedJob | null> {
  if (kinds.length === 0) return null
  for (let attempt = 0; attempt < CLAIM_ATTEMPTS; attempt += 1) {
    const token = createId()
    const row = await db
      .updateTable('job')
      .set((eb) => ({
        status: 'running',
        claimed_by: token,
        lease_until: leaseUntil,
        attempts: eb('attempts', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', selectFirstDue(db, kinds, now, onePerUser))
      // Re-check on the row: PostgreSQL evaluates this again after waiting for another runner's claim.
      .where(isDue(now))
      .returningAll()
      .executeTakeFirst()
    if (row) return toClaimed(row, token)
    if (!(await selectFirstDue(db, kinds, now, onePerUser).executeTakeFirst())) return null
  }
  return null
}

function selectFirstDue(db: Db, kinds: readonly string[], now: string, onePerUser: readonly string[]) {
  const lastServed = sql`coalesce((
    select max(served.updated_at) from job as served
    where served.user_id = job.user_id and served.kind = job.kind and served.status <> 'queued'), '')`
  return db
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', kinds)
    .where(isDue(now))
    .where(isTheirTurn(onePerUser))
    .orderBy(lastServed)
    .orderBy('run_after')
    .orderBy('id')
    .limit(1)
}

/** Whether the job's owner may start it: for kinds in `onePerUser`, only if they have none running yet. */
function isTheirTurn(onePerUser: readonly string[]) {
  return (eb: ExpressionBuilder<Schema, 'job'>) => {
    if (onePerUser.length === 0) return eb.lit(true)
    const other = eb
      .selectFrom('job as other')
      .select('other.id')
      .whereRef('other.user_id', '=', 'job.user_id')
      .whereRef('other.kind', '=', 'job.kind')
      .whereRef('other.id', '!=', 'job.id')
      .where('other.status', '=', 'running')
    return eb.or([eb('kind', 'not in', onePerUser), eb.not(eb.exists(other))])
  }
}

function isDue(now: string) {
  return (eb: ExpressionBuilder<Schema, 'job'>) =>
    eb.or([
      eb.and([eb('status', '=', 'queued'), eb('run_after', '<=', now)]),
      eb.and([eb('status', '=', 'running'), eb('lease_until', '<', now)]),
    ])
}

/** Extends the lease. False: the job is no longer ours (canceled, its user deleted, or taken over after a pause). */
export async function renewLease(db: Db, job: ClaimedJob, leaseUntil: string): Promise<boolean> {
  const renewed = await updateHeld(db, job).set({ lease_until: leaseUntil }).executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Marks the job done and drops its payload. A handler can do this in the transaction that saves its effect. */
export async function completeJob(tx: Db, job: ClaimedJob, now: string): Promise<void> {
  const done = { status: 'done' as const, payload: 'null', claimed_by: null, lease_until: null, updated_at: now }
  const updated = await updateHeld(tx, job).set(done).executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new LeaseLostError(`job ${job.id} is no longer ours`)
}

/** Queues the job again after a failure, or marks it failed if `runAfter` is null. */
export async function failJob(
  db: Db,
  job: ClaimedJob,
  error: string,
  now: string,
  runAfter: string | null,
): Promise<void> {
  const rest = runAfter === null ? { status: 'failed' as const } : { status: 'queued' as const, run_after: runAfter }
  await updateHeld(db, job)
    .set({ ...rest, last_error: error.slice(0, 500), claimed_by: null, lease_until: null, updated_at: now })
    .execute()
}

/** Returns an unfinished job to the queue without counting the attempt. */
export async function returnJob(db: Db, job: ClaimedJob, now: string): Promise<void> {
  await updateHeld(db, job)
    .set((eb) => ({
      status: 'queued',
      attempts: eb('attempts', '-', 1),
      claimed_by: null,
      lease_until: null,
      run_after: now,
      updated_at: now,
    }))
    .execute()
}

/** Cancels a queued or running job. A runner elsewhere notices at its next heartbeat. False: it has ended. */
export async function cancelJob(db: Db, id: string, now: string): Promise<boolean> {
  const updated = await db
    .updateTable('job')
    .set({ status: 'cancelled', claimed_by: null, lease_until: null, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/**
 * Requeues every running job, whatever its lease. Only for a process that knows it's alone, such as the owner of a data
 * folder: then their runners are dead.
 */
export async function requeueRunningJobs(db: Db, now: string): Promise<number> {
  const freed = await db
    .updateTable('job')
    .set({ status: 'queued', claimed_by: null, lease_until: null, updated_at: now })
    .where('status', '=', 'running')
    .executeTakeFirst()
  return Number(freed.numUpdatedRows)
}

/** When the next job becomes due, from the queue or by an expired lease; null if there is none. */
export async function findNextDue(
  db: Db,
  kinds: readonly string[],
  onePerUser: readonly string[] = [],
): Promise<string | null> {
  if (kinds.length === 0) return null
  const at = sql<string | null>`min(case when status = 'queued' then run_after else lease_until end)`
  const row = await db
    .selectFrom('job')
    .select(at.as('at'))
    .where('kind', 'in', kinds)
    .where('status', 'in', ['queued', 'running'])
    .where(isTheirTurn(onePerUser))
    .executeTakeFirst()
  return row?.at ?? null
}

export async function findJobStatus(db: Db, id: string): Promise<JobStatus | null> {
  const row = await db.selectFrom('job').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status ?? null
}

/** Deletes jobs that ended before `before`. */
export async function pruneJobs(db: Db, before: string): Promise<number> {
  const deleted = await db
    .deleteFrom('job')
    .where('status', 'in', ['done', 'failed', 'cancelled'])
    .where('updated_at', '<', before)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** The job is no longer this runner's: canceled, deleted, or its lease ran out. Nothing more may be saved for it. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/** A retry can't help: the job fails immediately. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}

/** Retry after this many milliseconds (for example because a server asked us to wait). */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
  readonly delayMs: number
  constructor(message: string, delayMs: number) {
    super(message)
    this.delayMs = delayMs
  }
}

function updateHeld(db: Db, job: ClaimedJob) {
  return db
    .updateTable('job')
    .where('id', '=', job.id)
    .where('status', '=', 'running')
    .where('claimed_by', '=', job.token)
}

function toClaimed(row: JobTable, token: string): ClaimedJob {
  return {
    id: row.id,
    kind: row.kind,
    payload: JSON.parse(row.payload) as unknown,
    userId: row.user_id,
    attempt: row.attempts,
    maxAttempts: row.max_attempts,
    token,
  }
}
