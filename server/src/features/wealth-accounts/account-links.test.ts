import type { Statement } from '@evenkeel/contract/statements.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

type Person = Awaited<ReturnType<typeof server.createUser>>
const HEADINGS = 'Date,Description,Amount,Balance'
const SEPTEMBER = [HEADINGS, '2026-09-03,Salary,2000.00,2500.00', '2026-09-20,Rent,-900.00,1600.00']
const OCTOBER = ['2026-10-02,Shop,-100.00,1500.00', '2026-10-10,Shop,-50.00,1450.00']
const NOVEMBER = ['2026-11-03,Shop,-10.00,1440.00']

async function importLines(person: Person, lines: string[], source = 'Chase 1234') {
  const { id } = (await person.post('/api/imports/', { text: lines.join('\n'), source, today: '2026-11-15' })).json()
  await server.jobs.waitUntilIdle()
  const found = (await person.get(`/api/imports/${id}/?rows=0`)).json()
  expect(found.status, found.detail).toBe('done')
  return found
}

async function listBalances(person: Person) {
  const { results } = (await person.get('/api/statements/')).json()
  return results
    .map((statement: Statement) => [statement.statement_date, statement.final_balance, statement.origin])
    .reverse()
}

const listSources = async (person: Person) => (await person.get('/api/account-links/')).json().sources

test('after an import, one click links its source to a new account with the file’s balances', async () => {
  const ana = await server.createUser()
  await importLines(ana, [...SEPTEMBER, ...OCTOBER])
  expect(await listBalances(ana)).toEqual([])
  expect(await listSources(ana)).toMatchObject([
    {
      source: 'Chase 1234',
      currency: 'USD',
      link: null,
      balance: '1450.00',
      balance_as_of: '2026-10-10',
      balance_count: 2,
      transaction_count: 4,
      suggested_account_id: null,
      suggested_type: 'cash',
    },
  ])
  const linked = await ana.post('/api/account-links/', { source: 'Chase 1234' })
  expect(linked.statusCode, linked.body).toBe(201)
  expect(linked.json()).toMatchObject({ is_new_account: true, statements_added: 2 })
  const { results } = (await ana.get('/api/accounts/')).json()
  expect(results).toMatchObject([
    { name: 'Chase 1234', type: 'cash', balance: '1450.00', balance_origin: 'file', sources: ['Chase 1234'] },
  ])
  await ana.post(`/api/history/${linked.json().history_id}/undo/`)
  expect((await ana.get('/api/accounts/')).json().results).toEqual([])
})

test('each import into a linked source adds balances for month ends and the latest day; undoing it removes them', async () => {
  const ana = await server.createUser()
  await importLines(ana, SEPTEMBER)
  await ana.post('/api/account-links/', { source: 'Chase 1234' })
  expect(await listBalances(ana)).toEqual([['2026-09-20', '1600.00', 'file']])
  const before = await listBalances(ana)
  const second = await importLines(ana, [...SEPTEMBER, ...OCTOBER, ...NOVEMBER])
  expect(await listBalances(ana)).toEqual([
    ['2026-09-30', '1600.00', 'file'],
    ['2026-10-31', '1450.00', 'file'],
    ['2026-11-03', '1440.00', 'file'],
  ])
  const { results } = (await ana.get('/api/statements/')).json()
  expect(results[0]).toMatchObject({ cash_withdrawals: '10.00', flows: 'from-balance', import_id: second.id })
  const undone = await ana.post(`/api/imports/${second.id}/undo/`)
  expect(undone.statusCode, undone.body).toBe(200)
  expect(await listBalances(ana)).toEqual(before)
  await ana.post(`/api/history/${undone.json().history_id}/undo/`)
  expect(await listBalances(ana)).toHaveLength(3)
})

test('an import never overwrites figures entered by hand', async () => {
  const ana = await server.createUser()
  const first = await importLines(ana, [...SEPTEMBER, ...OCTOBER])
  const { account_id } = (await ana.post('/api/account-links/', { source: 'Chase 1234' })).json()
  await ana.post('/api/statements/', { account_id, statement_date: '2026-10-31', final_balance: '1.00' })
  const september = (await ana.get('/api/statements/')).json().results.at(-1)
  await ana.patch(`/api/statements/${september.id}/`, { version: september.version, final_balance: '2.00' })
  await importLines(ana, [...SEPTEMBER, ...OCTOBER, ...NOVEMBER])
  expect(await listBalances(ana)).toEqual([
    ['2026-09-30', '2.00', 'typed'],
    ['2026-10-31', '1.00', 'typed'],
    ['2026-11-03', '1440.00', 'file'],
  ])
  const undone = await ana.post(`/api/imports/${first.id}/undo/`)
  expect(undone.statusCode, undone.body).toBe(200)
  expect(await listBalances(ana)).toHaveLength(3)
})

