import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { DAY, SECOND } from '../platform/clock.ts'
import { listOperations, UNKNOWN_ID } from '../testing/api-operations.ts'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()
const operations = await listOperations(server.app)

test('a route that isn’t in the contract can’t be added to the app', async () => {
  const other = await createApp({ ...server.deps, checkAlive: async () => {}, cancelJob: async () => false, web: null })
  other.get('/api/forgotten/', async () => 'open to whom?')
  await expect(other.ready()).rejects.toThrow('/api/forgotten/ is not in the contract')
})

test('the API document marks exactly the public routes as open', async () => {
  expect(operations.length).toBeGreaterThan(20)
  for (const { isOpen, access } of operations) expect(isOpen).toBe(access === 'public')
})

describe('every route that isn’t public', async () => {
  const guarded = operations.filter((op) => op.access !== 'public')
  const before = await server.dumpTables()
  test.each(guarded)('$method $path needs a session', async ({ method, path }) => {
    const response = await server.createVisitor().send(method, path, {})
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      detail: expect.any(String),
      code: 'unauthenticated',
      request_id: expect.any(String),
    })
  })
  test('requests without a session changed nothing', async () => {
    expect(await server.dumpTables()).toBe(before)
  })
})

describe('every data route', () => {
  const data = operations.filter((op) => op.access === 'subscribed')
  let [unsubscribed, before] = [server.createVisitor(), '']
  beforeAll(async () => {
    unsubscribed = await server.signUp()
    before = await server.dumpTables()
  })
  test.each(data)('$method $path checks the subscription before the CSRF token', async ({ method, path }) => {
    const response = await unsubscribed.send(method, path, {}, { headers: { 'x-csrftoken': '' } })
    expect(response.statusCode).toBe(402)
    expect(response.json().code).toBe('subscription_required')
  })
  test('a user without a subscription changed nothing', async () => {
    expect(await server.dumpTables()).toBe(before)
  })
})

describe('every route with an id', () => {
  const withId = operations.filter((op) => op.path.includes(UNKNOWN_ID) && op.access === 'subscribed')
  test.each(withId)('$method $path finds nothing under a random id', async ({ method, path }) => {
    const ana = await server.createUser()
    const response = await ana.send(method, path, {})
    expect([404, 400]).toContain(response.statusCode)
  })
  test.each(withId)('$method $path refuses an invalid id', async ({ method, path }) => {
    const ana = await server.createUser()
    const response = await ana.send(method, path.replace(UNKNOWN_ID, "'; drop table app_user;--"), {})
    expect([404, 400]).toContain(response.statusCode)
  })
})

test('the profile, the plans and feedback are available without a subscription', async () => {
  const user = await server.signUp()
  for (const url of ['/accounts/profile/', '/accounts/sessions/', '/api/subscription/']) {
    expect((await user.get(url)).statusCode).toBe(200)
  }
  expect((await user.post('/submit-feedback/', { text: 'hello', page: '/dashboard', time: 'now' })).statusCode).toBe(
    201,
  )
  expect(
    (await user.post('/accounts/update-preferred-currency/', { preferred_currency: 'JPY' })).json().preferred_currency,
  ).toBe('JPY')
})

test('a trial lasts until its last second', async () => {
  const user = await server.signUp()
  await user.post('/api/subscription/activate/', { plan: 'trial' })
  const step = 8 * 3600 * SECOND // Often enough to stay logged in.
  for (let elapsed = 0; elapsed < 30 * DAY - step; elapsed += step) {
    server.clock.advance(step)
    const seen = await user.get('/accounts/profile/')
    if (seen.statusCode === 401) throw new Error('logged out before the trial ended')
  }
  server.clock.advance(step - SECOND)
  expect((await user.get('/api/history/')).statusCode).toBe(200)
})

test('an expired trial gives no access, says so, and can’t be started again', async () => {
  const user = await server.signUp()
  await user.post('/api/subscription/activate/', { plan: 'trial' })
  const ended = new Date(server.clock.now().getTime() - SECOND).toISOString()
  await server.db.updateTable('subscription').set({ trial_ends_at: ended }).execute()
  expect((await user.get('/api/history/')).statusCode).toBe(402)
  expect((await user.get('/api/subscription/')).json()).toMatchObject({ status: 'expired', is_subscribed: false })
  const again = await user.post('/api/subscription/activate/', { plan: 'trial' })
  expect(again.statusCode).toBe(409)
})

test('a change of currency can’t give a user a subscription', async () => {
  const user = await server.signUp()
  const response = await user.post('/accounts/update-preferred-currency/', {
    preferred_currency: 'EUR',
    is_subscribed: true,
  })
  expect(response.statusCode).toBe(400)
  expect((await user.get('/accounts/profile/')).json()).toMatchObject({
    preferred_currency: 'USD',
    is_subscribed: false,
  })
})

test('personal attributes with fields that only the server sets are refused', async () => {
  const ana = await server.createUser()
  for (const field of ['user_id', 'id', 'created_at', 'deleted_at', 'version']) {
    const response = await ana.put('/accounts/personal-attributes/', { birth_year: 1990, [field]: 'x' })
    expect(response.statusCode).toBe(400)
  }
})
