import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'
import { postFile } from '../../testing/file-form.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(700_000, 7)])
const PDF = Buffer.from('%PDF-1.7\nnot much of one')

async function createRow(user: TestClient): Promise<string> {
  const body = { transaction_date: '2026-01-31', transaction_name: 'Bakery', amount: '-4.50' }
  return (await user.post('/api/transactions/', body)).json().id
}

const attach = (user: TestClient, id: string, bytes: Buffer, name: string, field = 'file') =>
  postFile(user, `/api/transactions/${id}/attachments/`, bytes, name, { field })
const list = async (user: TestClient, id: string) =>
  (await user.get(`/api/transactions/${id}/attachments/`)).json().results

test('a picture is stored byte for byte, recognized by its content, and only ever sent as a download', async () => {
  const ana = await server.createUser()
  const id = await createRow(ana)
  const added = await attach(ana, id, PNG, '../../bön (1).svg')
  expect(added.statusCode, added.body).toBe(201)
  expect(added.json()).toMatchObject({ media_type: 'image/png', bytes: PNG.length, file_name: 'bön (1).svg' })
  const response = await ana.get(`/api/transactions/${id}/attachments/${added.json().id}/`)
  expect(response.rawPayload.equals(PNG)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(response.headers['content-disposition']).toBe("attachment; filename*=UTF-8''b%C3%B6n%20%281%29.svg")
  expect(await list(ana, id)).toHaveLength(1)
  expect((await ana.post(`/api/history/${added.json().history_id}/undo/`)).statusCode).toBe(200)
  expect(await list(ana, id)).toHaveLength(0)
})

test('only pictures and PDFs of up to 10 MB are accepted, and a refused file leaves nothing behind', async () => {
  const ana = await server.createUser()
  const id = await createRow(ana)
  const before = await server.dumpTables()
  expect((await attach(ana, id, Buffer.from('<svg onload="x()">'), 'a.png')).statusCode).toBe(415)
  expect((await attach(ana, id, Buffer.alloc(0), 'a.png')).statusCode).toBe(415)
  expect((await attach(ana, id, Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), 'a.pdf')).statusCode).toBe(413)
  expect((await attach(ana, id, PDF, 'a.pdf', 'other')).statusCode).toBe(400)
  expect((await ana.post(`/api/transactions/${id}/attachments/`, {})).statusCode).toBe(415)
  expect(await server.dumpTables()).toBe(before)
})

test('undo restores deleted files and files of deleted transactions; after 90 days, they’re erased', async () => {
  const ana = await server.createUser()
  const id = await createRow(ana)
  const file = (await attach(ana, id, PDF, 'bill.pdf')).json().id
  const path = `/api/transactions/${id}/attachments/${file}/`
  const { history_id } = (await ana.delete(path)).json()
  expect(await list(ana, id)).toEqual([])
  await server.runJob('tidy-up')
  await ana.post(`/api/history/${history_id}/undo/`)
  expect((await ana.get(path)).rawPayload.equals(PDF)).toBe(true)

  const deleted = (await ana.delete(`/api/transactions/${id}/`)).json()
  expect((await ana.get(path)).statusCode).toBe(404)
  server.clock.advance(2 * DAY)
  await server.runJob('tidy-up')
  const again = await logInAgain(ana)
  await again.post(`/api/history/${deleted.history_id}/undo/`)
  await server.runJob('tidy-up')
  expect((await again.get(path)).rawPayload.equals(PDF)).toBe(true)

  await again.delete(`/api/transactions/${id}/`)
  await server.runJob('tidy-up')
  server.clock.advance(91 * DAY)
  await server.runJob('tidy-up')
  expect(
    await server.db.selectFrom('attachment_chunk').select('seq').where('attachment_id', '=', file).execute(),
  ).toEqual([])
})

async function logInAgain(user: TestClient & { username: string }) {
  const client = server.createVisitor()
  const response = await client.post('/accounts/login/', { username: user.username, password: PASSWORD })
  expect(response.statusCode, response.body).toBe(200)
  return client
}

test('the parts of a split have the files of the whole transaction', async () => {
  const ana = await server.createUser()
  const id = await createRow(ana)
  const listCounts = async () =>
    (await ana.get('/api/transactions/'))
      .json()
      .results.map((row: { attachment_count: number }) => row.attachment_count)
  expect(await listCounts()).toEqual([0])
  await attach(ana, id, PDF, 'bill.pdf')
  expect(await listCounts()).toEqual([1])
  const { version } = (await ana.get(`/api/transactions/${id}/`)).json()
  const parts = [
    { amount: '-4', category: 'Groceries' },
    { amount: '-0.50', category: null },
  ]
  const split = (await ana.post(`/api/transactions/${id}/split/`, { version, parts })).json()
  for (const part of split.parts) expect(await list(ana, part.id)).toMatchObject([{ file_name: 'bill.pdf' }])
  expect(await listCounts()).toEqual([1, 1])
})

test('nobody can read, add or delete another user’s files', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const [mine, theirs] = [await createRow(ana), await createRow(ben)]
  const file = (await attach(ana, mine, PDF, 'bill.pdf')).json().id
  for (const id of [mine, theirs]) {
    expect((await ben.get(`/api/transactions/${id}/attachments/${file}/`)).statusCode).toBe(404)
    expect((await ben.delete(`/api/transactions/${id}/attachments/${file}/`)).statusCode).toBe(404)
  }
  expect((await ben.get(`/api/transactions/${mine}/attachments/`)).statusCode).toBe(404)
  expect((await attach(ben, mine, PDF, 'bill.pdf')).statusCode).toBe(404)
  expect(await list(ana, mine)).toHaveLength(1)
})

test('files are in the export and are erased with their owner’s account', async () => {
  const ana = await server.createUser()
  const id = await createRow(ana)
  const file = (await attach(ana, id, PNG, 'receipt.png')).json().id
  const files = unzipSync(new Uint8Array((await ana.get('/accounts/export/')).rawPayload))
  expect(Buffer.from(files[`attachments/${file} receipt.png`]!).equals(PNG)).toBe(true)
  expect(JSON.parse(strFromU8(files['attachments.json']!))).toMatchObject([{ id: file, transaction_id: id }])
  expect((await ana.post('/accounts/delete/', { password: PASSWORD })).statusCode).toBe(200)
  expect(
    await server.db.selectFrom('attachment_chunk').select('seq').where('attachment_id', '=', file).execute(),
  ).toEqual([])
})
