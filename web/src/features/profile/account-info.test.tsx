import { RESTORE_REASONS } from '@evenkeel/contract/reasons/restore-reasons.ts'
import type { RestoreBody } from '@evenkeel/contract/restores.ts'
import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appStore } from '../../lib/app-state.ts'
import * as leaveApp from '../../lib/leave-app.ts'
import { aHistoryEntry, aProfile, aSession } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))
afterEach(() => cleanNotifications())

async function openAccount(handlers: Parameters<typeof fakeServer>[0] = {}, profile = aProfile()) {
  const server = fakeServer({
    'GET /accounts/profile/': { body: profile },
    'GET /accounts/sessions/': { body: { results: [aSession({ is_current: true })] } },
    ...handlers,
  })
  const app = renderApp('/dashboard/account-info')
  await screen.findByRole('heading', { level: 1, name: 'Your Account Info' })
  return { ...app, server }
}
const aRestore = (fields: Partial<RestoreBody>) => ({
  id: '0190d0c0-0000-7000-8000-000000000003',
  status: 'importing',
  created_at: '2026-11-15T12:00:00.000Z',
  file_name: 'evenkeel.zip',
  progress: { done: 0, total: 0 },
  detail: null,
  detail_reasons: [],
  plan: null,
  history_id: null,
  ...fields,
})
const getCard = (name: string) => within(screen.getByRole('region', { name }))

test('the email address can be changed with the current password', async () => {
  const { user, server } = await openAccount({
    'POST /accounts/change-email/': { body: aProfile({ email: 'new@example.org' }) },
  })
  const form = getCard('Email')
  await user.type(form.getByLabelText('New email'), 'new@example.org')
  await user.type(form.getByLabelText('Current password'), 'correct horse battery')
  await user.click(form.getByRole('button', { name: 'Change email' }))
  await form.findByText('Your email has been changed.')
  expect(server.findSent('POST /accounts/change-email/')[0]?.body).toEqual({
    email: 'new@example.org',
    current_password: 'correct horse battery',
  })
  expect(appStore.get().user?.email).toBe('new@example.org')
})

test('a new password is checked before it’s sent, and a wrong current one is reported', async () => {
  const { user, server } = await openAccount({
    'POST /accounts/change-password/': refuseWith(400, 'The current password is wrong.'),
  })
  const form = getCard('Password')
  await user.type(form.getByLabelText('Current password'), 'wrong')
  await user.type(form.getByLabelText('New password'), 'too short')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  expect(form.getByText('The password must be at least 12 characters.')).not.toBeNull()

  await user.type(form.getByLabelText('New password'), ' no longer')
  await user.type(form.getByLabelText('Confirm new password'), 'something else')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  expect(form.getByText('Passwords do not match.')).not.toBeNull()
  expect(server.findSent('POST /accounts/change-password/')).toHaveLength(0)

  await user.clear(form.getByLabelText('Confirm new password'))
  await user.type(form.getByLabelText('Confirm new password'), 'too short no longer')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  expect((await form.findByRole('alert')).textContent).toBe('The current password is wrong.')
})

