import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function createRow(user: TestClient, name: string, tags: string[] = [], fields: object = {}) {
  const body = { transaction_date: '2026-01-31', transaction_name: name, amount: '-4.50', tags, ...fields }
  const response = await user.post('/api/transactions/', body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const findNames = async (user: TestClient, query: string) =>
  (await user.get(`/api/transactions/${query}`))
    .json()
    .results.map((row: { transaction_name: string }) => row.transaction_name)
const getTags = async (user: TestClient, id: string) => (await user.get(`/api/transactions/${id}/`)).json().tags

test('a transaction can have several tags, each only once; a filter finds any of them in upper or lower case', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const tea = await createRow(ana, 'Tea', ['Trip', 'trip', ' Work '])
  await createRow(ana, 'Bus', ['Trip 2026'])
  await createRow(ana, 'Rent')
  await createRow(ben, 'Theirs', ['Trip'])
  expect(tea.tags).toEqual(['Trip', 'Work'])
  expect(await findNames(ana, '?tag=TRIP')).toEqual(['Tea'])
  expect(await findNames(ana, `?tag=${encodeURIComponent('work\nTrip 2026')}&sort=transaction_name`)).toEqual([
    'Bus',
    'Tea',
  ])
  expect(await findNames(ana, '?tag=')).toEqual(['Rent'])
  expect(await findNames(ana, '?tag=none-such')).toEqual([])
  expect(await findNames(ana, '?search=2026')).toEqual(['Bus'])
  expect((await ana.get('/api/transactions/totals/?tag=trip')).json()).toMatchObject({ count: 1 })
  expect((await ana.get('/api/tags/')).json().results).toEqual([
    { tag: 'Trip', transaction_count: 1 },
    { tag: 'Trip 2026', transaction_count: 1 },
    { tag: 'Work', transaction_count: 1 },
  ])
})

test('invalid tags are refused', async () => {
  const ana = await server.createUser()
  const { id, version } = await createRow(ana, 'Tea')
  for (const tags of [['a,b'], ['a\nb'], [''], ['x'.repeat(61)], Array.from({ length: 31 }, (_, i) => `t${i}`)]) {
    expect((await ana.patch(`/api/transactions/${id}/`, { version, tags })).statusCode, JSON.stringify(tags)).toBe(400)
  }
  expect(await getTags(ana, id)).toEqual([])
})

test('several transactions get and lose tags in one action, with one undo', async () => {
  const ana = await server.createUser()
  const tea = await createRow(ana, 'Tea', ['Old', 'Trip'])
  const bus = await createRow(ana, 'Bus')
  const ids = [tea.id, bus.id]
  const edit = { ids, add_tags: ['trip', 'Work'], remove_tags: ['old'] }
  const { edited, history_id } = (await ana.post('/api/transactions/bulk-edit/', edit)).json()
  expect(edited).toBe(2)
  expect(await getTags(ana, tea.id)).toEqual(['Trip', 'Work'])
  expect(await getTags(ana, bus.id)).toEqual(['trip', 'Work'])
  expect((await ana.post(`/api/history/${history_id}/undo/`, {})).statusCode).toBe(200)
  expect(await getTags(ana, tea.id)).toEqual(['Old', 'Trip'])
  expect(await getTags(ana, bus.id)).toEqual([])
})

test('several transactions change currency together or not at all', async () => {
  const ana = await server.createUser()
  const ids = [(await createRow(ana, 'Tea')).id, (await createRow(ana, 'Bus')).id]
  expect((await ana.post('/api/transactions/bulk-edit/', { ids, currency: 'EUR' })).json()).toMatchObject({ edited: 2 })
  expect((await ana.get(`/api/transactions/${ids[0]}/`)).json()).toMatchObject({ currency: 'EUR', amount: '-4.50' })
  const refused = await ana.post('/api/transactions/bulk-edit/', { ids, currency: 'JPY' })
  expect(refused.statusCode).toBe(400)
  expect((await ana.get(`/api/transactions/${ids[1]}/`)).json()).toMatchObject({ currency: 'EUR' })
})

test('parts of a split keep the tags, and importing an export restores them', async () => {
  const ana = await server.createUser()
  const { id, version } = await createRow(ana, 'Shop', ['Trip', '=1+1'])
  const parts = [
    { amount: '-4.00', category: 'Groceries' },
    { amount: '-0.50', category: null },
  ]
  const split = await ana.post(`/api/transactions/${id}/split/`, { version, parts })
  expect(split.json().parts.map((part: { tags: string[] }) => part.tags)).toEqual([
    ['Trip', '=1+1'],
    ['Trip', '=1+1'],
  ])
  const file = (await ana.get('/api/transactions/export/')).body
  const ben = await server.createUser()
  await ben.post('/api/imports/', { text: file })
  await server.jobs.waitUntilIdle()
  const { results } = (await ben.get('/api/transactions/?tag=Trip')).json()
  expect(results.map((row: { tags: string[] }) => row.tags)).toEqual([
    ['Trip', '=1+1'],
    ['Trip', '=1+1'],
  ])
})
