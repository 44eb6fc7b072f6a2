import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

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

test('no plan is large enough to block the server for everyone', async () => {
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

test('many rare items can’t become frequent ones by an edit', async () => {
  const ana = await server.createUser()
  await add(ana, 27)
  const { id, version } = (
    await ana.post('/api/budget-items/', { ...DAILY, repeat: { every: 1, unit: 'month' } })
  ).json()
  const edited = await ana.patch(`/api/budget-items/${id}/`, { version, repeat: DAILY.repeat })
  expect(edited.statusCode).toBe(409)
  expect((await ana.get(`/api/budget-items/${id}/`)).json().repeat).toEqual({ every: 1, unit: 'month' })
})

test('nor by sentences or undo', async () => {
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

test('a megabyte of digits is scanned once, and doesn’t hold up other imports', async () => {
  const ana = await server.createUser()
  const { id } = (await ana.post('/api/imports/', { text: '1'.repeat(1_000_000), dry_run: true })).json()
  await server.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${id}/`)).json()).toMatchObject({ status: 'failed', rows: [] })
})
