import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { scheduleJobs } from '../../jobs.ts'
import { HOUR } from '../../platform/clock.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

// A fake bank that publishes the rates, sometimes in a broken form.
let response = { status: 200, body: '' }
const bank = createServer((_request, reply) => {
  reply.writeHead(response.status).end(response.body)
})
await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => bank.close(resolve)))
const url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/eurofxref-hist-90d.xml`

function createRatesXml(day: string, usd: string): string {
  return `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time="${day}"><Cube currency="USD" rate="${usd}"/></Cube></Cube></gesmes:Envelope>`
}

test('a day’s rates are relative to the preferred currency unless another is requested', async () => {
  const server = await createTestApp()
  const ana = await server.createUser()
  const body = (await ana.get('/api/exchange-rates/?date=2024-01-06&base=EUR')).json()
  // January 6, 2024 was a Saturday, so Friday's rates apply.
  expect(body).toMatchObject({ date: '2024-01-05', asked_date: '2024-01-06', base: 'EUR', source: 'ecb' })
  expect(body.rates).toMatchObject({ EUR: '1', USD: '1.0921' }) // As published for January 5, 2024.
  const inPreferred = (await ana.get('/api/exchange-rates/?date=2024-01-05')).json()
  expect(inPreferred.base).toBe('USD')
  expect(Number(inPreferred.rates.EUR)).toBeCloseTo(1 / 1.0921, 7)
  expect((await ana.get('/api/exchange-rates/?base=XXQ')).statusCode).toBe(400)
  expect((await ana.get('/api/exchange-rates/?date=2024-02-30')).statusCode).toBe(400)
})

test('checks for new rates at every start if a URL is set, and otherwise never', async () => {
  for (const [env, expected] of [
    [{}, []],
    [{ EXCHANGE_RATE_URL: url }, [{ kind: 'exchange-rates.refresh' }]],
  ] as const) {
    const server = await createTestApp({ env })
    await server.jobs.stop(1_000) // Queued jobs stay in the queue.
    await scheduleJobs(server.deps)
    const jobs = server.db.selectFrom('job').select('kind').where('kind', 'like', 'exchange%')
    expect(await jobs.execute()).toEqual(expected)
  }
})

test('new rates change the figures from their day on; a failed download changes nothing', async () => {
  const server = await createTestApp({ env: { EXCHANGE_RATE_URL: url } })
  const ana = await server.createUser()
  await ana.post('/accounts/update-preferred-currency/', { preferred_currency: 'EUR' })
  for (const transaction_date of ['2026-11-12', '2026-11-14']) {
    const row = { transaction_date, transaction_name: 'Shop', category: 'Groceries', amount: '-100', currency: 'USD' }
    await ana.post('/api/transactions/', row)
  }
  const listSpent = async () =>
    (await ana.get('/api/dashboard/?granularity=daily')).json().series.map((day: { actual: string }) => day.actual)
  const before = await listSpent()
  response = { status: 200, body: createRatesXml('2026-11-13', '1.25') }
  await server.runJob('exchange-rates.refresh')
  const after = await listSpent()
  expect(after[13]).toBe('80.00')
  expect(after[11]).toBe(before[11])
  expect((await ana.get('/api/exchange-rates/?base=EUR&date=2026-11-14')).json().rates.USD).toBe('1.25')

  for (const bad of [
    { status: 500, body: '' },
    { status: 200, body: 'no rates here' },
  ]) {
    response = bad
    server.clock.advance(7 * HOUR)
    await server.runJob('exchange-rates.refresh')
    expect(await listSpent()).toEqual(after)
  }
})
