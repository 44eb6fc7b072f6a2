import type { Statement } from '@evenkeel/contract/statements.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { findStatementPage } from './statement-queries.ts'

const server = await createTestApp()

type Person = Awaited<ReturnType<typeof server.createUser>>

async function createAccount(person: Person, fields: object = {}): Promise<string> {
  const body = { name: 'Brokerage', type: 'investment', currency: 'USD', ...fields }
  return (await person.post('/api/accounts/', body)).json().id
}

async function addStatement(
  person: Person,
  account_id: string,
  statement_date: string,
  final_balance: string,
  more: object = {},
) {
  const response = await person.post('/api/statements/', { account_id, statement_date, final_balance, ...more })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

const getCodes = (statement: { warnings: { code: string }[] }) => statement.warnings.map(({ code }) => code)

test('a statement can be added, edited, deleted and restored', async () => {
  const ana = await server.createUser()
  const account = await createAccount(ana)
  const added = await addStatement(ana, account, '2026-10-31', '110.00', {
    cash_deposits: '20.00',
    cash_withdrawals: '5.00',
  })
  expect(added).toMatchObject({
    account_id: account,
    statement_date: '2026-10-31',
    cash_deposits: '20.00',
    cash_withdrawals: '5.00',
    final_balance: '110.00',
    currency: 'USD',
    origin: 'typed',
    flows: 'stated',
    warnings: [],
  })
  const path = `/api/statements/${added.id}/`
  const edited = await ana.patch(path, { version: added.version, final_balance: '111.00' })
  expect(edited.json()).toMatchObject({ final_balance: '111.00', cash_deposits: '20.00' })
  const stale = await ana.patch(path, { version: added.version, final_balance: '112.00' })
  expect(stale.statusCode).toBe(409)
  expect(stale.json().present).toMatchObject({ final_balance: '111.00' })
  const { history_id } = (await ana.delete(path)).json()
  expect((await ana.get(path)).statusCode).toBe(404)
  await ana.post(`/api/history/${history_id}/undo/`)
  expect((await ana.get(path)).json()).toMatchObject({ final_balance: '111.00' })
})

test('statements come newest first, page by page, and only those of one account and period if requested', async () => {
  const ana = await server.createUser()
  const [account, otherAccount] = [await createAccount(ana), await createAccount(ana, { name: 'Other' })]
  for (const month of ['01', '02', '03', '04', '05']) await addStatement(ana, account, `2026-${month}-28`, '1.00')
  await addStatement(ana, otherAccount, '2026-03-15', '2.00')
  const days: string[] = []
  let cursor = ''
  for (let page = 0; page < 4 && cursor !== null; page++) {
    const { results, next, total } = (await ana.get(`/api/statements/?limit=2${cursor && `&cursor=${cursor}`}`)).json()
    days.push(...results.map((statement: Statement) => statement.statement_date))
    expect(total).toBe(6)
    cursor = next
  }
  expect(days).toEqual(['2026-05-28', '2026-04-28', '2026-03-28', '2026-03-15', '2026-02-28', '2026-01-28'])
  const filtered = (await ana.get(`/api/statements/?account_id=${otherAccount}&from=2026-03-01&to=2026-03-31`)).json()
  expect(filtered).toMatchObject({ total: 1, results: [{ final_balance: '2.00' }] })
})

test('if the database fails while statements are listed, there is one error, which can be caught', async () => {
  const failing = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => Promise.reject(new Error('the connection was lost')),
  })
  await expect(findStatementPage(failing, 'ana', { limit: 10 })).rejects.toThrow('the connection was lost')
})

test('suspicious figures are flagged and still saved', async () => {
  const ana = await server.createUser()
  const account = await createAccount(ana)
  const loan = await createAccount(ana, { name: 'Loan', type: 'loan' })
  await addStatement(ana, account, '2026-09-30', '10000.00')
  expect(getCodes(await addStatement(ana, account, '2026-10-31', '100000.00'))).toEqual(['balance-far-off'])
  expect(getCodes(await addStatement(ana, account, '2026-12-31', '101000.00'))).toEqual(['future-date'])
  expect(getCodes(await addStatement(ana, account, '2026-10-31', '10100.00'))).toEqual(['same-day'])
  expect(getCodes(await addStatement(ana, loan, '2026-10-31', '250.00'))).toEqual(['debt-is-positive'])
  expect(getCodes(await addStatement(ana, loan, '0026-10-31', '-250.00'))).toEqual(['long-ago'])
  const { results } = (await ana.get(`/api/statements/?account_id=${account}`)).json()
  const sameDay = results.filter((statement: Statement) => statement.statement_date === '2026-10-31')
  expect(sameDay.map((statement: Statement) => [statement.final_balance, statement.warnings])).toEqual([
    ['10100.00', [{ code: 'same-day', count: 2, counts: true }]],
    ['100000.00', [{ code: 'same-day', count: 2, counts: false }]],
  ])
})

