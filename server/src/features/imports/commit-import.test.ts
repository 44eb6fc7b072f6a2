import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { answerSensibly, startVendorDouble } from '../../testing/vendor-double.ts'

const vendor = await startVendorDouble()
const server = await createTestApp({
  env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: vendor.url, AI_API_KEY: 'a-key', AI_MODEL: 'some-model' },
})

const CHECKING = `Date,Description,Amount
2026-03-02,ONLINE TRANSFER TO SAVINGS,-500.00
2026-03-03,ZORBLAX QUINTO,-4.50
2026-03-04,OSKELDIN,-9.00
`
const SAVINGS = 'Date,Description,Amount\n2026-03-03,TRANSFER FROM CHECKING,500.00\n2026-03-05,OSKELDAN QUINTO,-7.00\n'

type Row = { id: string; version: number; transaction_name: string; transfer_id: string | null; needs_review: boolean }
const listRows = async (user: TestClient): Promise<(Row & { category: string; reason: { level: string } })[]> =>
  (await user.get('/api/transactions/?limit=100')).json().results
const getImport = async (user: TestClient, id: string) => (await user.get(`/api/imports/${id}/`)).json()

async function send(user: TestClient, text: string, source: string, more: object = {}): Promise<string> {
  const response = await user.post('/api/imports/', { text, source, today: '2026-03-31', ...more })
  expect(response.statusCode, response.body).toBe(202)
  return response.json().id
}

async function createUserWithAi() {
  const user = await server.createUser()
  expect((await user.put('/api/ai/settings/', { is_on: true })).statusCode).toBe(200)
  return user
}

test('an import is complete and its transfers are paired before the model is asked about unsure rows', async () => {
  const ana = await createUserWithAi()
  await send(ana, CHECKING, 'Checking')
  await server.jobs.waitUntilIdle()
  const callsBefore = vendor.calls.length
  let visibleWhenAsked: Row[] = []
  vendor.play = async ({ rows }) => {
    visibleWhenAsked = await listRows(ana)
    return JSON.stringify({ rows: answerSensibly(rows) })
  }
  const id = await send(ana, SAVINGS, 'Savings')
  await server.jobs.waitUntilIdle()
  expect(visibleWhenAsked).toHaveLength(5)
  expect(visibleWhenAsked.filter((row) => row.transfer_id !== null)).toHaveLength(2)
  const sent = vendor.calls.slice(callsBefore).flatMap((call) => call.rows.map((row) => row.text))
  expect(sent.join()).toContain('OSKELDAN')
  expect(sent.join()).not.toMatch(/TRANSFER|ZORBLAX/)

  const after = await listRows(ana)
  const sides = after.filter((row) => row.transfer_id !== null)
  expect(sides.map((row) => row.category)).toEqual(['Transfers', 'Transfers'])
  expect(after.find((row) => row.transaction_name === 'OSKELDAN QUINTO')?.reason.level).toBe('llm')
  // The import shows the category that its row has now.
  const done = await getImport(ana, id)
  const line = done.rows.find((row: Row) => row.transaction_name === 'TRANSFER FROM CHECKING')
  expect(line).toMatchObject({ category: 'Transfers', needs_review: false })
})

test('the model’s categories don’t count as edits by the user, but the user’s own changes do', async () => {
  const ana = await createUserWithAi()
  vendor.play = ({ rows }) => JSON.stringify({ rows: answerSensibly(rows) })
  const id = await send(ana, CHECKING, 'Checking')
  await server.jobs.waitUntilIdle()
  const rows = await listRows(ana)
  expect(rows.filter((row) => row.reason.level === 'llm')).toHaveLength(2)
  expect((await ana.post(`/api/imports/${id}/undo/`)).json()).toMatchObject({ removed: 3, edited: [] })

  const again = await send(ana, CHECKING, 'Checking')
  await server.jobs.waitUntilIdle()
  const findRow = async (name: string) => (await listRows(ana)).find((row) => row.transaction_name === name)!
  const [kept, undone] = [await findRow('OSKELDIN'), await findRow('ZORBLAX QUINTO')]
  await ana.patch(`/api/transactions/${kept.id}/`, { note: 'mine', version: kept.version })
  // An edit that was undone doesn't count.
  const edit = await ana.patch(`/api/transactions/${undone.id}/`, { note: 'no', version: undone.version })
  await ana.post(`/api/history/${edit.json().history_id}/undo/`)
  // Then the whole import gets an account, which is the last change to every row.
  await ana.post(`/api/imports/${again}/source/`, { source: 'Giro' })
  expect((await ana.post(`/api/imports/${again}/undo/`)).json()).toMatchObject({
    removed: 3,
    edited: [{ id: kept.id }],
  })
})

test('no rows are lost if the model fails, and it isn’t asked if AI is off or in a dry run', async () => {
  const ana = await createUserWithAi()
  vendor.play = (_, response) => {
    response.writeHead(401).end('{}')
    return undefined
  }
  const id = await send(ana, CHECKING, 'Checking')
  await server.jobs.waitUntilIdle()
  expect(await getImport(ana, id)).toMatchObject({ status: 'done', counts: { added: 3 } })
  expect(await listRows(ana)).toHaveLength(3)
  const [entry] = (await ana.get('/api/history/?limit=1')).json().results
  expect(entry).toMatchObject({ summary: 'Imported 3 rows from pasted text', row_count: 3 })
  const calls = vendor.calls.length
  await send(ana, SAVINGS, 'Savings', { dry_run: true })
  await ana.put('/api/ai/settings/', { is_on: false })
  await send(ana, SAVINGS, 'Savings')
  await server.jobs.waitUntilIdle()
  expect(vendor.calls).toHaveLength(calls)
  expect((await listRows(ana)).filter((row) => row.transfer_id !== null)).toHaveLength(2)
})

test('a transaction edited while a file is imported keeps the edit and is never half of a transfer', async () => {
  const ana = await server.createUser()
  await send(ana, CHECKING, 'Checking')
  await server.jobs.waitUntilIdle()
  const side = (await listRows(ana)).find((row) => row.transaction_name.startsWith('ONLINE'))!
  // Both run at once, so the edit comes before, during or after the reading; none of these may leave half a transfer.
  const [edited] = await Promise.all([
    ana.patch(`/api/transactions/${side.id}/`, { amount: '-499.00', version: side.version }),
    send(ana, SAVINGS, 'Savings'),
  ])
  await server.jobs.waitUntilIdle()
  const now = (await listRows(ana)).filter((row) => row.transfer_id !== null)
  if (edited.statusCode === 200) expect([0, 2]).toContain(now.length)
  else expect(now).toHaveLength(2)
  const sums = (await ana.get('/api/transactions/?limit=100')).json().results as { id: string; amount: string }[]
  expect(sums.find((row) => row.id === side.id)?.amount).toBe(edited.statusCode === 200 ? '-499.00' : '-500.00')
})
