import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const TOKEN = 'a token for the operator'
const server = await createTestApp({ env: { METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://money.example.org' } })
const makeBasicAuth = (password: string) => ({
  authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}`,
})
const makeBearerAuth = (token: string) => ({ authorization: `Bearer ${token}` })
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'money.example.org', ...headers } })

test('the operator’s routes don’t exist if no token is configured', async () => {
  const plain = await createTestApp()
  for (const url of ['/metrics', '/status']) {
    const response = await plain.app.inject({ url, headers: makeBearerAuth('') })
    expect(response.statusCode).toBe(404)
  }
})

test('only the operator’s token gives access, as a bearer token or as a password', async () => {
  for (const url of ['/metrics', '/status']) {
    for (const headers of [
      {},
      makeBearerAuth('wrong'),
      makeBearerAuth(TOKEN.slice(1)),
      makeBasicAuth('wrong'),
      { authorization: TOKEN },
    ]) {
      const response = await get(url, headers as Record<string, string>)
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toContain('Basic')
      expect(response.body).not.toContain('sqlite')
    }
    for (const headers of [makeBearerAuth(TOKEN), makeBasicAuth(TOKEN)])
      expect((await get(url, headers)).statusCode).toBe(200)
  }
})

test('the metrics are Prometheus text about requests, users and disk space, and identify nobody', async () => {
  const user = await server.signUp('somebody special')
  await user.get('/accounts/profile/')
  await server.jobs.waitUntilIdle()
  const { body, headers } = await get('/metrics', makeBearerAuth(TOKEN))
  expect(headers['content-type']).toContain('version=0.0.4')
  for (const line of body.trim().split('\n'))
    expect(line).toMatch(/^# (HELP|TYPE) \w+ .+$|^[a-z_]+(\{(\w+="[^"\n]*",?)+\})? [\d.e+-]+$/)
  expect(body).toMatch(
    /evenkeel_http_request_duration_seconds_count\{method="POST",route="\/accounts\/signup\/",status="201"\} 1/,
  )
  expect(body).toMatch(/^evenkeel_disk_free_bytes \d+$/m)
  expect(body).toMatch(/^evenkeel_users 1$/m)
  expect(body).not.toContain('special')
})

test('a browser without the token gets a page that says how to enter it', async () => {
  for (const headers of [{}, makeBasicAuth('wrong')]) {
    const response = await get('/status', { ...headers, accept: 'text/html,*/*;q=0.8' })
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toContain('Basic')
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('Use the token in METRICS_TOKEN.')
    expect(response.body).toContain('Reload the page to enter it as the password.')
    expect(response.body).not.toContain('Free disk space')
  }
})

test('Prometheus can use an internal host name; browsers get a page without scripts, and other programs get JSON', async () => {
  expect((await get('/metrics', { ...makeBearerAuth(TOKEN), host: 'app:3000' })).statusCode).toBe(200)
  const page = await get('/status', { ...makeBasicAuth(TOKEN), accept: 'text/html' })
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('Free disk space')
  expect(page.body).not.toContain('<script')
  expect((await get('/status', makeBearerAuth(TOKEN))).json()).toMatchObject({ version: expect.any(String), users: 1 })
})
