import Stripe from 'stripe'
import { getInstant } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs.ts'
import { findSubscription } from './subscription-body.ts'

export const REFRESH_JOB = 'billing.refresh'
const TOLERANCE_SECONDS = 300

export function createStripe(config: Config): Stripe {
  const { secretKey, apiUrl } = config.billing.stripe
  const options = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false }
  if (apiUrl === undefined) return new Stripe(secretKey, options)
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
  })
}

/**
 * The URL of the payment page. The customer is created and stored first, so one user stays one customer. Refused in the
 * demo, and while a plan is active, because a second checkout would charge twice.
 */
export async function startCheckout(
  deps: Deps,
  stripe: Stripe,
  user: { id: string; email: string; demoEndsAt: string | null },
  plan: 'monthly' | 'yearly',
): Promise<string> {
  if (user.demoEndsAt !== null)
    throw new AppError('forbidden', 'The demo already includes everything. Sign up to get a plan.')
  const { config } = deps
  let row = await findSubscription(deps.db, user.id)
  if (row?.stripe_customer_id) {
    // Asks Stripe itself, because the event for a recent payment may not have arrived yet.
    await refreshFromStripe(deps, stripe, row.stripe_customer_id)
    row = await findSubscription(deps.db, user.id)
  }
  if (row?.provider === 'stripe' && LIVE_STATUSES.has(row.status)) {
    throw new AppError('conflict', 'You already have a plan. Change or cancel it under “Invoices and payment details”.')
  }
  const customer = row?.stripe_customer_id ?? (await createCustomer(deps, stripe, user))
  const session = await callBeforePayment(() =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: user.id,
      line_items: [
        {
          price: plan === 'monthly' ? config.billing.stripe.priceMonthly : config.billing.stripe.priceYearly,
          quantity: 1,
        },
      ],
      subscription_data: {
        metadata: { user_id: user.id },
        ...(row?.trial_used === 1 ? {} : makeTrialWithoutCard(config.billing.trialDays)),
      },
      payment_method_collection: 'if_required',
      success_url: `${config.publicUrl}/dashboard/subscription?checkout=done`,
      cancel_url: `${config.publicUrl}/dashboard/subscription?checkout=canceled`,
    }),
  )
  if (session.url === null) throw new AppError('unavailable', 'We couldn’t open the payment page. Please try again.')
  return session.url
}

