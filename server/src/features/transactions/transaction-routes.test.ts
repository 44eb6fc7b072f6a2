import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function has(user: TestClient, fields: Record<string, unknown> = {}) {
  const body = {
    transaction_date: '2026-01-31',
    transaction_name: 'BAKERY 0042',
    amount: '-4.50',
    category: 'Groceries',
    ...fields,
  }
  const answer = await user.post('/api/transactions/', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

const list = async (user: TestClient, query = '') => (await user.get(`/api/transactions/${query}`)).json()
const names = async (user: TestClient, query: string) =>
  (await list(user, query)).results.map((row: { transaction_name: string }) => row.transaction_name)

test('lists only the user’s own transactions in the period', async () => {
  const [ana, ben] = [await server.newUser(), await server.newUser()]
  await has(ana, { transaction_name: 'Bakery' })
  await has(ana, { transaction_date: '2026-02-01' })
  await has(ben)
  const answer = await list(ana, '?from=2026-01-01&to=2026-01-31')
  expect(answer.results).toMatchObject([
    { transaction_name: 'Bakery', amount: '-4.50', category: 'Groceries', currency: 'USD' },
  ])
  expect(answer).toMatchObject({ total: 1, next: null })
})

test('a row entered by hand is named and categorized like an import unless told otherwise', async () => {
  const ana = await server.newUser()
  const guessed = await has(ana, { transaction_name: 'NETFLIX.COM 866-579-7172 CA', category: undefined })
  expect(guessed).toMatchObject({ simple_name: 'Netflix', category: 'Subscriptions' })
  expect(guessed.reason.text).toEqual(expect.any(String))
  expect(await has(ana, { category: 'Gifts & Charity' })).toMatchObject({
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

test('a search over many days finds the same as row by row, in pages in both directions, including new edits', async () => {
  const ana = await server.newUser()
  const lines = Array.from({ length: 250 }, (_, i) => {
    const day = new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10)
    const second = i % 10 === 0 ? `${day},Rare Orchid ${i},-3.00\n` : ''
    return `${day},${i % 3 === 0 ? 'Harbour' : 'Hillside'} Kiosk ${i},-${1 + (i % 7)}.00\n${second}`
  })
  await ana.post('/api/imports/', { text: `Date,Description,Amount\n${lines.join('')}` })
  await server.jobs.whenIdle()
  const all: { id: string; transaction_name: string; version: number; transaction_date: string; amount: string }[] = []
  for (let offset = 0; offset < 275; offset += 100) {
    all.push(...(await list(ana, `?limit=100&offset=${offset}`)).results)
  }
  expect(all).toHaveLength(275)
  const changed = all.find((row) => row.transaction_name === 'Hillside Kiosk 100')!
  await ana.patch(`/api/transactions/${changed.id}/`, { version: changed.version, simple_name: 'Harbour view' })

  for (const search of ['harbour', 'kiosk', 'orchid', 'Kiosk 249', 'nothing of the kind']) {
    const word = search.toLowerCase()
    const isFound = (row: (typeof all)[number]) =>
      row.transaction_name.toLowerCase().includes(word) || (search === 'harbour' && row.id === changed.id)
    const expected = all.filter(isFound).map((row) => row.id)
    for (const [sort, ids] of [
      ['-transaction_date', expected],
      ['transaction_date', expected.toReversed()],
    ] as const) {
      const found: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list(ana, `?search=${search}&sort=${sort}&limit=40${cursor && `&cursor=${cursor}`}`)
        expect(page.total).toBe(expected.length)
        found.push(...page.results.map((row: { id: string }) => row.id))
        cursor = page.next
      }
      expect(found).toEqual(ids)
      const far = await list(ana, `?search=${search}&sort=${sort}&limit=40&offset=60`)
      expect(far.results.map((row: { id: string }) => row.id)).toEqual(ids.slice(60, 100))
    }
    const dear = await list(ana, `?search=${search}&min_size=7&from=2025-02-01`)
    expect(dear.total).toBe(
      all.filter((row) => isFound(row) && row.transaction_date >= '2025-02-01' && row.amount === '-7.00').length,
    )
  }
})

test('a search ignores apostrophes and finds amounts, in or out, in any format', async () => {
  const ana = await server.newUser()
  await has(ana, { transaction_name: "TRADER JOE'S #552", amount: '-138.70' })
  await has(ana, { transaction_name: 'Trader Joe\u2019s Portland', amount: '-9.00' })
  await has(ana, { transaction_name: 'Salary', amount: '1204.50' })
  await has(ana, { transaction_name: 'yen shop', amount: '-1204', currency: 'JPY' })
  expect(await names(ana, '?search=trader%20joes')).toHaveLength(2)
  expect(await names(ana, "?search=joe's")).toHaveLength(2)
  for (const search of ['138.70', '138.7', '$138.70', '-138.70', '138,70']) {
    expect(await names(ana, `?search=${encodeURIComponent(search)}`)).toEqual(["TRADER JOE'S #552"])
  }
  expect(await names(ana, '?search=1,204.50')).toEqual(['Salary'])
  expect(await names(ana, '?search=1204')).toEqual(['yen shop'])
  expect(await names(ana, '?search=552')).toEqual(["TRADER JOE'S #552"])
  expect(await names(ana, '?search=138.71')).toEqual([])
})

test('filters narrow the list, and % and _ are literal', async () => {
  const ana = await server.newUser()
  await has(ana, { transaction_name: 'Café Zoë', source: 'Visa', amount: '-12.00' })
  await has(ana, { transaction_name: '100% wool', amount: '-99.99', category: 'Clothing' })
  await has(ana, { transaction_name: 'a_b', amount: '250.00', category: 'Income' })
  await has(ana, { transaction_name: 'yen shop', amount: '-1200', currency: 'JPY', category: null })
  expect(await names(ana, '?search=cafe%20zoe')).toEqual(['Café Zoë'])
  expect(await names(ana, '?search=%25')).toEqual(['100% wool'])
  expect(await names(ana, '?search=_')).toEqual(['a_b'])
  expect(await names(ana, '?search=clothing')).toEqual(['100% wool'])
  expect(await names(ana, '?source=Visa')).toEqual(['Café Zoë'])
  expect(await names(ana, '?category=clothing')).toEqual(['100% wool'])
  expect(await names(ana, '?category=')).toEqual(['yen shop'])
  expect(await names(ana, '?min_amount=0')).toEqual(['a_b'])
  expect((await names(ana, '?min_size=12&max_size=100')).sort()).toEqual(['100% wool', 'Café Zoë'])
  expect(await names(ana, '?min_size=1000')).toEqual(['yen shop'])
  expect(await names(ana, '?kind=income')).toEqual(['a_b'])
  expect((await names(ana, '?kind=expense')).sort()).toEqual(['100% wool', 'Café Zoë', 'yen shop'])
  expect(await names(ana, '?kind=transfer')).toEqual([])
  expect(await names(ana, '?direction=in')).toEqual(['a_b'])
  expect((await ana.get('/api/transactions/?sort=user_id')).statusCode).toBe(400)
  expect((await ana.get('/api/transactions/?from=2026-02-30')).statusCode).toBe(400)
  expect((await ana.get('/api/transactions/?cursor=nonsense')).statusCode).toBe(400)
  expect((await ana.get('/api/transactions/?owner=ben')).statusCode).toBe(400)
})

test.each([
  'transaction_date',
  'amount',
  'source',
  'category',
  'simple_name',
  'last_updated',
  'currency',
  'transaction_name',
])('pages by %s contain every row once, in both directions', async (field) => {
  const ana = await server.newUser()
  for (let i = 0; i < 23; i += 1) {
    await has(ana, {
      transaction_date: `2026-01-0${1 + (i % 4)}`,
      amount: `-${1 + (i % 3)}.00`,
      source: i % 2 ? 'Visa' : null,
      category: i % 5 ? 'Groceries' : null,
      transaction_name: `row ${i % 7}`,
    })
  }
  for (const sort of [field, `-${field}`]) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { results: { id: string }[]; next: string | null; total: number } = await list(
        ana,
        `?limit=5&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`,
      )
      expect(page.total).toBe(23)
      seen.push(...page.results.map((row) => row.id))
      cursor = page.next
    } while (cursor)
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
    const whole = await list(ana, `?limit=500&sort=${sort}`)
    expect(whole.results.map((row: { id: string }) => row.id)).toEqual(seen)
    const values = whole.results.map((row: Record<string, string | null>) =>
      field === 'amount' ? Number(row[field]) : (row[field] ?? ''),
    )
    const sorted = values.toSorted((a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0))
    expect(values).toEqual(sort === field ? sorted : sorted.reverse())
    const jumped = await list(ana, `?limit=5&sort=${sort}&offset=10`)
    expect(jumped.results.map((row: { id: string }) => row.id)).toEqual(seen.slice(10, 15))
  }
})

test('names sort as people expect: case and accents don’t count', async () => {
  const ana = await server.newUser()
  const words = ['Zebra', 'apple', 'iCloud', 'Écoles', 'Österreich', 'eclair', 'ICE']
  const expected = ['apple', 'eclair', 'Écoles', 'ICE', 'iCloud', 'Österreich', 'Zebra']
  for (const word of words) {
    await ana.post('/api/categories/', { name: word, kind: 'expense' })
    await has(ana, { transaction_name: word, simple_name: word, source: word, category: word })
  }
  for (const field of ['transaction_name', 'simple_name', 'source', 'category']) {
    const seen = async (sort: string) => {
      const first = await list(ana, `?sort=${sort}&limit=4`)
      const then = await list(ana, `?sort=${sort}&limit=4&cursor=${first.next}`)
      return [...first.results, ...then.results].map((row: Record<string, string>) => row[field])
    }
    expect(await seen(field), field).toEqual(expected)
    expect(await seen(`-${field}`), field).toEqual(expected.toReversed())
  }
})

test('two tabs: the second save is refused with the current row, and nothing is overwritten', async () => {
  const ana = await server.newUser()
  const row = await has(ana)
  const first = await ana.patch(`/api/transactions/${row.id}/`, { version: row.version, simple_name: 'Corner bakery' })
  expect(first.json()).toMatchObject({ simple_name: 'Corner bakery', transaction_name: 'BAKERY 0042' })
  const second = await ana.patch(`/api/transactions/${row.id}/`, { version: row.version, category: 'Dining & Coffee' })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({
    code: 'stale',
    present: { id: row.id, simple_name: 'Corner bakery', category: 'Groceries' },
  })
  expect((await list(ana)).results).toMatchObject([{ simple_name: 'Corner bakery', category: 'Groceries' }])
  await ana.delete(`/api/transactions/${row.id}/`)
  const gone = await ana.patch(`/api/transactions/${row.id}/`, {
    version: first.json().version,
    category: 'Dining & Coffee',
  })
  expect(gone.statusCode).toBe(404)
})

test('a correction is learned: the merchant’s next row is right, and undo forgets it', async () => {
  const ana = await server.newUser()
  const text = 'SQ *ZZYZX WORKS 881 OAKLAND CA'
  const row = await has(ana, { transaction_name: text, category: undefined })
  const edited = await ana.patch(`/api/transactions/${row.id}/`, {
    version: row.version,
    category: 'Pets',
    simple_name: 'Zzyzx',
  })
  expect(edited.statusCode).toBe(200)
  expect(await has(ana, { transaction_name: 'SQ *ZZYZX WORKS 112 OAKLAND CA', category: undefined })).toMatchObject({
    category: 'Pets',
    simple_name: 'Zzyzx',
    needs_review: false,
  })
  const { results } = (await ana.get('/api/history/')).json()
  const entry = results.find((e: { action: string }) => e.action === 'transaction.edit')
  expect((await ana.post(`/api/history/${entry.id}/undo/`)).statusCode).toBe(200)
  expect(
    (await has(ana, { transaction_name: 'SQ *ZZYZX WORKS 113 OAKLAND CA', category: undefined })).category,
  ).not.toBe('Pets')
})

test('a write returns the entry that undoes exactly it, even if another tab wrote in between; a write of nothing returns none', async () => {
  const ana = await server.newUser()
  const [one, other] = [await has(ana, { transaction_name: 'One' }), await has(ana, { transaction_name: 'Other' })]
  const edit = (row: { id: string; version: number }, fields: object) =>
    ana.patch(`/api/transactions/${row.id}/`, { ...fields, version: row.version })
  const edited = (await edit(one, { note: 'mine' })).json()
  await edit(other, { note: 'from another tab' })
  expect((await edit(edited, { note: 'mine' })).json()).toMatchObject({ note: 'mine', history_id: null })
  const undo = async (id: string) => expect((await ana.post(`/api/history/${id}/undo/`)).statusCode).toBe(200)
  await undo(edited.history_id)
  expect((await ana.get(`/api/transactions/${one.id}/`)).json()).toMatchObject({ note: null })
  expect((await ana.get(`/api/transactions/${other.id}/`)).json()).toMatchObject({ note: 'from another tab' })
  await undo(one.history_id)
  expect(await names(ana, '')).toEqual(['Other'])
})

test('one correction applies to all rows of the merchant, with one undo', async () => {
  const ana = await server.newUser()
  const rows = []
  for (let i = 0; i < 5; i += 1)
    rows.push(await has(ana, { transaction_name: `QUUX PLACE #${100 + i} RENO NV`, category: undefined }))
  const income = await has(ana, { transaction_name: 'QUUX PLACE #200 RENO NV', amount: '9.00', category: undefined })
  await ana.patch(`/api/transactions/${rows[0].id}/`, { version: rows[0].version, category: 'Fitness' })
  expect((await list(ana, `?same_merchant_as=${rows[0].id}`)).total).toBe(5)
  const applied = (await ana.post(`/api/transactions/${rows[0].id}/apply-to-merchant/`)).json()
  expect(applied.edited).toBe(4)
  expect((await list(ana, '?category=Fitness')).total).toBe(5)
  expect((await ana.get(`/api/transactions/${income.id}/`)).json().category).toBe(income.category)
  await ana.post(`/api/history/${applied.history_id}/undo/`)
  expect((await list(ana, '?category=Fitness')).total).toBe(1)
})

test('many rows are deleted or edited together, all or none, and undo restores them', async () => {
  const [ana, ben] = [await server.newUser(), await server.newUser()]
  const [a, b, c] = [await has(ana), await has(ana), await has(ben)]
  const before = await server.dump()
  for (const ids of [
    [a.id, c.id],
    [a.id, '01900000-0000-7000-8000-000000000000'],
  ]) {
    expect((await ana.post('/api/transactions/bulk-delete/', { ids })).statusCode).toBe(404)
    expect((await ana.post('/api/transactions/bulk-edit/', { ids, category: 'Pets' })).statusCode).toBe(404)
  }
  expect(await server.dump()).toBe(before)
  const edited = (
    await ana.post('/api/transactions/bulk-edit/', { ids: [a.id, b.id], category: 'Pets', source: 'Joint' })
  ).json()
  expect(edited.edited).toBe(2)
  const deleted = (await ana.post('/api/transactions/bulk-delete/', { ids: [a.id, b.id] })).json()
  expect(deleted).toMatchObject({ deleted: 2 })
  expect((await list(ana)).total).toBe(0)
  await ana.post(`/api/history/${deleted.history_id}/undo/`)
  expect((await list(ana)).results).toMatchObject([
    { category: 'Pets', source: 'Joint' },
    { category: 'Pets', source: 'Joint' },
  ])
  await ana.post(`/api/history/${edited.history_id}/undo/`)
  expect((await list(ana)).results).toMatchObject([
    { category: 'Groceries', source: null },
    { category: 'Groceries', source: null },
  ])
})

test('a split adds up to the whole, to the cent, and undo restores it', async () => {
  const ana = await server.newUser()
  const row = await has(ana, { transaction_name: 'COSTCO', amount: '-100.01' })
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
  expect((await list(ana)).total).toBe(2)
  await ana.post(`/api/history/${split.history_id}/undo/`)
  expect((await list(ana)).results).toMatchObject([{ id: row.id, amount: '-100.01' }])
})

test('amounts have their currency’s decimals', async () => {
  const ana = await server.newUser()
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
  expect((await has(ana, { amount: '-1234', currency: 'JPY' })).amount).toBe('-1234')
  expect((await has(ana, { amount: '1.2', currency: 'KWD' })).amount).toBe('1.200')
  // Three letters aren't always a currency; the response names the field. Rows stored with an odd one stay readable.
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
  const odd = await has(ana, { amount: '-7.00', transaction_name: 'odd' })
  await server.db.updateTable('txn_row').set({ currency: 'ZZZ' }).where('id', '=', odd.id).execute()
  expect((await list(ana, '?search=odd&currency=ZZZ')).results).toMatchObject([{ currency: 'ZZZ', amount: '-7.00' }])
  const yen = await has(ana, { amount: '-5.50' })
  expect((await ana.patch(`/api/transactions/${yen.id}/`, { version: yen.version, currency: 'JPY' })).statusCode).toBe(
    400,
  )
  for (const date of ['2026-02-29', '0000-00-00', '9999-99-99', '2026-13-01', '2026-1-1']) {
    expect(
      (await ana.post('/api/transactions/', { ...body, amount: '1', transaction_date: date })).statusCode,
      date,
    ).toBe(400)
  }
})

test('exports what is shown, in a form no spreadsheet runs', async () => {
  const ana = await server.newUser()
  for (const name of ['=1+1', '+cmd', '-2', '@sum', 'plain "quoted", text', "'already"])
    await has(ana, { transaction_name: name })
  // New input can't start with these, but older rows may.
  for (const name of ['\t=tab', '\r=return']) {
    const { id } = await has(ana, { transaction_name: 'x' })
    await server.db.updateTable('txn_row').set({ name }).where('id', '=', id).execute()
  }
  const answer = await ana.get('/api/transactions/export/?sort=transaction_name')
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toHaveLength(9)
  expect(answer.body).toMatch(/,"?'\t=tab"?,/)
  expect(answer.body).toMatch(/,"?'\r=return"?,/)
  expect(answer.body).toContain(",'=1+1,")
  expect(answer.body).toContain(",'+cmd,")
  expect(answer.body).toContain(",'-2,")
  expect(answer.body).toContain(",'@sum,")
  expect(answer.body).toContain(",''already,")
  expect(answer.body).toContain(',USD,-4.50,')
})

test('sources are listed with their currency', async () => {
  const ana = await server.newUser()
  await has(ana, { source: 'Visa' })
  await has(ana, { source: 'Visa', transaction_date: '2026-03-01' })
  await has(ana, { source: 'Joint', currency: 'CAD' })
  expect((await ana.get('/api/sources/')).json().results).toEqual([
    { source: 'Visa', currency: 'USD', transaction_count: 2, last_date: '2026-03-01' },
    { source: 'Joint', currency: 'CAD', transaction_count: 1, last_date: '2026-01-31' },
  ])
})

test('matching rows are added up by currency, beyond the limit of one amount, and again after a write', async () => {
  const [ana, ben] = [await server.newUser(), await server.newUser()]
  const totals = async (query = '') => (await ana.get(`/api/transactions/totals/${query}`)).json()
  expect(await totals()).toEqual({ count: 0, sums: [] })
  await has(ana)
  await has(ana, { amount: '10.00', category: 'Income' })
  await has(ana, { amount: '-300', currency: 'JPY' })
  await has(ben)
  const both = [
    { currency: 'USD', count: 2, amount: '5.50' },
    { currency: 'JPY', count: 1, amount: '-300' },
  ]
  expect(await totals()).toEqual({ count: 3, sums: both })
  expect(await totals('?category=Groceries&currency=USD&sort=amount')).toEqual({
    count: 1,
    sums: [{ currency: 'USD', count: 1, amount: '-4.50' }],
  })
  for (let i = 0; i < 10; i += 1) await has(ana, { amount: '9999999999999.99', category: 'Income' })
  expect((await totals()).sums[0]).toEqual({ currency: 'USD', count: 12, amount: '100000000000005.40' })
  expect((await ana.get('/api/transactions/totals/?limit=5')).statusCode).toBe(400)
})

test('review takes one answer per merchant and direction, however many rows, with one undo', async () => {
  const ana = await server.newUser()
  const unsure = async (fields: Record<string, unknown>) => {
    const row = await has(ana, fields)
    await ana.patch(`/api/transactions/${row.id}/`, { needs_review: true, version: row.version })
    return row
  }
  for (let i = 1; i <= 6; i += 1) {
    await unsure({ simple_name: i % 2 ? 'Brimble' : ' BRIMBLE', transaction_date: `2026-01-0${i}` })
  }
  await unsure({ simple_name: 'Brimble', amount: '12.00', category: 'Income' })
  await unsure({ simple_name: 'Quandle', category: 'Groceries' })
  await unsure({ simple_name: 'Quandle', category: 'Travel' })
  await has(ana, { simple_name: 'Quandle' })
  const review = async () => (await ana.get('/api/transactions/review/')).json()
  const open = await review()
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
  expect(await review()).toMatchObject({ merchants: 2, transactions: 3 })
  expect(await list(ana, '?category=Travel')).toMatchObject({ total: 7 })
  await ana.post(`/api/history/${settled.history_id}/undo/`)
  expect(await review()).toEqual(open)
  expect(await settle(null)).toMatchObject({ edited: 6 })
  expect(await list(ana, '?category=Travel')).toMatchObject({ total: 1 })
  expect(await settle(null)).toEqual({ edited: 0, history_id: null })
  expect((await server.newUser().then((ben) => ben.get('/api/transactions/review/'))).json().results).toEqual([])
})

test('search results come in the requested order, page by page, even right after an edit', async () => {
  const ana = await server.newUser()
  const lines = Array.from({ length: 40 }, (_, i) => {
    const name = ['Corner Bakery', 'Whole Foods', 'Shell Oil', 'Café BAKERY Ltd'][i % 4]
    return `2026-01-${String(1 + (i % 9)).padStart(2, '0')},${name} ${i % 3},-${((i * 7) % 11) + 1}.00`
  })
  await ana.post('/api/imports/', { text: ['Date,Description,Amount', ...lines, ''].join('\n'), today: '2026-01-31' })
  await server.jobs.whenIdle()
  type Shown = { id: string; version: number; transaction_name: string; note: string | null }
  const list = async (query: string): Promise<{ results: Shown[]; next: string | null; total: number }> =>
    (await ana.get(`/api/transactions/?${query}`)).json()
  const columns = 'transaction_date source transaction_name simple_name category currency amount last_updated'.split(
    ' ',
  )
  const expectSearched = async (only: string, sorts: string[]) => {
    for (const sort of sorts) {
      const all = (await list(`limit=100&sort=${sort}${only}`)).results
      const expected = all.filter((row) => /bakery/i.test(`${row.transaction_name} ${row.note}`)).map((row) => row.id)
      const paged: string[] = []
      for (let cursor = ''; ; ) {
        const page = await list(`limit=9&search=bakery&sort=${sort}${only}${cursor}`)
        expect(page.total).toBe(expected.length)
        paged.push(...page.results.map((row) => row.id))
        if (page.next === null) break
        cursor = `&cursor=${page.next}`
      }
      expect(paged, sort).toEqual(expected)
      const offset = await list(`limit=7&offset=5&search=bakery&sort=${sort}${only}`)
      expect(offset.results.map((row) => row.id)).toEqual(expected.slice(5, 12))
    }
  }
  expect((await ana.get('/api/dashboard/')).statusCode).toBe(200) // From here on, days have their texts.
  await expectSearched(
    '',
    columns.flatMap((column) => [column, `-${column}`]),
  )
  await expectSearched('&min_size=5', ['-amount', 'category'])
  const shell = (await list('limit=1&search=shell')).results[0]!
  const edited = await ana.patch(`/api/transactions/${shell.id}/`, { version: shell.version, note: 'at the bakery' })
  expect(edited.statusCode, edited.body).toBe(200)
  await expectSearched('&from=2026-01-03', ['-transaction_date', '-category', 'simple_name'])
})

test('a correction for a whole merchant is one action and is undone as one', async () => {
  const ana = await server.newUser()
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
