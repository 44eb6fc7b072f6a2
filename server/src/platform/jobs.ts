import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, JobStatus, JobTable, Schema } from './database/schema.ts'
import { newId } from './ids.ts'

export type NewJob = {
  kind: string
  payload: unknown
  /** The instant of asking. */
  now: string
  /** Whose job it is: it goes when the user goes. */
  userId?: string | null
  /** Not before this instant; at once when left out. */
  runAfter?: string
  /** While a job of this kind and key waits or runs, another is not added. */
  dedupeKey?: string
  /** How often it may be started before it counts as failed; 8 when left out. */
  maxAttempts?: number
}

/** A job in the hands of one runner. `token` is worth something only as long as the runner's lease. */
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
 * Puts a job in the queue, in the transaction that gives the reason for it. Answers its id, or null when an equal one
 * (`dedupeKey`) is there already. Wake the runner after the commit.
 */
export async function enqueue(tx: Db, job: NewJob): Promise<string | null> {
  const id = newId()
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
 * Takes a due job of these kinds, or one whose runner has let its lease run out; null when none is due. People take
 * turns: first comes whoever's last job of the kind is longest ago, then the job that has waited longest. Of the kinds in
 * `onePerPerson`, nobody gets a second while one of theirs is running. One statement on both engines: of any number of
 * runners that ask at once, one gets the job and the others ask for the next.
 */
export async function claimJob(
  db: Db,
  kinds: readonly string[],
  now: string,
  leaseUntil: string,
  onePerPerson: readonly string[] = [],
): Promise<ClaimedJob | null> {
  if (kinds.length === 0) return null
  for (let attempt = 0; attempt < CLAIM_ATTEMPTS; attempt += 1) {
    const token = newId()
    const row = await db
      .updateTable('job')
      .set((eb) => ({
        status: 'running',
        claimed_by: token,
        lease_until: leaseUntil,
        attempts: eb('attempts', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', firstDue(db, kinds, now, onePerPerson))
      // Re-check on the row: PostgreSQL evaluates this again after waiting for another runner's claim.
      .where(isDue(now))
      .returningAll()
      .executeTakeFirst()
    if (row) return toClaimed(row, token)
    if (!(await firstDue(db, kinds, now, onePerPerson).executeTakeFirst())) return null
  }
  return null
}

function firstDue(db: Db, kinds: readonly string[], now: string, onePerPerson: readonly string[]) {
  const lastServed = sql`coalesce((
    select max(served.updated_at) from job as served
    where served.user_id = job.user_id and served.kind = job.kind and served.status <> 'queued'), '')`
  return db
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', kinds)
    .where(isDue(now))
    .where(isTheirTurn(onePerPerson))
    .orderBy(lastServed)
    .orderBy('run_after')
    .orderBy('id')
    .limit(1)
}

/** Whether the job may start although its owner may have another one of its kind. */
function isTheirTurn(onePerPerson: readonly string[]) {
  return (eb: ExpressionBuilder<Schema, 'job'>) => {
    if (onePerPerson.length === 0) return eb.lit(true)
    const other = eb
      .selectFrom('job as other')
      .select('other.id')
      .whereRef('other.user_id', '=', 'job.user_id')
      .whereRef('other.kind', '=', 'job.kind')
      .whereRef('other.id', '!=', 'job.id')
      .where('other.status', '=', 'running')
    return eb.or([eb('kind', 'not in', onePerPerson), eb.not(eb.exists(other))])
  }
}

function isDue(now: string) {
  return (eb: ExpressionBuilder<Schema, 'job'>) =>
    eb.or([
      eb.and([eb('status', '=', 'queued'), eb('run_after', '<=', now)]),
      eb.and([eb('status', '=', 'running'), eb('lease_until', '<', now)]),
    ])
}

/** Holds the job longer. False: it is no longer ours (cancelled, its user deleted, or taken over after a pause). */
export async function renewLease(db: Db, job: ClaimedJob, leaseUntil: string): Promise<boolean> {
  const renewed = await held(db, job).set({ lease_until: leaseUntil }).executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Marks the job done and drops its payload. Within a handler's own transaction, effect and mark are kept together. */
export async function completeJob(tx: Db, job: ClaimedJob, now: string): Promise<void> {
  const done = { status: 'done' as const, payload: 'null', claimed_by: null, lease_until: null, updated_at: now }
  const updated = await held(tx, job).set(done).executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new LeaseLostError(`job ${job.id} is no longer ours`)
}

/** Back into the queue after a failure, or failed for good when `runAfter` is null. */
export async function failJob(
  db: Db,
  job: ClaimedJob,
  error: string,
  now: string,
  runAfter: string | null,
): Promise<void> {
  const rest = runAfter === null ? { status: 'failed' as const } : { status: 'queued' as const, run_after: runAfter }
  await held(db, job)
    .set({ ...rest, last_error: error.slice(0, 500), claimed_by: null, lease_until: null, updated_at: now })
    .execute()
}

/** Gives a job back that was not finished for no fault of its own; the attempt does not count. */
export async function returnJob(db: Db, job: ClaimedJob, now: string): Promise<void> {
  await held(db, job)
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

/** Stops a job that waits or runs. A runner elsewhere hears of it at its next heartbeat. False: it was over already. */
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
 * Puts every running job back in the queue, whatever its lease says. Only for a process that knows it is alone, as the
 * holder of a data folder does: then whoever ran them is dead.
 */
export async function takeOverRunningJobs(db: Db, now: string): Promise<number> {
  const freed = await db
    .updateTable('job')
    .set({ status: 'queued', claimed_by: null, lease_until: null, updated_at: now })
    .where('status', '=', 'running')
    .executeTakeFirst()
  return Number(freed.numUpdatedRows)
}

/** When the next job that may start becomes due, queued or by a lease that ends; null when nothing will. */
export async function nextDue(
  db: Db,
  kinds: readonly string[],
  onePerPerson: readonly string[] = [],
): Promise<string | null> {
  if (kinds.length === 0) return null
  const at = sql<string | null>`min(case when status = 'queued' then run_after else lease_until end)`
  const row = await db
    .selectFrom('job')
    .select(at.as('at'))
    .where('kind', 'in', kinds)
    .where('status', 'in', ['queued', 'running'])
    .where(isTheirTurn(onePerPerson))
    .executeTakeFirst()
  return row?.at ?? null
}

export async function findJobStatus(db: Db, id: string): Promise<JobStatus | null> {
  const row = await db.selectFrom('job').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status ?? null
}

/** Forgets jobs that have been over since before `before`. */
export async function pruneJobs(db: Db, before: string): Promise<number> {
  const gone = await db
    .deleteFrom('job')
    .where('status', 'in', ['done', 'failed', 'cancelled'])
    .where('updated_at', '<', before)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Somebody else has the job now: whatever was done for it must not be kept. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/** Trying again cannot help: the job fails at once. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}

/** Not now, but in so many milliseconds (as a server said that was asked for something). */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
  readonly delayMs: number
  constructor(message: string, delayMs: number) {
    super(message)
    this.delayMs = delayMs
  }
}

function held(db: Db, job: ClaimedJob) {
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
