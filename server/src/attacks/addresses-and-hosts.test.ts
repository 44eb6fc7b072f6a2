import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

const WRONG = { password: 'whatever it may be' }

/** The statuses of twelve failed logins, each with a different name. */
async function guessLogins(
  server: TestApp,
  from: (i: number) => { address: string; headers?: Record<string, string> },
) {
  const statuses: number[] = []
  for (let i = 0; i < 12; i += 1) {
    const { address, headers = {} } = from(i)
    const client = server.createClient(address)
    statuses.push(
      (await client.post('/accounts/login/', { username: `nobody ${i}`, ...WRONG }, { headers })).statusCode,
    )
  }
  return statuses
}

const REFUSED_AFTER_TEN = [...Array(10).fill(400), 429, 429]

test('behind one proxy, the address it saw counts, not what the client claims', async () => {
  const server = await createTestApp({ env: { TRUST_PROXY: '1' } })
  const statuses = await guessLogins(server, (i) => ({
    address: '10.0.0.1',
    headers: { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.7` },
  }))
  expect(statuses).toEqual(REFUSED_AFTER_TEN)
  const honest = await guessLogins(server, (i) => ({
    address: '10.0.0.1',
    headers: { 'x-forwarded-for': `192.0.2.${i}` },
  }))
  expect(new Set(honest)).toEqual(new Set([400]))
})

test('with a list of proxies, forwarded addresses from anyone else are ignored', async () => {
  const server = await createTestApp({ env: { TRUST_PROXY: '10.0.0.0/8' } })
  const outside = await guessLogins(server, (i) => ({
    address: '198.51.100.7',
    headers: { 'x-forwarded-for': `203.0.113.${i}` },
  }))
  expect(outside).toEqual(REFUSED_AFTER_TEN)
  const inside = await guessLogins(server, (i) => ({
    address: '10.0.0.1',
    headers: { 'x-forwarded-for': `192.0.2.${i}` },
  }))
  expect(new Set(inside)).toEqual(new Set([400]))
})

test('the addresses of one IPv6 network count as one client', async () => {
  const server = await createTestApp()
  expect(await guessLogins(server, (i) => ({ address: `2001:db8:1:2::${i + 1}` }))).toEqual(REFUSED_AFTER_TEN)
  expect((await guessLogins(server, (i) => ({ address: `2001:db8:1:${i + 9}::1` }))).includes(429)).toBe(false)
})

test('with PUBLIC_URL set, the server refuses other host names, except localhost and for health checks', async () => {
  const server = await createTestApp({ env: { PUBLIC_URL: 'https://money.test' } })
  const ask = async (host: string, url = '/accounts/csrf/', more = {}) =>
    (await server.app.inject({ url, headers: { host, ...more } })).statusCode
  for (const host of ['evil.test', 'money.test.evil.test', '192.168.1.5:3000', 'a b']) {
    expect(await ask(host), host).toBe(400)
  }
  expect(await ask('money.test', '/accounts/csrf/', { 'x-forwarded-host': 'evil.test' })).toBe(200)
  expect(await ask('evil.test', '/accounts/csrf/', { 'x-forwarded-host': 'money.test' })).toBe(400)
  for (const host of ['money.test', 'MONEY.test:8443', 'localhost:3000', '127.0.0.1']) {
    expect(await ask(host), host).toBe(200)
  }
  expect(await ask('10.1.2.3', '/healthz')).toBe(200)
})

test('behind a proxy, the forwarded host name counts; without PUBLIC_URL, any host name is accepted', async () => {
  const proxied = await createTestApp({ env: { PUBLIC_URL: 'https://money.test', TRUST_PROXY: '1' } })
  const headers = { host: 'inner:3000', 'x-forwarded-host': 'money.test' }
  expect((await proxied.app.inject({ url: '/accounts/csrf/', headers })).statusCode).toBe(200)
  const atHome = await createTestApp()
  const lan = await atHome.app.inject({ url: '/accounts/csrf/', headers: { host: 'nas.local' } })
  expect(lan.statusCode).toBe(200)
})
