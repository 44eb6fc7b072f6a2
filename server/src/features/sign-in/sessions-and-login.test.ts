import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'

const server = await createTestApp()

test('without a session there is no profile and no cookie', async () => {
  const response = await server.createVisitor().get('/accounts/profile/')
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({
    detail: expect.any(String),
    code: 'unauthenticated',
    request_id: expect.any(String),
  })
  expect(response.headers['x-request-id']).toBe(response.json().request_id)
  expect(response.headers['set-cookie']).toBeUndefined()
})

test('a new user is logged in, not subscribed, and can log in again by name or email', async () => {
  const ana = await server.signUp('Ana Sailor')
  expect((await ana.get('/accounts/profile/')).json()).toMatchObject({
    username: 'Ana Sailor',
    email: 'Ana.Sailor@home.test',
    preferred_currency: 'USD',
    is_subscribed: false,
  })
  for (const username of ['ana sailor', 'ANA.SAILOR@home.test']) {
    const response = await server.createVisitor().post('/accounts/login/', { username, password: PASSWORD })
    expect(response.statusCode).toBe(200)
    expect(response.json().username).toBe('Ana Sailor')
  }
})

test('over https, the session cookie is limited to this host and hidden from scripts', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://money.test' } })
  const client = secure.createVisitor()
  const response = await client.post('/accounts/signup/', { username: 'bo', email: 'bo@home.test', password: PASSWORD })
  const cookie = response.cookies.find((c) => c.name === '__Host-sid')
  expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookie?.domain).toBeUndefined()
  expect(Buffer.from(cookie?.value ?? '', 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(response.body).not.toContain(cookie?.value)
})

test('a cookie planted before login is worthless after it', async () => {
  const ana = await server.signUp()
  const browser = server.createVisitor()
  browser.cookies.set('sid', 'fixed')
  await browser.post('/accounts/login/', { username: ana.username, password: PASSWORD })
  expect(browser.cookies.get('sid')).not.toBe('fixed')
  const withPlantedCookie = await server
    .createVisitor()
    .sendRaw({ method: 'GET', url: '/accounts/profile/', cookies: { sid: 'fixed' } })
  expect(withPlantedCookie.statusCode).toBe(401)
})

test('logging in again in the same browser ends the previous session', async () => {
  const ana = await server.signUp()
  const old = ana.cookies.get('sid') ?? ''
  await ana.post('/accounts/login/', { username: ana.username, password: PASSWORD })
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(200)
  expect(
    (await server.createVisitor().sendRaw({ method: 'GET', url: '/accounts/profile/', cookies: { sid: old } }))
      .statusCode,
  ).toBe(401)
})

test('after logging out, the old cookie is invalid', async () => {
  const ana = await server.signUp()
  const old = ana.cookies.get('sid') ?? ''
  expect((await ana.post('/accounts/logout/')).statusCode).toBe(200)
  expect(ana.cookies.has('sid')).toBe(false)
  expect(
    (await server.createVisitor().sendRaw({ method: 'GET', url: '/accounts/profile/', cookies: { sid: old } }))
      .statusCode,
  ).toBe(401)
})

test('a session ends after twelve idle hours, or after thirty days even if it’s used', async () => {
  const [idle, busy] = [await server.signUp(), await server.signUp()]
  for (let hour = 0; hour < 30 * 24 - 6; hour += 6) {
    server.clock.advance(6 * HOUR)
    expect((await busy.get('/accounts/profile/')).statusCode).toBe(200)
    if (hour === 6) {
      server.clock.advance(MINUTE)
      expect((await idle.get('/accounts/profile/')).statusCode).toBe(401)
    }
  }
  server.clock.advance(6 * HOUR)
  expect((await busy.get('/accounts/profile/')).statusCode).toBe(401)
})

test('an expired session stays expired if the clock is set back', async () => {
  const ana = await server.signUp()
  server.clock.advance(13 * HOUR)
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(401)
  server.clock.advance(-2 * HOUR)
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(401)
  server.clock.advance(2 * HOUR)
})

test('no cookie value is in the database', async () => {
  const ana = await server.signUp()
  expect(await server.dumpTables()).not.toContain(ana.cookies.get('sid'))
})

