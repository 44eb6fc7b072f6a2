import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { addTransaction, listTransactionNames, listTransactions } from '../../testing/transactions.ts'

const server = await createTestApp()

test('a list has only the user’s own transactions, and only those in the period', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  await addTransaction(ana, { transaction_name: 'Bakery' })
  await addTransaction(ana, { transaction_date: '2026-02-01' })
  await addTransaction(ben)
  const page = await listTransactions(ana, '?from=2026-01-01&to=2026-01-31')
  expect(page.results).toMatchObject([
    { transaction_name: 'Bakery', amount: '-4.50', category: 'Groceries', currency: 'USD' },
  ])
  expect(page).toMatchObject({ total: 1, next: null })
})

test('a transaction entered by hand is named and categorized like an imported one unless the user decides otherwise', async () => {
  const ana = await server.createUser()
  const guessed = await addTransaction(ana, { transaction_name: 'NETFLIX.COM 866-579-7172 CA', category: undefined })
  expect(guessed).toMatchObject({ simple_name: 'Netflix', category: 'Subscriptions' })
  expect(guessed.reason.text).toEqual(expect.any(String))
  expect(await addTransaction(ana, { category: 'Gifts & Charity' })).toMatchObject({
    category: 'Gifts & Charity',
    confidence: 1,
    needs_review: false,
    reason: { level: 'user' },
  })
  expect(
    (
      await ana.post('/api/transactions/', {
        transaction_date: '2026-01-31',
        transaction_name: 'x',
        amount: '-1',
        category: 'No Such',
      })
    ).statusCode,
  ).toBe(400)
})

test('if two tabs save one transaction, the second save is refused with the current version and overwrites nothing', async () => {
  const ana = await server.createUser()
  const row = await addTransaction(ana)
  const first = await ana.patch(`/api/transactions/${row.id}/`, { version: row.version, simple_name: 'Corner bakery' })
  expect(first.json()).toMatchObject({ simple_name: 'Corner bakery', transaction_name: 'BAKERY 0042' })
  const second = await ana.patch(`/api/transactions/${row.id}/`, { version: row.version, category: 'Dining & Coffee' })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({
    code: 'stale',
    present: { id: row.id, simple_name: 'Corner bakery', category: 'Groceries' },
  })
  expect((await listTransactions(ana)).results).toMatchObject([{ simple_name: 'Corner bakery', category: 'Groceries' }])
  await ana.delete(`/api/transactions/${row.id}/`)
  const gone = await ana.patch(`/api/transactions/${row.id}/`, {
    version: first.json().version,
    category: 'Dining & Coffee',
  })
  expect(gone.statusCode).toBe(404)
})

test('a correction is learned: the merchant’s next transaction is categorized the same way, and undo forgets it', async () => {
  const ana = await server.createUser()
  const text = 'SQ *ZZYZX WORKS 881 OAKLAND CA'
  const row = await addTransaction(ana, { transaction_name: text, category: undefined })
  const edited = await ana.patch(`/api/transactions/${row.id}/`, {
    version: row.version,
    category: 'Pets',
    simple_name: 'Zzyzx',
  })
  expect(edited.statusCode).toBe(200)
  expect(
    await addTransaction(ana, { transaction_name: 'SQ *ZZYZX WORKS 112 OAKLAND CA', category: undefined }),
  ).toMatchObject({
    category: 'Pets',
    simple_name: 'Zzyzx',
    needs_review: false,
  })
  const { results } = (await ana.get('/api/history/')).json()
  const entry = results.find((e: { action: string }) => e.action === 'transaction.edit')
  expect((await ana.post(`/api/history/${entry.id}/undo/`)).statusCode).toBe(200)
  expect(
    (await addTransaction(ana, { transaction_name: 'SQ *ZZYZX WORKS 113 OAKLAND CA', category: undefined })).category,
  ).not.toBe('Pets')
})

