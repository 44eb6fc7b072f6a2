import { expect, test, vi } from 'vitest'
import { MAX_ROWS_OF_IMPORTS, RECORD_LIMITS } from '../ledger/record-limits.ts'
import { getInstant } from '../platform/clock.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import { createId } from '../platform/ids.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { postFile } from '../testing/file-form.ts'

const server = await createTestApp()
type Client = Awaited<ReturnType<typeof server.createUser>>

const DAILY = {
  transaction_date: '2000-01-01',
  transaction_name: 'Coffee',
  category: null,
  amount: '-1.00',
  repeat: { every: 1, unit: 'day' },
}
const add = (client: Client, n: number) =>
  client.post('/api/budget-items/bulk-create/', { items: Array(n).fill(DAILY) })
const countItems = async (client: Client) => (await client.get('/api/budget-items/?limit=1')).json().total

test('a plan can’t get large enough to block the server for everyone', async () => {
  const ana = await server.createUser()
  const before = await server.dumpTables()
  const refused = await add(ana, 500)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().detail).toContain('10,000 dates a year')
  expect(await server.dumpTables()).toBe(before)
  expect((await add(ana, 27)).statusCode).toBe(201)
  expect((await ana.post('/api/budget-items/', DAILY)).statusCode).toBe(409)
  expect(await countItems(ana)).toBe(27)
})

test('an edit can’t take a plan over its limit of dates a year', async () => {
  const ana = await server.createUser()
  await add(ana, 27)
  const { id, version } = (
    await ana.post('/api/budget-items/', { ...DAILY, repeat: { every: 1, unit: 'month' } })
  ).json()
  const edited = await ana.patch(`/api/budget-items/${id}/`, { version, repeat: DAILY.repeat })
  expect(edited.statusCode).toBe(409)
  expect((await ana.get(`/api/budget-items/${id}/`)).json().repeat).toEqual({ every: 1, unit: 'month' })
})

test('sentences and undo can’t take a plan over its limit of dates a year', async () => {
  const ana = await server.createUser()
  const first = (await add(ana, 27)).json()
  const added = await ana.post('/api/budget-items/from-text/', { text: 'Bus ticket 3 dollars every day' })
  expect(added.statusCode).toBe(409)
  const ids = first.items.map((item: { id: string }) => item.id)
  const { history_id } = (await ana.post('/api/budget-items/bulk-delete/', { ids })).json()
  await add(ana, 27)
  expect((await ana.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(409)
  expect(await countItems(ana)).toBe(27)
})

const findUserId = async ({ username }: { username: string }) =>
  (await server.db.selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

/** Adds categories directly, up to the most a user can have. */
async function fillCategories(client: Client): Promise<void> {
  const userId = await findUserId(client)
  const { total } = (await client.get('/api/categories/')).json()
  const added = Array.from({ length: RECORD_LIMITS.category.most - total }, (_, i) => ({
    user_id: userId,
    id: createId(),
    version: 1,
    last_updated: getInstant(server.clock),
    name: `Shelf ${i}`,
    name_key: `shelf ${i}`,
    kind: 'expense',
    code: null,
  }))
  await insertRows(server.db as never, 'category_row', added)
}

test('nobody can have more categories than the limit, however they are added', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const first = (await ana.post('/api/categories/', { name: 'Boat', kind: 'expense' })).json()
  const { history_id } = (await ana.delete(`/api/categories/${first.id}/`)).json()
  await fillCategories(ana)
  const before = await server.dumpTables()
  const refused = await ana.post('/api/categories/', { name: 'Kites', kind: 'expense' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'conflict', detail: expect.stringContaining('up to 1,000 categories') })
  expect((await ana.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(409)
  expect(await server.dumpTables()).toBe(before)
  const text = 'Make a new category called Side Hustle and put anything Etsy pays me in it.'
  expect((await ana.put('/api/custom-instructions/', { text })).statusCode).toBe(409)
  expect((await ana.get('/api/custom-instructions/')).json().text).toBe('')
  expect((await ben.post('/api/categories/', { name: 'Kites', kind: 'expense' })).statusCode).toBe(201)
  const [category] = (await ana.get('/api/categories/')).json().results
  await ana.delete(`/api/categories/${category.id}/`)
  expect((await ana.post('/api/categories/', { name: 'Kites', kind: 'expense' })).statusCode).toBe(201)
})

/** Adds transactions directly, up to the most a user can have. */
async function fillTransactions(client: Client): Promise<void> {
  const { id } = (await client.post('/api/transactions/', BAKERY)).json()
  const { layer: _, ...row } = await server.db
    .selectFrom('txn_row')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (let left = RECORD_LIMITS.txn.most - 1; left > 0; left -= 10_000) {
    const copies = Array.from({ length: Math.min(left, 10_000) }, () => ({ ...row, id: createId() }))
    await insertRows(server.db as never, 'txn_row', copies)
  }
}
const BAKERY = { transaction_date: '2026-01-05', transaction_name: 'BAKERY', amount: '-5.25' }

test('transactions added by hand are limited, and imports still work at that limit', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const first = (await ana.post('/api/transactions/', { ...BAKERY, transaction_name: 'First' })).json()
  const { history_id } = (await ana.delete(`/api/transactions/${first.id}/`)).json()
  await fillTransactions(ana)
  const refused = await ana.post('/api/transactions/', BAKERY)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().detail).toContain('up to 100,000 transactions added by hand')
  expect((await ana.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(409)
  const [{ id, version }] = (await ana.get('/api/transactions/?limit=1')).json().results
  const parts = ['-5.00', '-0.25'].map((amount) => ({ amount, category: null }))
  expect((await ana.post(`/api/transactions/${id}/split/`, { version, parts })).statusCode).toBe(409)
  expect((await ana.get('/api/transactions/?limit=1')).json().total).toBe(RECORD_LIMITS.txn.most)

  const text = 'Date,Description,Amount\n2026-02-05,BUTCHER,-7.25\n'
  const sent = (await ana.post('/api/imports/', { text, today: '2026-02-28' })).json()
  await server.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${sent.id}/`)).json()).toMatchObject({ status: 'done', counts: { added: 1 } })
  expect((await ben.post('/api/transactions/', BAKERY)).statusCode).toBe(201)
  await ana.delete(`/api/transactions/${id}/`)
  expect((await ana.post('/api/transactions/', BAKERY)).statusCode).toBe(201)
})

test('an import that would add too many accounts says so and adds nothing', async () => {
  const ana = await server.createUser()
  const userId = await findUserId(ana)
  const at = getInstant(server.clock)
  const added = Array.from({ length: RECORD_LIMITS.wealth_account.most }, (_, i) => ({
    user_id: userId,
    id: createId(),
    version: 1,
    last_updated: at,
    name: `Pot ${i}`,
    type: 'Savings',
    currency: 'USD',
    is_archived: 0,
    sort_order: i + 1,
    created_at: at,
  }))
  await insertRows(server.db as never, 'wealth_account', added)
  const balances = 'Date,Balance,Account\n2026-01-05,100.00,Joint Checking\n2026-01-06,110.00,Joint Checking\n'
  const { id } = (await postFile(ana, '/api/imports/', Buffer.from(balances), 'balances.csv')).json()
  await server.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${id}/`)).json()).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('up to 500 accounts'),
  })
  expect((await ana.get('/api/transactions/')).json().total).toBe(0)
})

