import { expect, test } from 'vitest'
import { HOUR } from '../../platform/clock.ts'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'
import { startStripeDouble } from '../../testing/stripe-double.ts'

const SECRET = 'whsec_of_the_tests'
const stripe = await startStripeDouble(SECRET)
const server = await createTestApp({
  env: {
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PRICE_MONTHLY: 'price_month',
    STRIPE_PRICE_YEARLY: 'price_year',
    STRIPE_API_URL: stripe.url,
  },
})
const getSeconds = () => Math.floor(server.clock.now().getTime() / 1000)

/** Adds a subscription at Stripe: an active one to the monthly plan, without a trial, unless `more` says otherwise. */
function addSubscription(
  customer: string,
  more: { status?: string; created?: number; price?: string; trialEnd?: number } = {},
) {
  const subscription = {
    id: `sub_${stripe.subscriptions.length + 1}`,
    customer,
    status: more.status ?? 'active',
    created: more.created ?? getSeconds(),
    cancel_at_period_end: false,
    trial_end: more.trialEnd ?? null,
    items: { data: [{ price: { id: more.price ?? 'price_month' }, current_period_end: getSeconds() + 30 * 86_400 }] },
  }
  stripe.subscriptions.push(subscription)
  return subscription
}

function deliver({ payload, signature }: { payload: string; signature: string }) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return server.createVisitor().sendRaw({ method: 'POST', url: '/billing/stripe/webhook/', headers, payload })
}

async function createCustomerWithCheckout() {
  const user = await server.signUp()
  const response = await user.post('/api/subscription/checkout/', { plan: 'monthly' })
  expect(response.statusCode).toBe(200)
  const customer = new URL(response.json().url).pathname.slice(1)
  return { user, customer }
}

test('payment gives access, whatever the event claims', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  expect((await user.get('/api/history/')).statusCode).toBe(402)
  addSubscription(customer, { price: 'price_year' })
  const event = stripe.signEvent(
    'evt_pay',
    'customer.subscription.created',
    { customer, status: 'unpaid' },
    getSeconds(),
  )
  expect((await deliver(event)).statusCode).toBe(200)
  await server.jobs.waitUntilIdle()
  expect((await user.get('/api/subscription/')).json()).toMatchObject({
    provider: 'stripe',
    status: 'active',
    plan: 'yearly',
    is_subscribed: true,
  })
  expect((await user.get('/api/history/')).statusCode).toBe(200)
  expect((await user.get('/accounts/profile/')).json().is_subscribed).toBe(true)
})

test('an unsigned, wrongly signed, old or altered event changes nothing', async () => {
  const { customer } = await createCustomerWithCheckout()
  addSubscription(customer)
  const before = await server.dumpTables()
  const good = stripe.signEvent('evt_bad', 'customer.subscription.created', { customer }, getSeconds())
  const old = stripe.signEvent('evt_old', 'customer.subscription.created', { customer }, getSeconds() - 3600)
  const foreign = await startStripeDouble('whsec_someone_else')
  const wrong = foreign.signEvent('evt_wrong', 'customer.subscription.created', { customer }, getSeconds())
  for (const bad of [
    { ...good, signature: '' },
    wrong,
    old,
    { ...good, payload: good.payload.replace('evt_bad', 'evt_bat') },
  ]) {
    expect((await deliver(bad)).statusCode).toBe(400)
  }
  expect(await server.dumpTables()).toBe(before)
})

test('a repeated event has one effect, and an event that arrives late doesn’t restore an older state', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  const subscription = addSubscription(customer)
  const event = stripe.signEvent('evt_again', 'customer.subscription.updated', { customer }, getSeconds())
  const countReads = () => stripe.calls.filter((c) => c.method === 'GET' && c.path === '/v1/subscriptions').length
  const before = countReads()
  for (let i = 0; i < 3; i += 1) expect((await deliver(event)).statusCode).toBe(200)
  await server.jobs.waitUntilIdle()
  expect(countReads() - before).toBe(1)

  subscription.status = 'canceled'
  subscription.items.data[0]!.current_period_end = getSeconds() - 1
  await deliver(stripe.signEvent('evt_end', 'customer.subscription.deleted', { customer }, getSeconds()))
  await deliver(
    stripe.signEvent('evt_late', 'customer.subscription.created', { customer, status: 'active' }, getSeconds() - 60),
  )
  await server.jobs.waitUntilIdle()
  expect((await user.get('/api/subscription/')).json()).toMatchObject({ status: 'expired', is_subscribed: false })
})

test('the daily check makes up for a lost event', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  addSubscription(customer)
  await server.runJob('billing.reconcile')
  expect((await user.get('/api/subscription/')).json()).toMatchObject({ status: 'active', plan: 'monthly' })
})

test('of several subscriptions, the active one counts', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  addSubscription(customer, { status: 'active', created: getSeconds() - 1000 })
  addSubscription(customer, { status: 'canceled', created: getSeconds() })
  await server.runJob('billing.refresh', { customer })
  expect((await user.get('/api/subscription/')).json().status).toBe('active')
})

test('after a failed payment, there is a grace period of a few days before access ends', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  const subscription = addSubscription(customer, { status: 'past_due' })
  subscription.items.data[0]!.current_period_end = getSeconds() - 2 * 86_400
  await server.runJob('billing.refresh', { customer })
  expect((await user.get('/api/subscription/')).json()).toMatchObject({ status: 'past_due', is_subscribed: true })
  subscription.items.data[0]!.current_period_end = getSeconds() - 4 * 86_400
  await server.runJob('billing.refresh', { customer })
  expect((await user.get('/api/subscription/')).json().is_subscribed).toBe(false)
})

