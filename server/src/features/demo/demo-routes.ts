import { startDemo } from '@evenkeel/contract/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { recordAuditEvent } from '../../platform/audit.ts'
import { DAY, getInstant, getInstantAfter, getLocalDay, HOUR, MINUTE } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { getClientBlock } from '../../platform/http/client-address.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { createId } from '../../platform/ids.ts'
import { requireWithinLimit } from '../../platform/throttle.ts'
import { NO_PASSWORD } from '../../users/passwords.ts'
import { signInAs } from '../../users/sign-in-as.ts'
import { insertUser } from '../../users/user-queries.ts'
import { getDailyHousehold } from './household-of-day.ts'
import type { PreparedHousehold } from './prepare-household.ts'
import { saveHousehold } from './save-household.ts'

const LIFETIME_MS = DAY
const IDLE_MS = 10 * MINUTE
/** If saving a demo's household takes longer than this, we assume that the process died, and delete the demo. */
const UNFINISHED_MS = 10 * MINUTE

export function registerDemoRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, startDemo, async ({ request, reply }) => {
    if (!deps.config.demo.isOn) throw new AppError('not-found', 'Not found.')
    await requireWithinLimit(deps, `demo:${getClientBlock(request)}`, deps.config.demo.perHour, HOUR)
    const userId = await createDemoUser(deps, await getDailyHousehold(getLocalDay(deps.clock)))
    await recordAuditEvent(deps, request, 'demo-started', userId)
    return signInAs(deps, request, reply, userId)
  })
}

/** Creates a subscribed user with today's household. The user and all their data are deleted after a day. */
async function createDemoUser(deps: Deps, household: PreparedHousehold): Promise<string> {
  const { db, clock } = deps
  const now = getInstant(clock)
  const endsAt = getInstantAfter(clock, LIFETIME_MS)
  const key = createId()
  const userId = await runInTransaction(db, async (tx) => {
    await makeRoom(tx, deps)
    const id = await insertUser(tx, {
      username: household.people[0].name,
      usernameKey: `demo ${key}`,
      email: `demo-${key}@demo.invalid`,
      passwordHash: NO_PASSWORD,
      preferredCurrency: 'USD',
      createdAt: now,
      demoEndsAt: getInstantAfter(clock, UNFINISHED_MS),
    })
    await tx
      .insertInto('subscription')
      .values({
        user_id: id,
        provider: 'local',
        status: 'trialing',
        plan: 'trial',
        trial_ends_at: endsAt,
        period_ends_at: null,
        trial_used: 1,
        stripe_customer_id: null,
        stripe_subscription_id: null,
        updated_at: now,
      })
      .execute()
    return id
  })
  await saveHousehold(db, userId, household, now)
  await db.updateTable('app_user').set({ demo_ends_at: endsAt }).where('id', '=', userId).execute()
  return userId
}

/** If all slots are taken, ends the demo that has been idle longest. Throws if none has been idle for ten minutes. */
async function makeRoom(tx: Db, { clock, config }: Deps): Promise<void> {
  const { live } = await tx
    .selectFrom('app_user')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('demo_ends_at', '>', getInstant(clock))
    .executeTakeFirstOrThrow()
  if (Number(live) < config.demo.maxLive) return
  const longestIdle = await tx
    .selectFrom('app_user')
    .leftJoin('session', 'session.user_id', 'app_user.id')
    .select((eb) => [
      'app_user.id',
      eb.fn.coalesce(eb.fn.max('session.last_seen_at'), 'app_user.created_at').as('seen'),
    ])
    .where('demo_ends_at', '>', getInstant(clock))
    .groupBy(['app_user.id', 'app_user.created_at'])
    .orderBy('seen')
    .limit(1)
    .executeTakeFirst()
  if (!longestIdle || String(longestIdle.seen) > getInstantAfter(clock, -IDLE_MS)) {
    throw new AppError('unavailable', 'Many people are trying the demo right now. Please try again in a few minutes.', {
      retryAfterSeconds: IDLE_MS / 1000,
    })
  }
  // The demo ends now; the next cleanup deletes its rows in small steps.
  await tx.deleteFrom('session').where('user_id', '=', longestIdle.id).execute()
  await tx
    .updateTable('app_user')
    .set({ demo_ends_at: getInstant(clock) })
    .where('id', '=', longestIdle.id)
    .execute()
}
