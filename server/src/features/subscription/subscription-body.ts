import type { Plan, SubscriptionBody } from '@evenkeel/contract/subscription.ts'
import { isSubscribed } from '@evenkeel/engine/subscription/is-subscribed.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { getNextAnniversary } from './plan-periods.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

export function findSubscription(db: Db, userId: string) {
  return db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/**
 * A trial and paid plans if the operator has set prices, otherwise one free plan. With Stripe, there are only the paid
 * plans, and a user's first one starts with a trial.
 */
function getPlans({ config }: Pick<Deps, 'config'>, isTrialUsed: boolean): Plan[] {
  const { billing } = config
  const paid = { currency: billing.currency, is_available: true }
  const plans: Plan[] = []
  if (billing.priceMonthly !== undefined) {
    plans.push({
      ...paid,
      id: 'monthly',
      name: 'Monthly',
      price: billing.priceMonthly,
      interval: 'month',
      description: 'Everything, billed monthly. Cancel anytime.',
    })
  }
  if (billing.priceYearly !== undefined) {
    plans.push({
      ...paid,
      id: 'yearly',
      name: 'Yearly',
      price: billing.priceYearly,
      interval: 'year',
      description: 'Everything, billed once a year.',
    })
  }
  if (billing.provider === 'stripe') return plans
  if (plans.length === 0) {
    const description = 'Everything, for as long as you like. No card needed.'
    return [{ ...paid, id: 'home', name: 'Home', price: '0.00', interval: 'once', description }]
  }
  return [
    {
      id: 'trial',
      name: 'Free trial',
      price: '0.00',
      currency: billing.currency,
      interval: 'once',
      description: `Everything for ${billing.trialDays} days. No card needed. It ends on its own.`,
      is_available: !isTrialUsed,
    },
    ...plans,
  ]
}

/** If billing is off, everyone can use everything. */
const ALL_INCLUDED: SubscriptionBody = {
  provider: 'off',
  status: 'active',
  is_subscribed: true,
  plan: null,
  trial_ends_at: null,
  period_ends_at: null,
  cancels_at_period_end: false,
  plans: [],
}

export async function readSubscription(deps: Deps, userId: string): Promise<SubscriptionBody> {
  if (deps.config.billing.provider === 'off') return ALL_INCLUDED
  const row = await findSubscription(deps.db, userId)
  const now = deps.clock.now().toISOString()
  const hasAccess = row
    ? isSubscribed({ status: row.status, trialEndsAt: row.trial_ends_at, periodEndsAt: row.period_ends_at }, now)
    : false
  return {
    provider: deps.config.billing.provider,
    status: row ? getStatus(row, hasAccess) : 'none',
    is_subscribed: hasAccess,
    plan: (row?.plan ?? null) as SubscriptionBody['plan'], // We only store values from this list.
    trial_ends_at: row?.trial_ends_at ?? null,
    period_ends_at: row ? getPeriodEnd(row, now) : null,
    cancels_at_period_end: row?.cancels_at_period_end === 1,
    plans: getPlans(deps, row?.trial_used === 1),
  }
}

function getStatus(row: Row, hasAccess: boolean): SubscriptionBody['status'] {
  if (!hasAccess) return row.status === 'none' ? 'none' : 'expired'
  return row.status as SubscriptionBody['status']
}

/** A local plan renews on its own: its period is counted from the day it started. */
function getPeriodEnd(row: Row, now: string): string | null {
  if (row.period_ends_at !== null) return row.period_ends_at
  if (row.status === 'active' && (row.plan === 'monthly' || row.plan === 'yearly'))
    return getNextAnniversary(row.updated_at, row.plan, now)
  return null
}