test('a write returns the entry that undoes only that write, even if another tab wrote in between; a write that changes nothing returns none', async () => {
  const ana = await server.createUser()
  const [first, second] = [
    await addTransaction(ana, { transaction_name: 'One' }),
    await addTransaction(ana, { transaction_name: 'Other' }),
  ]
  const edit = (row: { id: string; version: number }, fields: object) =>
    ana.patch(`/api/transactions/${row.id}/`, { ...fields, version: row.version })
  const edited = (await edit(first, { note: 'mine' })).json()
  await edit(second, { note: 'from another tab' })
  expect((await edit(edited, { note: 'mine' })).json()).toMatchObject({ note: 'mine', history_id: null })
  const undo = async (id: string) => expect((await ana.post(`/api/history/${id}/undo/`)).statusCode).toBe(200)
  await undo(edited.history_id)
  expect((await ana.get(`/api/transactions/${first.id}/`)).json()).toMatchObject({ note: null })
  expect((await ana.get(`/api/transactions/${second.id}/`)).json()).toMatchObject({ note: 'from another tab' })
  await undo(first.history_id)
  expect(await listTransactionNames(ana, '')).toEqual(['Other'])
})

test('one correction applies to all of the merchant’s transactions in the same direction, with one undo', async () => {
  const ana = await server.createUser()
  const rows = []
  for (let i = 0; i < 5; i += 1)
    rows.push(await addTransaction(ana, { transaction_name: `QUUX PLACE #${100 + i} RENO NV`, category: undefined }))
  const income = await addTransaction(ana, {
    transaction_name: 'QUUX PLACE #200 RENO NV',
    amount: '9.00',
    category: undefined,
  })
  await ana.patch(`/api/transactions/${rows[0].id}/`, { version: rows[0].version, category: 'Fitness' })
  expect((await listTransactions(ana, `?same_merchant_as=${rows[0].id}`)).total).toBe(5)
  const applied = (await ana.post(`/api/transactions/${rows[0].id}/apply-to-merchant/`)).json()
  expect(applied.edited).toBe(4)
  expect((await listTransactions(ana, '?category=Fitness')).total).toBe(5)
  expect((await ana.get(`/api/transactions/${income.id}/`)).json().category).toBe(income.category)
  await ana.post(`/api/history/${applied.history_id}/undo/`)
  expect((await listTransactions(ana, '?category=Fitness')).total).toBe(1)
})

test('several transactions are deleted or edited together or not at all, and undo restores them', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const [a, b, c] = [await addTransaction(ana), await addTransaction(ana), await addTransaction(ben)]
  const before = await server.dumpTables()
  for (const ids of [
    [a.id, c.id],
    [a.id, '01900000-0000-7000-8000-000000000000'],
  ]) {
    expect((await ana.post('/api/transactions/bulk-delete/', { ids })).statusCode).toBe(404)
    expect((await ana.post('/api/transactions/bulk-edit/', { ids, category: 'Pets' })).statusCode).toBe(404)
  }
  expect(await server.dumpTables()).toBe(before)
  const edited = (
    await ana.post('/api/transactions/bulk-edit/', { ids: [a.id, b.id], category: 'Pets', source: 'Joint' })
  ).json()
  expect(edited.edited).toBe(2)
  const deleted = (await ana.post('/api/transactions/bulk-delete/', { ids: [a.id, b.id] })).json()
  expect(deleted).toMatchObject({ deleted: 2 })
  expect((await listTransactions(ana)).total).toBe(0)
  await ana.post(`/api/history/${deleted.history_id}/undo/`)
  expect((await listTransactions(ana)).results).toMatchObject([
    { category: 'Pets', source: 'Joint' },
    { category: 'Pets', source: 'Joint' },
  ])
  await ana.post(`/api/history/${edited.history_id}/undo/`)
  expect((await listTransactions(ana)).results).toMatchObject([
    { category: 'Groceries', source: null },
    { category: 'Groceries', source: null },
  ])
})

