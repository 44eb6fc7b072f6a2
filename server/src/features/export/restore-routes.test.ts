import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { exportZip, importExport, readContent, uploadExport } from '../../testing/exports.ts'
import { postFile } from '../../testing/file-form.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp({ env: { LOG_LEVEL: 'error' } })
type Files = Record<string, Uint8Array>

async function addRow(user: TestClient, name = 'Bakery') {
  const body = { transaction_date: '2026-11-01', transaction_name: name, amount: '-4.00', note: 'two rolls' }
  return (await user.post('/api/transactions/', body)).json()
}

async function createExport(): Promise<Buffer> {
  const ana = await server.createUser()
  const { id } = await addRow(ana)
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  await postFile(ana, `/api/transactions/${id}/attachments/`, png, 'receipt.png')
  await ana.post('/api/budget-items/', { transaction_date: '2026-11-01', transaction_name: 'Rent', amount: '-900' })
  await ana.post('/accounts/update-preferred-currency/', { preferred_currency: 'EUR' })
  return exportZip(ana)
}

/** The same zip with some of its files changed. */
function changeZip(zip: Buffer, change: (files: Files) => void): Buffer {
  const files = unzipSync(new Uint8Array(zip))
  change(files)
  return Buffer.from(zipSync(files))
}

/** The same zip with one column of a file's only row set to another value. */
function setValue(zip: Buffer, file: string, column: string, value: unknown): Buffer {
  return changeZip(zip, (files) => {
    const [row] = JSON.parse(strFromU8(files[file]!))
    files[file] = strToU8(`[\n${JSON.stringify({ ...row, [column]: value })}\n]\n`)
  })
}

test('nothing is added until the user confirms; then everything is, as one entry that can be undone', async () => {
  const zip = await createExport()
  const ben = await server.createUser()
  const before = readContent(await exportZip(ben))
  const { body } = await uploadExport(server, ben, zip, '../../my export.zip')
  expect(body).toMatchObject({ status: 'ready', file_name: 'my export.zip', detail: null })
  const counts = Object.fromEntries(
    body.plan.counts.map((entry: { kind: string; count: number }) => [entry.kind, entry.count]),
  )
  expect(counts).toMatchObject({ transactions: 1, attachments: 1, 'budget-items': 1, history: 3 })
  expect(body.plan.currency).toBe('EUR')
  expect(readContent(await exportZip(ben))).toEqual(before)

  expect((await ben.post(`/api/restores/${body.id}/confirm/`)).statusCode).toBe(202)
  await server.jobs.waitUntilIdle()
  expect((await ben.get('/api/restores/')).json().results[0]).toMatchObject({ id: body.id, status: 'done' })
  expect(readContent(await exportZip(ben))).toEqual(readContent(zip))
  expect((await ben.get('/accounts/profile/')).json().preferred_currency).toBe('EUR')

  const { results } = (await ben.get('/api/history/')).json()
  expect(results[0]).toMatchObject({ summary: 'Imported an export with 1 transaction', can_undo: true })
  expect(results.slice(1).map((entry: { can_undo: boolean }) => entry.can_undo)).toEqual([false, false, false])
  const page = (await ben.get('/api/history/?limit=2')).json()
  expect((await ben.get(`/api/history/?limit=2&cursor=${page.next}`)).json().results).toHaveLength(2)
  expect((await ben.post(`/api/history/${results[1].id}/undo/`)).statusCode).toBe(409)

  expect((await ben.post(`/api/history/${results[0].id}/undo/`)).statusCode).toBe(200)
  expect((await ben.get('/api/restores/')).json().results).toEqual([])
  expect(readContent(await exportZip(ben))).toEqual(before)
  expect(await countChunks(body.id)).toBe(0)
})

test('an export is never mixed with an account’s data, even if that was added after the check', async () => {
  const zip = await createExport()
  const [ben, eve] = [await server.createUser(), await server.createUser()]
  await addRow(ben)
  const refused = await uploadExport(server, ben, zip)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('This account has transactions')

  const { body } = await uploadExport(server, eve, zip)
  await addRow(eve, 'Meanwhile')
  await eve.post(`/api/restores/${body.id}/confirm/`)
  await server.jobs.waitUntilIdle()
  const failed = (await eve.get(`/api/restores/${body.id}/`)).json()
  expect(failed).toMatchObject({ status: 'failed', detail: expect.stringContaining('This account has transactions') })
  expect((await eve.get('/api/transactions/')).json().total).toBe(1)
  expect((await eve.get('/api/budget-items/')).json().total).toBe(0)
})