test('guessing one account’s password from many addresses locks it for a while, and no response reveals that', async () => {
  const ana = await server.signUp()
  const wrong = { username: ana.username, password: 'not the password at all' }
  const bodies = new Set<string>()
  for (let i = 0; i < 11; i += 1) {
    const response = await server.createVisitor().post('/accounts/login/', wrong)
    expect(response.statusCode).toBe(400)
    bodies.add(JSON.stringify({ ...response.json(), request_id: '' }))
  }
  const locked = await server.createVisitor().post('/accounts/login/', { username: ana.username, password: PASSWORD })
  expect(locked.statusCode).toBe(400)
  bodies.add(JSON.stringify({ ...locked.json(), request_id: '' }))
  expect(bodies.size).toBe(1)

  server.clock.advance(16 * MINUTE)
  expect(
    (await server.createVisitor().post('/accounts/login/', { username: ana.username, password: PASSWORD })).statusCode,
  ).toBe(200)
})

test.each([
  ['from one address', undefined],
  ['with a made-up X-Forwarded-For', 'x-forwarded-for'],
])('guessing %s is refused on the eleventh attempt', async (_, header) => {
  const client = server.createVisitor()
  const statuses: number[] = []
  for (let i = 0; i < 12; i += 1) {
    const headers = header ? { [header]: `203.0.113.${i}` } : {}
    const response = await client.post(
      '/accounts/login/',
      { username: `nobody ${i}`, password: 'whatever it may be' },
      { headers },
    )
    statuses.push(response.statusCode)
    if (response.statusCode === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('correct logins don’t count as guessing', async () => {
  const ana = await server.signUp()
  const home = server.createClient('192.0.2.7')
  for (let i = 0; i < 15; i += 1) {
    expect((await home.post('/accounts/login/', { username: ana.username, password: PASSWORD })).statusCode).toBe(200)
  }
})

test('an unknown name and a wrong password get the same response', async () => {
  const ana = await server.signUp()
  const known = await server
    .createVisitor()
    .post('/accounts/login/', { username: ana.username, password: 'wrong wrong wrong' })
  const unknown = await server
    .createVisitor()
    .post('/accounts/login/', { username: 'no such person', password: 'wrong wrong wrong' })
  expect(known.statusCode).toBe(unknown.statusCode)
  expect({ ...known.json(), request_id: '' }).toEqual({ ...unknown.json(), request_id: '' })
})

test.each([
  ['eleven characters long', 'elevenchars', 'someone@home.test'],
  ['a common one', 'password1234', 'someone@home.test'],
  ['a common one with a year', 'Welcome2026!', 'someone@home.test'],
  ['one character over and over', 'aaaaaaaaaaaaaaaa', 'someone@home.test'],
  ['a sequence of letters', 'abcdefghijklmnop', 'someone@home.test'],
  ['the user’s own address', 'cleopatra@home.test', 'cleopatra@home.test'],
  ['the user’s own name with a digit', 'marcantonius1', 'marcantonius@home.test'],
  ['the user’s own name twice', 'ed-tester ed-tester', 'ed-tester@home.test'],
  ['the user’s own name in pieces', 'Tester, Ed: tester!', 'ed.tester@home.test'],
])('a password that is %s is refused', async (_, password, email) => {
  const response = await server
    .createVisitor()
    .post('/accounts/signup/', { username: email.split('@')[0], email, password })
  expect(response.statusCode).toBe(400)
  expect(response.json().detail).toMatch(/password|characters/i)
})

test('a password may have 128 characters with emoji and spaces, and even the last one counts', async () => {
  const password = `${'⛵ keel '.repeat(18)}a!`
  expect([...password]).toHaveLength(128)
  const client = server.createVisitor()
  const user = { username: 'long', email: 'long@home.test' }
  expect((await client.post('/accounts/signup/', { ...user, password })).statusCode).toBe(201)
  const almostRight = `${password.slice(0, -1)}?`
  expect(
    (await server.createVisitor().post('/accounts/login/', { username: 'long', password: almostRight })).statusCode,
  ).toBe(400)
  expect((await server.createVisitor().post('/accounts/login/', { username: 'long', password })).statusCode).toBe(200)
})

test('an email address belongs to one account, in upper or lower case', async () => {
  const first = await server
    .createVisitor()
    .post('/accounts/signup/', { username: 'one', email: 'Same@Home.test', password: PASSWORD })
  const second = await server
    .createVisitor()
    .post('/accounts/signup/', { username: 'two', email: 'same@home.test', password: PASSWORD })
  expect([first.statusCode, second.statusCode]).toEqual([201, 400])
  const rows = await server.db.selectFrom('app_user').select('id').where('email_key', '=', 'same@home.test').execute()
  expect(rows).toHaveLength(1)
})

test('an email with a comma isn’t accepted as one address', async () => {
  const response = await server
    .createVisitor()
    .post('/accounts/signup/', { username: 'comma', email: 'a@home.test,b@home.test', password: PASSWORD })
  expect(response.statusCode).toBe(400)
})

test('an IP address can sign up thirty users a minute, and is then told when to try again', async () => {
  const client = server.createClient('192.0.2.99')
  const signUp = (i: number) =>
    client.post('/accounts/signup/', { username: `crowd ${i}`, email: `crowd${i}@home.test`, password: PASSWORD })
  for (let i = 0; i < 30; i += 1) expect((await signUp(i)).statusCode).toBe(201)
  const refused = await signUp(30)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  server.clock.advance(MINUTE)
  expect((await signUp(31)).statusCode).toBe(201)
})

test('sessions are listed, and can be ended one by one or all except the current one', async () => {
  const ana = await server.signUp()
  const phone = server.createVisitor()
  await phone.post(
    '/accounts/login/',
    { username: ana.username, password: PASSWORD },
    { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' } },
  )
  const tablet = server.createVisitor()
  await tablet.post('/accounts/login/', { username: ana.username, password: PASSWORD })
  server.clock.advance(DAY / 4)

  const { results } = (await ana.get('/accounts/sessions/')).json()
  expect(results).toHaveLength(3)
  const phoneSession = results.find((s: { device: string }) => s.device === 'Safari on iOS')
  expect((await ana.delete(`/accounts/sessions/${phoneSession.id}/`)).statusCode).toBe(200)
  expect((await phone.get('/accounts/profile/')).statusCode).toBe(401)

  const stranger = await server.signUp()
  const currentId = results.find((s: { is_current: boolean }) => s.is_current).id
  expect((await stranger.delete(`/accounts/sessions/${currentId}/`)).statusCode).toBe(404)

  await ana.post('/accounts/sessions/end-others/')
  expect((await tablet.get('/accounts/profile/')).statusCode).toBe(401)
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(200)
})

test('failed logins by name and by email are counted together', async () => {
  const ana = await server.signUp()
  for (let i = 0; i < 10; i += 1) {
    const username = i % 2 === 0 ? ana.username : ana.email
    await server.createVisitor().post('/accounts/login/', { username, password: 'a wrong guess' })
  }
  for (const username of [ana.username, ana.email]) {
    expect((await server.createVisitor().post('/accounts/login/', { username, password: PASSWORD })).statusCode).toBe(
      400,
    )
  }
})

test('guessing elsewhere doesn’t lock out a browser the user has used, and guessing in that browser is limited too', async () => {
  const ana = await server.signUp()
  await ana.post('/accounts/logout/')
  for (let i = 0; i < 11; i += 1) {
    await server.createVisitor().post('/accounts/login/', { username: ana.username, password: 'a wrong guess' })
  }
  const login = { username: ana.username, password: PASSWORD }
  expect((await ana.post('/accounts/login/', login)).statusCode).toBe(200)
  expect((await server.createVisitor().post('/accounts/login/', login)).statusCode).toBe(400)

  const [owner, nonce] = (ana.cookies.get('device') ?? '').split('.')
  const thief = server.createVisitor()
  for (const forged of [`${owner}.${nonce}.`, `${owner}.other.${'A'.repeat(43)}`, '', 'x']) {
    thief.cookies.set('device', forged)
    expect((await thief.post('/accounts/login/', login)).statusCode).toBe(400)
  }
  for (let i = 0; i < 11; i += 1) {
    const from = { address: `198.51.100.${i}` }
    await ana.post('/accounts/login/', { username: ana.username, password: 'a wrong guess' }, from)
  }
  expect((await ana.post('/accounts/login/', login, { address: '198.51.100.99' })).statusCode).toBe(400)
})

test.each([
  ['username', { username: 'TAKEN person', email: 'free@home.test' }],
  ['email', { username: 'free name', email: 'Taken.Person@home.test' }],
])('an error about a taken %s names its field', async (path, fields) => {
  if (path === 'username') await server.signUp('taken person')
  const response = await server.createVisitor().post('/accounts/signup/', { ...fields, password: PASSWORD })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([{ path, message: expect.any(String) }])
})
