import type { NetWorthPoint } from '@evenkeel/contract/net-worth.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

type Person = Awaited<ReturnType<typeof server.createUser>>

async function createAccount(person: Person, type: string, currency: string, statements: [string, string, string?][]) {
  const { id } = (await person.post('/api/accounts/', { name: type, type, currency })).json()
  for (const [statement_date, final_balance, cash_deposits] of statements) {
    const body = { account_id: id, statement_date, final_balance, ...(cash_deposits ? { cash_deposits } : {}) }
    await person.post('/api/statements/', body)
  }
}

test('net worth is listed month by month, with what changed it', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'investment', 'USD', [
    ['2026-08-31', '1000.00'],
    ['2026-09-30', '1150.00', '100.00'],
    ['2026-10-31', '1140.00'],
  ])
  await createAccount(ana, 'loan', 'USD', [
    ['2026-08-31', '-500.00'],
    ['2026-10-31', '-450.00'],
  ])
  const { points, change, currency } = (await ana.get('/api/net-worth/')).json()
  expect(currency).toBe('USD')
  expect(points.map((point: NetWorthPoint) => [point.date, point.net_worth])).toEqual([
    ['2026-08-31', '500.00'],
    ['2026-09-30', '650.00'],
    ['2026-10-31', '690.00'],
    ['2026-11-15', '690.00'],
  ])
  expect(points[1].change).toMatchObject({ saved: '100.00', market: '50.00', fx: '0.00', joined: '0.00' })
  expect(points[2].change).toMatchObject({ saved: '50.00', market: '-10.00' })
  expect(points[2].by_type).toEqual([
    { type: 'investment', amount: '1140.00' },
    { type: 'loan', amount: '-450.00' },
  ])
  expect(change).toMatchObject({ start: '500.00', end: '690.00', saved: '150.00', market: '40.00' })
  const { net_worth } = (await ana.get('/api/dashboard/')).json()
  expect(net_worth).toMatchObject({
    amount: '690.00',
    debts: '-450.00',
    as_of: '2026-10-31',
    month: { start: '650.00', end: '690.00', saved: '50.00', market: '-10.00' },
    year: null,
  })
})

test('today’s point equals the accounts’ total, and exchange rate effects count only as `fx`', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'investment', 'EUR', [
    ['2026-01-31', '1000.00'],
    ['2026-02-28', '1000.00'],
  ])
  const { points, change } = (await ana.get('/api/net-worth/')).json()
  const { total } = (await ana.get('/api/accounts/')).json()
  expect(points.at(-1)).toMatchObject({ date: '2026-11-15', net_worth: total.amount })
  expect(change).toMatchObject({ saved: '0.00', market: '0.00' })
  expect(Number(change.end) - Number(change.start)).toBeCloseTo(Number(change.fx), 6)
})

test('without statements there is nothing to show, and periods that are invalid or too long are refused', async () => {
  const ana = await server.createUser()
  expect((await ana.get('/api/net-worth/')).json()).toMatchObject({ points: [], change: null })
  expect((await ana.get('/api/dashboard/')).json().net_worth).toBeNull()
  for (const query of ['from=2026-02-01&to=2026-01-01', 'from=1950-01-01', 'from=tomorrow']) {
    expect((await ana.get(`/api/net-worth/?${query}`)).statusCode).toBe(400)
  }
})

test('a typo in the year adds one point per year, not one per month', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'investment', 'USD', [
    ['0026-10-31', '900.00'],
    ['2026-10-31', '1000.00'],
  ])
  const { points } = (await ana.get('/api/net-worth/')).json()
  expect(points.length).toBeLessThan(2100)
  expect(points[0]).toMatchObject({ date: '0026-12-31', net_worth: '900.00' })
  expect(points.at(-1)).toMatchObject({ date: '2026-11-15', net_worth: '1000.00' })
})