test('an export from before manifests existed is restored too, with its imports', async () => {
  const ana = await server.createUser()
  const text = 'Date,Description,Amount\n2026-03-01,SHOP A,-1.00\n2026-03-02,SHOP B,-2.00\n'
  await ana.post('/api/imports/', { text, today: '2026-03-31' })
  await server.jobs.waitUntilIdle()
  const old = changeZip(await exportZip(ana), (files) => {
    delete files['evenkeel.json']
    delete files['import-runs.json']
  })
  const ben = await server.createUser()
  await importExport(server, ben, old)
  const [restored] = (await ben.get('/api/imports/')).json().results
  expect(restored).toMatchObject({ status: 'done', counts: { added: 2, duplicate: 0 } })
  await ben.post('/api/imports/', { text, today: '2026-03-31' })
  await server.jobs.waitUntilIdle()
  expect((await ben.get('/api/transactions/')).json().total).toBe(2)
  const undone = await ben.post(`/api/imports/${restored.id}/undo/`)
  expect(undone.json()).toMatchObject({ removed: 2, edited: [] })
  expect((await ben.get('/api/budget-items/')).statusCode).toBe(200)
})

test('an export with duplicates and unreadable lines that the user added by hand can be imported', async () => {
  const ana = await server.createUser()
  const text = 'Date,Description,Amount\n2026-03-01,SHOP A,-1.00\nsoon,SHOP B,-2.00\n'
  const send = async () => {
    const { id } = (await ana.post('/api/imports/', { text, today: '2026-03-31' })).json()
    await server.jobs.waitUntilIdle()
    return id as string
  }
  await send()
  const id = await send()
  const values = { transaction_date: '2026-03-02', transaction_name: 'SHOP B', amount: '-2.00', currency: 'USD' }
  expect((await ana.post(`/api/imports/${id}/rows/2/accept/`)).statusCode).toBe(200)
  expect((await ana.post(`/api/imports/${id}/rows/3/fix/`, values)).statusCode).toBe(200)
  const zip = await exportZip(ana)
  const ben = await server.createUser()
  const { history_id } = await importExport(server, ben, zip)
  expect(readContent(await exportZip(ben))).toEqual(readContent(zip))
  expect((await ben.post(`/api/history/${history_id}/undo/`)).statusCode).toBe(200)
  await importExport(server, ben, zip)
  expect(readContent(await exportZip(ben))).toEqual(readContent(zip))
  expect((await ben.post(`/api/imports/${id}/undo/`)).json()).toMatchObject({
    removed: 2,
    import: { counts: { added: 0, duplicate: 1, unreadable: 1 } },
  })
})

test('the check names files and columns that this version doesn’t know, and the rest can be imported', async () => {
  const newer = changeZip(setValue(await createExport(), 'transactions.json', 'mood', 'sunny'), (files) => {
    files['dreams.json'] = strToU8('[\n{"id":"1"}\n]\n')
  })
  const { body } = await uploadExport(server, await server.createUser(), newer)
  expect(body.status).toBe('ready')
  const codes = body.plan.notes.map((note: { reason: { code: string } }) => note.reason.code)
  expect(codes).toEqual(expect.arrayContaining(['restore.unknown-column', 'restore.unknown-file']))
  expect(JSON.stringify(body.plan.notes)).toContain('dreams.json')
})

test('a transaction that refers to something missing is restored without it, and the check says so', async () => {
  const id = '01900000-0000-7000-8000-000000000001'
  const zip = setValue(
    setValue(await createExport(), 'transactions.json', 'category_id', id),
    'attachments.json',
    'id',
    id,
  )
  const half = setValue(zip, 'transactions.json', 'transfer_id', id)
  const ben = await server.createUser()
  const { plan } = await importExport(server, ben, half)
  const codes = plan.notes.map((note: { reason: { code: string } }) => note.reason.code)
  const missing = ['restore.category-missing', 'restore.receipt-missing', 'restore.transfer-half']
  expect(codes).toEqual(expect.arrayContaining(missing))
  const { results } = (await ben.get('/api/transactions/')).json()
  expect(results).toMatchObject([{ category: null, transfer_id: null, attachment_count: 0 }])
})

