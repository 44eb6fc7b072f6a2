import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderPublic } from '../../testing/render-public.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

const CONFIRM = 'POST /accounts/verify-email-confirm/'

async function confirm(answer: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({ [CONFIRM]: answer })
  const { user } = renderPublic(<VerifyEmailPage />, { at: '/verify-email?token=t0k3n&uid=user-7' })
  await user.click(screen.getByRole('button', { name: 'Confirm email' }))
  return (await screen.findByRole('alert')).textContent
}

test('a link that no longer works leads to the page that sends a new one', async () => {
  expect(await confirm(refuseWith(400, 'This link no longer works.'))).toBe('This link no longer works.')
  expect(screen.getByRole('link', { name: 'Go to Your Account Info' }).getAttribute('href')).toBe(
    '/dashboard/account-info',
  )
  expect(screen.queryByRole('button', { name: 'Confirm email' })).toBeNull()
})

test('if the server doesn’t respond, the user can try the same link again', async () => {
  await confirm(new TypeError('Failed to fetch'))
  expect(screen.getByRole('button', { name: 'Confirm email' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to Your Account Info' })).toBeNull()
})
