import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function send(user: TestClient, text: string, more: object = {}) {
  const response = await user.post('/api/imports/', { text, today: '2026-03-31', ...more })
  expect(response.statusCode, response.body).toBe(202)
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${response.json().id}/`)).json()
}

type Row = { line: number; seq: number; verdict: string; reason: string; transaction_name: string }
const listNames = async (user: TestClient): Promise<string[]> =>
  (await user.get('/api/transactions/?limit=100&sort=transaction_name'))
    .json()
    .results.map((row: { transaction_name: string }) => row.transaction_name)
const HEADINGS = 'Date,Description,Amount\n'

test('if a line has several rows, the selected one is added, and pages continue within the line', async () => {
  const ana = await server.createUser()
  const rows = Array.from(
    { length: 30 },
    (_, i) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202603${10 + (i % 20)}<TRNAMT>-${i + 1}.00<FITID>f${i}<NAME>Shop ${100 + i}`,
  )
  const ofx = `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>${rows.join('</STMTTRN>')}</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  await send(ana, ofx)
  const again = await send(ana, ofx)
  expect(again.counts).toMatchObject({ added: 0, duplicate: 30 })
  expect(new Set(again.rows.map((row: Row) => row.seq)).size).toBe(30)
  const seen: string[] = []
  for (let last: Row | undefined; ; ) {
    const from: string = last ? `&after=${last.line}&after_seq=${last.seq}` : ''
    const page: Row[] = (await ana.get(`/api/imports/${again.id}/?rows=8${from}`)).json().rows
    if (page.length === 0) break
    seen.push(...page.map((row) => row.transaction_name))
    last = page.at(-1)
  }
  expect(seen).toEqual(again.rows.map((row: Row) => row.transaction_name))

  const target: Row = again.rows.find((row: Row) => row.transaction_name === 'Shop 129')
  const accepted = await ana.post(`/api/imports/${again.id}/rows/${target.line}/accept/?seq=${target.seq}`)
  expect(accepted.json()).toMatchObject({ transaction_name: 'Shop 129', verdict: 'added', seq: target.seq })
  expect((await listNames(ana)).filter((name) => name === 'Shop 129')).toHaveLength(2)
  const done = (await ana.get(`/api/imports/${again.id}/?rows=0`)).json()
  expect(done).toMatchObject({ counts: { added: 1, duplicate: 29 }, detail: expect.stringContaining('1 added') })
  expect((await ana.post(`/api/imports/${again.id}/rows/${target.line}/accept/?seq=999`)).statusCode).toBe(404)
})

test('a deleted transaction that is added again from a later file keeps its id, so undoing the deletion can’t add a second one', async () => {
  const ana = await server.createUser()
  const file = `${HEADINGS}2026-03-01,Coffee,-4.50\n`
  const { rows } = await send(ana, file)
  const { history_id: deletion } = (await ana.delete(`/api/transactions/${rows[0].transaction_id}/`)).json()
  const again = await send(ana, file)
  const accepted = (await ana.post(`/api/imports/${again.id}/rows/2/accept/`)).json()
  expect((await ana.post(`/api/history/${deletion}/undo/`)).statusCode).toBe(409)
  expect(await listNames(ana)).toEqual(['Coffee'])
  expect((await ana.post(`/api/history/${accepted.history_id}/undo/`)).statusCode).toBe(200)
  expect((await ana.post(`/api/history/${deletion}/undo/`)).statusCode).toBe(200)
  expect(await listNames(ana)).toEqual(['Coffee'])
  expect((await send(ana, file)).counts).toMatchObject({ added: 0, duplicate: 1 })
})

test('a row is added once, however often and quickly it’s requested; if its transaction is deleted, it can be added again', async () => {
  const ana = await server.createUser()
  await send(ana, `${HEADINGS}2026-03-01,Coffee,-4.50\n`)
  const again = await send(ana, `${HEADINGS}2026-03-01,Coffee,-4.50\n`)
  const accept = () => ana.post(`/api/imports/${again.id}/rows/2/accept/`)
  const responses = await Promise.all([accept(), accept(), accept(), accept(), accept(), accept()])
  expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await listNames(ana)).toEqual(['Coffee', 'Coffee'])
  expect((await ana.get(`/api/imports/${again.id}/?rows=0`)).json().counts).toMatchObject({ added: 1, duplicate: 0 })

  const historyId = responses.find((response) => response.statusCode === 200)!.json().history_id
  const getImport = async () => (await ana.get(`/api/imports/${again.id}/`)).json()
  const undone = await ana.post(`/api/history/${historyId}/undo/`)
  expect(undone.statusCode).toBe(200)
  expect(await listNames(ana)).toEqual(['Coffee'])
  // The import's row and counts are correct again too, and the row doesn't count as deleted.
  expect(await getImport()).toMatchObject({
    counts: { added: 0, duplicate: 1 },
    detail: expect.stringContaining('0 added, 1 duplicate'),
    rows: [{ verdict: 'duplicate', reason: again.rows[0].reason, transaction_id: again.rows[0].transaction_id }],
  })
  const two = await send(ana, `${HEADINGS}2026-03-01,Coffee,-4.50\n2026-03-01,Coffee,-4.50\n`, { dry_run: true })
  expect(two.counts).toMatchObject({ added: 1, duplicate: 1 })
  expect((await ana.post(`/api/history/${undone.json().id}/undo/`)).statusCode).toBe(200)
  expect(await getImport()).toMatchObject({ counts: { added: 1, duplicate: 0 }, rows: [{ verdict: 'added' }] })
  expect(await listNames(ana)).toEqual(['Coffee', 'Coffee'])

  // A transaction deleted by hand can be added again. Undoing its import then removes it, and redo restores it.
  const { rows } = await getImport()
  await ana.delete(`/api/transactions/${rows[0].transaction_id}/`)
  expect((await accept()).statusCode).toBe(200)
  expect(await listNames(ana)).toEqual(['Coffee', 'Coffee'])
  const undoneImport = (await ana.post(`/api/imports/${again.id}/undo/`)).json()
  expect(undoneImport).toMatchObject({ removed: 1, import: { status: 'undone', counts: { added: 0, duplicate: 1 } } })
  expect((await ana.post(`/api/history/${undoneImport.history_id}/undo/`)).statusCode).toBe(200)
  const { counts, rows: after } = await getImport()
  expect(counts).toMatchObject({ added: 1, duplicate: 0 })
  // A transaction that was deleted and not added again doesn't keep the import from being undone.
  await ana.delete(`/api/transactions/${after[0].transaction_id}/`)
  const empty = await ana.post(`/api/imports/${again.id}/undo/`)
  expect(empty.json()).toMatchObject({ removed: 0, import: { status: 'undone', counts: { added: 0, duplicate: 1 } } })
  expect(await listNames(ana)).toEqual(['Coffee'])
})

test('a row whose transaction was split after it was added isn’t added again', async () => {
  const ana = await server.createUser()
  const file = `${HEADINGS}2026-03-01,Coffee,-4.50\n`
  await send(ana, file)
  const again = await send(ana, file)
  const accept = () => ana.post(`/api/imports/${again.id}/rows/2/accept/`)
  const { transaction_id: id } = (await accept()).json()
  const { version } = (await ana.get(`/api/transactions/${id}/`)).json()
  const parts = ['-4.00', '-0.50'].map((amount) => ({ amount, category: null }))
  expect((await ana.post(`/api/transactions/${id}/split/`, { version, parts })).statusCode).toBe(200)
  expect((await accept()).statusCode).toBe(409)
  expect(await listNames(ana)).toEqual(['Coffee', 'Coffee', 'Coffee'])
})

test('undoing an import says which other imports also had its rows; undoing a dry run says why it can’t be undone', async () => {
  const ana = await server.createUser()
  const march = `${HEADINGS}2026-03-01,Rent,-900.00\n2026-03-15,Coffee,-4.50\n2026-03-20,Books,-30.00\n`
  const first = await send(ana, march)
  const second = await send(ana, `${HEADINGS}2026-03-15,Coffee,-4.50\n2026-03-20,Books,-30.00\n2026-03-28,Tea,-3.00\n`)
  const undone = (await ana.post(`/api/imports/${first.id}/undo/`)).json()
  expect(undone).toMatchObject({ removed: 3, also_in: [{ id: second.id, file_name: null, rows: 2 }] })
  const dryRun = await send(ana, march, { dry_run: true })
  expect((await ana.post(`/api/imports/${dryRun.id}/undo/`)).json().detail).toContain('a dry run')
})

test('after the user renames an account, its transactions are still recognized, and its next files get the new name', async () => {
  const ana = await server.createUser()
  const march = `${HEADINGS}2026-03-01,Coffee,-4.50\n`
  await send(ana, march, { source: 'CHK-9988' })
  const { results } = (await ana.get('/api/transactions/')).json()
  await ana.post('/api/transactions/bulk-edit/', { ids: [results[0].id], source: 'Main' })
  expect((await send(ana, march, { source: 'Main' })).counts).toMatchObject({ added: 0, duplicate: 1 })

  const ben = await server.createUser()
  const makeOfx = (name: string, id: string) =>
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>4711</BANKACCTFROM><BANKTRANLIST>\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260310<TRNAMT>-7.00<FITID>${id}<NAME>${name}</STMTTRN>\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`
  const first = await send(ben, makeOfx('Bakery', 'x1'))
  expect(first.source).toContain('4711')
  await ben.post(`/api/imports/${first.id}/source/`, { source: 'Household' })
  const later = await send(
    ben,
    makeOfx('Bakery', 'x1').replace(
      '<STMTTRN>',
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260311<TRNAMT>-2.00<FITID>x2<NAME>Kiosk</STMTTRN>\n<STMTTRN>`,
    ),
  )
  expect(later).toMatchObject({ source: 'Household', counts: { added: 1, duplicate: 1 } })
  await ben.post(`/api/imports/${later.id}/source/`, { source: 'Shared' })
  expect((await send(ben, makeOfx('Cinema', 'x3'))).source).toBe('Shared')
})

test('pending rows and rows that moved no money are skipped, not reported as unreadable', async () => {
  const ana = await server.createUser()
  const done = await send(
    ana,
    'Date,Description,Status,Amount\n2026-03-01,Coffee,Completed,-4.50\n2026-03-02,Hotel,Pending,-90.00\n2026-03-03,Notice,Completed,0.00\n2026-03-04,Tea,Completed,-2.00\n',
  )
  expect(done.counts).toMatchObject({ added: 2, unreadable: 0, skipped: 2 })
  expect(done.rows.filter((row: Row) => row.verdict === 'skipped')).toMatchObject([{ line: 3 }, { line: 4 }])
})

test('undoing the undo of an import doesn’t bring it back if its file was imported again', async () => {
  const ana = await server.createUser()
  const text = `${HEADINGS}2026-03-01,Coffee,-4.50\n2026-03-02,Tea,-3.00\n`
  const first = await send(ana, text)
  const undone = (await ana.post(`/api/imports/${first.id}/undo/`)).json()
  const second = await send(ana, text)
  expect(second.counts).toMatchObject({ added: 2 })
  const redo = await ana.post(`/api/history/${undone.history_id}/undo/`)
  expect(redo.statusCode).toBe(409)
  expect(redo.json().detail).toContain('imported again')
  expect(await listNames(ana)).toEqual(['Coffee', 'Tea'])
  const later = (await ana.post(`/api/imports/${second.id}/undo/`)).json()
  expect((await ana.post(`/api/history/${undone.history_id}/undo/`)).statusCode).toBe(200)
  expect(await listNames(ana)).toEqual(['Coffee', 'Tea'])
  // The other import can't come back either, now that the first one is back.
  expect((await ana.post(`/api/history/${later.history_id}/undo/`)).statusCode).toBe(409)
  expect(await listNames(ana)).toEqual(['Coffee', 'Tea'])
})

test('an undone import can come back even if the account of another file with identical rows was changed', async () => {
  const ana = await server.createUser()
  const coffee = '2026-03-01,Coffee,-4.50\n'
  const first = await send(ana, `${HEADINGS}${coffee}`)
  const second = await send(ana, `${HEADINGS}${coffee}${coffee}`)
  expect(second.counts).toMatchObject({ added: 1, duplicate: 1 })
  const undone = (await ana.post(`/api/imports/${first.id}/undo/`)).json()
  await ana.post(`/api/imports/${second.id}/source/`, { source: 'Card' })
  // It can't come back while a row of the other file is in its place.
  const accepted = (await ana.post(`/api/imports/${second.id}/rows/2/accept/`)).json()
  expect((await ana.post(`/api/history/${undone.history_id}/undo/`)).statusCode).toBe(409)
  await ana.post(`/api/history/${accepted.history_id}/undo/`)
  expect((await ana.post(`/api/history/${undone.history_id}/undo/`)).statusCode).toBe(200)
  expect(await listNames(ana)).toEqual(['Coffee', 'Coffee'])
})

test('a row similar to an existing transaction is added for review, with the reason', async () => {
  const ana = await server.createUser()
  await send(ana, `${HEADINGS}2026-03-01,AMZN PENDING,-64.80\n`)
  const booked = await send(ana, `${HEADINGS}2026-03-01,Amazon Marketplace US*2K4 Seattle,-64.80\n`)
  expect(booked.counts).toMatchObject({ added: 1, needs_review: 1 })
  const { results } = (await ana.get('/api/transactions/?needs_review=true&search=marketplace')).json()
  expect(results[0].reason.reasons).toContainEqual({ code: 'row.like-known', args: { name: expect.any(String) } })
})

test('the currency of files that name none is remembered by layout and account, and follows the user’s notes and edits', async () => {
  const ana = await server.createUser()
  const march = `${HEADINGS}2026-03-01,Coffee,-4.50\n2026-03-02,Tea,-3.00\n`
  const april = `${HEADINGS}2026-03-20,Books,-30.00\n`
  const listCurrencies = async () => {
    const { results } = (await ana.get('/api/transactions/?limit=100&sort=transaction_date')).json()
    return results.map((row: { currency: string }) => row.currency)
  }
  await send(ana, march, { note: 'this is my joint account, in CAD' })
  const again = await send(ana, march)
  expect(again.counts).toMatchObject({ added: 0, duplicate: 2 })
  expect(again.detail).toContain('CAD')
  await send(ana, april)
  expect(await listCurrencies()).toEqual(['CAD', 'CAD', 'CAD'])
  // A different account uses the user's own currency; a text without columns has no layout.
  await send(ana, `${HEADINGS}2026-03-21,Lamp,-40.00\n`, { source: 'Travel' })
  await send(ana, 'pen 2.50 on 22 March 2026')
  expect((await listCurrencies()).slice(3)).toEqual(['USD', 'USD'])

  // The next file follows the latest note, or edited transactions; an undone import doesn't count.
  await send(ana, `${HEADINGS}2026-03-23,Soap,-5.00\n`, { note: 'this is my joint account, in EUR' })
  await send(ana, `${HEADINGS}2026-03-24,Rice,-6.00\n`)
  const { results } = (await ana.get('/api/transactions/?search=rice')).json()
  expect(results[0].currency).toBe('EUR')
  await ana.patch(`/api/transactions/${results[0].id}/`, { currency: 'CHF', version: results[0].version })
  const salt = await send(ana, `${HEADINGS}2026-03-24,Rice,-6.00\n2026-03-25,Salt,-7.00\n`)
  expect(salt.counts).toMatchObject({ added: 1, duplicate: 1 })
  expect((await listCurrencies()).slice(5)).toEqual(['EUR', 'CHF', 'CHF'])
  const withCurrency = await send(ana, `${HEADINGS}2026-03-26,Oil,-8.00\n`, { currency: 'GBP' })
  await ana.post(`/api/imports/${withCurrency.id}/undo/`)
  await send(ana, `${HEADINGS}2026-03-27,Flour,-9.00\n`)
  expect((await listCurrencies()).slice(8)).toEqual(['CHF'])

  // The remembered currency also decides the order of day and month, as it did for the earlier file.
  const ben = await server.createUser()
  await ben.post('/accounts/update-preferred-currency/', { preferred_currency: 'EUR' })
  const unclear = `${HEADINGS}03/04/2026,Coffee,-4.50\n03/05/2026,Tea,-3.00\n`
  await send(ben, unclear, { note: 'in CAD' })
  expect((await send(ben, unclear)).counts).toMatchObject({ added: 0, duplicate: 2 })
})

test('a file imported again with a note about its currency corrects the earlier import and adds nothing twice', async () => {
  const ana = await server.createUser()
  const listAmounts = async () => {
    const { results } = (await ana.get('/api/transactions/?limit=100&sort=transaction_date')).json()
    return results.map((row: { amount: string; currency: string }) => `${row.amount} ${row.currency}`)
  }
  const march = `${HEADINGS}2026-03-01,Coffee,-4.50\n2026-03-02,Tea,-3.00\n2026-03-03,Rice,-6.00\n`
  await send(ana, march)
  const { results } = (await ana.get('/api/transactions/?search=rice')).json()
  await ana.delete(`/api/transactions/${results[0].id}/`)
  const withCurrency = await send(ana, `${march}2026-03-20,Books,-30.00\n`, { note: 'in CAD' })
  expect(withCurrency.counts).toMatchObject({ added: 1, duplicate: 3 })
  expect(withCurrency.rows[0].reasons).toContainEqual({ code: 'row.was-other-currency' })
  expect(withCurrency.detail).toContain('CAD')
  expect(await listAmounts()).toEqual(['-4.50 CAD', '-3.00 CAD', '-30.00 CAD'])
  for (const note of ['in CAD', '']) expect((await send(ana, march, { note })).counts.added).toBe(0)
  // The correction belongs to the import that revealed it and is undone with it.
  await ana.post(`/api/imports/${withCurrency.id}/undo/`)
  expect(await listAmounts()).toEqual(['-4.50 USD', '-3.00 USD'])

  // A file whose rows name their currency, or of which few rows are already here, corrects nothing.
  const ben = await server.createUser()
  const makeFileIn = (code: string) => `Date,Description,Amount,Currency\n2026-03-01,Fee,-5.00,${code}\n`
  await send(ben, makeFileIn('USD'))
  expect((await send(ben, makeFileIn('CAD'), { note: 'in CAD' })).counts).toMatchObject({ added: 1 })
  await send(ben, march)
  const other = `${HEADINGS}2026-03-01,Coffee,-4.50\n2026-03-02,Lamp,-40.00\n2026-03-03,Sofa,-99.00\n`
  expect((await send(ben, other, { note: 'in CAD' })).counts).toMatchObject({ added: 3 })
})

test('one click restores rows that were removed with one file but are also in another, and nothing else', async () => {
  const ana = await server.createUser()
  const waitForImport = async (id: string) => {
    await server.jobs.waitUntilIdle()
    return (await ana.get(`/api/imports/${id}/`)).json()
  }
  const importAgain = async (id: string) => {
    const response = await ana.post(`/api/imports/${id}/again/`)
    expect(response.statusCode, response.body).toBe(202)
    return waitForImport(response.json().id)
  }
  const march = `${HEADINGS}2026-03-01,Rent,-900.00\n2026-03-15,Coffee,-4.50\n2026-03-15,Coffee,-4.50\n2026-03-20,Books,-30.00\n`
  const late = `${HEADINGS}2026-03-15,Coffee,-4.50\n2026-03-15,Coffee,-4.50\n2026-03-20,Books,-30.00\n2026-03-28,Tea,-3.00\n`
  const first = await send(ana, march, { source: 'Joint' })
  const same = await send(ana, late, { source: 'Joint' })
  expect(same.counts).toMatchObject({ added: 1, duplicate: 3 })
  await ana.post(`/api/imports/${same.id}/source/`, { source: 'Ours' })
  const undone = (await ana.post(`/api/imports/${first.id}/undo/`)).json()
  expect(undone.also_in).toMatchObject([{ id: same.id, rows: 3 }])
  expect(await listNames(ana)).toEqual(['Tea'])

  const back = await importAgain(same.id)
  expect(back).toMatchObject({ status: 'done', source: 'Ours', counts: { added: 3, duplicate: 1, unreadable: 0 } })
  expect(back.rows.map((row: Row) => row.line)).toEqual([2, 3, 4, 5])
  expect(await listNames(ana)).toEqual(['Books', 'Coffee', 'Coffee', 'Tea'])
  // After that, neither another click nor the file itself adds anything, and the undo can't be undone.
  expect((await importAgain(same.id)).counts).toMatchObject({ added: 0, duplicate: 4 })
  expect((await send(ana, late)).counts).toMatchObject({ added: 0, duplicate: 4 })
  expect((await ana.post(`/api/history/${undone.history_id}/undo/`)).statusCode).toBe(409)
  // It's an import like any other: listed, and undone as a whole.
  expect((await ana.post(`/api/imports/${back.id}/undo/`)).json()).toMatchObject({ removed: 3 })
  expect(await listNames(ana)).toEqual(['Tea'])
  // An undone import still has its rows, but a dry run can't be repeated.
  expect((await importAgain(first.id)).counts).toMatchObject({ added: 4, duplicate: 0 })
  const dryRun = await send(ana, march, { dry_run: true })
  expect((await ana.post(`/api/imports/${dryRun.id}/again/`)).statusCode).toBe(409)
  expect((await (await server.createUser()).post(`/api/imports/${first.id}/again/`)).statusCode).toBe(404)

  // The decisions in our own export are kept too.
  const ben = await server.createUser()
  const own = (await ana.get('/api/transactions/export/')).body.replace('Books,Books', 'Books,Novels')
  const kept = await send(ben, own)
  await ben.post(`/api/imports/${kept.id}/undo/`)
  await ben.post(`/api/imports/${kept.id}/again/`)
  await server.jobs.waitUntilIdle()
  const { results } = (await ben.get('/api/transactions/?search=novels')).json()
  expect(results).toMatchObject([{ simple_name: 'Novels', needs_review: false }])
})
