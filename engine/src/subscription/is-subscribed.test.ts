import { expect, test } from 'vitest'
import { isSubscribed } from './is-subscribed.ts'

const NOW = '2026-11-15T10:00:00.000Z'
const JUST_OVER = '2026-11-15T09:59:59.999Z'
const NOT_YET = '2026-11-15T10:00:00.001Z'

test.each([
  ['no subscription gives no access', null, false],
  ['a trial gives access until it ends', { status: 'trialing', trialEndsAt: NOT_YET, periodEndsAt: null }, true],
  ['a trial that ends now gives no access', { status: 'trialing', trialEndsAt: NOW, periodEndsAt: null }, false],
  ['a trial that is over gives no access', { status: 'trialing', trialEndsAt: JUST_OVER, periodEndsAt: null }, false],
  ['a trial without an end gives no access', { status: 'trialing', trialEndsAt: null, periodEndsAt: null }, false],
  ['a plan without an end date gives access', { status: 'active', trialEndsAt: null, periodEndsAt: null }, true],
  ['a plan due for renewal gives access', { status: 'active', trialEndsAt: null, periodEndsAt: JUST_OVER }, true],
  [
    'a plan that should have renewed three days ago gives no access',
    { status: 'active', trialEndsAt: null, periodEndsAt: '2026-11-12T10:00:00.000Z' },
    false,
  ],
  [
    'a plan whose payment is being retried gives access',
    { status: 'past_due', trialEndsAt: null, periodEndsAt: JUST_OVER },
    true,
  ],
  [
    'a canceled plan gives access until it ends',
    { status: 'canceled', trialEndsAt: null, periodEndsAt: NOT_YET },
    true,
  ],
  ['a canceled plan that is over gives no access', { status: 'canceled', trialEndsAt: null, periodEndsAt: NOW }, false],
  ['an unknown status gives no access', { status: 'paused', trialEndsAt: NOT_YET, periodEndsAt: NOT_YET }, false],
])('%s', (_, row, expected) => {
  expect(isSubscribed(row, NOW)).toBe(expected)
})
