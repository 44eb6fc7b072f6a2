import { constants, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getInstant } from '../../platform/clock.ts'
import { createId } from '../../platform/ids.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { postFile } from '../../testing/file-form.ts'
import { writeListPdf, writeNestedPdf, writePackedPdf, writeSharedPdf } from '../../testing/pdf-files.ts'
import { LineGuard } from './line-guard.ts'

// No file with thousands of rows is read within a millisecond.
const impatient = await createTestApp({ env: { IMPORT_READING_SECONDS: '0.001' } })

const patient = await createTestApp()

const text = 'Date,Description,Amount\n2026-01-05,BAKERY,-5.25\n'

const findUserId = async ({ username }: { username: string }) =>
  (await impatient.db.selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

test('a file that takes too long to read fails with a message, isn’t retried and leaves nothing behind', async () => {
  const ana = await impatient.createUser()
  const { id } = (await ana.post('/api/imports/', { text: text + '2026-01-06,BAKERY,-5.25\n'.repeat(5_000) })).json()
  await impatient.jobs.waitUntilIdle()
  const failed = (await ana.get(`/api/imports/${id}/`)).json()
  expect(failed).toMatchObject({ status: 'failed', detail: expect.stringContaining('too long to read'), rows: [] })
  expect(failed.counts).toMatchObject({ added: 0, duplicate: 0 })
  const userId = await findUserId(ana)
  for (const table of ['import_chunk', 'import_row', 'txn'] as const) {
    expect(await impatient.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).toEqual([])
  }
  const job = await impatient.db
    .selectFrom('job')
    .select(['status', 'attempts'])
    .where('user_id', '=', userId)
    .execute()
  expect(job).toMatchObject([{ status: 'done', attempts: 1 }])
})

async function expectRefusedForMemory(file: Buffer, name: string) {
  const ana = await patient.createUser()
  const { id } = (await postFile(ana, '/api/imports/', file, name)).json()
  await patient.jobs.waitUntilIdle()
  const failed = (await ana.get(`/api/imports/${id}/`)).json()
  expect(failed).toMatchObject({ status: 'failed', detail: expect.stringContaining('more memory'), rows: [] })
  const next = (await ana.post('/api/imports/', { text, today: '2026-01-31' })).json()
  await patient.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${next.id}/`)).json()).toMatchObject({ status: 'done', counts: { added: 1 } })
}

test('a file that needs too much memory for its size fails with a message, and the next one is read', async () => {
  const empty = Buffer.from(`Date;Text;Amount\n${';;\n'.repeat(400_000)}`)
  await expectRefusedForMemory(empty, 'empty.csv')
})

/** A PDF of a few kilobytes that unpacks to 400 MB. */
function writeUnpackingPdf(): Uint8Array {
  // This strategy only finds repeated bytes, which is all there is here, and is five times as fast.
  const packedOnce = deflateSync(Buffer.alloc(400 * 1024 ** 2, ' '), { level: 9, strategy: constants.Z_RLE })
  return writePackedPdf('/FlateDecode /FlateDecode', deflateSync(packedOnce, { level: 9 }))
}

test.each([
  ['unpacks to 400 MB', writeUnpackingPdf],
  ['draws twenty to the power of eight forms', () => writeNestedPdf(8)],
  ['claims to hold a list that would crash the whole process', () => writeListPdf(32_000_000)],
  ['has 300 pages with the same 1,000 words', () => writeSharedPdf(300, manyWords)],
  ['repeats a text of 30,000 letters', () => writeSharedPdf(100, longText)],
])('a small PDF that %s fails with a message, and the next file is read', async (_, write) => {
  const bomb = write()
  expect(bomb.length).toBeLessThan(100_000)
  const ana = await patient.createUser()
  const { id } = (await postFile(ana, '/api/imports/', Buffer.from(bomb), 'statement.pdf')).json()
  await patient.jobs.waitUntilIdle()
  const failed = (await ana.get(`/api/imports/${id}/`)).json()
  expect(failed).toMatchObject({ status: 'failed', detail: expect.stringMatching(/too long|far more work/), rows: [] })
  const next = (await ana.post('/api/imports/', { text, today: '2026-01-31' })).json()
  await patient.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${next.id}/`)).json()).toMatchObject({ status: 'done', counts: { added: 1 } })
})

