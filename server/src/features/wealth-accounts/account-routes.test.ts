import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '../../testing/api-operations.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()
const TODAY = '2026-11-15'

type Person = Awaited<ReturnType<typeof server.createUser>>

async function addAccount(person: Person, fields: object = {}) {
  const response = await person.post('/api/accounts/', {
    name: 'Brokerage',
    type: 'investment',
    currency: 'USD',
    ...fields,
  })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

test('a new account’s balance becomes today’s opening statement', async () => {
  const ana = await server.createUser()
  const account = await addAccount(ana, { balance: '1500.25' })
  expect(account).toMatchObject({
    name: 'Brokerage',
    type: 'investment',
    currency: 'USD',
    balance: '1500.25',
    balance_as_of: TODAY,
    balance_origin: 'typed',
    balance_age_days: 0,
    balance_in_preferred_currency: '1500.25',
    fx_rate: '1',
    is_stale: false,
    is_archived: false,
    statement_count: 1,
    sources: [],
  })
  const { results } = (await ana.get(`/api/statements/?account_id=${account.id}`)).json()
  expect(results).toMatchObject([
    { statement_date: TODAY, cash_deposits: '0.00', cash_withdrawals: '0.00', final_balance: '1500.25' },
  ])
})

test('an account without a balance has none, rather than zero', async () => {
  const ana = await server.createUser()
  expect(await addAccount(ana)).toMatchObject({ balance: null, balance_as_of: null, statement_count: 0 })
})

test('assets, debts and net worth add up in the preferred currency', async () => {
  const ana = await server.createUser()
  await addAccount(ana, { balance: '1000.00' })
  await addAccount(ana, { name: 'Mortgage', type: 'loan', balance: '-400.00' })
  const fund = await addAccount(ana, { name: 'Fund', currency: 'EUR', balance: '100.00' })
  const { results, total, next } = (await ana.get('/api/accounts/')).json()
  expect(next).toBeNull()
  const toCents = (text: string) => Math.round(Number(text) * 100)
  expect(total).toMatchObject({ currency: 'USD', debts: '-400.00', count: 3, unconverted: 0 })
  const sum = results.reduce(
    (all: number, account: WealthAccount) => all + toCents(account.balance_in_preferred_currency!),
    0,
  )
  expect(toCents(total.amount)).toBe(sum)
  expect(toCents(total.assets) + toCents(total.debts)).toBe(sum)
  expect(Number(fund.balance_in_preferred_currency)).toBeCloseTo(100 * Number(fund.fx_rate), 1)
  expect(fund.fx_date).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the balance is the latest statement up to today, and is stale if it’s old', async () => {
  const ana = await server.createUser()
  const account = await addAccount(ana)
  const house = await addAccount(ana, { name: 'House', type: 'real_estate' })
  for (const [account_id, statement_date, final_balance] of [
    [account.id, '2026-08-31', '10.00'],
    [account.id, '2026-06-30', '5.00'],
    [account.id, '2027-01-31', '99.00'],
    [house.id, '2026-01-31', '500000.00'],
  ]) {
    await ana.post('/api/statements/', { account_id, statement_date, final_balance })
  }
  const { results } = (await ana.get('/api/accounts/')).json()
  expect(results).toMatchObject([
    { balance: '10.00', balance_as_of: '2026-08-31', balance_age_days: 76, is_stale: true },
    { balance: '500000.00', is_stale: false },
  ])
  const later = (await ana.get('/api/accounts/?today=2027-02-15')).json().results
  expect(later).toMatchObject([
    { balance: '99.00', is_stale: false },
    { balance_age_days: 380, is_stale: true },
  ])
})

test('a stale edit is refused with the current account', async () => {
  const ana = await server.createUser()
  const account = await addAccount(ana)
  const edited = await ana.patch(`/api/accounts/${account.id}/`, { version: account.version, name: 'Fidelity' })
  expect(edited.json()).toMatchObject({ name: 'Fidelity', history_id: expect.any(String) })
  const stale = await ana.patch(`/api/accounts/${account.id}/`, { version: account.version, name: 'Vanguard' })
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ code: 'stale', present: { name: 'Fidelity' } })
})

