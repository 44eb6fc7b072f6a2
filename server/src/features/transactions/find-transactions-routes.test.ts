import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { addTransaction, listTransactionNames, listTransactions } from '../../testing/transactions.ts'

const server = await createTestApp()

test('a search over many days finds the same transactions as checking each one, in pages, in both directions and after an edit', async () => {
  const ana = await server.createUser()
  const lines = Array.from({ length: 250 }, (_, i) => {
    const day = new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10)
    const second = i % 10 === 0 ? `${day},Rare Orchid ${i},-3.00\n` : ''
    return `${day},${i % 3 === 0 ? 'Harbor' : 'Hillside'} Kiosk ${i},-${1 + (i % 7)}.00\n${second}`
  })
  await ana.post('/api/imports/', { text: `Date,Description,Amount\n${lines.join('')}` })
  await server.jobs.waitUntilIdle()
  const all: { id: string; transaction_name: string; version: number; transaction_date: string; amount: string }[] = []
  for (let offset = 0; offset < 275; offset += 100) {
    all.push(...(await listTransactions(ana, `?limit=100&offset=${offset}`)).results)
  }
  expect(all).toHaveLength(275)
  const changed = all.find((row) => row.transaction_name === 'Hillside Kiosk 100')!
  await ana.patch(`/api/transactions/${changed.id}/`, { version: changed.version, simple_name: 'Harbor view' })

  for (const search of ['harbor', 'kiosk', 'orchid', 'Kiosk 249', 'nothing of the kind']) {
    const word = search.toLowerCase()
    const isFound = (row: (typeof all)[number]) =>
      row.transaction_name.toLowerCase().includes(word) || (search === 'harbor' && row.id === changed.id)
    const expected = all.filter(isFound).map((row) => row.id)
    for (const [sort, ids] of [
      ['-transaction_date', expected],
      ['transaction_date', expected.toReversed()],
    ] as const) {
      const foundIds: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await listTransactions(
          ana,
          `?search=${search}&sort=${sort}&limit=40${cursor && `&cursor=${cursor}`}`,
        )
        expect(page.total).toBe(expected.length)
        foundIds.push(...page.results.map((row: { id: string }) => row.id))
        cursor = page.next
      }
      expect(foundIds).toEqual(ids)
      const farPage = await listTransactions(ana, `?search=${search}&sort=${sort}&limit=40&offset=60`)
      expect(farPage.results.map((row: { id: string }) => row.id)).toEqual(ids.slice(60, 100))
    }
    const expensive = await listTransactions(ana, `?search=${search}&min_size=7&from=2025-02-01`)
    expect(expensive.total).toBe(
      all.filter((row) => isFound(row) && row.transaction_date >= '2025-02-01' && row.amount === '-7.00').length,
    )
  }
})

test('a search ignores apostrophes and finds amounts, in or out, with or without a sign, currency or decimal comma', async () => {
  const ana = await server.createUser()
  await addTransaction(ana, { transaction_name: "TRADER JOE'S #552", amount: '-138.70' })
  await addTransaction(ana, { transaction_name: 'Trader Joe\u2019s Portland', amount: '-9.00' })
  await addTransaction(ana, { transaction_name: 'Salary', amount: '1204.50' })
  await addTransaction(ana, { transaction_name: 'yen shop', amount: '-1204', currency: 'JPY' })
  expect(await listTransactionNames(ana, '?search=trader%20joes')).toHaveLength(2)
  expect(await listTransactionNames(ana, "?search=joe's")).toHaveLength(2)
  for (const search of ['138.70', '138.7', '$138.70', '-138.70', '138,70']) {
    expect(await listTransactionNames(ana, `?search=${encodeURIComponent(search)}`)).toEqual(["TRADER JOE'S #552"])
  }
  expect(await listTransactionNames(ana, '?search=1,204.50')).toEqual(['Salary'])
  expect(await listTransactionNames(ana, '?search=1204')).toEqual(['yen shop'])
  expect(await listTransactionNames(ana, '?search=552')).toEqual(["TRADER JOE'S #552"])
  expect(await listTransactionNames(ana, '?search=138.71')).toEqual([])
})

