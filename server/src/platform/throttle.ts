import { countWords } from '@evenkeel/engine/reasons/plain-words.ts'
import { sql } from 'kysely'
import { getInstant, getInstantAfter } from './clock.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'

type ThrottleDeps = Pick<Deps, 'db' | 'clock'>

/** Increments a counter and returns its value in the current window, which starts with the first count. */
export async function incrementCount({ db, clock }: ThrottleDeps, key: string, windowMs: number): Promise<number> {
  const now = getInstant(clock)
  const row = await db
    .insertInto('throttle')
    .values({ key, count: 1, window_ends_at: getInstantAfter(clock, windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttle.window_ends_at <= ${now} then 1 else throttle.count + 1 end`,
        window_ends_at: sql<string>`case when throttle.window_ends_at <= ${now} then excluded.window_ends_at else throttle.window_ends_at end`,
      }),
    )
    .returning(['count'])
    .executeTakeFirstOrThrow()
  return row.count
}

/** Takes back one count, for an attempt that wasn't a wrong guess. */
export async function decrementCount({ db }: ThrottleDeps, key: string): Promise<void> {
  await db
    .updateTable('throttle')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function clearCount({ db }: ThrottleDeps, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', key).execute()
}

/** Increments the counter and refuses with 429 above `limit`. */
export async function requireWithinLimit(
  deps: ThrottleDeps,
  key: string,
  limit: number,
  windowMs: number,
  why = 'Too many attempts.',
): Promise<void> {
  if ((await incrementCount(deps, key, windowMs)) <= limit) return
  const row = await deps.db.selectFrom('throttle').select('window_ends_at').where('key', '=', key).executeTakeFirst()
  const waitMs = row ? Date.parse(row.window_ends_at) - deps.clock.now().getTime() : windowMs
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  throw new AppError('too-many', `${why} Please wait ${formatDuration(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** Deletes counters whose window has ended. */
export async function deleteExpiredCounts({ db, clock }: ThrottleDeps): Promise<void> {
  await db.deleteFrom('throttle').where('window_ends_at', '<=', getInstant(clock)).execute()
}

function formatDuration(seconds: number): string {
  if (seconds < 90) return countWords(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? countWords(minutes, 'minute') : countWords(Math.ceil(minutes / 60), 'hour')
}
