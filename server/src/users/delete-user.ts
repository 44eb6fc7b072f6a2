import { getInstant } from '../platform/clock.ts'
import { runInTransaction } from '../platform/database/open-transaction.ts'
import { SHRINK_JOB } from '../platform/database/shrink.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from '../platform/jobs.ts'
import { deleteEmailsTo } from '../platform/mail.ts'
import { eraseUser } from './erase-user.ts'
import { NO_PASSWORD } from './passwords.ts'

/** The job that cancels a deleted user's paid plans. It has no owner, so it outlives the user. */
export const END_CUSTOMER_JOB = 'billing.end-customer'
const ATTEMPTS_FOR_ABOUT_A_DAY = 100

/**
 * Deletes a user with all their rows and their emails in the queue and in the outbox. One small transaction ends the
 * account and queues the end of its paid plan, so nobody can log in and the name and email are free. The rows are then
 * deleted in small steps, so a large account doesn't keep everyone else waiting.
 */
export async function deleteUser(
  { db, engine, clock, config, wakeJobs }: Pick<Deps, 'db' | 'engine' | 'clock' | 'config' | 'wakeJobs'>,
  userId: string,
): Promise<void> {
  const now = getInstant(clock)
  await runInTransaction(db, async (tx) => {
    const paid = await tx
      .selectFrom('subscription')
      .select('stripe_customer_id as customer')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (paid?.customer) {
      const payload = { customer: paid.customer }
      await enqueue(tx, { kind: END_CUSTOMER_JOB, payload, now, maxAttempts: ATTEMPTS_FOR_ABOUT_A_DAY })
    }
    await tx.deleteFrom('session').where('user_id', '=', userId).execute()
    await tx
      .updateTable('app_user')
      .set({ ...createAnonymousNames(userId), password_hash: NO_PASSWORD, totp_secret: null, demo_ends_at: now })
      .where('id', '=', userId)
      .execute()
    await tx.deleteFrom('throttle').where('key', 'like', `%:${userId}`).execute()
  })
  await eraseUser(db, userId)
  if (engine === 'sqlite') await enqueue(db, { kind: SHRINK_JOB, payload: null, now, dedupeKey: SHRINK_JOB })
  await deleteEmailsTo(config, userId)
  wakeJobs()
}

function createAnonymousNames(userId: string) {
  const email = `${userId}@deleted.invalid`
  return { username: userId, username_key: userId, email, email_key: email }
}
