import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function importText(user: TestClient, text: string) {
  const { id } = (await user.post('/api/imports/', { text, today: '2026-03-31' })).json()
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${id}/`)).json()
}

async function listLedger(user: TestClient) {
  const { results } = (await user.get('/api/transactions/')).json()
  return results.map((row: Record<string, unknown>) => [row.transaction_name, row.amount, row.needs_review])
}

const PEOPLE = 'Date,Name,Amount\n2026-03-03,Jordan Alvarez,100.00\n2026-03-09,Mei Tanaka,250.00\n'

test('if a file doesn’t tell money in from money out, its signs are kept and the user is asked', async () => {
  const ana = await server.createUser()
  const done = await importText(ana, PEOPLE)
  expect(done.counts).toMatchObject({ added: 2, needs_review: 2 })
  expect(done.detail_reasons).toContainEqual({ code: 'import.signs-unclear' })
  expect(await listLedger(ana)).toEqual([
    ['Mei Tanaka', '250.00', true],
    ['Jordan Alvarez', '100.00', true],
  ])
})

test('rent from a tenant is money in, without a question', async () => {
  const ana = await server.createUser()
  const done = await importText(
    ana,
    'Date,Description,Amount\n2026-03-03,RENT FROM TENANT,910.50\n2026-03-05,MOBILE DEPOSIT,300.00\n',
  )
  expect(done.detail_reasons).not.toContainEqual({ code: 'import.signs-unclear' })
  expect((await listLedger(ana)).map(([, amount]: string[]) => amount)).toEqual(['300.00', '910.50'])
})

test('swapping the signs is one action that can be undone; transactions whose amount was edited keep it', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, PEOPLE)
  const [mei] = (await ana.get('/api/transactions/')).json().results
  await ana.patch(`/api/transactions/${mei.id}/`, { version: mei.version, amount: '260.00' })
  const swapped = (await ana.post(`/api/imports/${id}/swap-signs/`, {})).json()
  expect(swapped).toMatchObject({ id, swapped: 1 })
  const listAmounts = async () => (await listLedger(ana)).map(([, amount]: string[]) => amount)
  expect(await listAmounts()).toEqual(['260.00', '-100.00'])
  await ana.post(`/api/history/${swapped.swap_history_id}/undo/`, {})
  expect(await listAmounts()).toEqual(['260.00', '100.00'])
})

test('the same file is still recognized after its signs were swapped', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, PEOPLE)
  await ana.post(`/api/imports/${id}/swap-signs/`, {})
  expect((await importText(ana, PEOPLE)).counts).toMatchObject({ added: 0, duplicate: 2 })
})

test('the signs of an undone import can’t be swapped', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, PEOPLE)
  await ana.post(`/api/imports/${id}/undo/`, {})
  expect((await ana.post(`/api/imports/${id}/swap-signs/`, {})).statusCode).toBe(409)
})
