import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'

const server = await createTestApp({ env: { PRICE_MONTHLY: '7.50', PRICE_YEARLY: '60.00', TRIAL_DAYS: '14' } })

test('the plans and prices come from the configuration', async () => {
  const user = await server.signUp()
  const body = (await user.get('/api/subscription/')).json()
  expect(body).toMatchObject({ provider: 'local', status: 'none', plan: null, is_subscribed: false })
  expect(body.plans.map((p: { id: string; price: string }) => [p.id, p.price])).toEqual([
    ['trial', '0.00'],
    ['monthly', '7.50'],
    ['yearly', '60.00'],
  ])
})

test('one click starts the trial, but only once', async () => {
  const user = await server.signUp()
  const started = (await user.post('/api/subscription/activate/', { plan: 'trial' })).json()
  expect(started).toMatchObject({
    status: 'trialing',
    plan: 'trial',
    is_subscribed: true,
    trial_ends_at: '2026-11-29T10:00:00.000Z',
  })
  expect(started.plans[0]).toMatchObject({ id: 'trial', is_available: false })
  expect((await user.post('/api/subscription/activate/', { plan: 'trial' })).statusCode).toBe(409)
})

test('a canceled plan runs to the end of its period, and another can be started before that', async () => {
  const user = await server.createUser()
  expect((await user.get('/api/subscription/')).json()).toMatchObject({
    status: 'active',
    plan: 'monthly',
    period_ends_at: '2026-12-15T10:00:00.000Z',
  })
  const canceled = (await user.post('/api/subscription/cancel/')).json()
  expect(canceled).toMatchObject({
    status: 'canceled',
    is_subscribed: true,
    period_ends_at: '2026-12-15T10:00:00.000Z',
  })
  expect((await user.post('/api/subscription/activate/', { plan: 'yearly' })).json()).toMatchObject({
    status: 'active',
    plan: 'yearly',
  })
})

test('without Stripe, there is no payment page, billing portal or webhook', async () => {
  const user = await server.signUp()
  expect((await user.post('/api/subscription/checkout/', { plan: 'monthly' })).statusCode).toBe(404)
  expect((await user.post('/api/subscription/portal/')).statusCode).toBe(404)
  expect((await user.post('/api/subscription/cancel/')).statusCode).toBe(409)
  const webhook = await server.createVisitor().sendRaw({
    method: 'POST',
    url: '/billing/stripe/webhook/',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(webhook.statusCode).toBe(404)
})

test('if billing is off, everyone who signs up is subscribed at once', async () => {
  const home = await createTestApp({ env: { BILLING: 'off' } })
  const user = await home.signUp()
  expect((await user.get('/accounts/profile/')).json().is_subscribed).toBe(true)
  expect((await user.get('/api/history/')).statusCode).toBe(200)
  expect((await user.get('/api/subscription/')).json()).toMatchObject({
    provider: 'off',
    status: 'active',
    is_subscribed: true,
    plans: [],
  })
  expect((await user.post('/api/subscription/checkout/', { plan: 'monthly' })).statusCode).toBe(404)
  expect((await user.post('/api/subscription/cancel/')).statusCode).toBe(409)
})

test('without prices there is one plan, which is free until it’s canceled', async () => {
  const home = await createTestApp()
  const user = await home.signUp()
  expect((await user.get('/api/history/')).statusCode).toBe(402)
  const { plans } = (await user.get('/api/subscription/')).json()
  expect(plans).toMatchObject([{ id: 'home', price: '0.00', is_available: true }])
  const started = (await user.post('/api/subscription/activate/', { plan: plans[0].id })).json()
  expect(started).toMatchObject({ status: 'active', plan: 'home', is_subscribed: true, period_ends_at: null })
  home.clock.advance(3650 * DAY)
  const later = home.createVisitor()
  await later.post('/accounts/login/', { username: user.username, password: PASSWORD })
  expect((await later.get('/accounts/profile/')).json().is_subscribed).toBe(true)
  const canceled = (await later.post('/api/subscription/cancel/')).json()
  expect(canceled).toMatchObject({ is_subscribed: false })
  expect((await later.get('/api/history/')).statusCode).toBe(402)
})

test('a server with prices has no home plan', async () => {
  const user = await server.signUp()
  expect((await user.post('/api/subscription/activate/', { plan: 'home' })).statusCode).toBe(409)
  const only = await createTestApp({ env: { PRICE_YEARLY: '20.00' } })
  const { plans } = (await (await only.signUp()).get('/api/subscription/')).json()
  expect(plans.map(({ id }: { id: string }) => id)).toEqual(['trial', 'yearly'])
})
