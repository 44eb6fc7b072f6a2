import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderPublic } from '../../testing/render-public.tsx'
import { ResetRequestPage } from './reset-request-page.tsx'

test('after a request, the page shows the same sentence whatever the server answers', async () => {
  const server = fakeServer({ 'POST /accounts/reset_password/': { body: { detail: 'Anything at all.' } } })
  const { user } = renderPublic(<ResetRequestPage />)
  await user.type(screen.getByLabelText('Email'), ' maya@example.com {Enter}')
  const answer = await screen.findByRole('status')
  expect(answer.textContent).toBe(
    'If an account uses this address, we’ve sent it a link to choose a new password. The link works for one hour.',
  )
  expect(document.activeElement).toBe(answer)
  expect(server.findSent('POST /accounts/reset_password/')[0]?.body).toEqual({ email: 'maya@example.com' })

  await user.click(screen.getByRole('button', { name: 'Use another address' }))
  expect(screen.getByLabelText('Email')).toBeTruthy()
})

test('nothing is sent without an email', async () => {
  const server = fakeServer({})
  const { user } = renderPublic(<ResetRequestPage />)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('Enter your email address.')).toBeTruthy()
  expect(server.requests).toEqual([])
})

test('after a refusal or a lost connection, the page doesn’t claim that it sent a link', async () => {
  const server = fakeServer({
    'POST /accounts/reset_password/': refuseWith(429, 'Too many requests. Try again later.'),
  })
  const { user } = renderPublic(<ResetRequestPage />)
  await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests. Try again later.')
  expect(screen.queryByRole('status')).toBeNull()
  server.answer('POST /accounts/reset_password/', new TypeError('Failed to fetch'))
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('Network or server error. Try again later.')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
