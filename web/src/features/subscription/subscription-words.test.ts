import { expect, test } from 'vitest'
import { aPlan, aSubscription } from '../../testing/builders.ts'
import { describeCancellation, describeSubscription, formatPrice } from './subscription-words.ts'

const DAY = '2026-12-15T12:00:00Z'

test.each([
  [{ status: 'none' as const }, 'Choose a plan to start', 'free trial'],
  [{ status: 'none' as const, plans: [aPlan()] }, 'Choose a plan to start', 'Your account is ready.'],
  [
    { status: 'trialing' as const, plan: 'trial' as const, trial_ends_at: DAY },
    'You’re on the free trial',
    'Choose a plan before then',
  ],
  [
    { status: 'trialing' as const, plan: 'yearly' as const, trial_ends_at: DAY },
    'You’re on the free trial',
    'until Dec 15, 2026. Then your yearly plan starts',
  ],
  [
    { status: 'trialing' as const, plan: 'yearly' as const, trial_ends_at: DAY, cancels_at_period_end: true },
    'Your free trial is canceled',
    'until Dec 15, 2026.',
  ],
  [
    { status: 'active' as const, plan: 'monthly' as const, period_ends_at: DAY },
    'Your monthly plan is active',
    'renews on Dec 15, 2026',
  ],
  [
    { status: 'active' as const, plan: 'yearly' as const, period_ends_at: DAY, cancels_at_period_end: true },
    'Your yearly plan is canceled',
    'until Dec 15, 2026',
  ],
  [{ status: 'past_due' as const, plan: 'monthly' as const }, 'Your last payment didn’t go through', 'payment details'],
  [
    { status: 'canceled' as const, is_subscribed: true, period_ends_at: DAY },
    'Your plan is canceled',
    'until Dec 15, 2026',
  ],
  [
    { status: 'canceled' as const, plan: 'trial' as const, is_subscribed: true, period_ends_at: DAY },
    'Your free trial is canceled',
    'until Dec 15, 2026',
  ],
  [{ status: 'canceled' as const, is_subscribed: false }, 'Your subscription has ended', 'kept your data'],
  [{ status: 'expired' as const, plan: 'trial' as const }, 'Your free trial has ended', 'kept your data'],
])('a subscription with %o is described as “%s”', (fields, title, part) => {
  const words = describeSubscription(aSubscription(fields))
  expect(words.title).toBe(title)
  expect(words.text).toContain(part)
})

test('canceling says until when everything can be used, which is now for the free home plan', () => {
  const describe = (fields: Parameters<typeof aSubscription>[0]) => describeCancellation(aSubscription(fields))
  expect(describe({ status: 'active', plan: 'home' })).toMatch(/^It ends now\./)
  expect(describe({ status: 'trialing', trial_ends_at: DAY })).toMatch(/^You can use everything until Dec 15, 2026\./)
  expect(describe({ status: 'active', period_ends_at: DAY })).toMatch(/^You can use everything until Dec 15, 2026\./)
})

test('a price shows decimals only if it has any, and zero is Free', () => {
  expect(formatPrice(aPlan({ price: '6.00', interval: 'month' }))).toEqual({ amount: '$6', per: 'a month' })
  expect(formatPrice(aPlan({ price: '59.90', interval: 'year' }))).toEqual({ amount: '$59.90', per: 'a year' })
  expect(formatPrice(aPlan({ price: '0.00', interval: 'once' }))).toEqual({ amount: 'Free', per: '' })
})