test('filters narrow the list, and % and _ in a search stand for themselves', async () => {
  const ana = await server.createUser()
  await addTransaction(ana, { transaction_name: 'Café Zoë', source: 'Visa', amount: '-12.00' })
  await addTransaction(ana, { transaction_name: '100% wool', amount: '-99.99', category: 'Clothing' })
  await addTransaction(ana, { transaction_name: 'a_b', amount: '250.00', category: 'Income' })
  await addTransaction(ana, { transaction_name: 'yen shop', amount: '-1200', currency: 'JPY', category: null })
  expect(await listTransactionNames(ana, '?search=cafe%20zoe')).toEqual(['Café Zoë'])
  expect(await listTransactionNames(ana, '?search=%25')).toEqual(['100% wool'])
  expect(await listTransactionNames(ana, '?search=_')).toEqual(['a_b'])
  expect(await listTransactionNames(ana, '?search=clothing')).toEqual(['100% wool'])
  expect(await listTransactionNames(ana, '?source=Visa')).toEqual(['Café Zoë'])
  expect(await listTransactionNames(ana, '?category=clothing')).toEqual(['100% wool'])
  expect(await listTransactionNames(ana, '?category=')).toEqual(['yen shop'])
  expect(await listTransactionNames(ana, '?min_amount=0')).toEqual(['a_b'])
  expect((await listTransactionNames(ana, '?min_size=12&max_size=100')).sort()).toEqual(['100% wool', 'Café Zoë'])
  expect(await listTransactionNames(ana, '?min_size=1000')).toEqual(['yen shop'])
  expect(await listTransactionNames(ana, '?kind=income')).toEqual(['a_b'])
  expect((await listTransactionNames(ana, '?kind=expense')).sort()).toEqual(['100% wool', 'Café Zoë', 'yen shop'])
  expect(await listTransactionNames(ana, '?kind=transfer')).toEqual([])
  expect(await listTransactionNames(ana, '?direction=in')).toEqual(['a_b'])
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
])('pages by %s contain every transaction once, in both directions', async (field) => {
  const ana = await server.createUser()
  for (let i = 0; i < 23; i += 1) {
    await addTransaction(ana, {
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
      const page: { results: { id: string }[]; next: string | null; total: number } = await listTransactions(
        ana,
        `?limit=5&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`,
      )
      expect(page.total).toBe(23)
      seen.push(...page.results.map((row) => row.id))
      cursor = page.next
    } while (cursor)
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
    const allRows = await listTransactions(ana, `?limit=500&sort=${sort}`)
    expect(allRows.results.map((row: { id: string }) => row.id)).toEqual(seen)
    const values = allRows.results.map((row: Record<string, string | null>) =>
      field === 'amount' ? Number(row[field]) : (row[field] ?? ''),
    )
    const sorted = values.toSorted((a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0))
    expect(values).toEqual(sort === field ? sorted : sorted.reverse())
    const fromOffset = await listTransactions(ana, `?limit=5&sort=${sort}&offset=10`)
    expect(fromOffset.results.map((row: { id: string }) => row.id)).toEqual(seen.slice(10, 15))
  }
})

test('names sort as people expect: case and accents don’t count', async () => {
  const ana = await server.createUser()
  const words = ['Zebra', 'apple', 'iCloud', 'Écoles', 'Österreich', 'eclair', 'ICE']
  const expected = ['apple', 'eclair', 'Écoles', 'ICE', 'iCloud', 'Österreich', 'Zebra']
  for (const word of words) {
    await ana.post('/api/categories/', { name: word, kind: 'expense' })
    await addTransaction(ana, { transaction_name: word, simple_name: word, source: word, category: word })
  }
  for (const field of ['transaction_name', 'simple_name', 'source', 'category']) {
    const listAllPages = async (sort: string) => {
      const first = await listTransactions(ana, `?sort=${sort}&limit=4`)
      const second = await listTransactions(ana, `?sort=${sort}&limit=4&cursor=${first.next}`)
      return [...first.results, ...second.results].map((row: Record<string, string>) => row[field])
    }
    expect(await listAllPages(field), field).toEqual(expected)
    expect(await listAllPages(`-${field}`), field).toEqual(expected.toReversed())
  }
})

test('the CSV export has every transaction, and no spreadsheet runs any of it as a formula', async () => {
  const ana = await server.createUser()
  for (const name of ['=1+1', '+cmd', '-2', '@sum', 'plain "quoted", text', "'already"])
    await addTransaction(ana, { transaction_name: name })
  // New names can't start with these, but those of older transactions may.
  for (const name of ['\t=tab', '\r=return']) {
    const { id } = await addTransaction(ana, { transaction_name: 'x' })
    await server.db.updateTable('txn_row').set({ name }).where('id', '=', id).execute()
  }
  const response = await ana.get('/api/transactions/export/?sort=transaction_name')
  expect(response.headers['content-type']).toContain('text/csv')
  const lines = response.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toHaveLength(9)
  expect(response.body).toMatch(/,"?'\t=tab"?,/)
  expect(response.body).toMatch(/,"?'\r=return"?,/)
  expect(response.body).toContain(",'=1+1,")
  expect(response.body).toContain(",'+cmd,")
  expect(response.body).toContain(",'-2,")
  expect(response.body).toContain(",'@sum,")
  expect(response.body).toContain(",''already,")
  expect(response.body).toContain(',USD,-4.50,')
})

test('matching transactions are added up by currency, even beyond the limit of one amount, and again after a write', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const getTotals = async (query = '') => (await ana.get(`/api/transactions/totals/${query}`)).json()
  expect(await getTotals()).toEqual({ count: 0, sums: [] })
  await addTransaction(ana)
  await addTransaction(ana, { amount: '10.00', category: 'Income' })
  await addTransaction(ana, { amount: '-300', currency: 'JPY' })
  await addTransaction(ben)
  const both = [
    { currency: 'USD', count: 2, amount: '5.50' },
    { currency: 'JPY', count: 1, amount: '-300' },
  ]
  expect(await getTotals()).toEqual({ count: 3, sums: both })
  expect(await getTotals('?category=Groceries&currency=USD&sort=amount')).toEqual({
    count: 1,
    sums: [{ currency: 'USD', count: 1, amount: '-4.50' }],
  })
  for (let i = 0; i < 10; i += 1) await addTransaction(ana, { amount: '9999999999999.99', category: 'Income' })
  expect((await getTotals()).sums[0]).toEqual({ currency: 'USD', count: 12, amount: '100000000000005.40' })
  expect((await ana.get('/api/transactions/totals/?limit=5')).statusCode).toBe(400)
})

test('search results come in the requested order, page by page, even right after an edit', async () => {
  const ana = await server.createUser()
  const lines = Array.from({ length: 40 }, (_, i) => {
    const name = ['Corner Bakery', 'Whole Foods', 'Shell Oil', 'Café BAKERY Ltd'][i % 4]
    return `2026-01-${String(1 + (i % 9)).padStart(2, '0')},${name} ${i % 3},-${((i * 7) % 11) + 1}.00`
  })
  await ana.post('/api/imports/', { text: ['Date,Description,Amount', ...lines, ''].join('\n'), today: '2026-01-31' })
  await server.jobs.waitUntilIdle()
  type ListedRow = { id: string; version: number; transaction_name: string; note: string | null }
  const list = async (query: string): Promise<{ results: ListedRow[]; next: string | null; total: number }> =>
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
  expect((await ana.get('/api/dashboard/')).statusCode).toBe(200) // From here on, the day texts exist.
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
