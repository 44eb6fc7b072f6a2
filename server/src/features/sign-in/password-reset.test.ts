import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'

const server = await createTestApp()
const NEW_PASSWORD = 'a keel is deeper than it looks'

async function requestLink(email: string, headers: Record<string, string> = {}) {
  const response = await server.createVisitor().post('/accounts/reset_password/', { email }, { headers })
  expect(response.statusCode).toBe(200)
  return response
}

async function getNewestLink(): Promise<{ uid: string; token: string; href: string }> {
  const emails = await server.readOutbox()
  const text = (emails.findLast((mail) => mail.includes('Reset your Evenkeel password')) ?? '')
    .replace(/=\n/g, '')
    .replace(/=3D/g, '=')
  const href = /https?:\S+reset-password-confirm\S+/.exec(text)?.[0] ?? ''
  const query = new URL(href).searchParams
  return { uid: query.get('uid') ?? '', token: query.get('token') ?? '', href }
}

function confirm(uid: string, token: string, password = NEW_PASSWORD) {
  return server.createVisitor().post('/accounts/reset_password_confirm/', { uid, token, new_password: password })
}

async function canLogIn(username: string, password: string): Promise<boolean> {
  return (await server.createVisitor().post('/accounts/login/', { username, password })).statusCode === 200
}

test('the response is the same for known and unknown addresses, but only a known one gets a link', async () => {
  const ana = await server.signUp()
  const before = (await server.readOutbox()).length
  const [known, unknown] = [await requestLink(ana.email), await requestLink('nobody.at.all@home.test')]
  expect(known.body).toBe(unknown.body)
  expect(await server.readOutbox()).toHaveLength(before + 1)
})

test('a link sets the password once, and ends every session', async () => {
  const ana = await server.signUp()
  await requestLink(ana.email)
  const { uid, token } = await getNewestLink()
  expect((await confirm(uid, token)).json()).toEqual({ detail: 'Your password has been reset successfully.' })
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(401)
  expect(await canLogIn(ana.username, NEW_PASSWORD)).toBe(true)
  expect(await canLogIn(ana.username, PASSWORD)).toBe(false)

  const again = await confirm(uid, token, 'another good one, unused')
  expect(again.statusCode).toBe(400)
  expect(again.json().detail).toEqual(expect.any(String))
})

test('a link doesn’t work with someone else’s id', async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()]
  await requestLink(ben.email)
  const bens = await getNewestLink()
  await requestLink(ana.email)
  const anas = await getNewestLink()
  expect((await confirm(bens.uid, anas.token)).statusCode).toBe(400)
  expect(await canLogIn(ana.username, PASSWORD)).toBe(true)
  expect(await canLogIn(ben.username, PASSWORD)).toBe(true)
})

test('a link stops working after an hour', async () => {
  const ana = await server.signUp()
  await requestLink(ana.email)
  const { uid, token } = await getNewestLink()
  server.clock.advance(HOUR)
  expect((await confirm(uid, token)).statusCode).toBe(400)
  expect(await canLogIn(ana.username, PASSWORD)).toBe(true)
})

test('only the newer of two links works', async () => {
  const ana = await server.signUp()
  await requestLink(ana.email)
  const first = await getNewestLink()
  await requestLink(ana.email)
  const second = await getNewestLink()
  expect((await confirm(first.uid, first.token)).statusCode).toBe(400)
  expect((await confirm(second.uid, second.token)).statusCode).toBe(200)
})

test('the link uses our own address, whatever host the request claims', async () => {
  const ana = await server.signUp()
  await requestLink(ana.email, { host: 'evil.test', 'x-forwarded-host': 'evil.test' })
  const { href } = await getNewestLink()
  expect(href.startsWith('http://localhost:3000/reset-password-confirm?')).toBe(true)
})

test('a weak new password is refused, and the link stays valid', async () => {
  const ana = await server.signUp()
  await requestLink(ana.email)
  const { uid, token } = await getNewestLink()
  expect((await confirm(uid, token, 'password1234')).statusCode).toBe(400)
  expect((await confirm(uid, token)).statusCode).toBe(200)
})

test('nobody can flood an address with emails', async () => {
  const ana = await server.signUp()
  const before = (await server.readOutbox()).length
  for (let i = 0; i < 8; i += 1) await requestLink(ana.email)
  expect((await server.readOutbox()).length - before).toBe(5)
})

test('a link stops working once the password has changed', async () => {
  const ana = await server.signUp()
  await requestLink(ana.email)
  const { uid, token } = await getNewestLink()
  const changed = await ana.post('/accounts/change-password/', {
    current_password: PASSWORD,
    new_password: 'changed it by hand today',
  })
  expect(changed.statusCode).toBe(200)
  expect((await confirm(uid, token)).statusCode).toBe(400)
})

test('guessing links is refused after a few attempts', async () => {
  const client = server.createVisitor()
  const statuses = []
  for (let i = 0; i < 12; i += 1) {
    const response = await client.post('/accounts/reset_password_confirm/', {
      uid: 'x',
      token: `${i}`,
      new_password: NEW_PASSWORD,
    })
    statuses.push(response.statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
  server.clock.advance(MINUTE)
})

test('after a reset, the user can log in from the same browser even while strangers keep guessing', async () => {
  const ana = await server.signUp()
  const guess = () =>
    server.createVisitor().post('/accounts/login/', { username: ana.username, password: 'a wrong guess' })
  for (let i = 0; i < 11; i += 1) await guess()
  await requestLink(ana.email)
  const { uid, token } = await getNewestLink()
  const browser = server.createVisitor()
  const reset = { uid, token, new_password: NEW_PASSWORD }
  expect((await browser.post('/accounts/reset_password_confirm/', reset)).statusCode).toBe(200)
  for (let i = 0; i < 11; i += 1) await guess()
  const login = { username: ana.username, password: NEW_PASSWORD }
  expect((await browser.post('/accounts/login/', login)).statusCode).toBe(200)
  expect((await server.createVisitor().post('/accounts/login/', login)).statusCode).toBe(400)
})

test('the user gets an email when the password is reset', async () => {
  const ana = await server.signUp()
  await requestLink(ana.email)
  const { uid, token } = await getNewestLink()
  await confirm(uid, token)
  const emails = (await server.readOutbox()).filter((mail) => mail.includes('Your Evenkeel password was changed'))
  expect(emails.filter((mail) => mail.includes(ana.email))).toHaveLength(1)
})
