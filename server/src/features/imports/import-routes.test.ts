import { getImport } from '@evenkeel/contract/imports.ts'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

const STATEMENT = `Date,Description,Amount,Balance
2026-01-05,SQ *BLUE BOTTLE 4432 OAKLAND CA,-5.25,994.75
2026-01-06,WHOLEFDS MKT 10234,-84.10,910.65
2026-01-06,DAILY INTEREST,0.11,910.76
2026-01-06,DAILY INTEREST,0.11,910.87
2026-01-07,ACME CORP PAYROLL,2600.00,3510.87
`

type Row = {
  line: number
  verdict: string
  reason: string
  transaction_id: string | null
  transaction_name: string
  amount: string
}

async function importText(user: TestClient, text: string, more: object = {}) {
  const response = await user.post('/api/imports/', { text, today: '2026-01-31', ...more })
  expect(response.statusCode, response.body).toBe(202)
  return waitForImport(user, response.json().id)
}

async function importFile(
  user: TestClient,
  bytes: Buffer,
  fileName = 'statement.csv',
  fields: Record<string, string> = {},
) {
  const response = await sendFile(user, bytes, fileName, fields)
  expect(response.statusCode, response.body).toBe(202)
  return waitForImport(user, response.json().id)
}

async function sendFile(user: TestClient, bytes: Buffer, fileName: string, fields: Record<string, string> = {}) {
  if (user.csrfToken === null) await user.fetchToken()
  const boundary = 'edge-of-a-form'
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\n`,
  )
  return user.sendRaw({
    method: 'POST',
    url: '/api/imports/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-csrftoken': user.csrfToken ?? '' },
    payload: Buffer.concat([...parts, head, bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

async function waitForImport(user: TestClient, id: string) {
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${id}/`)).json()
}

async function listLedger(user: TestClient): Promise<string[]> {
  const { results } = (await user.get('/api/transactions/?limit=500&sort=transaction_date')).json()
  return results
    .map(
      (row: { transaction_date: string; amount: string; transaction_name: string }) =>
        `${row.transaction_date} ${row.amount} ${row.transaction_name}`,
    )
    .sort()
}

test('the rows of a pasted statement are read, named and categorized', async () => {
  const ana = await server.createUser()
  const done = await importText(ana, STATEMENT)
  expect(done).toMatchObject({
    status: 'done',
    counts: { added: 5, duplicate: 0, unreadable: 0 },
    progress: { done: 5, total: 5 },
    balance_check: { ok: true },
  })
  expect(done.rows[0]).toMatchObject({
    line: 2,
    verdict: 'added',
    transaction_date: '2026-01-05',
    amount: '-5.25',
    transaction_name: 'SQ *BLUE BOTTLE 4432 OAKLAND CA',
    category: 'Dining & Coffee',
  })
  const { results } = (await ana.get('/api/transactions/?search=blue')).json()
  expect(results).toMatchObject([
    { id: done.rows[0].transaction_id, import_id: done.id, amount: '-5.25', reason: { text: expect.any(String) } },
  ])
})

test('the same file adds nothing the second time, and two identical rows in one file both count', async () => {
  const ana = await server.createUser()
  await importText(ana, STATEMENT)
  const before = await listLedger(ana)
  expect(before.filter((row) => row.includes('DAILY INTEREST'))).toHaveLength(2)
  const again = await importFile(ana, Buffer.from(STATEMENT))
  expect(again.counts).toMatchObject({ added: 0, duplicate: 5 })
  expect(again.rows.every((row: Row) => row.verdict === 'duplicate' && row.reason.startsWith('Duplicate'))).toBe(true)
  expect(await listLedger(ana)).toEqual(before)
})

test('an edited or deleted transaction isn’t added again, and the reason says if it was deleted', async () => {
  const ana = await server.createUser()
  const first = await importText(ana, STATEMENT)
  const [coffee, food] = first.rows
  const row = (await ana.get(`/api/transactions/${coffee.transaction_id}/`)).json()
  await ana.patch(`/api/transactions/${row.id}/`, {
    version: row.version,
    transaction_name: 'renamed',
    amount: '-6.00',
    transaction_date: '2026-02-01',
    source: 'elsewhere',
  })
  await ana.delete(`/api/transactions/${food.transaction_id}/`)
  const again = await importText(ana, STATEMENT)
  expect(again.counts).toMatchObject({ added: 0, duplicate: 5 })
  expect(again.rows[1].reason).toContain('You deleted it')
})