const REFUSED: [string, string, (zip: Buffer) => Buffer][] = [
  ['text', 'restore.not-a-zip', () => Buffer.from('Date,Description,Amount\n')],
  ['an empty file', 'restore.not-a-zip', () => Buffer.alloc(0)],
  ['a zip that isn’t an export', 'restore.foreign', () => Buffer.from(zipSync({ 'readme.txt': strToU8('hello') }))],
  ['a zip that is cut off', 'restore.not-a-zip', (zip) => zip.subarray(0, zip.length - 400)],
  ['a zip without its beginning', 'restore.damaged', (zip) => zip.subarray(300)],
  ['a flipped bit', 'restore.damaged', (zip) => flipBit(zip)],
  [
    'fewer rows than the manifest says',
    'restore.incomplete',
    (zip) => changeZip(zip, (files) => (files['transactions.json'] = strToU8('[\n]\n'))),
  ],
  [
    'half a file',
    'restore.damaged',
    (zip) => changeZip(zip, (files) => (files['categories.json'] = files['categories.json']!.subarray(0, 500))),
  ],
  [
    'a newer format',
    'restore.newer',
    (zip) =>
      changeZip(zip, (files) => {
        const manifest = JSON.parse(strFromU8(files['evenkeel.json']!))
        files['evenkeel.json'] = strToU8(JSON.stringify({ ...manifest, version: 99, program: '9.9.9' }))
      }),
  ],
  [
    'a path to a parent folder',
    'restore.unsafe-name',
    (zip) => changeZip(zip, (files) => (files['../../etc/cron.d/x'] = strToU8('x'))),
  ],
  [
    'an absolute path',
    'restore.unsafe-name',
    (zip) => changeZip(zip, (files) => (files['/etc/passwd'] = strToU8('x'))),
  ],
  ['a zip bomb', 'restore.too-large-unpacked', (zip) => claimSize(zip, 0xfffffff0)],
  ['a file larger than it claims', 'restore.damaged', (zip) => claimSize(zip, 3)],
  ['an amount that isn’t a number', 'restore.bad-row', (zip) => setValue(zip, 'transactions.json', 'minor', '1e999')],
  ['half a cent', 'restore.bad-row', (zip) => setValue(zip, 'transactions.json', 'minor', 0.5)],
  ['an impossible date', 'restore.bad-row', (zip) => setValue(zip, 'transactions.json', 'day', '2026-02-30')],
  ['text with a NUL character', 'restore.bad-row', (zip) => setValue(zip, 'transactions.json', 'name', 'a\u0000b')],
  ['a row without a name', 'restore.bad-row', (zip) => setValue(zip, 'transactions.json', 'name', null)],
  ['an object instead of text', 'restore.bad-row', (zip) => setValue(zip, 'transactions.json', 'name', { $ne: 1 })],
  [
    'a number instead of a row',
    'restore.damaged',
    (zip) => changeZip(zip, (files) => (files['transactions.json'] = strToU8('[\n1\n]\n'))),
  ],
  ['a repeat interval of zero', 'restore.bad-row', (zip) => setValue(zip, 'budget-items.json', 'repeat_every', 0)],
  ['a broken reason', 'restore.bad-row', (zip) => setValue(zip, 'transactions.json', 'reason_text', '[{"code":"')],
  ['a web page as a receipt', 'restore.bad-row', (zip) => setValue(zip, 'attachments.json', 'media_type', 'text/html')],
  [
    'a row that would change protected columns',
    'restore.bad-row',
    (zip) =>
      changeZip(zip, (files) => {
        const overrides = JSON.stringify({ user_id: 'somebody else' })
        const row = {
          id: crypto.randomUUID(),
          last_updated: '2026-01-01T00:00:00.000Z',
          import_id: crypto.randomUUID(),
        }
        files['taken-rows.json'] = strToU8(
          `[\n${JSON.stringify({ ...row, seq: 1, before: overrides, after: overrides })}\n]\n`,
        )
        delete files['evenkeel.json']
      }),
  ],
]

test.each(REFUSED)('%s is refused with %s and leaves nothing behind', async (_what, code, damage) => {
  const damagedZip = damage(await createExport())
  const ben = await server.createUser()
  const before = readContent(await exportZip(ben))
  const { body } = await uploadExport(server, ben, damagedZip)
  expect(body).toMatchObject({ status: 'failed', detail: expect.any(String), plan: null })
  expect(body.detail_reasons[0].code).toBe(code)
  expect((await ben.post(`/api/restores/${body.id}/confirm/`)).statusCode).toBe(409)
  expect(readContent(await exportZip(ben))).toEqual(before)
  expect(await countChunks(body.id)).toBe(0)
})

test('an export with an id twice, or with too many categories or budget dates, is refused and adds nothing', async () => {
  const zip = await createExport()
  const duplicated = changeZip(zip, (files) => {
    const [row] = JSON.parse(strFromU8(files['transactions.json']!))
    files['transactions.json'] = strToU8(`[\n${JSON.stringify(row)},\n${JSON.stringify(row)}\n]\n`)
    delete files['evenkeel.json']
  })
  const tooManyDates = addDailyItems(zip)
  const tooManyCategories = changeZip(zip, (files) => {
    const [row] = JSON.parse(strFromU8(files['categories.json']!))
    const many = Array.from({ length: 1_001 }, (_, i) =>
      JSON.stringify({ ...row, id: crypto.randomUUID(), name: `Category ${i}` }),
    )
    files['categories.json'] = strToU8(`[\n${many.join(',\n')}\n]\n`)
    delete files['evenkeel.json']
  })
  for (const [bad, words] of [
    [duplicated, 'damaged'],
    [tooManyCategories, 'up to 1,000 categories, and this export has more'],
    [tooManyDates, 'up to 10,000 dates a year in your budget, and this export has more'],
  ] as const) {
    const ben = await server.createUser()
    const { body } = await uploadExport(server, ben, bad)
    expect(body.status).toBe('ready')
    await ben.post(`/api/restores/${body.id}/confirm/`)
    await server.jobs.waitUntilIdle()
    const ended = (await ben.get(`/api/restores/${body.id}/`)).json()
    expect(ended).toMatchObject({ status: 'failed', detail: expect.stringContaining(words), history_id: null })
    expect((await ben.get('/api/transactions/')).json().total).toBe(0)
    expect((await ben.get('/api/categories/')).json().total).toBeGreaterThan(0)
  }
})

