import { startDemo } from '@evenkeel/contract/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { DAY, HOUR, instant, instantAfter, localDay } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { clientBlock } from '../../platform/http/client-address.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { newId } from '../../platform/ids.ts'
import { allowOrRefuse } from '../../platform/throttle.ts'
import { NO_PASSWORD } from '../../users/passwords.ts'
import { signInAs } from '../../users/sign-in-as.ts'
import { insertUser } from '../../users/user-queries.ts'
import { createHouseholdOfDay, type PreparedHousehold } from './prepare-household.ts'
import { saveHousehold } from './save-household.ts'

const LIFE_MS = DAY

export function demoRoutes(app: FastifyInstance, deps: Deps): void {
  const householdOf = createHouseholdOfDay()
  serveRoute(app, startDemo, async ({ request, reply }) => {
    if (!deps.config.demo.isOn) throw new AppError('not-found', 'There is nothing here.')
    await allowOrRefuse(deps, `demo:${clientBlock(request)}`, deps.config.demo.perHour, HOUR)
    return signInAs(deps, request, reply, await createDemoUser(deps, householdOf(localDay(deps.clock))))
  })
}

/** A throw-away user, subscribed, with the household of today; gone after a day. */
async function createDemoUser(deps: Deps, household: PreparedHousehold): Promise<string> {
  const { db, clock, config } = deps
  const now = instant(clock)
  const endsAt = instantAfter(clock, LIFE_MS)
  const key = newId()
  return inTransaction(db, async (tx) => {
    const { live } = await tx
      .selectFrom('app_user')
      .select((eb) => eb.fn.countAll<number>().as('live'))
      .where('demo_ends_at', '>', now)
      .executeTakeFirstOrThrow()
    if (Number(live) >= config.demo.maxLive) {
      throw new AppError('unavailable', 'Many people are trying the demo right now. Please come back in an hour.', {
        retryAfterSeconds: HOUR / 1000,
      })
    }
    const userId = await insertUser(tx, {
      username: household.people[0].name,
      usernameKey: `demo ${key}`,
      email: `demo-${key}@demo.invalid`,
      passwordHash: NO_PASSWORD,
      preferredCurrency: 'USD',
      createdAt: now,
      demoEndsAt: endsAt,
    })
    await tx
      .insertInto('subscription')
      .values({
        user_id: userId,
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
    await saveHousehold(tx, userId, household, now)
    return userId
  })
}