export async function openPortal(deps: Deps, stripe: Stripe, userId: string): Promise<string> {
  const row = await findSubscription(deps.db, userId)
  if (!row?.stripe_customer_id) throw new AppError('conflict', 'You don’t have a plan yet.')
  const customer = row.stripe_customer_id
  const session = await callStripe(() =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${deps.config.publicUrl}/dashboard/subscription` }),
  )
  return session.url
}

/** Ends every active plan at the end of its paid period. */
export async function cancelWithStripe(deps: Deps, stripe: Stripe, userId: string): Promise<void> {
  const row = await findSubscription(deps.db, userId)
  const customer = row?.stripe_customer_id
  const activePlans = customer
    ? (await listSubscriptions(stripe, customer)).filter(({ status }) => LIVE_STATUSES.has(status))
    : []
  if (!customer || activePlans.length === 0) throw new AppError('conflict', 'You have no plan to cancel.')
  for (const { id, cancel_at_period_end } of activePlans) {
    if (!cancel_at_period_end) await callStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
  }
  await refreshFromStripe(deps, stripe, customer)
}

/** Cancels all of a customer's plans immediately, because their account is being deleted. */
export async function cancelAllPlans(stripe: Stripe, customer: string): Promise<void> {
  for (const { id, status } of await listSubscriptions(stripe, customer)) {
    if (!ENDED_STATUSES.has(status)) await callStripe(() => stripe.subscriptions.cancel(id))
  }
}

/**
 * Stores a signed event once and queues a re-read of its customer. We use nothing else in it, so order and repeats don't
 * matter.
 */
export async function receiveEvent(
  deps: Deps,
  stripe: Stripe,
  rawBody: string | Buffer,
  signature: string | undefined,
): Promise<void> {
  let event: Stripe.Event
  try {
    const now = deps.clock.now().getTime()
    event = stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      deps.config.billing.stripe.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    )
  } catch {
    throw new AppError('invalid-input', 'The signature is missing, wrong or too old.')
  }
  const customer = getCustomer(event)
  const now = getInstant(deps.clock)
  await runInTransaction(deps.db, async (tx) => {
    const isNew = await tx
      .insertInto('billing_event')
      .values({ id: event.id, kind: event.type, received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (isNew && customer !== null) await enqueue(tx, { kind: REFRESH_JOB, payload: { customer }, now })
  })
  deps.wakeJobs()
}

/**
 * Reads the customer's subscriptions from Stripe and stores the newest active one, or the newest if none is active.
 * Without any, nothing changes.
 */
export async function refreshFromStripe(deps: Deps, stripe: Stripe, customer: string): Promise<void> {
  const subscriptions = await listSubscriptions(stripe, customer)
  const rank = (s: Stripe.Subscription) => (LIVE_STATUSES.has(s.status) ? 1 : 0)
  const [relevant] = subscriptions.toSorted((a, b) => rank(b) - rank(a) || b.created - a.created)
  if (!relevant) return
  const item = relevant.items.data[0]
  const price = item?.price.id
  const { priceMonthly, priceYearly } = deps.config.billing.stripe
  await deps.db
    .updateTable('subscription')
    .set({
      provider: 'stripe',
      status: getStatus(relevant),
      plan: price === priceYearly ? 'yearly' : price === priceMonthly ? 'monthly' : null,
      trial_ends_at: toInstant(relevant.trial_end),
      period_ends_at: toInstant(item?.current_period_end ?? null),
      cancels_at_period_end: relevant.cancel_at_period_end ? 1 : 0,
      ...(subscriptions.some((s) => s.trial_end !== null) ? { trial_used: 1 } : {}), // A used trial stays used.
      stripe_subscription_id: relevant.id,
      updated_at: getInstant(deps.clock),
    })
    .where('stripe_customer_id', '=', customer)
    .execute()
}

/**
 * Runs daily and at startup: reads every customer again in case an event was lost. A failure doesn't stop the others.
 */
export async function reconcileWithStripe(deps: Deps, stripe: Stripe, signal: AbortSignal): Promise<void> {
  const rows = await deps.db
    .selectFrom('subscription')
    .select('stripe_customer_id')
    .where('stripe_customer_id', 'is not', null)
    .execute()
  for (const row of rows) {
    if (signal.aborted) return
    await refreshFromStripe(deps, stripe, row.stripe_customer_id!).catch((error: unknown) => {
      deps.log.warn({ err: error, customer: row.stripe_customer_id }, 'a customer could not be read from Stripe')
    })
  }
}

/** Empty for a customer that Stripe doesn't know. */
async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return callStripe(async () => {
    try {
      return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return []
      throw error
    }
  })
}

/** No card is required, and an unpaid trial ends on its own. */
function makeTrialWithoutCard(days: number) {
  return {
    trial_period_days: days,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
  }
}

const LIVE_STATUSES = new Set(['active', 'trialing', 'past_due'])
const ENDED_STATUSES = new Set(['canceled', 'incomplete_expired'])

function getStatus(subscription: Stripe.Subscription): string {
  if (LIVE_STATUSES.has(subscription.status)) return subscription.status
  return subscription.status === 'canceled' ? 'canceled' : 'none'
}

function getCustomer(event: Stripe.Event): string | null {
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  if (typeof customer === 'string') return customer
  return customer?.id ?? null
}

async function createCustomer(deps: Deps, stripe: Stripe, user: { id: string; email: string }): Promise<string> {
  const customer = await callBeforePayment(() =>
    // For a day, the same key creates the same customer, even if two clicks race or the response is lost.
    stripe.customers.create(
      { email: user.email, metadata: { user_id: user.id } },
      { idempotencyKey: `customer-${user.id}` },
    ),
  )
  const columns = { stripe_customer_id: customer.id }
  await deps.db
    .insertInto('subscription')
    .values({
      user_id: user.id,
      provider: 'stripe',
      status: 'none',
      plan: null,
      trial_ends_at: null,
      period_ends_at: null,
      stripe_subscription_id: null,
      updated_at: getInstant(deps.clock),
      ...columns,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
  return customer.id
}

function toInstant(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString()
}

/** Reports Stripe's errors as unavailability, because they aren't the user's fault. */
async function callStripe<Value>(call: () => Promise<Value>, reassurance = ''): Promise<Value> {
  try {
    return await call()
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `Something went wrong with the payment service.${reassurance} Please try again.`,
      {},
      { cause },
    )
  }
}

function callBeforePayment<Value>(call: () => Promise<Value>): Promise<Value> {
  return callStripe(call, ' You haven’t been charged.')
}