test('statements made by linking are removed with their import, and come back with it', async () => {
  const ana = await server.createUser()
  const { id } = await importLines(ana, [...SEPTEMBER, ...OCTOBER])
  await ana.post('/api/account-links/', { source: 'Chase 1234' })
  const undone = await ana.post(`/api/imports/${id}/undo/`)
  expect(undone.statusCode, undone.body).toBe(200)
  expect(await listBalances(ana)).toEqual([])
  await ana.post(`/api/imports/${id}/again/`)
  await server.jobs.waitUntilIdle()
  expect(await listBalances(ana)).toEqual([
    ['2026-09-30', '1600.00', 'file'],
    ['2026-10-10', '1450.00', 'file'],
  ])
})

test('an import whose source is set later adds its balances then', async () => {
  const ana = await server.createUser()
  await importLines(ana, SEPTEMBER)
  await ana.post('/api/account-links/', { source: 'Chase 1234' })
  const other = await importLines(ana, [HEADINGS, ...OCTOBER, '2026-10-11,Shop,-1.00,1449.00'], 'Elsewhere')
  expect(await listBalances(ana)).toHaveLength(1)
  await ana.post(`/api/imports/${other.id}/source/`, { source: 'Chase 1234' })
  expect(await listBalances(ana)).toEqual([['2026-10-11', '1449.00', 'file']])
})

test('transfers between the user’s own accounts are suggested as deposits to a linked investment account', async () => {
  const ana = await server.createUser()
  const makeRow = (source: string, amount: string) => ({
    transaction_date: '2026-10-05',
    transaction_name: 'Transfer to brokerage',
    amount,
    source,
    currency: 'USD',
  })
  const out = (await ana.post('/api/transactions/', makeRow('Checking', '-250.00'))).json()
  const into = (await ana.post('/api/transactions/', makeRow('Broker', '250.00'))).json()
  await ana.post(`/api/transactions/${out.id}/pair/`, { other_id: into.id })
  const { id } = (
    await ana.post('/api/accounts/', { name: 'Broker', type: 'investment', currency: 'USD', balance: '900.00' })
  ).json()
  const statement = { account_id: id, statement_date: '2026-09-30', final_balance: '1000.00' }
  await ana.post('/api/statements/', statement)
  const linked = await ana.post('/api/account-links/', { source: 'Broker', account_id: id })
  expect(linked.json()).toMatchObject({ is_new_account: false, account_id: id, statements_added: 0 })
  const { rows } = (await ana.get('/api/statements/grid/?date=2026-10-31')).json()
  expect(rows[0].proposal).toMatchObject({
    cash_deposits: '250.00',
    cash_withdrawals: '0.00',
    after: '2026-09-30',
    transfers: [{ transaction_id: into.id, amount: '250.00' }],
  })
  const october = { ...statement, statement_date: '2026-10-31', final_balance: '1260.00', cash_deposits: '200.00' }
  expect((await ana.post('/api/statements/', october)).json().warnings).toEqual([
    { code: 'deposits-differ', transfers: '250.00', difference: '-50.00' },
  ])
})

