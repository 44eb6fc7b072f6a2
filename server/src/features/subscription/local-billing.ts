import { isSubscribed } from '@evenkeel/engine/subscription/is-subscribed.ts'
import { DAY, getInstant, getInstantAfter } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { getNextAnniversary } from './plan-periods.ts'
import { findSubscription } from './subscription-body.ts'

/** Starts the trial (once) or a plan with one click and no card. */
export async function activateLocally(
  deps: Deps,
  userId: string,
  plan: 'home' | 'trial' | 'monthly' | 'yearly',
): Promise<void> {
  const { clock, config } = deps
  const now = getInstant(clock)
  await runInTransaction(deps.db, async (tx) => {
    const row = await findSubscription(tx, userId)
    const hasPrices = config.billing.priceMonthly !== undefined || config.billing.priceYearly !== undefined
    if (plan === 'home' && hasPrices) throw new AppError('conflict', 'This server has no home plan.')
    if (plan === 'trial' && row?.trial_used === 1)
      throw new AppError('conflict', 'You’ve already used your free trial.')
    const columns = {
      provider: 'local',
      status: plan === 'trial' ? 'trialing' : 'active',
      plan,
      trial_ends_at: plan === 'trial' ? getInstantAfter(clock, config.billing.trialDays * DAY) : null,
      period_ends_at: null,
      cancels_at_period_end: 0,
      trial_used: plan === 'trial' || row?.trial_used === 1 ? 1 : 0,
      updated_at: now,
    }
    await tx
      .insertInto('subscription')
      .values({ user_id: userId, ...columns, stripe_customer_id: null, stripe_subscription_id: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .execute()
  })
}

/** Ends a paid plan at the end of its period, a trial when it would end anyway, and the free plan now. */
export async function cancelLocally(deps: Deps, userId: string): Promise<void> {
  const now = getInstant(deps.clock)
  await runInTransaction(deps.db, async (tx) => {
    const row = await findSubscription(tx, userId)
    const hasPlan =
      row && isSubscribed({ status: row.status, trialEndsAt: row.trial_ends_at, periodEndsAt: row.period_ends_at }, now)
    if (!hasPlan) throw new AppError('conflict', 'You have no plan to cancel.')
    if (row.status === 'canceled') return
    // A free plan has no paid period, so it ends now.
    const end =
      row.plan === 'home'
        ? now
        : row.status === 'active'
          ? getNextAnniversary(row.updated_at, row.plan === 'yearly' ? 'yearly' : 'monthly', now)
          : row.trial_ends_at
    await tx
      .updateTable('subscription')
      .set({ status: 'canceled', period_ends_at: end, cancels_at_period_end: 1 })
      .where('user_id', '=', userId)
      .execute()
  })
}