test('nobody can fill the disk with the rows of one file, imported again and again', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const text = 'Date,Description,Amount\n2026-01-05,BAKERY,-5.25\n2026-01-06,BUTCHER,-7.25\n'
  const send = async (client: Client) => {
    const { id } = (await client.post('/api/imports/', { text, today: '2026-01-31' })).json()
    await server.jobs.waitUntilIdle()
    return (await client.get(`/api/imports/${id}/`)).json()
  }
  const first = await send(ana)
  const runs = server.db.updateTable('import_run').where('id', '=', first.id)
  await runs.set({ rows_total: MAX_ROWS_OF_IMPORTS - 1 }).execute()
  expect(await send(ana)).toMatchObject({ status: 'failed', rows: [], detail: expect.stringContaining('5,000,000') })
  expect(await send(ben)).toMatchObject({ status: 'done', counts: { added: 2 } })
  expect((await ana.post(`/api/imports/${first.id}/undo/`)).statusCode).toBe(200)
  expect((await ana.get('/api/transactions/')).json().total).toBe(0)
  await runs.set({ rows_total: MAX_ROWS_OF_IMPORTS - 2 }).execute()
  expect(await send(ana)).toMatchObject({ status: 'done', counts: { added: 2 } })
})

test('long texts are read in a separate thread, whatever the request', async () => {
  const ana = await server.createUser()
  const { textReader } = server.deps
  const [compile, readBudget, usesPayments] = [
    vi.spyOn(textReader, 'compile'),
    vi.spyOn(textReader, 'readBudget'),
    vi.spyOn(textReader, 'usesPayments'),
  ]
  const text = 'Costco is groceries and Shell is dining but not '.repeat(4)
  const row = { transaction_date: '2026-01-31', transaction_name: 'BAKERY', amount: '-5.00' }
  const requests = [
    () => ana.post('/api/custom-instructions/preview/', { text }),
    () => ana.put('/api/custom-instructions/', { text }),
    () => ana.get('/api/custom-instructions/'),
    () => ana.post('/api/transactions/', row),
    () => ana.post('/api/budget-items/', { ...row, repeat: null }),
  ]
  for (const send of requests) {
    compile.mockClear()
    expect((await send()).statusCode).toBeLessThan(300)
    expect(compile).toHaveBeenCalledWith(text, expect.anything(), expect.any(String))
  }
  await ana.post('/api/budget-items/from-text/', { text: 'Rent 500 a month. '.repeat(6), dry_run: true })
  expect(readBudget).toHaveBeenCalledOnce()
  await ana.post('/api/imports/', { text: 'Yesterday I paid 5 for tea', today: '2026-01-31', dry_run: true })
  await server.jobs.waitUntilIdle()
  expect(usesPayments).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

test('an import of a megabyte of digits fails', async () => {
  const ana = await server.createUser()
  const { id } = (await ana.post('/api/imports/', { text: '1'.repeat(1_000_000), dry_run: true })).json()
  await server.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${id}/`)).json()).toMatchObject({ status: 'failed', rows: [] })
})
