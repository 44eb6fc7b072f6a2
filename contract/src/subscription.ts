import { z } from 'zod'
import { defineRoute } from './route.ts'
import { InstantText, SafeText } from './values.ts'

/** `home` is free and has no end date; only available with local billing, if no prices are set. */
const PlanId = z.enum(['home', 'trial', 'monthly', 'yearly'])
export const Plan = z.strictObject({
  id: PlanId,
  name: z.string(),
  price: z.string(),
  currency: z.string(),
  interval: z.enum(['once', 'month', 'year']),
  description: z.string(),
  /** False only for a trial that has already been used. */
  is_available: z.boolean(),
})
export type Plan = z.infer<typeof Plan>

export const SubscriptionBody = z.strictObject({
  /** `off`: this server has no billing, and everyone is subscribed. */
  provider: z.enum(['local', 'stripe', 'off']),
  status: z.enum(['none', 'trialing', 'active', 'past_due', 'canceled', 'expired']),
  is_subscribed: z.boolean(),
  plan: PlanId.nullable(),
  trial_ends_at: InstantText.nullable(),
  period_ends_at: InstantText.nullable(),
  cancels_at_period_end: z.boolean(),
  plans: z.array(Plan),
})
export type SubscriptionBody = z.infer<typeof SubscriptionBody>

const Url = z.strictObject({ url: z.string() })

export const getSubscription = defineRoute({
  method: 'GET',
  path: '/api/subscription/',
  summary: 'Returns the current plan, its status and all plans',
  access: 'signed-in',
  response: SubscriptionBody,
})

export const activateSubscription = defineRoute({
  method: 'POST',
  path: '/api/subscription/activate/',
  summary: 'Starts a plan with one click (local billing only)',
  access: 'signed-in',
  body: z.strictObject({ plan: PlanId }),
  response: SubscriptionBody,
})

export const openCheckout = defineRoute({
  method: 'POST',
  path: '/api/subscription/checkout/',
  summary: 'Returns the URL of the payment page (Stripe)',
  access: 'signed-in',
  body: z.strictObject({ plan: PlanId }),
  response: Url,
})

export const openBillingPortal = defineRoute({
  method: 'POST',
  path: '/api/subscription/portal/',
  summary: 'Returns the URL of the billing portal (Stripe)',
  access: 'signed-in',
  response: Url,
})

export const cancelSubscription = defineRoute({
  method: 'POST',
  path: '/api/subscription/cancel/',
  summary: 'Cancels the plan: a paid one ends with its period, a trial when it would end anyway, the home plan at once',
  access: 'signed-in',
  response: SubscriptionBody,
})

export const receiveStripeEvent = defineRoute({
  method: 'POST',
  path: '/billing/stripe/webhook/',
  summary: 'Receives signed events from Stripe',
  access: 'public',
  accepts: 'raw',
  body: SafeText,
  response: z.strictObject({ received: z.boolean() }),
  csrf: false,
})