test('a split adds up to the whole, to the cent, and undo restores it', async () => {
  const ana = await server.createUser()
  const row = await addTransaction(ana, { transaction_name: 'COSTCO', amount: '-100.01' })
  const url = `/api/transactions/${row.id}/split/`
  const parts = [
    { amount: '-60.00', category: 'Groceries' },
    { amount: '-40.01', category: 'Home & Garden', simple_name: 'Shelf' },
  ]
  expect(
    (await ana.post(url, { version: row.version, parts: [{ ...parts[0] }, { ...parts[1], amount: '-40.00' }] }))
      .statusCode,
  ).toBe(400)
  const split = (await ana.post(url, { version: row.version, parts })).json()
  expect(split.parts).toMatchObject([
    { amount: '-60.00', split_of: row.id },
    { amount: '-40.01', simple_name: 'Shelf', category: 'Home & Garden' },
  ])
  expect((await listTransactions(ana)).total).toBe(2)
  await ana.post(`/api/history/${split.history_id}/undo/`)
  expect((await listTransactions(ana)).results).toMatchObject([{ id: row.id, amount: '-100.01' }])
})

test('amounts have their currency’s decimals; unknown currencies and invalid dates are refused', async () => {
  const ana = await server.createUser()
  const body = { transaction_date: '2026-01-31', transaction_name: 'x' }
  for (const amount of [
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '1,2,3',
    '1'.repeat(20),
    '1.23456',
    '12abc',
    '',
    ' 5',
    '+5',
  ]) {
    expect((await ana.post('/api/transactions/', { ...body, amount })).statusCode, amount).toBe(400)
  }
  expect((await ana.post('/api/transactions/', { ...body, amount: [] })).statusCode).toBe(400)
  expect((await ana.post('/api/transactions/', { ...body, amount: '1234.5', currency: 'JPY' })).statusCode).toBe(400)
  expect((await addTransaction(ana, { amount: '-1234', currency: 'JPY' })).amount).toBe('-1234')
  expect((await addTransaction(ana, { amount: '1.2', currency: 'KWD' })).amount).toBe('1.200')
  // Three letters aren't always a currency; the response names the field. Transactions already stored with an unknown
  // one stay readable.
  for (const [path, more] of [
    ['transactions/', { ...body, amount: '5' }],
    ['budget-items/', { ...body, amount: '5' }],
    ['imports/', { text: 'coffee 5' }],
  ] as const) {
    for (const currency of ['ZZZ', 'XTS', 'eur', 'US']) {
      const refused = await ana.post(`/api/${path}`, { ...more, currency })
      expect(refused.statusCode, `${path} ${currency}`).toBe(400)
      expect(refused.json().errors).toMatchObject([{ path: 'currency', message: expect.stringContaining('currency') }])
    }
  }
  const unknown = await addTransaction(ana, { amount: '-7.00', transaction_name: 'odd' })
  await server.db.updateTable('txn_row').set({ currency: 'ZZZ' }).where('id', '=', unknown.id).execute()
  expect((await listTransactions(ana, '?search=odd&currency=ZZZ')).results).toMatchObject([
    { currency: 'ZZZ', amount: '-7.00' },
  ])
  const dollars = await addTransaction(ana, { amount: '-5.50' })
  const inYen = { version: dollars.version, currency: 'JPY' }
  expect((await ana.patch(`/api/transactions/${dollars.id}/`, inYen)).statusCode).toBe(400)
  for (const date of ['2026-02-29', '0000-00-00', '9999-99-99', '2026-13-01', '2026-1-1']) {
    expect(
      (await ana.post('/api/transactions/', { ...body, amount: '1', transaction_date: date })).statusCode,
      date,
    ).toBe(400)
  }
})

test('sources are listed with their currency', async () => {
  const ana = await server.createUser()
  await addTransaction(ana, { source: 'Visa' })
  await addTransaction(ana, { source: 'Visa', transaction_date: '2026-03-01' })
  await addTransaction(ana, { source: 'Joint', currency: 'CAD' })
  expect((await ana.get('/api/sources/')).json().results).toEqual([
    { source: 'Visa', currency: 'USD', transaction_count: 2, last_date: '2026-03-01' },
    { source: 'Joint', currency: 'CAD', transaction_count: 1, last_date: '2026-01-31' },
  ])
})

