import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function add(user: TestClient, source: string, transaction_date: string, amount: string): Promise<string> {
  const body = { source, transaction_date, amount, transaction_name: `SHOP OF ${source}`, category: 'Groceries' }
  return (await user.post('/api/transactions/', body)).json().id
}
async function addPair(user: TestClient, size: string) {
  return {
    out_id: await add(user, 'Checking', '2026-03-02', `-${size}`),
    in_id: await add(user, 'Savings', '2026-03-03', size),
  }
}
type Suggestion = { out: { id: string }; in: { id: string } }
async function listSuggested(user: TestClient) {
  const { results } = (await user.get('/api/transfer-suggestions/?from=2026-01-01&to=2026-12-31')).json()
  return (results as Suggestion[]).map((suggestion) => ({ out_id: suggestion.out.id, in_id: suggestion.in.id }))
}
const getOther = async (user: TestClient, id: string) =>
  (await user.get(`/api/transactions/${id}/transfer/`)).json().other?.id ?? null

test('suggested pairs are accepted together, linked to each other, and undone together', async () => {
  const ana = await server.createUser()
  const pairs = [await addPair(ana, '120.00'), await addPair(ana, '75.50')]
  expect(await listSuggested(ana)).toHaveLength(2)
  const accepted = (await ana.post('/api/transfer-suggestions/accept/', { pairs })).json()
  expect(accepted).toEqual({ accepted: 2, history_id: expect.any(String) })
  expect(await listSuggested(ana)).toEqual([])
  expect(await getOther(ana, pairs[0]!.out_id)).toBe(pairs[0]!.in_id)
  expect(await getOther(ana, pairs[1]!.in_id)).toBe(pairs[1]!.out_id)

  expect((await ana.post(`/api/history/${accepted.history_id}/undo/`)).statusCode).toBe(200)
  expect(await listSuggested(ana)).toHaveLength(2)
  expect(await getOther(ana, pairs[0]!.out_id)).toBeNull()
})

test('if one of several pairs is impossible, none of them is accepted', async () => {
  const ana = await server.createUser()
  const [good, alreadyPaired] = [await addPair(ana, '120.00'), await addPair(ana, '75.50')]
  await ana.post('/api/transfer-suggestions/accept/', { pairs: [alreadyPaired] })
  const response = await ana.post('/api/transfer-suggestions/accept/', { pairs: [good, alreadyPaired] })
  expect(response.statusCode).toBe(409)
  expect(await getOther(ana, good.out_id)).toBeNull()
})

test('dismissed or unlinked pairs aren’t suggested again until that is undone', async () => {
  const ana = await server.createUser()
  const [dismissed, unpaired] = [await addPair(ana, '120.00'), await addPair(ana, '75.50')]
  const dismissal = (await ana.post('/api/transfer-suggestions/dismiss/', { pairs: [dismissed] })).json()
  expect(dismissal).toEqual({ dismissed: 1, history_id: expect.any(String) })
  expect(await listSuggested(ana)).toEqual([unpaired])

  await ana.post('/api/transfer-suggestions/accept/', { pairs: [unpaired] })
  const unlinked = await ana.post(`/api/transactions/${unpaired.in_id}/pair/`, { other_id: null })
  expect(unlinked.statusCode).toBe(200)
  expect(await listSuggested(ana)).toEqual([])

  await ana.post(`/api/history/${dismissal.history_id}/undo/`)
  expect(await listSuggested(ana)).toEqual([dismissed])
})

test('nobody can accept, dismiss or see another user’s transfers', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const pair = await addPair(ana, '120.00')
  for (const call of ['accept', 'dismiss']) {
    const response = await ben.post(`/api/transfer-suggestions/${call}/`, { pairs: [pair] })
    expect(response.statusCode, call).toBe(404)
  }
  expect((await ben.get(`/api/transactions/${pair.out_id}/transfer/`)).statusCode).toBe(404)
  expect(await listSuggested(ana)).toEqual([pair])
})
