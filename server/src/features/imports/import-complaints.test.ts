import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

// Complaints that people have about other programs, with the behavior they wanted.
const server = await createTestApp()

type Row = {
  line: number
  verdict: string
  reason: string
  reasons: { code: string; args?: object }[]
  amount: string
  transaction_name: string
  needs_review: boolean
}

async function importText(user: TestClient, text: string, more: object = {}) {
  const response = await user.post('/api/imports/', { text, today: '2026-03-31', ...more })
  expect(response.statusCode, response.body).toBe(202)
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${response.json().id}/`)).json() as {
    id: string
    status: string
    counts: Record<string, number>
    rows: Row[]
    balance_check: { ok: boolean; line: number | null; detail: string } | null
  }
}

const listLedger = async (user: TestClient): Promise<string[]> =>
  (await user.get('/api/transactions/?limit=500&sort=transaction_date'))
    .json()
    .results.map(
      (row: { transaction_date: string; amount: string; transaction_name: string }) =>
        `${row.transaction_date} ${row.amount} ${row.transaction_name}`,
    )

const makeCsv = (...lines: string[]) => `${['Date,Description,Amount', ...lines].join('\n')}\n`

test('daily interest of the same amount is never dropped, within a file or across files', async () => {
  const ana = await server.createUser()
  const days = ['2026-03-01', '2026-03-02', '2026-03-03']
  await importText(ana, makeCsv(...days.slice(0, 2).map((day) => `${day},INTEREST,0.01`)))
  const done = await importText(ana, makeCsv(...days.map((day) => `${day},INTEREST,0.01`), '2026-03-03,INTEREST,0.01'))
  expect(done.counts).toMatchObject({ added: 2, duplicate: 2 })
  expect(await listLedger(ana)).toHaveLength(4)
})

test('two plane tickets with the same day and price stay two rows, however often the file is imported', async () => {
  const ana = await server.createUser()
  const tickets = makeCsv('2026-03-01,BLUE SKY AIR TICKET,-250.00', '2026-03-01,BLUE SKY AIR TICKET,-250.00')
  for (let i = 0; i < 3; i += 1) await importText(ana, tickets)
  expect(await listLedger(ana)).toHaveLength(2)
})

const makeOfx = (...rows: [id: string, day: string, amount: string, name: string][]) =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>5550001</BANKACCTFROM><BANKTRANLIST>${rows
    .map(
      ([id, day, amount, name]) =>
        `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`,
    )
    .join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

test('nothing is added twice if the bank’s references change from download to download', async () => {
  const ana = await server.createUser()
  await importText(ana, makeOfx(['a1', '20260301', '-5.00', 'BAKERY'], ['a2', '20260302', '-7.00', 'KIOSK']))
  const again = await importText(
    ana,
    makeOfx(['b9', '20260301', '-5.00', 'BAKERY'], ['b8', '20260302', '-7.00', 'KIOSK']),
  )
  expect(again.counts).toMatchObject({ added: 0, duplicate: 2 })
  expect(again.rows[0]?.reasons[0]?.code).toBe('row.other-number')
})

test('a second identical payment with its own reference is added if the bank keeps its references; new references for old rows add nothing', async () => {
  const ana = await server.createUser()
  const rent = ['r1', '20260301', '-900.00', 'RENT'] as [string, string, string, string]
  const makeCoffee = (id: string) => [id, '20260303', '-4.50', 'COFFEE'] as [string, string, string, string]
  await importText(ana, makeOfx(rent, makeCoffee('c1')))
  const second = await importText(ana, makeOfx(rent, makeCoffee('c2')))
  expect(second.counts).toMatchObject({ added: 1, duplicate: 1, needs_review: 1 })
  expect(second.rows.find((row) => row.verdict === 'added')?.reasons[0]?.code).toBe('row.second-payment')
  for (const id of ['c1', 'c2']) expect((await importText(ana, makeOfx(rent, makeCoffee(id)))).counts.added).toBe(0)
  expect((await importText(ana, makeOfx(rent, makeCoffee('c1'), makeCoffee('c2')))).counts.added).toBe(0)

  // A file with a single row proves nothing by itself, so the evidence of earlier files counts.
  expect((await importText(ana, makeOfx(makeCoffee('c3')))).counts).toMatchObject({ added: 1, needs_review: 1 })

  // One old row with a new reference, next to three new rows: importing that file again recognizes all four by their
  // references.
  const ben = await server.createUser()
  await importText(ben, makeOfx(makeCoffee('c1')))
  const fresh = ['a1', 'b1', 'd1'].map((id, i) => [id, '20260304', `-${i + 1}.00`, `SHOP ${id}`] as typeof rent)
  const later = makeOfx(makeCoffee('x9'), ...fresh)
  expect((await importText(ben, later)).counts).toMatchObject({ added: 3, duplicate: 1 })
  expect((await importText(ben, later)).counts).toMatchObject({ added: 0, duplicate: 4 })
})

test('a row with the amount of a split part is a separate payment; the whole is recognized, even if it was entered by hand', async () => {
  const ana = await server.createUser()
  const split = async (id: string, version: number) => {
    const parts = ['-10.00', '-20.00'].map((amount) => ({ amount, category: 'Groceries' }))
    expect((await ana.post(`/api/transactions/${id}/split/`, { version, parts })).statusCode).toBe(200)
  }
  await importText(ana, makeCsv('2026-03-04,MARKET,-30.00'))
  const [market] = (await ana.get('/api/transactions/')).json().results
  await split(market.id, market.version)
  const done = await importText(ana, makeCsv('2026-03-04,MARKET,-30.00', '2026-03-04,MARKET,-10.00'))
  expect(done.rows.map((row) => row.verdict)).toEqual(['duplicate', 'added'])

  const byHand = { transaction_date: '2026-03-06', transaction_name: 'FLEA MARKET', amount: '-30.00' }
  const created = (await ana.post('/api/transactions/', byHand)).json()
  await split(created.id, created.version)
  expect((await importText(ana, makeCsv('2026-03-06,FLEA MARKET,-30.00'))).counts).toMatchObject({
    added: 0,
    duplicate: 1,
  })
})

test('a pending payment posted later is added once if the file marks it as pending, and otherwise flagged, even if the account was set in between', async () => {
  const ana = await server.createUser()
  const makeCardFile = (...lines: string[]) => `${['Date,Status,Description,Amount', ...lines].join('\n')}\n`
  const marked = await importText(
    ana,
    makeCardFile('2026-03-01,Booked,KIOSK,-7.00', '2026-03-03,Pending,BISTRO,-50.00'),
  )
  expect(marked.counts).toMatchObject({ added: 1, skipped: 1 })
  await ana.post(`/api/imports/${marked.id}/source/`, { source: 'Card' })
  const booked = makeCardFile('2026-03-01,Booked,KIOSK,-7.00', '2026-03-05,Booked,BISTRO 0412,-57.50')
  expect((await importText(ana, booked)).counts).toMatchObject({ added: 1, duplicate: 1 })
  expect(await listLedger(ana)).toEqual(['2026-03-01 -7.00 KIOSK', '2026-03-05 -57.50 BISTRO 0412'])

  const ben = await server.createUser()
  const first = await importText(ben, makeCsv('2026-03-01,KIOSK,-7.00', '2026-03-03,BISTRO AUTH,-50.00'))
  await ben.post(`/api/imports/${first.id}/source/`, { source: 'Card' })
  const second = await importText(ben, makeCsv('2026-03-01,KIOSK,-7.00', '2026-03-05,BISTRO 0412,-57.50'))
  expect(second.counts).toMatchObject({ added: 1, duplicate: 1, needs_review: 1 })
  expect(second.rows[1]).toMatchObject({
    verdict: 'added',
    reasons: [{ code: 'row.like-pending', args: { name: 'BISTRO AUTH', day: '2026-03-03' } }],
  })
  // In another account, it's another payment.
  const third = await importText(ben, makeCsv('2026-03-01,KIOSK,-7.00', '2026-03-05,BISTRO 0412,-57.50'), {
    source: 'Joint',
  })
  expect(third.counts).toMatchObject({ added: 2, duplicate: 0 })
  expect(third.rows.map((row) => row.reason)).toEqual(['New.', 'New.'])
})

test('two payments with the same reference are both added', async () => {
  const ana = await server.createUser()
  const done = await importText(
    ana,
    makeOfx(['x', '20260301', '-5.00', 'BAKERY'], ['x', '20260302', '-9.00', 'CINEMA']),
  )
  expect(done.counts.added).toBe(2)
})

test('the running balance corrects a card file with reversed signs', async () => {
  const ana = await server.createUser()
  const text =
    'Date,Description,Amount,Balance\n2026-03-01,OPENING PURCHASE,20.00,-20.00\n2026-03-02,BAKERY,5.00,-25.00\n2026-03-03,PAYMENT THANK YOU,-25.00,0.00\n'
  await importText(ana, text)
  expect(await listLedger(ana)).toEqual([
    '2026-03-01 -20.00 OPENING PURCHASE',
    '2026-03-02 -5.00 BAKERY',
    '2026-03-03 25.00 PAYMENT THANK YOU',
  ])
})

test('the balance points out a row that the bank left out', async () => {
  const ana = await server.createUser()
  const done = await importText(
    ana,
    'Date,Description,Amount,Balance\n2026-03-01,BAKERY,-5.00,95.00\n2026-03-02,KIOSK,-10.00,85.00\n2026-03-04,CINEMA,-9.00,56.00\n2026-03-05,KIOSK,-6.00,50.00\n',
  )
  expect(done.balance_check).toMatchObject({ ok: false, line: 4 })
  expect(done.counts.added).toBe(4)
})

test('a duplicate says why it is one, and the user has the last word', async () => {
  const ana = await server.createUser()
  await importText(ana, makeCsv('2026-03-01,BAKERY,-5.00'))
  const again = await importText(ana, makeCsv('2026-03-01,BAKERY,-5.00'))
  expect(again.rows[0]).toMatchObject({ verdict: 'duplicate', reason: expect.stringContaining('same date') })
  expect((await ana.post(`/api/imports/${again.id}/rows/2/accept/`)).statusCode).toBe(200)
  expect(await listLedger(ana)).toHaveLength(2)
  // That decision also counts when both files are imported again.
  const third = await importText(ana, makeCsv('2026-03-01,BAKERY,-5.00', '2026-03-01,BAKERY,-5.00'))
  expect(third.counts).toMatchObject({ added: 0, duplicate: 2 })
})

test('an import can be undone weeks later, after other imports, with the duplicates the user added from it', async () => {
  const ana = await server.createUser()
  await importText(ana, makeCsv('2026-03-01,BAKERY,-5.00'))
  const second = await importText(ana, makeCsv('2026-03-01,BAKERY,-5.00', '2026-03-02,KIOSK,-7.00'))
  await ana.post(`/api/imports/${second.id}/rows/2/accept/`)
  await importText(ana, makeCsv('2026-03-03,CINEMA,-9.00'))
  server.clock.advance(40 * 24 * 60 * 60 * 1000)
  const later = server.createVisitor()
  await later.post('/accounts/login/', { username: ana.username, password: 'a boat with an even keel' })
  const undone = await later.post(`/api/imports/${second.id}/undo/`)
  expect(undone.json()).toMatchObject({ removed: 2, import: { status: 'undone' } })
  expect(await listLedger(later)).toEqual(['2026-03-01 -5.00 BAKERY', '2026-03-03 -9.00 CINEMA'])
  const again = await importText(later, makeCsv('2026-03-01,BAKERY,-5.00', '2026-03-02,KIOSK,-7.00'))
  expect(again.counts).toMatchObject({ added: 1, duplicate: 1 })
})

test('a file that names an account in each row is recognized the second time', async () => {
  const ana = await server.createUser()
  const text =
    'Account,Date,Description,Amount\nChecking,2026-03-01,BAKERY,-5.00\nSavings,2026-03-01,BAKERY,-5.00\nSavings,2026-03-31,INTEREST,1.00\n'
  expect((await importText(ana, text)).counts.added).toBe(3)
  expect((await importText(ana, text)).counts).toMatchObject({ added: 0, duplicate: 3 })
})

test('rows from a file without an account match files that name one in each row, in any order', async () => {
  const plain = makeCsv('2026-03-01,BAKERY,-5.00', '2026-03-02,KIOSK,-7.00')
  const makeFileOf = (account: string) =>
    `Account,Date,Description,Amount\n${account},2026-03-01,BAKERY,-5.00\n${account},2026-03-02,KIOSK,-7.00\nOther,2026-03-03,CINEMA,-9.00\n`
  const orders = [
    [plain, makeFileOf('Checking'), makeFileOf('Savings')],
    [makeFileOf('Savings'), plain, makeFileOf('Checking')],
    [makeFileOf('Checking'), makeFileOf('Savings'), plain],
  ]
  for (const files of orders) {
    const ana = await server.createUser()
    for (const file of files) await importText(ana, file)
    // Both accounts have a bakery and a kiosk payment, whichever of them the plain file came from.
    expect(await listLedger(ana)).toHaveLength(5)
    for (const file of files) expect((await importText(ana, file)).counts.added).toBe(0)
  }
})

test('an import’s account can be set and undone, and its rows are compared in the account it has at the time', async () => {
  const ana = await server.createUser()
  const text = makeCsv('2026-03-01,BAKERY,-5.00')
  const first = await importText(ana, text)
  const renamed = (await ana.post(`/api/imports/${first.id}/source/`, { source: 'Checking' })).json()
  expect((await importText(ana, text, { source: 'Joint', dry_run: true })).counts.added).toBe(1)
  expect((await ana.post(`/api/history/${renamed.source_history_id}/undo/`)).statusCode).toBe(200)
  expect((await importText(ana, text, { source: 'Joint' })).counts).toMatchObject({ added: 0, duplicate: 1 })
})

test('a card’s whole file and one with only its refunds, in either order, add nothing twice and get the right signs', async () => {
  const makeCardFile = (...lines: string[]) => `${['Date,Card no,Description,Amount', ...lines].join('\n')}\n`
  const refunds = ['2026-03-03,1111,SHOE HOUSE,-60.00', '2026-03-05,1111,BOOK HOUSE,-12.00']
  const whole = makeCardFile(
    '2026-03-01,1111,SHOE HOUSE,60.00',
    '2026-03-02,1111,BOOK HOUSE,12.00',
    '2026-03-02,1111,CORNER BAKERY,4.50',
    refunds[0]!,
    '2026-03-04,1111,GARDEN CENTRE,31.00',
    refunds[1]!,
  )
  const expected = [
    '2026-03-01 -60.00 SHOE HOUSE',
    '2026-03-02 -12.00 BOOK HOUSE',
    '2026-03-02 -4.50 CORNER BAKERY',
    '2026-03-03 60.00 SHOE HOUSE',
    '2026-03-04 -31.00 GARDEN CENTRE',
    '2026-03-05 12.00 BOOK HOUSE',
  ]
  const slice = makeCardFile(...refunds)
  for (const files of [
    [whole, slice],
    [slice, whole],
    [slice, whole, slice, whole],
  ]) {
    const ana = await server.createUser()
    const done = []
    for (const file of files) done.push(await importText(ana, file, { source: 'Card' }))
    expect((await listLedger(ana)).sort()).toEqual([...expected].sort())
    if (files[0] !== slice) continue
    // The correction belongs to the import that revealed it and is undone with it.
    for (const { id } of done.slice(1).reverse()) await ana.post(`/api/imports/${id}/undo/`)
    expect(await listLedger(ana)).toHaveLength(2)
  }
})

test('importing our export gives the same rows, even after edits', async () => {
  const ana = await server.createUser()
  await importText(ana, makeCsv('2026-03-01,"=SUM(A1:A9), the shop",-5.00', '2026-03-02,KIOSK,-7.00'), {
    source: 'Everyday',
  })
  const { results } = (await ana.get('/api/transactions/')).json()
  await ana.patch(`/api/transactions/${results[0].id}/`, {
    simple_name: 'Kiosk at the corner',
    version: results[0].version,
  })
  const file = (await ana.get('/api/transactions/export/')).body
  const again = await importText(ana, file)
  expect(again.counts).toMatchObject({ added: 0, duplicate: 2, unreadable: 0 })
  const ben = await server.createUser()
  expect((await importText(ben, file)).counts.added).toBe(2)
  expect(await listLedger(ben)).toEqual(await listLedger(ana))
})

test('importing our export again adds nothing, even if transactions were entered by hand, edited or split', async () => {
  const ana = await server.createUser()
  await importText(ana, makeCsv('2026-03-01,BAKERY,-5.00', '2026-03-02,KIOSK,-7.00', '2026-03-04,MARKET,-30.00'), {
    source: 'Everyday',
  })
  const byHand = { transaction_date: '2026-03-03', transaction_name: 'Flea market', amount: '-12.00' }
  await ana.post('/api/transactions/', byHand)
  await ana.post('/api/transactions/', byHand)
  const { results } = (await ana.get('/api/transactions/?limit=100')).json()
  const findNamed = (name: string) => results.find((row: { transaction_name: string }) => row.transaction_name === name)
  const bakery = findNamed('BAKERY')
  const edit = { transaction_date: '2026-03-05', amount: '-6.00', transaction_name: 'Baker', source: 'Card' }
  expect((await ana.patch(`/api/transactions/${bakery.id}/`, { ...edit, version: bakery.version })).statusCode).toBe(
    200,
  )
  const market = findNamed('MARKET')
  const parts = ['-10.00', '-20.00'].map((amount) => ({ amount, category: 'Groceries' }))
  await ana.post(`/api/transactions/${market.id}/split/`, { version: market.version, parts })
  const before = await listLedger(ana)
  const file = (await ana.get('/api/transactions/export/')).body
  expect((await importText(ana, file)).counts).toMatchObject({ added: 0, duplicate: 6, unreadable: 0 })
  // The bank's own file is still recognized too, and the two forms of one row count as one.
  expect((await importText(ana, makeCsv('2026-03-01,BAKERY,-5.00', '2026-03-04,MARKET,-30.00'))).counts.added).toBe(0)
  expect(await listLedger(ana)).toEqual(before)
})

test('a row like one entered by hand is flagged, and only counts as a duplicate if it’s identical', async () => {
  const ana = await server.createUser()
  await ana.post('/api/transactions/', { transaction_date: '2026-03-01', transaction_name: 'Coffee', amount: '-4.50' })
  const done = await importText(ana, makeCsv('2026-03-01,SQ *BLUE BOTTLE,-4.50', '2026-03-01,COFFEE,-4.50'))
  expect(done.rows.map((row) => row.verdict)).toEqual(['added', 'duplicate'])
  const ben = await server.createUser()
  await ben.post('/api/transactions/', { transaction_date: '2026-03-01', transaction_name: 'Coffee', amount: '-4.50' })
  const [row] = (await importText(ben, makeCsv('2026-03-01,SQ *BLUE BOTTLE,-4.50'))).rows
  expect(row).toMatchObject({ verdict: 'added', needs_review: true, reason: expect.stringContaining('Coffee') })
})