test('if nobody entered a bank account’s deposits and withdrawals, the change in its balance counts', async () => {
  const ana = await server.createUser()
  const savings = await createAccount(ana, { name: 'Savings', type: 'cash' })
  await addStatement(ana, savings, '2026-08-31', '1000.00')
  expect(await addStatement(ana, savings, '2026-09-30', '1250.00')).toMatchObject({
    cash_deposits: '250.00',
    cash_withdrawals: '0.00',
    flows: 'from-balance',
  })
  expect(await addStatement(ana, savings, '2026-10-31', '1260.00', { cash_deposits: '0' })).toMatchObject({
    cash_deposits: '0.00',
    flows: 'stated',
  })
})

test('deposits that nobody entered aren’t called entered, even if another statement of that day counts', async () => {
  const ana = await server.createUser()
  const savings = await createAccount(ana, { name: 'Savings', type: 'cash' })
  await addStatement(ana, savings, '2026-08-31', '1000.00')
  const replaced = await addStatement(ana, savings, '2026-09-30', '1250.00')
  await addStatement(ana, savings, '2026-09-30', '1300.00')
  const statement = (await ana.get(`/api/statements/${replaced.id}/`)).json()
  expect(statement).toMatchObject({ flows: 'from-balance', cash_deposits: '0.00' })
  // So an edit doesn't turn them into entered ones, and the change in balance counts again on its new day.
  const edit = { version: statement.version, statement_date: '2026-10-31', final_balance: '1350.00' }
  expect((await ana.patch(`/api/statements/${replaced.id}/`, edit)).json()).toMatchObject({ cash_deposits: '50.00' })
})

test('months without a statement are gaps, except for accounts valued once a year', async () => {
  const ana = await server.createUser()
  const account = await createAccount(ana)
  const house = await createAccount(ana, { name: 'House', type: 'real_estate' })
  await addStatement(ana, account, '2026-06-30', '1.00')
  await addStatement(ana, account, '2026-08-31', '1.00')
  await addStatement(ana, account, '2026-10-02', '1.00') // For the end of September, two days late.
  await addStatement(ana, house, '2026-01-31', '1.00')
  const { gaps } = (await ana.get('/api/statements/')).json()
  expect(gaps).toEqual([
    { account_id: account, month: '2026-10', date: '2026-10-31' },
    { account_id: account, month: '2026-07', date: '2026-07-31' },
  ])
})

test('the grid shows all accounts for a day and saves them as one action', async () => {
  const ana = await server.createUser()
  const [account, yenAccount] = [await createAccount(ana), await createAccount(ana, { name: 'Yen', currency: 'JPY' })]
  await addStatement(ana, account, '2026-09-30', '100.00')
  const october = await addStatement(ana, account, '2026-10-31', '120.00')
  const grid = (await ana.get('/api/statements/grid/')).json()
  expect(grid).toMatchObject({
    date: '2026-10-31',
    rows: [
      { account: { id: account }, statement: { final_balance: '120.00' }, previous: { final_balance: '100.00' } },
      { account: { id: yenAccount }, statement: null, previous: null, proposal: null },
    ],
  })
  const saved = await ana.post('/api/statements/grid/', {
    statement_date: '2026-10-31',
    statements: [
      {
        account_id: account,
        id: october.id,
        version: october.version,
        final_balance: '125.00',
        cash_deposits: '10.00',
      },
      { account_id: yenAccount, final_balance: '5000' },
    ],
  })
  expect(saved.json(), saved.body).toMatchObject({
    added: 1,
    changed: 1,
    statements: [{ final_balance: '125.00' }, { final_balance: '5000', currency: 'JPY' }],
  })
  await ana.post(`/api/history/${saved.json().history_id}/undo/`)
  const after = (await ana.get('/api/statements/')).json().results
  expect(after.map((statement: Statement) => statement.final_balance)).toEqual(['120.00', '100.00'])
})

test('a grid is saved completely or not at all', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const [mine, theirs] = [await createAccount(ana), await createAccount(ben)]
  const save = (cells: object[]) =>
    ana.post('/api/statements/grid/', { statement_date: '2026-10-31', statements: cells })
  const good = { account_id: mine, final_balance: '1.00' }
  expect((await save([good, { account_id: theirs, final_balance: '1.00' }])).statusCode).toBe(404)
  expect((await save([good, { account_id: mine, final_balance: '1.001' }])).statusCode).toBe(400)
  expect((await ana.get('/api/statements/')).json().total).toBe(0)
})

test.each([
  [{ cash_deposits: '-1.00' }],
  [{ statement_date: '2026-02-30' }],
  [{ final_balance: '1.005' }],
  [{ final_balance: 'NaN' }],
  [{ note: 'x' }],
])('a statement with %j is refused', async (fields) => {
  const ana = await server.createUser()
  const body = { account_id: await createAccount(ana), statement_date: '2026-10-31', final_balance: '1.00', ...fields }
  expect((await ana.post('/api/statements/', body)).statusCode).toBe(400)
})
