import { instant } from '../platform/clock.ts'
import { inTransaction } from '../platform/database/open-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from '../platform/jobs.ts'
import { removeMailsTo } from '../platform/mail.ts'

/** Cancels what a deleted person still pays for. It belongs to nobody, so it outlives them. */
export const END_CUSTOMER_JOB = 'billing.end-customer'
const ABOUT_A_DAY_OF_TRIES = 100

/** Deletes the user and everything that is theirs: rows, queued and unsent mails, and the plan they pay for. */
export async function deleteUser(
  { db, clock, config, wakeJobs }: Pick<Deps, 'db' | 'clock' | 'config' | 'wakeJobs'>,
  userId: string,
): Promise<void> {
  const now = instant(clock)
  await inTransaction(db, async (tx) => {
    const paid = await tx
      .selectFrom('subscription')
      .select('stripe_customer_id as customer')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (paid?.customer) {
      const payload = { customer: paid.customer }
      await enqueue(tx, { kind: END_CUSTOMER_JOB, payload, now, maxAttempts: ABOUT_A_DAY_OF_TRIES })
    }
    await tx.deleteFrom('app_user').where('id', '=', userId).execute()
  })
  await removeMailsTo(config, userId)
  wakeJobs()
}
