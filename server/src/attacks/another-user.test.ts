import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '../testing/api-operations.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { exportZip } from '../testing/exports.ts'
import { postFile } from '../testing/file-form.ts'

const server = await createTestApp()
const ana = await server.createUser()
const ben = await server.createUser()
/** Has an export waiting to be imported, which requires an empty account. */
const cleo = await server.createUser()

const STATEMENT = 'Date,Description,Amount\n2026-01-05,CORNER SHOP,-5.00\n2026-01-06,BAKERY,-3.20\n'

const SCENARIO_INPUTS = {
  starting_net_worth: '1000.00',
  annual_income: '0.00',
  annual_spending: '10.00',
  annual_return: 0.05,
  volatility: 0.1,
  tax_drag: 0,
  income_years: 0,
  total_years: 5,
}

/** One of Ana's or Cleo's rows for every path in the API document that takes a row's id. */
async function createAnasRows(): Promise<Record<string, string>> {
  const transaction = await ana.post('/api/transactions/', {
    transaction_date: '2026-01-05',
    transaction_name: 'Bakery',
    amount: '-4.00',
  })
  const item = await ana.post('/api/budget-items/', {
    kind: 'expense',
    transaction_date: '2026-01-01',
    transaction_name: 'Rent',
    amount: '-900.00',
    currency: 'USD',
  })
  const imported = await ana.post('/api/imports/', { text: STATEMENT, today: '2026-01-31' })
  await server.jobs.waitUntilIdle()
  const account = await ana.post('/api/accounts/', {
    name: 'Brokerage',
    type: 'investment',
    currency: 'USD',
    balance: '10.00',
  })
  await ana.post('/api/transactions/', {
    transaction_date: '2026-01-06',
    transaction_name: 'Bakery',
    amount: '-4.00',
    source: 'Chase',
  })
  const { link } = (await ana.post('/api/account-links/', { source: 'Chase' })).json()
  const scenario = await ana.post('/api/scenarios/', { name: 'Mine', inputs: SCENARIO_INPUTS })
  const { results: statements } = (await ana.get('/api/statements/')).json()
  const { results: entries } = (await ana.get('/api/history/')).json()
  const { results: categories } = (await ana.get('/api/categories/')).json()
  const { results: sessions } = (await ana.get('/accounts/sessions/')).json()
  const restore = await postFile(cleo, '/api/restores/', await exportZip(ana), 'evenkeel.zip')
  await server.jobs.waitUntilIdle()
  return {
    '/api/restores/': restore.json().id,
    '/api/transactions/': transaction.json().id,
    '/api/budget-items/': item.json().id,
    '/api/imports/': imported.json().id,
    '/api/accounts/': account.json().id,
    '/api/statements/': statements[0].id,
    '/api/account-links/': link.id,
    '/api/scenarios/': scenario.json().id,
    '/api/history/': entries[0].id,
    '/api/categories/': categories[0].id,
    '/accounts/sessions/': sessions[0].id,
  }
}

/** Valid bodies, so that each request gets as far as looking up the row. */
const BODIES: Record<string, object> = {
  'PATCH /api/transactions/{id}/': { version: 1, simple_name: 'Mine' },
  'POST /api/transactions/{id}/split/': {
    version: 1,
    parts: [
      { amount: '-2.00', category: null },
      { amount: '-2.00', category: null },
    ],
  },
  'POST /api/transactions/{id}/pair/': { other_id: null },
  'PATCH /api/budget-items/{id}/': { version: 1, simple_name: 'Mine' },
  'PATCH /api/accounts/{id}/': { version: 1, name: 'Mine' },
  'PATCH /api/statements/{id}/': { version: 1, final_balance: '1.00' },
  'PATCH /api/scenarios/{id}/': { version: 1, name: 'Mine' },
  'PATCH /api/categories/{id}/': { name: 'Mine' },
  'POST /api/imports/{id}/rows/{line}/fix/': {
    transaction_date: '2026-01-05',
    transaction_name: 'Mine',
    amount: '-1.00',
    currency: 'USD',
  },
  'POST /api/imports/{id}/categories/': { categories: [{ name: 'x', category: 'Mine', kind: 'expense' }] },
  'POST /api/imports/{id}/source/': { source: 'Mine' },
}

test('every route with a row’s id treats another user’s row as missing, and changes nothing', async () => {
  const ids = await createAnasRows()
  for (const id of Object.values(ids)) expect(id).toEqual(expect.any(String))
  type Document = { paths: Record<string, Record<string, { 'x-access': string }>> }
  const { paths }: Document = (await server.app.inject('/api/openapi.json')).json()
  const before = await server.dumpTables()
  const checkedRoutes: string[] = []
  for (const [path, methods] of Object.entries(paths)) {
    const prefix = Object.keys(ids).find((start) => path.startsWith(`${start}{`))
    if (prefix === undefined) {
      expect(path, 'add a row of Ana’s for this route').not.toMatch(/\{\w*id\}/)
      continue
    }
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      const call = (id: string) => {
        const url = path
          .replace('{id}', id)
          .replaceAll('{line}', '2')
          .replace(/\{\w+\}/g, UNKNOWN_ID)
        return ben.send(
          method,
          url,
          method === 'GET' || method === 'DELETE' ? undefined : (BODIES[`${method} ${path}`] ?? {}),
        )
      }
      const [theirs, missing] = [await call(ids[prefix]!), await call(UNKNOWN_ID)]
      const route = `${method} ${path}`
      checkedRoutes.push(route)
      expect(theirs.statusCode, route).toBe(missing.statusCode)
      expect({ ...theirs.json(), request_id: '' }, route).toEqual({ ...missing.json(), request_id: '' })
      // An upload that isn't a form is refused before the row is looked up.
      const isUpload = route === 'POST /api/transactions/{id}/attachments/'
      expect(isUpload ? [400, 404, 415] : [404], `${route} ${theirs.body}`).toContain(theirs.statusCode)
    }
  }
  expect(checkedRoutes.length).toBeGreaterThan(20)
  expect(await server.dumpTables()).toBe(before)
})