test('deposits to a linked account count once, whichever file is imported first', async () => {
  const september = ['2026-09-28,Interest,1.00,999.00', '2026-09-30,Interest,1.00,1000.00']
  const october = ['2026-10-05,Transfer from checking,250.00,1250.00', '2026-10-31,Dividend,5.00,1255.00']
  const november = '2026-11-03,Dividend,2.00,1257.00'
  const orders = {
    'the newest last': [
      [...september, october[0]!],
      [...september, ...october],
      [...october, november],
    ],
    'the newest first': [[...october, november], september],
  }
  for (const [order, files] of Object.entries(orders)) {
    const ana = await server.createUser()
    await importLines(ana, [HEADINGS, '2026-10-05,Transfer to broker,-250.00,750.00'], 'Checking')
    const { id } = (await ana.post('/api/accounts/', { name: 'Broker', type: 'investment', currency: 'USD' })).json()
    for (const [i, lines] of files.entries()) {
      await importLines(ana, [HEADINGS, ...lines], 'Broker')
      if (i === 0) await ana.post('/api/account-links/', { source: 'Broker', account_id: id })
    }
    const { results } = (await ana.get('/api/statements/')).json()
    const deposits = results.map((statement: Statement) => [statement.statement_date, statement.cash_deposits])
    expect(deposits, order).toEqual([
      ['2026-11-03', '0.00'],
      ['2026-10-31', '250.00'],
      ['2026-09-30', '0.00'],
    ])
  }
})

test('undoing an import whose transactions were edited gives its deposits to the next statement', async () => {
  const ana = await server.createUser()
  await importLines(ana, [HEADINGS, '2026-10-05,Transfer to broker,-250.00,750.00'], 'Checking')
  const { id } = (await ana.post('/api/accounts/', { name: 'Broker', type: 'investment', currency: 'USD' })).json()
  await importLines(ana, [HEADINGS, '2026-09-28,Interest,1.00,999.00', '2026-09-30,Interest,1.00,1000.00'], 'Broker')
  await importLines(ana, [HEADINGS, '2026-11-02,Dividend,3.00,1255.00', '2026-11-03,Dividend,2.00,1257.00'], 'Broker')
  const from = (await ana.get('/api/transactions/?source=Checking')).json().results[0]
  const into = (
    await ana.post('/api/transactions/', {
      transaction_date: '2026-10-05',
      transaction_name: 'Transfer from checking',
      amount: '250.00',
      source: 'Broker',
    })
  ).json()
  await ana.post(`/api/transactions/${from.id}/pair/`, { other_id: into.id })
  await ana.post('/api/account-links/', { source: 'Broker', account_id: id })
  const listDeposits = async () =>
    (await ana.get('/api/statements/'))
      .json()
      .results.map((statement: Statement) => [statement.statement_date, statement.cash_deposits])
  const before = await listDeposits()
  expect(before).toContainEqual(['2026-11-03', '250.00'])

  const october = await importLines(
    ana,
    [HEADINGS, '2026-10-30,Dividend,1.00,1251.00', '2026-10-31,Dividend,5.00,1256.00'],
    'Broker',
  )
  expect(await listDeposits()).toEqual(
    expect.arrayContaining([
      ['2026-11-03', '0.00'],
      ['2026-10-31', '250.00'],
    ]),
  )
  const { results } = (await ana.get('/api/transactions/?from=2026-10-31&to=2026-10-31')).json()
  await ana.patch(`/api/transactions/${results[0].id}/`, { note: 'Mine', version: results[0].version })
  await ana.post(`/api/imports/${october.id}/undo/`)
  expect(await listDeposits()).toEqual(before)
})

test('linking is refused for an unknown source, another currency and another user’s account', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  await importLines(ana, SEPTEMBER)
  const account = { name: 'Konto', type: 'cash', currency: 'EUR' }
  const [mine, theirs] = [
    (await ana.post('/api/accounts/', account)).json().id,
    (await ben.post('/api/accounts/', { ...account, currency: 'USD' })).json().id,
  ]
  const link = async (body: object) => (await ana.post('/api/account-links/', body)).statusCode
  expect(await link({ source: 'Nowhere' })).toBe(400)
  expect(await link({ source: 'Chase 1234', account_id: mine })).toBe(400)
  expect(await link({ source: 'Chase 1234', account_id: theirs })).toBe(404)
  expect((await ana.get('/api/account-links/?source=Chase 1234')).json().sources).toMatchObject([{ link: null }])
})

test('unlinking keeps the statements, and later imports add none', async () => {
  const ana = await server.createUser()
  await importLines(ana, SEPTEMBER)
  const { link } = (await ana.post('/api/account-links/', { source: 'Chase 1234' })).json()
  expect((await ana.delete(`/api/account-links/${link.id}/`)).json()).toMatchObject({ deleted: 1 })
  await importLines(ana, [...SEPTEMBER, ...OCTOBER, ...NOVEMBER])
  expect(await listBalances(ana)).toEqual([['2026-09-20', '1600.00', 'file']])
})
