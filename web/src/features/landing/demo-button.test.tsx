import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as entering from '../../lib/enter-dashboard.ts'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderPublic } from '../../testing/render-public.tsx'
import { DemoButton } from './demo-button.tsx'

beforeEach(() => void vi.spyOn(entering, 'enterDashboard').mockImplementation(() => {}))

test('one click creates a demo household and opens it', async () => {
  const server = fakeServer({ 'POST /accounts/demo/': { status: 201, body: { ...aProfile(), csrfToken: 'token-2' } } })
  const { user } = renderPublic(<DemoButton />)
  await user.click(screen.getByRole('button', { name: 'Try the demo' }))
  await waitFor(() => expect(entering.enterDashboard).toHaveBeenCalledWith('/dashboard'))
  expect(server.findSent('POST /accounts/demo/')).toHaveLength(1)
})

test('the button shows that it’s working, and a second click doesn’t start another demo', async () => {
  const server = fakeServer({ 'POST /accounts/demo/': () => new Promise(() => {}) })
  const { user } = renderPublic(<DemoButton />)
  await user.click(screen.getByRole('button', { name: 'Try the demo' }))
  const busy = await screen.findByRole('button', { name: 'Preparing the demo…' })
  await user.click(busy)
  await waitFor(() => expect(server.findSent('POST /accounts/demo/')).toHaveLength(1))
})

test('if the server refuses, its message is shown and the user can try again', async () => {
  fakeServer({ 'POST /accounts/demo/': refuseWith(429, 'Too many demos from your address.') })
  const { user } = renderPublic(<DemoButton note="A note." />)
  await user.click(screen.getByRole('button', { name: 'Try the demo' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many demos from your address.'))
  expect(screen.getByRole('button', { name: 'Try the demo' })).toBeTruthy()
  expect(entering.enterDashboard).not.toHaveBeenCalled()
})

test('if the server can’t be reached, the page says so', async () => {
  fakeServer({ 'POST /accounts/demo/': new TypeError('Failed to fetch') })
  const { user } = renderPublic(<DemoButton />)
  await user.click(screen.getByRole('button', { name: 'Try the demo' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We can’t reach the server'))
})