test('a duplicate can be added anyway, and then counts as added', async () => {
  const ana = await server.createUser()
  await importText(ana, STATEMENT)
  const again = await importText(ana, STATEMENT)
  const accepted = await ana.post(`/api/imports/${again.id}/rows/2/accept/`)
  expect(accepted.json()).toMatchObject({ verdict: 'added', transaction_name: 'SQ *BLUE BOTTLE 4432 OAKLAND CA' })
  expect((await listLedger(ana)).filter((row) => row.includes('BLUE BOTTLE'))).toHaveLength(2)
  expect((await ana.get(`/api/imports/${again.id}/?rows=0`)).json()).toMatchObject({
    counts: { added: 1, duplicate: 4 },
    rows: [],
  })
  expect((await ana.post(`/api/imports/${again.id}/rows/2/accept/`)).statusCode).toBe(409)
  expect((await ana.post(`/api/imports/${again.id}/rows/999/accept/`)).statusCode).toBe(404)
  expect((await importText(ana, STATEMENT)).counts.added).toBe(0)
  expect((await ana.post(`/api/history/${accepted.json().history_id}/undo/`)).statusCode).toBe(200)
  expect((await listLedger(ana)).filter((row) => row.includes('BLUE BOTTLE'))).toHaveLength(1)
})

test('undo removes every row and lists the edited ones, and the file can be imported again', async () => {
  const ana = await server.createUser()
  const done = await importText(ana, STATEMENT)
  const row = (await ana.get(`/api/transactions/${done.rows[0].transaction_id}/`)).json()
  await ana.patch(`/api/transactions/${row.id}/`, { version: row.version, simple_name: 'Coffee' })
  const undone = (await ana.post(`/api/imports/${done.id}/undo/`)).json()
  expect(undone).toMatchObject({
    removed: 5,
    edited: [{ id: row.id, simple_name: 'Coffee', amount: '-5.25' }],
    import: { status: 'undone' },
  })
  expect(await listLedger(ana)).toEqual([])
  expect((await ana.post(`/api/imports/${done.id}/undo/`)).statusCode).toBe(409)
  expect((await importText(ana, STATEMENT)).counts).toMatchObject({ added: 5, duplicate: 0 })
})

test('an untouched import can also be undone and redone in the history', async () => {
  const ana = await server.createUser()
  const done = await importText(ana, STATEMENT)
  const before = await listLedger(ana)
  const undone = (await ana.post(`/api/history/${done.history_id}/undo/`)).json()
  expect(await listLedger(ana)).toEqual([])
  expect((await ana.get(`/api/imports/${done.id}/?rows=0`)).json().status).toBe('undone')
  await ana.post(`/api/history/${undone.id}/undo/`)
  expect(await listLedger(ana)).toEqual(before)
  expect((await ana.get(`/api/imports/${done.id}/?rows=0`)).json().status).toBe('done')
  expect((await importText(ana, STATEMENT)).counts.added).toBe(0)
})

test('a dry run returns the results of an import and adds nothing', async () => {
  const ana = await server.createUser()
  const dryRun = await importText(ana, STATEMENT, { dry_run: true })
  expect(dryRun).toMatchObject({ status: 'done', dry_run: true, counts: { added: 5 } })
  expect(dryRun.rows[0]).toMatchObject({ verdict: 'added', transaction_id: null })
  expect(await listLedger(ana)).toEqual([])
  expect((await ana.get('/api/imports/')).json().total).toBe(0)
  expect((await importText(ana, STATEMENT)).counts.added).toBe(5)
})

test('the same file sent several times at once is added once', async () => {
  const ana = await server.createUser()
  const responses = await Promise.all(
    [1, 2, 3].map(() => ana.post('/api/imports/', { text: STATEMENT, today: '2026-01-31' })),
  )
  await server.jobs.waitUntilIdle()
  const counts = await Promise.all(
    responses.map(async (a) => (await ana.get(`/api/imports/${a.json().id}/?rows=0`)).json().counts.added),
  )
  expect(counts.sort()).toEqual([0, 0, 5])
  expect(await listLedger(ana)).toHaveLength(5)
})

test('the account set for an import is remembered for files with the same layout', async () => {
  const ana = await server.createUser()
  const first = await importText(ana, STATEMENT)
  expect(first.source).toBeNull()
  expect((await ana.post(`/api/imports/${first.id}/source/`, { source: 'Checking' })).json().source).toBe('Checking')
  const next = await importText(ana, STATEMENT.replaceAll('2026-01-', '2026-02-'))
  expect(next).toMatchObject({ source: 'Checking', counts: { added: 5 } })
  // The first import's rows got the account too, so they're still recognized.
  expect((await importText(ana, STATEMENT)).counts).toMatchObject({ added: 0, duplicate: 5 })
  expect((await importText(ana, STATEMENT, { source: 'Joint account' })).counts).toMatchObject({ added: 5 })
})

