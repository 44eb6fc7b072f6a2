import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { MINUTE } from '../../platform/clock.ts'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'

const server = await createTestApp()

function generateCode(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() })
}

/** Advances the clock by thirty seconds, after which the app shows a new code. */
function advanceToNextCode() {
  server.clock.advance(MINUTE / 2)
}

async function createUserWithSecondFactor() {
  const user = await server.createUser()
  const setUp = await user.post('/accounts/totp/setup/', { current_password: PASSWORD })
  const { secret, otpauth_url } = setUp.json()
  expect(otpauth_url).toContain('otpauth://totp/Evenkeel')
  const confirmed = await user.post('/accounts/totp/confirm/', { code: generateCode(secret) })
  expect(confirmed.statusCode).toBe(200)
  await server.jobs.waitUntilIdle()
  advanceToNextCode()
  return { user, secret, recoveryCodes: confirmed.json().recovery_codes as string[] }
}

function logIn(username: string, code?: string) {
  return server.createVisitor().post('/accounts/login/', { username, password: PASSWORD, ...(code ? { code } : {}) })
}

test('a password without the code opens no session', async () => {
  const { user } = await createUserWithSecondFactor()
  const client = server.createVisitor()
  const response = await client.post('/accounts/login/', { username: user.username, password: PASSWORD })
  expect(response.statusCode).toBe(400)
  expect(response.json().code).toBe('mfa_required')
  expect(client.cookies.has('sid')).toBe(false)
  expect((await client.get('/accounts/profile/')).statusCode).toBe(401)
})

test('a code works only once', async () => {
  const { user, secret } = await createUserWithSecondFactor()
  const code = generateCode(secret)
  expect((await logIn(user.username, code)).statusCode).toBe(200)
  expect((await logIn(user.username, code)).statusCode).toBe(400)
  advanceToNextCode()
  expect((await logIn(user.username, generateCode(secret))).statusCode).toBe(200)
})

test('the same code sent twice at once opens only one session', async () => {
  const { user, secret } = await createUserWithSecondFactor()
  const code = generateCode(secret)
  const responses = await Promise.all([logIn(user.username, code), logIn(user.username, code)])
  expect(responses.map((a) => a.statusCode).sort()).toEqual([200, 400])
})

test('guessing codes is stopped after a few attempts', async () => {
  const { user, secret } = await createUserWithSecondFactor()
  for (let i = 0; i < 10; i += 1) expect((await logIn(user.username, '000000')).statusCode).toBe(400)
  advanceToNextCode()
  expect((await logIn(user.username, generateCode(secret))).statusCode).toBe(400)
  server.clock.advance(16 * MINUTE)
  expect((await logIn(user.username, generateCode(secret))).statusCode).toBe(200)
})

test('a recovery code replaces the phone, but only once', async () => {
  const { user, recoveryCodes } = await createUserWithSecondFactor()
  expect(recoveryCodes).toHaveLength(10)
  expect((await logIn(user.username, recoveryCodes[0])).statusCode).toBe(200)
  expect((await logIn(user.username, recoveryCodes[0])).statusCode).toBe(400)
  expect((await logIn(user.username, recoveryCodes[1]?.toUpperCase())).statusCode).toBe(200)
})

test.each([
  ['/accounts/totp/disable/', { code: '000000' }],
  ['/accounts/totp/setup/', {}],
  ['/accounts/change-password/', { new_password: 'some other good words' }],
  ['/accounts/change-email/', { email: 'other@home.test' }],
])('%s asks for the current password', async (url, body) => {
  const { user } = await createUserWithSecondFactor()
  const before = await server.dumpTables()
  expect((await user.post(url, body)).statusCode).toBe(400)
  expect((await user.post(url, { ...body, current_password: 'not this one at all' })).statusCode).toBe(400)
  expect(await server.dumpTables()).toBe(before)
})

test('turning on two-factor authentication ends the other sessions; once it’s off, no code is needed to log in', async () => {
  const user = await server.createUser()
  const other = server.createVisitor()
  await other.post('/accounts/login/', { username: user.username, password: PASSWORD })
  const { secret } = (await user.post('/accounts/totp/setup/', { current_password: PASSWORD })).json()
  expect((await other.get('/accounts/profile/')).statusCode).toBe(200)
  await user.post('/accounts/totp/confirm/', { code: generateCode(secret) })
  expect((await other.get('/accounts/profile/')).statusCode).toBe(401)
  advanceToNextCode()
  const off = { current_password: PASSWORD, code: generateCode(secret) }
  expect((await user.post('/accounts/totp/disable/', off)).statusCode).toBe(200)
  expect((await logIn(user.username)).statusCode).toBe(200)
})

test('if two-factor authentication is required, nothing else works until it’s on', async () => {
  const strict = await createTestApp({ env: { REQUIRE_MFA: '1' } })
  const user = await strict.createUser()
  expect((await user.get('/accounts/profile/')).json()).toMatchObject({ mfa_required: true })
  for (const url of ['/api/history/', '/accounts/export/']) expect((await user.get(url)).statusCode).toBe(403)
  const { secret } = (await user.post('/accounts/totp/setup/', { current_password: PASSWORD })).json()
  const code = new TOTP({ secret }).generate({ timestamp: strict.clock.now().getTime() })
  await user.post('/accounts/totp/confirm/', { code })
  for (const url of ['/api/history/', '/accounts/export/']) expect((await user.get(url)).statusCode).toBe(200)
})

test('turning off two-factor authentication needs a code too, and sends an email', async () => {
  const { user, secret, recoveryCodes } = await createUserWithSecondFactor()
  const disable = (code?: string) =>
    user.post('/accounts/totp/disable/', { current_password: PASSWORD, ...(code === undefined ? {} : { code }) })
  expect((await disable()).statusCode).toBe(400)
  const used = generateCode(secret)
  expect((await logIn(user.username, used)).statusCode).toBe(200)
  expect((await disable(used)).json().detail).toContain('already used')
  advanceToNextCode()
  const wrong = await disable('000000')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors).toEqual([{ path: 'code', message: expect.any(String) }])
  expect((await user.get('/accounts/profile/')).json().mfa_enabled).toBe(true)
  expect((await disable(generateCode(secret))).statusCode).toBe(200)
  expect(
    (await server.readOutbox()).some((mail) => mail.includes(user.email) && mail.includes('authentication is off')),
  ).toBe(true)
  expect((await disable(recoveryCodes[0])).statusCode).toBe(409)
})
