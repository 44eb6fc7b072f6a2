import { expect, test } from 'vitest'
import { isInsideTransaction } from '../../platform/database/open-transaction.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

let afterStatement = async () => {}
const server = await createTestApp({ afterStatement: () => afterStatement() })

const PARTS = [
  { amount: '-95.00', category: 'Transfers' },
  { amount: '-5.00', category: 'Groceries' },
]
async function add(user: TestClient, source: string, amount: string) {
  const body = { source, amount, transaction_date: '2026-03-02', transaction_name: `MOVE ${source}` }
  return (await user.post('/api/transactions/', body)).json() as { id: string; version: number }
}
const getRow = async (user: TestClient, id: string) => (await user.get(`/api/transactions/${id}/`)).json()

test('splitting one side of a transfer unlinks both, and undo restores the transfer', async () => {
  const ana = await server.createUser()
  const [out, into] = [await add(ana, 'Checking', '-100.00'), await add(ana, 'Savings', '100.00')]
  await ana.post(`/api/transfer-suggestions/accept/`, { pairs: [{ out_id: out.id, in_id: into.id }] })
  const { version, transfer_id } = await getRow(ana, out.id)
  expect(transfer_id).toEqual(expect.any(String))

  const split = await ana.post(`/api/transactions/${out.id}/split/`, { version, parts: PARTS })
  expect(split.json().parts.map((part: { transfer_id: unknown }) => part.transfer_id)).toEqual([null, null])
  expect((await getRow(ana, into.id)).transfer_id).toBeNull()

  await ana.post(`/api/history/${split.json().history_id}/undo/`)
  expect((await getRow(ana, out.id)).transfer_id).toBe(transfer_id)
  expect((await getRow(ana, into.id)).transfer_id).toBe(transfer_id)
})

test('a split that lost a race and ran again returns the parts that exist', async () => {
  const ana = await server.createUser()
  for (let at = 1; ; at += 1) {
    const { id, version } = await add(ana, 'Checking', '-100.00')
    let remaining = at
    afterStatement = async () => {
      if (!isInsideTransaction()) return
      remaining -= 1
      if (remaining === 0) throw Object.assign(new Error('lost a race'), { code: '40001' })
    }
    const response = await ana.post(`/api/transactions/${id}/split/`, { version, parts: PARTS })
    afterStatement = async () => {}
    expect(response.statusCode, `SQL statement ${at}: ${response.body}`).toBe(200)
    expect(response.json().parts).toHaveLength(2)
    if (remaining > 0) break
  }
})
