import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderPublic } from '../../testing/render-public.tsx'
import { ResetConfirmPage } from './reset-confirm-page.tsx'

const ADDRESS = '/reset-password-confirm?token=t0k3n&uid=user-7'
const CONFIRM = 'POST /accounts/reset_password_confirm/'
const getField = (name: string) => screen.getByLabelText(name)
const getButton = () => screen.getByRole('button', { name: 'Reset Password' })

afterEach(() => {
  vi.useRealTimers()
})

async function reset(
  answer: { status?: number; body?: unknown } | Error,
  passwords = ['seven quiet otters', 'seven quiet otters'],
) {
  const fake = fakeServer({ [CONFIRM]: answer })
  const view = renderPublic(<ResetConfirmPage />, { at: ADDRESS })
  if (passwords[0]) await view.user.type(getField('New Password'), passwords[0])
  if (passwords[1]) await view.user.type(getField('Confirm New Password'), passwords[1])
  await view.user.click(getButton())
  return { ...view, fake }
}

test('the page has a heading, two required fields and a button', () => {
  renderPublic(<ResetConfirmPage />, { at: ADDRESS })
  expect(screen.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeTruthy()
  expect(getField('New Password')).toHaveProperty('required', true)
  expect(getField('Confirm New Password')).toHaveProperty('required', true)
  expect(getButton()).toBeTruthy()
})

test('a reset sends the link’s token and user, and two seconds after success the login page opens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const fake = fakeServer({ [CONFIRM]: { body: { detail: 'ok' } } })
  const { user, navigate } = renderPublic(<ResetConfirmPage />, { at: ADDRESS, advanceTimers: vi.advanceTimersByTime })
  await user.type(getField('New Password'), 'seven quiet otters')
  await user.type(getField('Confirm New Password'), 'seven quiet otters')
  vi.useFakeTimers() // From here on, time only moves when the test moves it.
  await act(async () => {
    getButton().click()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByRole('status').textContent).toBe('Your password has been reset successfully.')
  expect(fake.findSent(CONFIRM)[0]?.body).toEqual({ token: 't0k3n', uid: 'user-7', new_password: 'seven quiet otters' })

  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(navigate).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(navigate.mock.calls).toEqual([['/login']])
})

test('two different passwords are reported before anything is sent', async () => {
  const { fake } = await reset({ body: {} }, ['seven quiet otters', 'seven quiet otter'])
  expect(await screen.findByText('Passwords do not match.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(getField('Confirm New Password')))
  expect(fake.requests).toEqual([])
})

test.each([
  [['', ''], 'Enter a new password.'],
  [['seven quiet otters', ''], 'Enter the new password again.'],
  [['', 'seven quiet otters'], 'Enter a new password.'],
])('both fields are required: %j', async (passwords, message) => {
  const { fake } = await reset({ body: {} }, passwords)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(fake.requests).toEqual([])
})

test('if the server refuses, its message is shown', async () => {
  const { navigate } = await reset(refuseWith(400, 'This link has expired or was used already.'))
  expect((await screen.findByRole('alert')).textContent).toBe('This link has expired or was used already.')
  expect(navigate).not.toHaveBeenCalled()
})

test('if the new password is too short, the page says so without the API’s name for the field', async () => {
  const errors = [{ path: 'new_password', message: 'must be at least 12 characters' }]
  await reset(refuseWith(400, 'new_password: must be at least 12 characters', 'invalid', { errors }), [
    'short',
    'short',
  ])
  expect((await screen.findByRole('alert')).textContent).toBe('The password must be at least 12 characters.')
})

test('if the server gives no message, a general one is shown', async () => {
  await reset({ status: 400, body: {} })
  expect((await screen.findByRole('alert')).textContent).toBe('Password reset failed.')
})

test('if the server doesn’t respond, the page says so', async () => {
  await reset(new TypeError('Failed to fetch'))
  expect((await screen.findByRole('alert')).textContent).toBe('Network or server error. Try again later.')
})
