import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as entering from '../../lib/enter-dashboard.ts'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderPublic } from '../../testing/render-public.tsx'
import { LogInPage } from './log-in-page.tsx'

beforeEach(() => void vi.spyOn(entering, 'enterDashboard').mockImplementation(() => {}))

const loggedIn = { body: { ...aProfile(), csrfToken: 'token-2' } }
const getField = (name: string) => screen.getByLabelText(name)
const getButton = (name = 'Log In') => screen.getByRole('button', { name })

test('a username and password lead to the dashboard', async () => {
  const server = fakeServer({ 'POST /accounts/login/': loggedIn })
  const { user } = renderPublic(<LogInPage />)
  await user.type(getField('Username or email'), ' maya ')
  await user.type(getField('Password'), 'correct horse battery')
  await user.click(getButton())
  await waitFor(() => expect(entering.enterDashboard).toHaveBeenCalled())
  expect(server.findSent('POST /accounts/login/')[0]?.body).toEqual({
    username: 'maya',
    password: 'correct horse battery',
  })
})

test('an empty field gets an error and focus, and nothing is sent', async () => {
  const server = fakeServer({})
  const { user } = renderPublic(<LogInPage />)
  await user.type(getField('Username or email'), 'maya')
  await user.click(getButton())
  expect(await screen.findByText('Enter your password.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(getField('Password')))
  const describedBy = getField('Password').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe('Enter your password.')
  expect(server.requests).toEqual([])
})

test('the server’s refusal is shown, and the form stays filled', async () => {
  fakeServer({ 'POST /accounts/login/': refuseWith(400, 'Incorrect username, email or password.') })
  const { user } = renderPublic(<LogInPage />)
  await user.type(getField('Username or email'), 'maya')
  await user.type(getField('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username, email or password.')
  expect(getField('Username or email')).toHaveProperty('value', 'maya')
})

test('after too many attempts, the page says once how long to wait', async () => {
  fakeServer({
    'POST /accounts/login/': {
      ...refuseWith(429, 'Too many attempts. Please wait 14 minutes.', 'too_many'),
      headers: { 'Retry-After': '840' },
    },
  })
  const { user } = renderPublic(<LogInPage />)
  await user.type(getField('Username or email'), 'maya')
  await user.type(getField('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please wait 14 minutes.')
})

test('if the server can’t be reached, the page says so', async () => {
  fakeServer({ 'POST /accounts/login/': new TypeError('Failed to fetch') })
  const { user } = renderPublic(<LogInPage />)
  await user.type(getField('Username or email'), 'maya')
  await user.type(getField('Password'), 'whatever it was{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Network or server error. Try again later.')
})

test('with two-factor authentication, the page asks for a code and sends it with the password', async () => {
  const server = fakeServer({
    'POST /accounts/login/': ({ body }) =>
      'code' in (body as object) ? loggedIn : refuseWith(400, 'A code is needed.', 'mfa_required'),
  })
  const { user } = renderPublic(<LogInPage />)
  expect(screen.queryByLabelText('Authentication code')).toBeNull()
  await user.type(getField('Username or email'), 'maya')
  await user.type(getField('Password'), 'correct horse battery{Enter}')
  const code = await screen.findByLabelText('Authentication code')
  expect(document.activeElement).toBe(code)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(code, ' 123456 ')
  await user.click(getButton('Confirm and log in'))
  await waitFor(() => expect(entering.enterDashboard).toHaveBeenCalled())
  expect(server.findSent('POST /accounts/login/')[1]?.body).toEqual({
    username: 'maya',
    password: 'correct horse battery',
    code: '123456',
  })
})

test('clicking twice sends the form once', async () => {
  let answer: (value: typeof loggedIn) => void = () => {}
  const server = fakeServer({ 'POST /accounts/login/': () => new Promise((resolve) => (answer = resolve)) })
  const { user } = renderPublic(<LogInPage />)
  await user.type(getField('Username or email'), 'maya')
  await user.type(getField('Password'), 'correct horse battery')
  await user.click(getButton())
  await waitFor(() => expect(server.findSent('POST /accounts/login/')).toHaveLength(1))
  expect(getButton().getAttribute('aria-busy')).toBe('true')
  await user.click(getButton())
  answer(loggedIn)
  await waitFor(() => expect(entering.enterDashboard).toHaveBeenCalled())
  expect(server.findSent('POST /accounts/login/')).toHaveLength(1)
})

test('the password can be shown, and there is a link for people who forgot it', async () => {
  fakeServer({})
  const { user, navigate } = renderPublic(<LogInPage />)
  expect(getField('Password').getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(getField('Password').getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  expect(navigate).toHaveBeenCalledWith('/reset-password')
})