test('review takes one answer per merchant and direction, however many transactions, with one undo', async () => {
  const ana = await server.createUser()
  const addUnsure = async (fields: Record<string, unknown>) => {
    const row = await addTransaction(ana, fields)
    await ana.patch(`/api/transactions/${row.id}/`, { needs_review: true, version: row.version })
    return row
  }
  for (let i = 1; i <= 6; i += 1) {
    await addUnsure({ simple_name: i % 2 ? 'Brimble' : ' BRIMBLE', transaction_date: `2026-01-0${i}` })
  }
  await addUnsure({ simple_name: 'Brimble', amount: '12.00', category: 'Income' })
  await addUnsure({ simple_name: 'Quandle', category: 'Groceries' })
  await addUnsure({ simple_name: 'Quandle', category: 'Travel' })
  await addTransaction(ana, { simple_name: 'Quandle' })
  const getReview = async () => (await ana.get('/api/transactions/review/')).json()
  const open = await getReview()
  expect(open).toMatchObject({ merchants: 3, transactions: 9 })
  const [largest] = open.results
  expect(largest).toMatchObject({ direction: 'out', category: 'Groceries', count: 6 })
  expect(largest.rows.map((row: { transaction_date: string }) => row.transaction_date.slice(-1))).toEqual([...'6543'])
  expect(open.results.slice(1)).toMatchObject([
    { name: 'Quandle', category: null, count: 2 },
    { name: 'Brimble', direction: 'in', count: 1 },
  ])

  const settle = async (category: string | null) =>
    (await ana.post('/api/transactions/review/', { name: 'Brimble', direction: 'out', category })).json()
  const settled = await settle('Travel')
  expect(settled).toMatchObject({ edited: 6, history_id: expect.any(String) })
  expect(await getReview()).toMatchObject({ merchants: 2, transactions: 3 })
  expect(await listTransactions(ana, '?category=Travel')).toMatchObject({ total: 7 })
  await ana.post(`/api/history/${settled.history_id}/undo/`)
  expect(await getReview()).toEqual(open)
  expect(await settle(null)).toMatchObject({ edited: 6 })
  expect(await listTransactions(ana, '?category=Travel')).toMatchObject({ total: 1 })
  expect(await settle(null)).toEqual({ edited: 0, history_id: null })
  expect((await server.createUser().then((ben) => ben.get('/api/transactions/review/'))).json().results).toEqual([])
})

test('a correction for a whole merchant is one action and is undone as one', async () => {
  const ana = await server.createUser()
  const add = async (day: string) =>
    (
      await ana.post('/api/transactions/', {
        transaction_date: day,
        transaction_name: 'ZORBLAX QUINTO',
        amount: '-5.00',
        category: 'Groceries',
      })
    ).json()
  const [first, second] = [await add('2026-01-01'), await add('2026-02-01')]
  const edit = { version: first.version, category: 'Travel', simple_name: 'Zorblax', for_merchant: true }
  const saved = (await ana.patch(`/api/transactions/${first.id}/`, edit)).json()
  expect(saved).toMatchObject({ category: 'Travel', simple_name: 'Zorblax', edited: 2 })
  const find = async (id: string) => (await ana.get(`/api/transactions/${id}/`)).json()
  expect(await find(second.id)).toMatchObject({ category: 'Travel', simple_name: 'Zorblax' })
  const { results } = (await ana.get('/api/history/')).json()
  expect(results[0].id).toBe(saved.history_id)
  expect(results).toHaveLength(3)
  expect((await ana.post(`/api/history/${saved.history_id}/undo/`)).statusCode).toBe(200)
  for (const { id, simple_name } of [first, second])
    expect(await find(id)).toMatchObject({ category: 'Groceries', simple_name })
})