test('the currency of an account with statements can’t change', async () => {
  const ana = await server.createUser()
  const [full, empty] = [await addAccount(ana, { balance: '1.00' }), await addAccount(ana)]
  const refused = await ana.patch(`/api/accounts/${full.id}/`, { version: full.version, currency: 'EUR' })
  expect(refused.statusCode).toBe(400)
  const changed = await ana.patch(`/api/accounts/${empty.id}/`, { version: empty.version, currency: 'EUR' })
  expect(changed.json()).toMatchObject({ currency: 'EUR' })
})

test('deleting an account deletes its statements, and undo restores both', async () => {
  const ana = await server.createUser()
  const account = await addAccount(ana, { balance: '10.00' })
  await ana.post('/api/statements/', { account_id: account.id, statement_date: '2026-10-31', final_balance: '9.00' })
  const before = (await ana.get('/api/accounts/')).json()
  const statements = (await ana.get('/api/statements/')).json()
  const deleted = (await ana.delete(`/api/accounts/${account.id}/`)).json()
  expect(deleted).toMatchObject({ deleted: 1, statements_deleted: 2 })
  expect((await ana.get('/api/accounts/')).json().results).toEqual([])
  expect((await ana.get('/api/statements/')).json().results).toEqual([])
  expect((await ana.post(`/api/history/${deleted.history_id}/undo/`)).statusCode).toBe(200)
  const dropTimes = (text: string) => text.replace(/"last_updated":"[^"]*"/g, '')
  expect(dropTimes(JSON.stringify((await ana.get('/api/accounts/')).json()))).toBe(dropTimes(JSON.stringify(before)))
  expect(dropTimes(JSON.stringify((await ana.get('/api/statements/')).json()))).toBe(
    dropTimes(JSON.stringify(statements)),
  )
})

test('accounts can be sorted and archived; archived ones still count and aren’t stale', async () => {
  const ana = await server.createUser()
  const [first, second, third] = [
    await addAccount(ana, { name: 'One', balance: '1.00', today: '2025-01-01' }),
    await addAccount(ana, { name: 'Two', balance: '2.00' }),
    await addAccount(ana, { name: 'Three' }),
  ]
  const listNames = async () =>
    (await ana.get('/api/accounts/')).json().results.map((account: WealthAccount) => account.name)
  expect(await listNames()).toEqual(['One', 'Two', 'Three'])
  const { history_id } = (await ana.post('/api/accounts/sort/', { ids: [third.id, second.id] })).json()
  expect(await listNames()).toEqual(['Three', 'Two', 'One'])
  await ana.post(`/api/history/${history_id}/undo/`)
  expect(await listNames()).toEqual(['One', 'Two', 'Three'])
  const archived = await ana.patch(`/api/accounts/${first.id}/`, { version: first.version, is_archived: true })
  expect(archived.json()).toMatchObject({ is_archived: true, is_stale: false })
  expect((await ana.get('/api/accounts/')).json().total).toMatchObject({ amount: '3.00' })
})

test('the list of accounts is paged', async () => {
  const ana = await server.createUser()
  for (const name of ['A', 'B', 'C']) await addAccount(ana, { name })
  const first = (await ana.get('/api/accounts/?limit=2')).json()
  const second = (await ana.get(`/api/accounts/?limit=2&cursor=${first.next}`)).json()
  expect([...first.results, ...second.results].map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  expect(second.next).toBeNull()
})

test.each([
  [{ name: ' ' }],
  [{ type: 'boat' }],
  [{ currency: 'ZZZ' }],
  [{ balance: '1.234' }],
  [{ balance: 12 }],
  [{ color: 'red' }],
])('an account with %j is refused', async (fields) => {
  const ana = await server.createUser()
  const body = { name: 'Brokerage', type: 'investment', currency: 'USD', ...fields }
  expect((await ana.post('/api/accounts/', body)).statusCode).toBe(400)
})

test('another user’s accounts can’t be sorted and aren’t found', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const account = await addAccount(ana)
  for (const id of [account.id, UNKNOWN_ID]) {
    expect((await ben.post('/api/accounts/sort/', { ids: [id] })).statusCode).toBe(404)
    expect((await ben.get(`/api/accounts/${id}/`)).statusCode).toBe(404)
  }
})
