import { expect, test } from 'vitest'
import { isSubscribed } from './is-subscribed.ts'

const NOW = '2026-11-15T10:00:00.000Z'
const JUST_OVER = '2026-11-15T09:59:59.999Z'
const NOT_YET = '2026-11-15T10:00:00.001Z'

test.each([
  ['no subscription', null, false],
  ['a trial that ends in a moment', { status: 'trialing', trialEndsAt: NOT_YET, periodEndsAt: null }, true],
  ['a trial that ends now', { status: 'trialing', trialEndsAt: NOW, periodEndsAt: null }, false],
  ['a trial that is over', { status: 'trialing', trialEndsAt: JUST_OVER, periodEndsAt: null }, false],
  ['a trial without an end', { status: 'trialing', trialEndsAt: null, periodEndsAt: null }, false],
  ['a plan without an end date', { status: 'active', trialEndsAt: null, periodEndsAt: null }, true],
  ['a plan that is due for renewal', { status: 'active', trialEndsAt: null, periodEndsAt: JUST_OVER }, true],
  [
    'a plan that should have renewed days ago',
    { status: 'active', trialEndsAt: null, periodEndsAt: '2026-11-12T10:00:00.000Z' },
    false,
  ],
  ['a payment being retried', { status: 'past_due', trialEndsAt: null, periodEndsAt: JUST_OVER }, true],
  ['a canceled plan that is paid for', { status: 'canceled', trialEndsAt: null, periodEndsAt: NOT_YET }, true],
  ['a canceled plan that is over', { status: 'canceled', trialEndsAt: null, periodEndsAt: NOW }, false],
  ['an unknown status', { status: 'paused', trialEndsAt: NOT_YET, periodEndsAt: NOT_YET }, false],
])('%s', (_, row, expected) => {
  expect(isSubscribed(row, NOW)).toBe(expected)
})
