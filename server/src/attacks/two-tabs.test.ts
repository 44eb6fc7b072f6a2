import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

const server = await createTestApp()

const ROW = { transaction_date: '2026-01-05', transaction_name: 'Bakery', amount: '-4.00' }
const TABS = 5

/** Undoes an action in several tabs at once. Returns how many succeeded, the new entry and the others' errors. */
async function undoInTabs(user: TestClient, historyId: string) {
  const clicks = Array.from({ length: TABS }, () => user.post(`/api/history/${historyId}/undo/`))
  const responses = await Promise.all(clicks)
  const done = responses.filter(({ statusCode }) => statusCode === 200)
  const refused = responses.filter(({ statusCode }) => statusCode !== 200)
  return { done: done.length, entry: done[0]?.json(), refused: refused.map((response) => response.json()) }
}

const EXPECTED_REFUSALS = Array.from({ length: TABS - 1 }, () =>
  expect.objectContaining({ code: 'conflict', detail: expect.stringContaining('already been undone') }),
)

const ACTIONS: Record<string, (user: TestClient) => Promise<string>> = {
  'adding a transaction': async (user) => (await user.post('/api/transactions/', ROW)).json().history_id,
  'editing a transaction': async (user) => {
    const { id, version } = (await user.post('/api/transactions/', ROW)).json()
    return (await user.patch(`/api/transactions/${id}/`, { version, note: 'birthday' })).json().history_id
  },
  'deleting a transaction': async (user) => {
    const { id } = (await user.post('/api/transactions/', ROW)).json()
    return (await user.delete(`/api/transactions/${id}/`)).json().history_id
  },
  'deleting a category with transactions': async (user) => {
    const { id, name } = (await user.post('/api/categories/', { name: 'Boat', kind: 'expense' })).json()
    await user.post('/api/transactions/', { ...ROW, category: name })
    return (await user.delete(`/api/categories/${id}/`)).json().history_id
  },
  'an import': async (user) => {
    const text = `Date,Description,Amount\n${'2026-01-05,BUTCHER,-5.25\n'.repeat(30)}`
    const { id } = (await user.post('/api/imports/', { text, today: '2026-01-31' })).json()
    await server.jobs.waitUntilIdle()
    return (await user.get(`/api/imports/${id}/`)).json().history_id
  },
}

const readAll = async (user: TestClient) => {
  const rows = (await user.get('/api/transactions/')).json().results
  const categories = (await user.get('/api/categories/')).json().results
  const drop = ({ last_updated: _, ...row }: Record<string, unknown>) => row
  return { rows: rows.map(drop), categories: categories.map(drop) }
}

test.each(Object.entries(ACTIONS))(
  'if several tabs undo %s, it’s undone only once, and the same goes for redo',
  async (_, act) => {
    const ana = await server.createUser()
    await ana.post('/api/transactions/', { ...ROW, transaction_name: 'Cinema' })
    const historyId = await act(ana)
    const after = await readAll(ana)

    const undone = await undoInTabs(ana, historyId)
    expect(undone).toMatchObject({ done: 1, refused: EXPECTED_REFUSALS })
    const before = await readAll(ana)
    expect(before).not.toEqual(after)

    const redone = await undoInTabs(ana, undone.entry.id)
    expect(redone).toMatchObject({ done: 1, refused: EXPECTED_REFUSALS })
    expect(await readAll(ana)).toEqual(after)

    await undoInTabs(ana, redone.entry.id)
    await server.jobs.waitUntilIdle()
    expect(await readAll(ana)).toEqual(before)
  },
)

test('an undo in one tab never silently loses what another tab saves to the same transaction at the same time', async () => {
  const ana = await server.createUser()
  const { id, version } = (await ana.post('/api/transactions/', ROW)).json()
  const first = (await ana.patch(`/api/transactions/${id}/`, { version, note: 'first' })).json()
  const [undone, saved] = await Promise.all([
    ana.post(`/api/history/${first.history_id}/undo/`),
    ana.patch(`/api/transactions/${id}/`, { version: first.version, note: 'second' }),
  ])
  const codes = [undone.statusCode, saved.statusCode].sort()
  expect(codes).toEqual([200, 409])
  const { note } = (await ana.get(`/api/transactions/${id}/`)).json()
  expect(note).toBe(saved.statusCode === 200 ? 'second' : null)
})
