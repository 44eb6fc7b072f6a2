import { SIMILAR_TO_NAME } from '@evenkeel/contract/password-rules.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as entering from '../../lib/enter-dashboard.ts'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderPublic } from '../../testing/render-public.tsx'
import { SignUpPage } from './sign-up-page.tsx'

beforeEach(() => void vi.spyOn(entering, 'enterDashboard').mockImplementation(() => {}))

const getField = (name: string) => screen.getByLabelText(name)
const getButton = () => screen.getByRole('button', { name: 'Sign Up' })
const getDescription = (name: string) =>
  (getField(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function fill(user: ReturnType<typeof renderPublic>['user'], [name, email, password]: string[]) {
  if (name) await user.type(getField('Username'), name)
  if (email) await user.type(getField('Email'), email)
  if (password) await user.type(getField('Password'), password)
  await user.click(getButton())
}

test('three fields create an account and lead to the dashboard', async () => {
  const server = fakeServer({
    'POST /accounts/signup/': { status: 201, body: { ...aProfile(), csrfToken: 'token-2' } },
  })
  const { user } = renderPublic(<SignUpPage />)
  await fill(user, ['maya', 'maya@example.com', 'seven quiet otters'])
  await waitFor(() => expect(entering.enterDashboard).toHaveBeenCalled())
  expect(server.findSent('POST /accounts/signup/')[0]?.body).toEqual({
    username: 'maya',
    email: 'maya@example.com',
    password: 'seven quiet otters',
  })
})

test.each([
  [['', 'maya@example.com', 'seven quiet otters'], 'Username', 'Choose a username.'],
  [['may@', 'maya@example.com', 'seven quiet otters'], 'Username', 'A username can’t contain @'],
  [['maya', '', 'seven quiet otters'], 'Email', 'Enter your email.'],
  [['maya', 'a@b.example,c@d.example', 'seven quiet otters'], 'Email', 'Enter a valid email address.'],
  [['maya', 'maya@example.com', ''], 'Password', 'Choose a password.'],
  [['maya', 'maya@example.com', 'short'], 'Password', 'Too short: 7 more characters to go.'],
  [['maya', 'maya@example.com', 'maya maya maya'], 'Password', SIMILAR_TO_NAME],
])('%j is stopped at %s before anything is sent', async (typed, name, message) => {
  const server = fakeServer({})
  const { user } = renderPublic(<SignUpPage />)
  await fill(user, typed)
  await waitFor(() => expect(getDescription(name)).toContain(message))
  await waitFor(() => expect(document.activeElement).toBe(getField(name)))
  expect(server.requests).toEqual([])
})

test('the password rules are shown from the start, and the strength while typing', async () => {
  fakeServer({})
  const { user } = renderPublic(<SignUpPage />)
  expect(getDescription('Password')).toContain('At least 12 characters')
  await user.type(getField('Password'), 'seven quiet otters rowing')
  expect(getDescription('Password')).toContain('Strong.')
})

test('the message about a short password is shown only once', async () => {
  fakeServer({})
  const { user } = renderPublic(<SignUpPage />)
  await fill(user, ['maya', 'maya@example.com', 'short'])
  await waitFor(() => expect(document.activeElement).toBe(getField('Password')))
  expect(screen.getAllByText('Too short: 7 more characters to go.')).toHaveLength(1)
})

test('the server’s message about a field is shown at that field', async () => {
  const errors = [{ path: 'username', message: 'is taken' }]
  fakeServer({ 'POST /accounts/signup/': refuseWith(400, 'The request isn’t valid.', 'invalid', { errors }) })
  const { user } = renderPublic(<SignUpPage />)
  await fill(user, ['maya', 'maya@example.com', 'seven quiet otters'])
  await waitFor(() => expect(getDescription('Username')).toBe('Username is taken.'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('any other refusal, or no response, is shown in an alert', async () => {
  const server = fakeServer({ 'POST /accounts/signup/': refuseWith(429, 'Too many sign-ups from this address.') })
  const { user } = renderPublic(<SignUpPage />)
  await fill(user, ['maya', 'maya@example.com', 'seven quiet otters'])
  expect((await screen.findByRole('alert')).textContent).toBe('Too many sign-ups from this address.')

  server.answer('POST /accounts/signup/', new TypeError('Failed to fetch'))
  await user.click(getButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Network or server error. Try again later.'))
})
