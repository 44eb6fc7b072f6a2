import { describe, expect, test } from 'vitest'
import { listOperations } from '../testing/api-operations.ts'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()

const unsafe = (await listOperations(server.app)).filter(
  (op) => op.method !== 'GET' && !op.path.startsWith('/billing/'),
)

describe('every unsafe route', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const anonymous = await server.createVisitor().fetchToken()
  const beforeLogin = await server.createVisitor().fetchToken()
  const wrongTokens = ['', 'nonsense', ben.csrfToken ?? '', anonymous, beforeLogin]
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]
  const before = await server.dumpTables()

  test.each(unsafe)('$method $path refuses a missing or foreign token and another origin', async ({ method, path }) => {
    for (const token of wrongTokens) {
      const response = await ana.send(method, path, {}, { headers: { 'x-csrftoken': token } })
      expect(response.statusCode, `token ${token.slice(0, 8)}`).toBe(403)
      expect(response.json()).toMatchObject({ detail: expect.any(String), code: 'csrf' })
    }
    for (const headers of foreign) {
      const response = await ana.send(method, path, {}, { headers })
      expect(response.statusCode, JSON.stringify(headers)).toBe(403)
    }
  })

  test.each(unsafe)('$method $path refuses plain text and URL-encoded forms', async ({ method, path }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await ana.sendRaw({
        method: method as 'POST',
        url: path,
        headers: { 'content-type': type, 'x-csrftoken': ana.csrfToken ?? '', origin: server.deps.config.publicUrl },
        payload: 'a=1',
      })
      expect(response.statusCode, type).toBe(415)
    }
  })

  test('refused requests changed nothing', async () => {
    expect(await server.dumpTables()).toBe(before)
  })
})

test('a CSRF token from before login is refused after it', async () => {
  const ana = await server.signUp()
  const browser = server.createVisitor()
  const before = await browser.fetchToken()
  await browser.post('/accounts/login/', { username: ana.username, password: 'a boat with an even keel' })
  const response = await browser.post('/accounts/logout/', {}, { headers: { 'x-csrftoken': before } })
  expect(response.statusCode).toBe(403)
})

test('reading changes nothing', async () => {
  const ana = await server.createUser()
  // Totals are calculated on first use and contain nothing that isn't in the rows.
  const derived = ['ledger_view', 'ledger_day', 'ledger_month']
  const before = await server.dumpTables(derived)
  for (const { path } of (await listOperations(server.app)).filter((op) => op.method === 'GET')) {
    for (const method of ['GET', 'HEAD'] as const) await ana.sendRaw({ method, url: path })
  }
  expect(await server.dumpTables(derived)).toBe(before)
})

test('CORS never lets another origin in', async () => {
  const ana = await server.createUser()
  const get = await ana.get('/accounts/profile/', { headers: { origin: 'https://evil.test' } })
  const preflight = await ana.sendRaw({
    method: 'OPTIONS',
    url: '/accounts/logout/',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  })
  for (const response of [get, preflight]) expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('every response has the security headers', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://money.test' } })
  for (const url of ['/accounts/profile/', '/api/openapi.json', '/nowhere', '/healthz']) {
    const { headers } = await secure.createVisitor().get(url)
    const csp = String(headers['content-security-policy'])
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(csp).toContain(rule)
    expect(/script-src[^;]*/.exec(csp)?.[0]).not.toMatch(/unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1])).toBeGreaterThanOrEqual(
      31_536_000,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toBeTruthy()
  }
})

test('a home server on plain http doesn’t ask for https', async () => {
  const { headers } = await server.createVisitor().get('/healthz')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests')
})

test('the server accepts any host name without PUBLIC_URL, and refuses a different host name or origin with it', async () => {
  const ana = await server.createUser()
  const headers = { host: 'nas.local:3000', origin: 'http://nas.local:3000' }
  expect((await ana.post('/accounts/sessions/end-others/', {}, { headers })).statusCode).toBe(200)
  const fixed = await createTestApp({ env: { PUBLIC_URL: 'http://money.home:3000' } })
  const ben = await fixed.createUser()
  expect((await ben.post('/accounts/sessions/end-others/', {}, { headers })).statusCode).toBe(400)
  const foreign = { headers: { origin: headers.origin } }
  expect((await ben.post('/accounts/sessions/end-others/', {}, foreign)).statusCode).toBe(403)
})

test('a prototype in the body does no harm', async () => {
  const ana = await server.createUser()
  for (const payload of [
    '{"__proto__":{"x":1},"text":"hi","page":"/","time":"now"}',
    '{"constructor":{"prototype":{"x":1}}}',
  ]) {
    const response = await ana.sendRaw({
      method: 'POST',
      url: '/submit-feedback/',
      headers: { 'content-type': 'application/json', 'x-csrftoken': ana.csrfToken ?? '' },
      payload,
    })
    expect(response.statusCode).toBe(400)
  }
  expect(({} as { x?: unknown }).x).toBeUndefined()
})
