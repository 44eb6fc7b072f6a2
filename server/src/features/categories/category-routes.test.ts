import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { expect, test } from 'vitest'
import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { recordAction } from '../../ledger/history/history.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { aTxn, makeTextReason } from '../../testing/ledger-rows.ts'

const server = await createTestApp()
type Row = { id: string; name: string; kind: string; version: number; transaction_count: number }

async function listCategories(user: Awaited<ReturnType<typeof server.createUser>>): Promise<Map<string, Row>> {
  const { results } = (await user.get('/api/categories/')).json()
  return new Map(results.map((row: Row) => [row.name, row]))
}

test('users can add and rename categories; duplicate names and stale edits are refused', async () => {
  const ana = await server.createUser()
  expect((await listCategories(ana)).size).toBe(DEFAULT_CATEGORIES.length)
  const added = await ana.post('/api/categories/', { name: ' Boat ', kind: 'expense' })
  expect(added.json()).toMatchObject({ name: 'Boat', kind: 'expense', is_default: false })
  expect((await ana.post('/api/categories/', { name: 'BOAT', kind: 'expense' })).statusCode).toBe(409)
  const renamed = await ana.patch(`/api/categories/${added.json().id}/`, {
    version: added.json().version,
    name: 'Boats',
  })
  expect(renamed.json().name).toBe('Boats')
  expect(
    (await ana.patch(`/api/categories/${added.json().id}/`, { version: added.json().version, name: 'Ships' })).json(),
  ).toMatchObject({ code: 'stale', present: { name: 'Boats' } })
})

test('a deleted category’s transactions move or become uncategorized, and undo restores everything', async () => {
  const ana = await server.createUser()
  const add = (category: string) =>
    ana.post('/api/transactions/', { transaction_date: '2026-01-31', transaction_name: 'x', amount: '-1', category })
  await add('Pets')
  await add('Pets')
  const countInCategory = async (name: string) =>
    (await ana.get(`/api/transactions/?category=${encodeURIComponent(name)}`)).json().total
  const pets = (await listCategories(ana)).get('Pets')!
  expect(pets.transaction_count).toBe(2)

  const merged = (await ana.delete(`/api/categories/${pets.id}/?move_to=Services`)).json()
  expect(await countInCategory('Services')).toBe(2)
  expect((await listCategories(ana)).has('Pets')).toBe(false)
  expect((await ana.post(`/api/history/${merged.history_id}/undo/`)).statusCode).toBe(200)
  expect(await countInCategory('Pets')).toBe(2)

  const dropped = (await ana.delete(`/api/categories/${pets.id}/`)).json()
  expect(await countInCategory('')).toBe(2)
  await ana.post(`/api/history/${dropped.history_id}/undo/`)
  expect(await countInCategory('Pets')).toBe(2)
})

test.each(['', '?move_to=Services'])(
  'a category with very many transactions is deleted right away, and its name can be used again; undo and redo work (%j)',
  async (query) => {
    const ana = await server.createUser()
    const pets = (await listCategories(ana)).get('Pets')!
    const userId = await findOwner(pets.id)
    const rows = Array.from({ length: 1_200 }, (_, i) => aTxn({ minor: -i, category_id: pets.id, needs_review: 0 }))
    const action = { userId, reason: makeTextReason('Rows'), at: '2026-01-31T10:00:00.000Z' }
    await recordAction(server.db, action, (write) => write.insertMany('txn', rows))
    const countRows = async () => {
      const categoriesNow = await listCategories(ana)
      const review = (await ana.get('/api/transactions/?needs_review=true&limit=1')).json().total
      return {
        pets: categoriesNow.get('Pets')?.transaction_count,
        services: categoriesNow.get('Services')!.transaction_count,
        review,
      }
    }
    const before = await countRows()
    const after = query
      ? { pets: undefined, services: 1_200, review: 0 }
      : { pets: undefined, services: 0, review: 1_200 }

    const deleted = (await ana.delete(`/api/categories/${pets.id}/${query}`)).json()
    expect(await countRows()).toEqual(after)
    expect((await ana.post('/api/categories/', { name: 'Pets', kind: 'expense' })).statusCode).toBe(201)
    const again = (await listCategories(ana)).get('Pets')!
    await ana.delete(`/api/categories/${again.id}/`)

    const undone = await ana.post(`/api/history/${deleted.history_id}/undo/`)
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await countRows()).toEqual(before)
    await server.jobs.waitUntilIdle()
    expect(await countRows()).toEqual(before)
    expect((await ana.post(`/api/history/${undone.json().id}/undo/`)).statusCode).toBe(200)
    expect(await countRows()).toEqual(after)
    await finishRemovals(server.db, userId)
    expect(await countRows()).toEqual(after)
    const stored = server.db.selectFrom('category_row').select('id').where('user_id', '=', userId)
    expect((await stored.execute()).map(({ id }) => id)).not.toContain(pets.id)
  },
)

async function findOwner(categoryId: string): Promise<string> {
  const found = server.db.selectFrom('category').select('user_id').where('id', '=', categoryId)
  return (await found.executeTakeFirstOrThrow()).user_id
}

test('nobody can change or delete another user’s categories', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const pets = (await listCategories(ana)).get('Pets')!
  const before = await server.dumpTables()
  expect((await ben.patch(`/api/categories/${pets.id}/`, { name: 'Mine' })).statusCode).toBe(404)
  expect((await ben.delete(`/api/categories/${pets.id}/`)).statusCode).toBe(404)
  expect(await server.dumpTables()).toBe(before)
})