test('two-factor authentication needs the password and a first code, then shows the recovery codes', async () => {
  const { user } = await openAccount({
    'POST /accounts/totp/setup/': {
      body: { secret: 'ABCDEFGH', otpauth_url: 'otpauth://totp/Evenkeel:maya?secret=ABCDEFGH&issuer=Evenkeel' },
    },
    'POST /accounts/totp/confirm/': { body: { recovery_codes: ['aaaa-1111', 'bbbb-2222'] } },
  })
  await user.click(
    getCard('Two-factor authentication').getByRole('button', { name: 'Turn on two-factor authentication' }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Current password'), 'correct horse battery')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).not.toBeNull()
  expect(dialog.getByText('ABCDEFGH')).not.toBeNull()
  await user.type(dialog.getByLabelText('Authentication code'), '123 456')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  const codes = await dialog.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((code) => code.textContent),
  ).toEqual(['aaaa-1111', 'bbbb-2222'])
  expect(appStore.get().user?.mfa_enabled).toBe(true)
})

test('devices logged out by two-factor authentication disappear from the list of sessions', async () => {
  const [current, other] = [
    aSession({ is_current: true }),
    aSession({ id: '0190d0c0-0000-7000-8000-000000000002', device: 'Old phone' }),
  ]
  const { user, server } = await openAccount(
    {
      'GET /accounts/sessions/': { body: { results: [current, other] } },
      'POST /accounts/totp/disable/': { body: { detail: 'Off.' } },
    },
    aProfile({ mfa_enabled: true }),
  )
  await screen.findByText('Old phone')
  server.answer('GET /accounts/sessions/', { body: { results: [current] } })
  await user.click(screen.getByRole('button', { name: 'Turn off two-factor authentication' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Current password'), 'correct horse battery')
  await user.type(dialog.getByLabelText('Authentication code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByText('Old phone')).toBeNull())
})

test('other devices can be logged out, but not the current one', async () => {
  const other = aSession({ id: '0190d0c0-0000-7000-8000-000000000002', device: 'Safari on iPhone' })
  const { user, server } = await openAccount({
    'GET /accounts/sessions/': { body: { results: [aSession({ is_current: true }), other] } },
    [`DELETE /accounts/sessions/${other.id}/`]: { body: { detail: 'Ended.' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }))
  await waitFor(() => expect(server.findSent(`DELETE /accounts/sessions/${other.id}/`)).toHaveLength(1))
  expect(await screen.findByText('Logged out Safari on iPhone.')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).toBeNull()
})

test('after the panel is closed, the page still says when an import has finished', async () => {
  const { user, server } = await openAccount({ 'GET /api/restores/': { body: { results: [aRestore({})] } } })
  await user.click(screen.getByRole('button', { name: 'Import an export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import an export' }))
  await dialog.findByText('Saving everything…')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const done = aRestore({ status: 'done', history_id: '0190d0c0-0000-7000-8000-000000000004' })
  server.answer('GET /api/restores/', { body: { results: [done] } })
  expect(await screen.findByText('Your export has been imported.')).not.toBeNull()
})

test('a failed import says once that nothing was added', async () => {
  const failed = aRestore({ status: 'failed', detail: RESTORE_REASONS['restore.gave-up']() })
  const { user } = await openAccount({ 'GET /api/restores/': { body: { results: [failed] } } })
  await user.click(screen.getByRole('button', { name: 'Import an export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import an export' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Nothing was added. The import stopped because of a problem on the server. Try again.',
  )
})

test('deleting the account shows a warning, asks for the password, and leads to the landing page', async () => {
  const leaveTo = vi.spyOn(leaveApp, 'leaveTo').mockImplementation(() => {})
  const { user, server } = await openAccount({ 'POST /accounts/delete/': { body: { detail: 'Gone.' } } })
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(dialog.getByText(/can’t be undone/)).not.toBeNull()
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete everything for good' })
  expect(confirm.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Your password'), 'correct horse battery')
  await user.click(confirm)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'))
  expect(server.findSent('POST /accounts/delete/')[0]?.body).toEqual({ password: 'correct horse battery' })
  expect(appStore.get().isAuthenticated).toBe(false)
})

test('an action can be undone from History; if not, the page says why in one sentence', async () => {
  const entry = aHistoryEntry({ summary: 'Deleted 3 transactions' })
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/history/': { body: { results: [entry], next: null, total: 1 } },
    [`POST /api/history/${entry.id}/undo/`]: refuseWith(409, 'A later change prevents this.', 'conflict', {
      blocking: [{ table: 'txn', id: 'x', reason: 'changed' }],
    }),
  })
  const { user } = renderApp('/dashboard/history')
  await user.click(await screen.findByRole('button', { name: 'Undo: Deleted 3 transactions' }))
  expect((await screen.findByRole('alert')).textContent).toBe('A later change prevents this.')

  server.answer(`POST /api/history/${entry.id}/undo/`, { body: aHistoryEntry({ undoes: entry.id, can_undo: false }) })
  server.answer('GET /api/history/', {
    body: { results: [{ ...entry, is_undone: true, can_undo: false }], next: null, total: 1 },
  })
  await user.click(screen.getByRole('button', { name: 'Undo: Deleted 3 transactions' }))
  expect(await screen.findByText(/undone/)).not.toBeNull()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
})

test('the demo has no password, so the page neither asks for one nor offers to delete the account', async () => {
  await openAccount({}, aProfile({ is_demo: true }))
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})
