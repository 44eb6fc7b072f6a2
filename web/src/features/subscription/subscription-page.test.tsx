import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as leaveApp from '../../lib/leave-app.ts'
import { aProfile, aSubscription } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))

test('a demo household isn’t asked to choose a plan', async () => {
  fakeServer({
    'GET /accounts/profile/': { body: aProfile({ is_demo: true, demo_ends_at: '2026-11-17T09:00:00Z' }) },
  })
  renderApp('/dashboard/subscription')
  await screen.findByText('The demo is free')
  expect(screen.queryByText(/Choose a plan/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull()
})

test('while a Stripe plan is active, another one is chosen on Stripe’s billing page', async () => {
  const leaveTo = vi.spyOn(leaveApp, 'leaveTo').mockImplementation(() => {})
  const subscription = aSubscription({ provider: 'stripe', status: 'active', plan: 'monthly', is_subscribed: true })
  fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/subscription/': { body: subscription },
    'POST /api/subscription/checkout/': refuseWith(409, 'You already have a plan.', 'conflict'),
    'POST /api/subscription/portal/': { body: { url: 'https://billing.example/portal' } },
  })
  const { user } = renderApp('/dashboard/subscription')
  await user.click(await screen.findByRole('button', { name: 'Change to yearly' }))
  await expect.poll(() => leaveTo.mock.calls).toEqual([['https://billing.example/portal']])
})
