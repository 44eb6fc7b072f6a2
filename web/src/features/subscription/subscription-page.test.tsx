import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer } from '../../testing/fake-server.ts'
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
