import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

async function getNewestLink(app: TestApp = server) {
  const mails = await app.readOutbox()
  const text = (mails.findLast((mail) => mail.includes('verify-email')) ?? '').replace(/=\n/g, '').replace(/=3D/g, '=')
  const href = /https?:\S+verify-email\S+/.exec(text)?.[0] ?? ''
  const query = new URL(href).searchParams
  return { uid: query.get('uid') ?? '', token: query.get('token') ?? '', href }
}

const confirm = (link: { uid: string; token: string }) =>
  server.createVisitor().post('/accounts/verify-email-confirm/', { uid: link.uid, token: link.token })

type Client = Awaited<ReturnType<typeof server.signUp>>
const isVerified = async (client: Client) => (await client.get('/accounts/profile/')).json().email_verified

test('a link sent to the address confirms it, once', async () => {
  const ana = await server.signUp()
  expect(await isVerified(ana)).toBe(false)
  expect((await ana.post('/accounts/verify-email/')).statusCode).toBe(200)
  const link = await getNewestLink()
  expect(link.href.startsWith('http://localhost:3000/verify-email?')).toBe(true)
  const ben = await server.signUp()
  expect((await confirm({ ...link, token: 'guess' })).statusCode).toBe(400)
  expect((await confirm(link)).statusCode).toBe(200)
  expect(await isVerified(ana)).toBe(true)
  expect(await isVerified(ben)).toBe(false)
  expect((await confirm(link)).statusCode).toBe(400)
})

test('a link confirms only the address it was sent to, for two days', async () => {
  const ana = await server.signUp()
  await ana.post('/accounts/verify-email/')
  const old = await getNewestLink()
  await ana.post('/accounts/change-email/', { email: 'ana.new@home.test', current_password: PASSWORD })
  expect((await confirm(old)).statusCode).toBe(400)
  await ana.post('/accounts/verify-email/')
  const late = await getNewestLink()
  server.clock.advance(2 * DAY)
  expect((await confirm(late)).statusCode).toBe(400)
})

test('changing the email makes it unconfirmed and tells the old address', async () => {
  const ana = await server.signUp()
  await ana.post('/accounts/verify-email/')
  await confirm(await getNewestLink())
  const changed = await ana.post('/accounts/change-email/', {
    email: 'elsewhere@home.test',
    current_password: PASSWORD,
  })
  expect(changed.json()).toMatchObject({ email: 'elsewhere@home.test', email_verified: false })
  const email = (await server.readOutbox()).findLast((mail) => mail.includes('email address was changed')) ?? ''
  expect(email).toContain(`To: ${ana.email}`)
  // A link to reset the password would go to the new address.
  expect(email).not.toContain('/reset-password')
  expect(email).toContain('/login')
})

test('changing the password sends an email', async () => {
  const ana = await server.signUp()
  const body = { current_password: PASSWORD, new_password: 'ballast under the floor' }
  await ana.post('/accounts/change-password/', body)
  const email = (await server.readOutbox()).findLast((mail) => mail.includes('password was changed')) ?? ''
  expect(email).toContain(`To: ${ana.email}`)
})

test('a demo has no address to confirm, so nothing is sent', async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  const before = (await server.readOutbox()).length
  expect((await visitor.post('/accounts/verify-email/')).statusCode).toBe(403)
  expect(await server.readOutbox()).toHaveLength(before)
})

test('without a mail server, nobody is sent a link they didn’t ask for', async () => {
  const before = (await server.readOutbox()).length
  await server.signUp()
  expect(await server.readOutbox()).toHaveLength(before)
})