test('if an export that was imported and undone can’t be imported again, the undo can still be undone', async () => {
  const ana = await server.createUser()
  const text = 'Date,Description,Amount\n2026-03-01,SHOP A,-1.00\n2026-03-02,SHOP B,-2.00\n'
  await ana.post('/api/imports/', { text, today: '2026-03-31' })
  await server.jobs.waitUntilIdle()
  await ana.post('/api/budget-items/', { transaction_date: '2026-11-01', transaction_name: 'Rent', amount: '-900' })
  const zip = await exportZip(ana)
  const ben = await server.createUser()
  const { history_id } = await importExport(server, ben, zip)
  const undone = (await ben.post(`/api/history/${history_id}/undo/`)).json()
  await server.jobs.waitUntilIdle() // By now, the import's rows are set aside.

  const { body } = await uploadExport(server, ben, addDailyItems(zip))
  await ben.post(`/api/restores/${body.id}/confirm/`)
  await server.jobs.waitUntilIdle()
  expect((await ben.get(`/api/restores/${body.id}/`)).json()).toMatchObject({ status: 'failed' })

  expect((await ben.post(`/api/history/${undone.id}/undo/`)).statusCode).toBe(200)
  expect(readContent(await exportZip(ben))).toEqual(readContent(zip))
})

test('another user can’t see, confirm or discard an upload, and the demo accepts no uploads', async () => {
  const [ben, eve, visitor] = [await server.createUser(), await server.createUser(), server.createVisitor()]
  const { body } = await uploadExport(server, ben, await createExport())
  const path = `/api/restores/${body.id}/`
  const responses = [await eve.get(path), await eve.post(`${path}confirm/`), await eve.delete(path)]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect((await eve.get('/api/restores/')).json().results).toEqual([])
  await visitor.post('/accounts/demo/')
  expect((await uploadExport(server, visitor, await createExport())).status).toBe(403)
  expect((await ben.delete(path)).statusCode).toBe(200)
  expect(await countChunks(body.id)).toBe(0)
})

test('an unconfirmed upload is deleted after a day', async () => {
  const ben = await server.createUser()
  const { body } = await uploadExport(server, ben, await createExport())
  server.clock.advance(DAY + 1)
  await server.runJob('tidy-up')
  expect(await server.db.selectFrom('restore_run').selectAll().where('id', '=', body.id).execute()).toEqual([])
  expect(await countChunks(body.id)).toBe(0)
})

/** The same zip with its budget item repeated daily, 40 times: more dates a year than a budget can have. */
function addDailyItems(zip: Buffer): Buffer {
  return changeZip(zip, (files) => {
    const [row] = JSON.parse(strFromU8(files['budget-items.json']!))
    const daily = Array.from({ length: 40 }, () =>
      JSON.stringify({ ...row, id: crypto.randomUUID(), repeat_every: 1, repeat_unit: 'day' }),
    )
    files['budget-items.json'] = strToU8(`[\n${daily.join(',\n')}\n]\n`)
    delete files['evenkeel.json']
  })
}

async function countChunks(id: string): Promise<number> {
  return (await server.db.selectFrom('restore_chunk').select('seq').where('restore_id', '=', id).execute()).length
}

/** Flips one bit of the compressed transactions. */
function flipBit(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  const at = copy.indexOf('transactions.json') + 'transactions.json'.length + 40
  copy[at] = copy[at]! ^ 1
  return copy
}

/** Makes the zip's directory claim another size for the transactions; if it's over 1 GB, for the categories too. */
function claimSize(zip: Buffer, bytes: number): Buffer {
  const copy = Buffer.from(zip)
  for (
    let at = copy.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = copy.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    const name = copy.subarray(at + 46, at + 46 + copy.readUInt16LE(at + 28)).toString()
    if (name === 'transactions.json' || (bytes > 1e9 && name === 'categories.json')) copy.writeUInt32LE(bytes, at + 24)
  }
  return copy
}