const manyWords = `BT /F1 9 Tf ${Array.from({ length: 1_000 }, (_, i) => `1 0 0 1 ${(i * 37) % 500} ${i % 800} Tm (w)Tj`).join('\n')} ET`
const longText = `BT /F1 0.01 Tf 20 400 Td (${'a'.repeat(30_000)}) Tj ET`

test('the number of files a user can have in progress is limited, so others don’t wait', async () => {
  const [ana, ben] = [await impatient.createUser(), await impatient.createUser()]
  const now = getInstant(impatient.clock)
  const userId = await findUserId(ana)
  const waiting = Array.from({ length: 60 }, () => ({
    user_id: userId,
    id: createId(),
    status: 'queued' as const,
    created_at: now,
    is_text: 1,
    currency: 'USD',
    today: '2026-01-31',
    dry_run: 0,
    file_name: null,
    note: null,
    source: null,
    job_id: null,
    detail: null,
    format: null,
    shape: null,
    balance_ok: null,
    balance_line: null,
    balance_detail: null,
    history_id: null,
  }))
  await impatient.db.insertInto('import_run').values(waiting).execute()
  const refused = await ana.post('/api/imports/', { text })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'too-many', detail: expect.stringContaining('still importing') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ben.post('/api/imports/', { text })).statusCode).toBe(202)
  await impatient.db.updateTable('import_run').set({ status: 'done' }).where('id', '=', waiting[0]!.id).execute()
  expect((await ana.post('/api/imports/', { text })).statusCode).toBe(202)
  await impatient.jobs.waitUntilIdle()
})

test('pasted text that is longer than a form field allows is refused, not cut off', async () => {
  const ana = await impatient.createUser()
  const text = 'ä'.repeat(6_100_000) // Fewer than 10 million characters, but more than 12 MB.
  const boundary = 'edge-of-a-form'
  await ana.fetchToken()
  const response = await ana.sendRaw({
    method: 'POST',
    url: '/api/imports/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-csrftoken': ana.csrfToken ?? '' },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="text"\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  })
  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({ code: 'too-large', detail: expect.stringContaining('attach') })
  expect((await ana.get('/api/imports/')).json().total).toBe(0)
})

test('a small compressed file of millions of lines is refused and leaves no import behind', async () => {
  const ana = await patient.createUser()
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 'a,b\n'))
  expect(bomb.length).toBeLessThan(60_000)
  const response = await postFile(ana, '/api/imports/', bomb, 'bomb.csv.gz')
  expect(response.statusCode).toBe(413)
  expect(response.json().detail).toContain('500,000')
  expect((await ana.get('/api/imports/')).json().total).toBe(0)
})

test('a single 40 MB field is refused, quoted or not; line breaks inside quotes don’t count as rows', async () => {
  const ana = await patient.createUser()
  for (const quote of ['', '"']) {
    const file = Buffer.concat([
      Buffer.from(`Date,Description,Amount\n2026-01-05,${quote}`),
      Buffer.alloc(40_000_000, 'ab '),
      Buffer.from(`${quote},-5.25\n`),
    ])
    const response = await postFile(ana, '/api/imports/', file, 'field.csv')
    expect(response.statusCode).toBe(413)
    expect(response.json().detail).toContain('longer than 1 MB')
  }
  const cell = 'two\nlines\nmore\n'.repeat(4)
  const rows = Array.from({ length: 50_000 }, () => `2026-01-05,"${cell}",-5.25\n`).join('')
  const guard = new LineGuard()
  expect(() => guard.check(Buffer.from(`Date,Description,Amount\n${rows}`))).not.toThrow()
})

test('files in formats that may be one long line aren’t refused for a line over 1 MB', () => {
  const row = { date: '2026-01-05', description: 'BAKERY', amount: -5.25 }
  const files = [
    JSON.stringify(Array(30_000).fill(row)),
    JSON.stringify({ transactions: Array(30_000).fill(row) }),
    `<OFX><BANKTRANLIST>${'<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-5.25<NAME>B</STMTTRN>'.repeat(30_000)}`,
    `<html><body><table>${'<tr><td>2026-01-05</td><td>BAKERY</td><td>-5.25</td></tr>'.repeat(30_000)}`,
  ]
  for (const file of files) expect(() => new LineGuard().check(Buffer.from(file))).not.toThrow()
})
