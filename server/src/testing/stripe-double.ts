import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll } from 'vitest'

type Subscription = {
  id: string
  customer: string
  status: string
  created: number
  cancel_at_period_end: boolean
  trial_end: number | null
  items: { data: { price: { id: string }; current_period_end: number }[] }
}

/** A fake Stripe on loopback: customers, checkout, portal, subscriptions. `failNext` makes the next calls fail. */
export async function startStripeDouble(webhookSecret: string) {
  const subscriptions: Subscription[] = []
  const calls: { method: string; path: string; form: URLSearchParams; idempotencyKey: string | undefined }[] = []
  const customersByKey = new Map<string, string>()
  /** Customers deleted at Stripe. */
  const deletedCustomers = new Set<string>()
  /** Customers whose subscriptions Stripe fails to list. */
  const failingCustomers = new Set<string>()
  let failures = 0

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const form = new URLSearchParams(await readAll(request))
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    calls.push({ method: request.method ?? '', path: url.pathname, form, idempotencyKey })
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (failures > 0) {
      failures -= 1
      return answer(500, { error: { type: 'api_error', message: 'Internal error' } })
    }
    if (request.method === 'POST' && url.pathname === '/v1/customers') {
      const key = idempotencyKey ?? String(calls.length)
      const id = customersByKey.get(key) ?? `cus_${customersByKey.size + 1}`
      customersByKey.set(key, id)
      return answer(200, { id, object: 'customer' })
    }
    if (request.method === 'POST' && url.pathname === '/v1/checkout/sessions') {
      return answer(200, { id: 'cs_1', object: 'checkout.session', url: `https://pay.test/${form.get('customer')}` })
    }
    if (request.method === 'POST' && url.pathname === '/v1/billing_portal/sessions') {
      return answer(200, {
        id: 'bps_1',
        object: 'billing_portal.session',
        url: `https://portal.test/${form.get('customer')}`,
      })
    }
    if (request.method === 'GET' && url.pathname === '/v1/subscriptions') {
      const customer = url.searchParams.get('customer') ?? ''
      if (failingCustomers.has(customer))
        return answer(500, { error: { type: 'api_error', message: 'Internal error' } })
      if (deletedCustomers.has(customer)) {
        const message = `No such customer: '${customer}'`
        return answer(404, { error: { type: 'invalid_request_error', code: 'resource_missing', message } })
      }
      const data = subscriptions.filter((s) => s.customer === customer)
      return answer(200, { object: 'list', data, has_more: false, url: '/v1/subscriptions' })
    }
    const subscription = subscriptions.find((s) => url.pathname === `/v1/subscriptions/${s.id}`)
    if (request.method === 'POST' && subscription) {
      subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
      return answer(200, subscription)
    }
    if (request.method === 'DELETE' && subscription) {
      subscription.status = 'canceled'
      return answer(200, subscription)
    }
    return answer(404, { error: { type: 'invalid_request_error', message: 'Not found' } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const signer = new Stripe('sk_test')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    subscriptions,
    deletedCustomers,
    failingCustomers,
    failNext: (times: number) => {
      failures = times
    },
    /** An event with a valid signature, as Stripe sends it. */
    signEvent(id: string, type: string, object: object, timestamp: number) {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
      return { payload, signature }
    },
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
