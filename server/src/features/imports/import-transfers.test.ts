import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

const CHECKING = `Date,Description,Amount
2026-03-02,ONLINE TRANSFER TO SAVINGS,-500.00
2026-03-03,CORNER BAKERY,-4.50
2026-03-05,PAYMENT TO CARD SERVICES,-120.00
2026-03-09,HARDWARE STORE,-75.00
`
const SAVINGS = `Date,Description,Amount
2026-03-03,TRANSFER FROM CHECKING,500.00
2026-03-31,INTEREST,1.20
`

async function importText(user: TestClient, text: string, source: string) {
  const response = await user.post('/api/imports/', { text, source, today: '2026-03-31' })
  expect(response.statusCode, response.body).toBe(202)
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${response.json().id}/`)).json()
}

type Row = {
  id: string
  transaction_name: string
  transfer_id: string | null
  category: string
  version: number
  category_kind: string
}
async function listRows(user: TestClient): Promise<Row[]> {
  return (await user.get('/api/transactions/?limit=500')).json().results
}
const findRow = (all: Row[], name: string) => all.find((row) => row.transaction_name.startsWith(name))!

test('transfers between the user’s own accounts are paired, whichever file comes first, and unpaired if the import is undone', async () => {
  for (const order of [
    [CHECKING, 'Checking', SAVINGS, 'Savings'],
    [SAVINGS, 'Savings', CHECKING, 'Checking'],
  ] as const) {
    const ana = await server.createUser()
    await importText(ana, order[0], order[1])
    const before = await listRows(ana)
    expect(before.every((row) => row.transfer_id === null)).toBe(true)
    const second = await importText(ana, order[2], order[3])
    const after = await listRows(ana)
    const [out, into] = [findRow(after, 'ONLINE TRANSFER'), findRow(after, 'TRANSFER FROM')]
    expect(out.transfer_id).not.toBeNull()
    expect(out.transfer_id).toBe(into.transfer_id)
    expect([out.category_kind, into.category_kind]).toEqual(['transfer', 'transfer'])
    expect(after.filter((row) => row.transfer_id !== null)).toHaveLength(2)
    expect(second.detail).toContain('Found 1 transfer between your accounts.')
    expect(second.rows[0].reason).toMatch(
      /^New\. Transfer: the other side is in (Savings|Checking) on Mar [23], 2026\.$/,
    )

    const undone = await ana.post(`/api/imports/${second.id}/undo/`)
    expect(undone.statusCode, undone.body).toBe(200)
    expect(undone.json().edited).toEqual([])
    const strip = (all: Row[]) => all.map((row) => ({ ...row, last_updated: undefined }))
    expect(strip(await listRows(ana))).toEqual(strip(before))
  }
})

test('undoing the earlier import unlinks the other side, redo links it again, and pairing doesn’t count as an edit', async () => {
  const ana = await server.createUser()
  const first = await importText(ana, CHECKING, 'Checking')
  await importText(ana, SAVINGS, 'Savings')
  const undone = (await ana.post(`/api/imports/${first.id}/undo/`)).json()
  expect(undone).toMatchObject({ removed: 4, edited: [] })
  expect((await listRows(ana)).map((row) => row.transfer_id)).toEqual([null, null])
  expect((await ana.post(`/api/history/${undone.history_id}/undo/`)).statusCode).toBe(200)
  expect((await listRows(ana)).filter((row) => row.transfer_id !== null)).toHaveLength(2)
})

test('pairing keeps the category that the user chose for one side', async () => {
  const ana = await server.createUser()
  await importText(ana, CHECKING, 'Checking')
  const side = findRow(await listRows(ana), 'ONLINE TRANSFER')
  await ana.patch(`/api/transactions/${side.id}/`, { category: 'Gifts & Charity', version: side.version })
  await importText(ana, SAVINGS, 'Savings')
  const after = findRow(await listRows(ana), 'ONLINE TRANSFER')
  expect(after).toMatchObject({ category: 'Gifts & Charity', transfer_id: expect.any(String) })
})

test('equal amounts alone are only suggested; marking and unmarking a transfer can both be undone', async () => {
  const ana = await server.createUser()
  await importText(ana, CHECKING, 'Checking')
  await importText(ana, 'Date,Description,Amount\n2026-03-10,REFUND OF SOMETHING,75.00\n', 'Card')
  const all = await listRows(ana)
  const [store, refund] = [findRow(all, 'HARDWARE'), findRow(all, 'REFUND')]
  expect([store.transfer_id, refund.transfer_id]).toEqual([null, null])
  const suggestions = (await ana.get('/api/transfer-suggestions/?from=2026-03-01&to=2026-03-31')).json().results
  expect(suggestions).toMatchObject([
    { out: { id: store.id }, in: { id: refund.id }, days_apart: 1, certainty: 'likely' },
  ])
  const candidates = (await ana.get(`/api/transactions/${store.id}/transfer-candidates/`)).json().results
  expect(candidates).toMatchObject([{ transaction: { id: refund.id }, certainty: 'likely' }])

  const marked = await ana.post(`/api/transactions/${store.id}/pair/`, { other_id: refund.id })
  expect(marked.statusCode, marked.body).toBe(200)
  const [a, b] = marked.json().results
  expect(a).toMatchObject({ category: 'Transfers', transfer_id: b.transfer_id, needs_review: false })
  expect((await ana.post(`/api/transactions/${store.id}/pair/`, { other_id: refund.id })).statusCode).toBe(409)
  expect((await ana.get(`/api/transactions/${store.id}/transfer-candidates/`)).json().results).toEqual([])

  const unpaired = (await ana.post(`/api/transactions/${refund.id}/pair/`, { other_id: null })).json()
  expect(unpaired.results.map((row: Row) => row.transfer_id)).toEqual([null, null])
  await ana.post(`/api/history/${unpaired.history_id}/undo/`)
  await ana.post(`/api/history/${marked.json().history_id}/undo/`)
  expect(findRow(await listRows(ana), 'HARDWARE')).toMatchObject({ transfer_id: null, category: store.category })
})

test('deleting one side unlinks the other, and undo restores the transfer', async () => {
  const ana = await server.createUser()
  await importText(ana, CHECKING, 'Checking')
  await importText(ana, SAVINGS, 'Savings')
  const side = findRow(await listRows(ana), 'TRANSFER FROM')
  const { history_id } = (await ana.delete(`/api/transactions/${side.id}/`)).json()
  expect(findRow(await listRows(ana), 'ONLINE TRANSFER').transfer_id).toBeNull()
  expect((await ana.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(200)
  expect((await listRows(ana)).filter((row) => row.transfer_id === side.transfer_id)).toHaveLength(2)
})

test('transactions that can’t be one transfer, or that belong to another user, aren’t paired', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  await importText(ana, CHECKING, 'Checking')
  await importText(ben, SAVINGS, 'Savings')
  const [a, b] = (await listRows(ana)) as [Row, Row]
  const [theirs] = (await listRows(ben)) as [Row]
  const pair = (id: string, other_id: string | null) => ana.post(`/api/transactions/${id}/pair/`, { other_id })
  expect((await pair(a.id, a.id)).statusCode).toBe(400)
  expect((await pair(a.id, b.id)).statusCode).toBe(400)
  expect((await pair(a.id, theirs.id)).statusCode).toBe(404)
  expect((await pair(theirs.id, a.id)).statusCode).toBe(404)
  expect((await pair(theirs.id, null)).statusCode).toBe(404)
  expect((await ana.get(`/api/transactions/${theirs.id}/transfer-candidates/`)).statusCode).toBe(404)
})