test('canceling takes effect at the end of the paid period', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  addSubscription(customer)
  await server.runJob('billing.refresh', { customer })
  expect((await user.post('/api/subscription/cancel/')).json()).toMatchObject({
    cancels_at_period_end: true,
    is_subscribed: true,
  })
  expect((await user.post('/api/subscription/portal/')).json().url).toBe(`https://portal.test/${customer}`)
})

test('a user stays one customer, even after a failed checkout, which says that nothing was charged', async () => {
  const user = await server.signUp()
  stripe.failNext(3) // The client tries three times.
  const failed = await user.post('/api/subscription/checkout/', { plan: 'monthly' })
  expect(failed.statusCode).toBe(503)
  expect(failed.json().detail).toContain('You haven’t been charged')
  const [first, second] = [
    await user.post('/api/subscription/checkout/', { plan: 'monthly' }),
    await user.post('/api/subscription/checkout/', { plan: 'yearly' }),
  ]
  expect(first.json().url).toBe(second.json().url)
})

test('with Stripe, nobody can start a plan without the payment page', async () => {
  const user = await server.signUp()
  expect((await user.post('/api/subscription/activate/', { plan: 'yearly' })).statusCode).toBe(404)
  expect((await user.get('/api/subscription/')).json()).toMatchObject({
    status: 'none',
    plans: [{ id: 'monthly' }, { id: 'yearly' }],
  })
  expect((await user.post('/api/subscription/portal/')).statusCode).toBe(409)
  expect((await user.post('/api/subscription/cancel/')).statusCode).toBe(409)
})

test('checkout is refused while a plan is active, even if Stripe hasn’t told us yet', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  addSubscription(customer)
  const again = await user.post('/api/subscription/checkout/', { plan: 'yearly' })
  expect(again.statusCode).toBe(409)
  expect(again.json().detail).toContain('already have a plan')
  expect((await user.get('/api/subscription/')).json()).toMatchObject({ status: 'active', plan: 'monthly' })
})

test('if canceling fails, the error doesn’t say that the user hasn’t been charged', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  const plan = addSubscription(customer)
  stripe.failingCustomers.add(customer)
  const failed = await user.post('/api/subscription/cancel/')
  stripe.failingCustomers.clear()
  expect(failed.statusCode).toBe(503)
  expect(failed.json().detail).not.toContain('charged')
  expect(plan.cancel_at_period_end).toBe(false)
})

test('canceling ends every active plan', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  const two = [addSubscription(customer), addSubscription(customer, { status: 'past_due' })]
  const canceled = addSubscription(customer, { status: 'canceled' })
  await server.runJob('billing.refresh', { customer })
  expect((await user.post('/api/subscription/cancel/')).statusCode).toBe(200)
  expect(two.map((s) => s.cancel_at_period_end)).toEqual([true, true])
  expect(canceled.cancel_at_period_end).toBe(false)
})

test('deleting an account cancels its plans at once, even if Stripe is down at first', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  const plans = [addSubscription(customer), addSubscription(customer, { status: 'trialing' })]
  await server.runJob('billing.refresh', { customer })
  stripe.failNext(3) // One call, with its retries.
  expect((await user.post('/accounts/delete/', { password: PASSWORD })).statusCode).toBe(200)
  await server.jobs.waitUntilIdle()
  expect(plans.map((s) => s.status)).toEqual(['active', 'trialing'])
  server.clock.advance(HOUR)
  await server.jobs.waitUntilIdle()
  expect(plans.map((s) => s.status)).toEqual(['canceled', 'canceled'])
})

test('a used trial stays used even if the newest subscription had none', async () => {
  const { user, customer } = await createCustomerWithCheckout()
  addSubscription(customer, { status: 'canceled', created: getSeconds() - 1000, trialEnd: getSeconds() - 500 })
  await server.runJob('billing.refresh', { customer })
  stripe.subscriptions.splice(
    0,
    stripe.subscriptions.length,
    ...stripe.subscriptions.filter((s) => s.customer !== customer),
  )
  addSubscription(customer, { status: 'canceled', created: getSeconds() })
  await server.runJob('billing.refresh', { customer })
  await user.post('/api/subscription/checkout/', { plan: 'monthly' })
  const sent = stripe.calls.findLast((call) => call.path === '/v1/checkout/sessions')!.form
  expect(sent.get('subscription_data[trial_period_days]')).toBeNull()
})

test('a deleted customer or a Stripe error doesn’t stop the check of other customers or tomorrow’s check', async () => {
  const [deleted, failing, fine] = [
    await createCustomerWithCheckout(),
    await createCustomerWithCheckout(),
    await createCustomerWithCheckout(),
  ]
  stripe.deletedCustomers.add(deleted.customer)
  stripe.failingCustomers.add(failing.customer)
  addSubscription(fine.customer)
  await server.runJob('billing.reconcile')
  expect((await fine.user.get('/api/subscription/')).json().status).toBe('active')
  const next = await server.db
    .selectFrom('job')
    .select(['status', 'run_after'])
    .where('kind', '=', 'billing.reconcile')
    .where('status', '=', 'queued')
    .execute()
  expect(next.map((job) => job.run_after > server.clock.now().toISOString())).toContain(true)
  stripe.failingCustomers.clear()
})

test('a demo visitor can’t buy anything', async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  const before = stripe.calls.length
  expect((await visitor.post('/api/subscription/checkout/', { plan: 'monthly' })).statusCode).toBe(403)
  expect(stripe.calls.length).toBe(before)
})
