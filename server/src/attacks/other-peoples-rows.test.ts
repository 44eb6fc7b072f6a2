import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '../testing/api-operations.ts'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()

test('transactions can’t be listed, totaled or exported by another user’s transaction, and the refusal comes before any data', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const { id } = (
    await ana.post('/api/transactions/', {
      transaction_date: '2026-11-01',
      transaction_name: 'Bakery',
      amount: '-4.00',
    })
  ).json()
  for (const path of ['/api/transactions/', '/api/transactions/totals/', '/api/transactions/export/']) {
    const response = await ben.get(`${path}?same_merchant_as=${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('application/json')
  }
  expect((await ana.get(`/api/transactions/export/?same_merchant_as=${id}`)).body).toContain('Bakery')
})

test('a statement can’t be added to, moved to or filtered by another user’s account', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const account = { name: 'Brokerage', type: 'investment', currency: 'USD', balance: '10.00' }
  const theirs = (await ana.post('/api/accounts/', account)).json().id
  const mine = (await ben.post('/api/accounts/', account)).json().id
  const { results } = (await ben.get('/api/statements/')).json()
  const [statement] = results
  const figures = { statement_date: '2026-10-31', final_balance: '1.00' }
  const before = await server.dumpTables()
  for (const id of [theirs, UNKNOWN_ID]) {
    const responses = [
      await ben.post('/api/statements/', { account_id: id, ...figures }),
      await ben.patch(`/api/statements/${statement.id}/`, { account_id: id, version: statement.version }),
      await ben.post('/api/statements/grid/', {
        statement_date: '2026-10-31',
        statements: [{ account_id: id, final_balance: '1.00' }],
      }),
      await ben.post('/api/statements/grid/', {
        statement_date: '2026-10-31',
        statements: [{ account_id: id, id: statement.id, version: statement.version, final_balance: '1.00' }],
      }),
      await ben.get(`/api/statements/?account_id=${id}`),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  }
  const { results: others } = (await ana.get('/api/statements/')).json()
  const edit = { account_id: mine, id: others[0].id, version: others[0].version, final_balance: '1.00' }
  const grid = await ben.post('/api/statements/grid/', { statement_date: '2026-10-31', statements: [edit] })
  expect(grid.statusCode).toBe(404)
  const removal = await ben.post('/api/statements/bulk-delete/', { ids: [statement.id, others[0].id] })
  expect(removal.statusCode).toBe(404)
  expect(await server.dumpTables()).toBe(before)
})

test('a bulk request changes nothing if one of its ids belongs to another user', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const row = { transaction_date: '2026-11-01', transaction_name: 'Bakery', amount: '-4.00' }
  for (const path of ['/api/transactions/', '/api/budget-items/']) {
    const [mine, theirs] = [(await ben.post(path, row)).json(), (await ana.post(path, row)).json()]
    const before = await server.dumpTables()
    const ids = [mine.id, theirs.id]
    const responses = [await ben.post(`${path}bulk-delete/`, { ids })]
    if (path === '/api/transactions/')
      responses.push(await ben.post(`${path}bulk-edit/`, { ids, set: { simple_name: 'Mine' } }))
    for (const response of responses) expect([400, 404], response.body).toContain(response.statusCode)
    expect(await server.dumpTables()).toBe(before)
  }
})