test('a file named after another account isn’t filed under the account of the last file with the same headings', async () => {
  const ana = await server.createUser()
  const makeCsv = (rows: string) => Buffer.from(`Date,Description,Amount\n${rows}\n`)
  const fee = '2026-01-31,MONTHLY FEE,-5.00'
  await importFile(ana, makeCsv(`2026-01-05,BAKERY,-4.50\n${fee}`), 'chase_checking_01.csv', { source: 'Chase' })
  const again = await importFile(ana, makeCsv('2026-02-05,BAKERY,-4.50'), 'chase_checking_02.csv')
  expect(again).toMatchObject({
    source: 'Chase',
    detail: expect.stringContaining('Filed under Chase, like the last file'),
    detail_reasons: [{ code: 'import.account-remembered', args: { account: 'Chase' } }],
  })
  const other = await importFile(ana, makeCsv(`2026-01-09,GARDENER,-30.00\n${fee}`), 'ally-savings.csv')
  expect(other).toMatchObject({ source: null, counts: { added: 1, duplicate: 1 } })
  // Once its account is set, one click adds the rows that were matched to the other account.
  await ana.post(`/api/imports/${other.id}/source/`, { source: 'Ally' })
  const imported = (await ana.post(`/api/imports/${other.id}/again/`)).json()
  await server.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${imported.id}/`)).json()).toMatchObject({
    source: 'Ally',
    counts: { added: 1, duplicate: 1 },
  })
  expect((await importFile(ana, makeCsv('2026-03-09,GARDENER,-30.00'), 'ally-savings (1).csv')).source).toBe('Ally')
})

test('an account keeps its currency, whatever other banks send with the same headings', async () => {
  const ana = await server.createUser()
  const makeCsv = (day: string) => Buffer.from(`Date,Description,Amount\n${day},BAKERY,-4.50\n`)
  const getCurrency = async (day: string, name: string, fields = {}) =>
    (await importFile(ana, makeCsv(day), name, fields)).rows[0].currency
  expect(await getCurrency('2026-01-01', 'maple_january.csv', { source: 'Maple', note: 'in CAD' })).toBe('CAD')
  expect(await getCurrency('2026-01-02', 'harbour_january.csv')).toBe('USD')
  expect(await getCurrency('2026-01-03', 'maple_february.csv', { source: 'Maple' })).toBe('CAD')
  expect(await getCurrency('2026-01-04', 'maple_march.csv')).toBe('CAD')
  // A currency given for a file without an account doesn't apply to another bank's.
  expect(await getCurrency('2026-01-05', 'alpine_may.csv', { note: 'in CHF' })).toBe('CHF')
  expect(await getCurrency('2026-01-06', 'harbour_may.csv', { source: 'Harbour' })).toBe('USD')
  expect(await getCurrency('2026-01-07', 'alpine_june.csv')).toBe('CHF')
})

test('a note sets the account and the currency', async () => {
  const ana = await server.createUser()
  const done = await importText(ana, STATEMENT, { note: 'this is my joint account, in CAD' })
  expect(done.source?.toLowerCase()).toContain('joint')
  expect(done.rows[0].currency).toBe('CAD')
})

test('a file is accepted by its content, and its name is shown without slashes or line breaks', async () => {
  const ana = await server.createUser()
  for (const name of ['../../etc/passwd', 'a%0d%0aX: y.csv', 'statement.pdf']) {
    const done = await importFile(
      ana,
      Buffer.from(STATEMENT.replaceAll('2026-01', `2026-0${name.length % 9}`.slice(0, 7))),
      name,
    )
    expect(done.file_name).not.toMatch(/[/\\\r\n]/)
  }
})

test('a file that isn’t a statement is refused or fails with a message, and adds nothing', async () => {
  const ana = await server.createUser()
  const before = await server.dumpTables()
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const response = await sendFile(ana, png, 'statement.csv')
  expect(response.statusCode).toBe(415)
  expect(response.json().detail.length).toBeGreaterThan(20)
  expect(await server.dumpTables()).toBe(before)
  // A zip may hold another product's data: it's opened, and a broken one fails with a message.
  const broken = await importFile(ana, Buffer.from('504b0304140000000800', 'hex'), 'statement.csv')
  expect(broken).toMatchObject({ status: 'failed', counts: { added: 0 }, rows: [] })
  expect(broken.detail.length).toBeGreaterThan(20)
  const prose = await importText(ana, 'Dear diary, today I thought about boats and the sea, and nothing else happened.')
  expect(prose).toMatchObject({ status: 'failed', counts: { added: 0 }, rows: [] })
  expect(prose.detail).toEqual(expect.any(String))
  expect((await ana.post('/api/imports/', { today: '2026-01-31' })).statusCode).toBe(400)
})

test('a compressed file is accepted by its content, and its unpacked size is limited', async () => {
  const { gzipSync } = await import('node:zlib')
  const ana = await server.createUser()
  expect((await importFile(ana, gzipSync(STATEMENT), 'statement.csv.gz')).counts.added).toBe(5)
  const before = await server.dumpTables()
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, 'a'))
  expect((await sendFile(ana, bomb, 'bomb.gz')).statusCode).toBe(413)
  expect(
    (await sendFile(ana, Buffer.concat([gzipSync(STATEMENT).subarray(0, 40), Buffer.alloc(50)]), 'broken.gz'))
      .statusCode,
  ).toBe(415)
  expect((await sendFile(ana, gzipSync(Buffer.from('89504e470d0a1a0a', 'hex')), 'nested.gz')).statusCode).toBe(415)
  expect(await server.dumpTables()).toBe(before)
})

test('a file over the size limit is refused and leaves nothing behind', async () => {
  const ana = await server.createUser()
  const before = await server.dumpTables()
  const response = await sendFile(ana, Buffer.alloc(51 * 1024 * 1024, 'a,b\n'), 'huge.csv')
  expect(response.statusCode).toBe(413)
  expect(await server.dumpTables()).toBe(before)
})

test('the second reader reads pasted text, but not a pasted bank export, which would waste seconds', async () => {
  const ana = await server.createUser()
  const readSpy = vi.spyOn(server.deps.secondReader, 'read')
  for (const [text, times] of [
    ['Date,Description,Amount\n2026-11-12,CORNER BAKERY,-6.20\n2026-11-13,CITY GARAGE,-48.00\n', 0],
    ['got 20 back from Ann yesterday, then paid 6.20 at the bakery', 1],
  ] as const) {
    await ana.post('/api/imports/', { text, today: '2026-11-16' })
    await server.jobs.waitUntilIdle()
    expect(readSpy).toHaveBeenCalledTimes(times)
  }
  readSpy.mockRestore()
})

test('an import with many rows has the same rows as a whole and page by page', async () => {
  const ana = await server.createUser()
  const lines = Array.from(
    { length: 1_203 },
    (_, i) => `2026-01-${String(1 + (i % 28)).padStart(2, '0')},Shop ${i},-${i}.50`,
  )
  const text = ['Date,Description,Amount', ...lines, 'not a day,Shop,-1.00', ''].join('\n')
  const { id } = await importText(ana, text)
  const response = await ana.get(`/api/imports/${id}/`)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const whole = getImport.response.parse(response.json())
  expect(whole).toMatchObject({ status: 'done', counts: { added: 1_203 } })
  expect(whole.rows).toHaveLength(1_204)
  const paged: unknown[] = []
  for (let from = ''; ; ) {
    const { rows } = (await ana.get(`/api/imports/${id}/?rows=500${from}`)).json()
    paged.push(...rows)
    if (rows.length < 500) break
    from = `&after=${rows.at(-1).line}&after_seq=${rows.at(-1).seq}`
  }
  expect(whole.rows).toEqual(paged)
  const unreadable = (await ana.get(`/api/imports/${id}/?verdict=unreadable`)).json()
  expect(unreadable.rows.map((row: Row) => row.line)).toEqual([1_205])
})

test('an import can be watched until it’s done', async () => {
  const ana = await server.createUser()
  const started = (await ana.post('/api/imports/', { text: STATEMENT, today: '2026-01-31' })).json()
  const watched = ana.get(`/api/imports/${started.id}/events/`)
  await server.jobs.waitUntilIdle()
  const { headers, body } = await watched
  expect(headers['content-type']).toContain('text/event-stream')
  const last = JSON.parse(body.trim().split('\n\n').at(-1)!.split('data: ')[1]!)
  expect(last).toMatchObject({ status: 'done', counts: { added: 5 } })
})

test('nobody can see or change another user’s imports', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const done = await importText(ana, STATEMENT)
  const before = await server.dumpTables()
  for (const [method, path] of [
    ['GET', ''],
    ['GET', 'events/'],
    ['POST', 'undo/'],
    ['POST', 'cancel/'],
    ['POST', 'rows/2/accept/'],
  ] as const) {
    expect((await ben.send(method, `/api/imports/${done.id}/${path}`)).statusCode).toBe(404)
  }
  expect((await ben.post(`/api/imports/${done.id}/source/`, { source: 'mine' })).statusCode).toBe(404)
  expect(await server.dumpTables()).toBe(before)
})
