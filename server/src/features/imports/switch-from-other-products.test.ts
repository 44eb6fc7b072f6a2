import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function importText(user: TestClient, text: string) {
  const { id } = (await user.post('/api/imports/', { text, today: '2026-11-16' })).json()
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${id}/`)).json()
}
async function importAgain(user: TestClient, importId: string) {
  const { id } = (await user.post(`/api/imports/${importId}/again/`)).json()
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${id}/?rows=0`)).json()
}
type Row = { id: string; simple_name: string; amount: string; tags: string[]; [field: string]: unknown }
const listRows = async (user: TestClient, query = ''): Promise<Row[]> =>
  (await user.get(`/api/transactions/?sort=transaction_date&limit=100${query}`)).json().results
const listByName = async (user: TestClient) => new Map((await listRows(user)).map((row) => [row.simple_name, row]))

const YNAB = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","10/01/2026","Starting Balance","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,$900.00,"Reconciled"
"Checking","","10/02/2026","Acme Inc","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,"$2,500.00","Cleared"
"Checking","Red","10/03/2026","Corner Market","Everyday: Groceries","Everyday","Groceries","weekly shop",$42.50,$0.00,"Uncleared"
"Checking","","10/15/2026","Department Store","Everyday: Groceries","Everyday","Groceries","Split (1/2) food",$40.00,$0.00,"Cleared"
"Checking","","10/15/2026","Department Store","Fun: Stamp Collecting","Fun","Stamp Collecting","Split (2/2) penny red",$15.00,$0.00,"Cleared"
"Checking","","10/16/2026","Stamp Fair","Fun: Stamp Collecting","Fun","Stamp Collecting","",$9.00,$0.00,"Cleared"
"Checking","","10/20/2026","Transfer : Savings","","","","",$200.00,$0.00,"Cleared"
"Savings","","10/20/2026","Transfer : Checking","","","","",$0.00,$200.00,"Cleared"
`

const WISE = `ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Target fee amount,Target fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate,Reference,Batch,Created by,Category,Note
T-1,COMPLETED,OUT,2026-08-03 14:20:05,2026-08-03 14:23:11,0.45,EUR,,,Ana,120.00,EUR,Landlord GmbH,120.00,EUR,1,August rent,,Ana,Rent,
B-1,COMPLETED,NEUTRAL,2026-08-04 10:00:00,2026-08-04 10:00:02,0,EUR,,,Ana,500.00,EUR,Ana,430.00,GBP,0.86,,,Ana,,
`
const COPILOT = `date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring
2026-03-24,Corner Market,21.50,posted,Groceries,Food,false,,regular,Everyday Checking,5678,,
2026-03-25,Kiosk,2.00,pending,Snacks,Food,false,,regular,Everyday Checking,5678,,
`

test('a YNAB register keeps accounts, categories, memos, flags, splits and transfers', async () => {
  const ana = await server.createUser()
  const run = await importText(ana, YNAB)
  expect(run).toMatchObject({ status: 'done', product: 'YNAB', counts: { added: 6, duplicate: 0, unreadable: 0 } })
  const rows = await listByName(ana)
  expect(rows.has('Starting Balance')).toBe(false)
  expect(rows.get('Acme Inc')).toMatchObject({ amount: '2500.00', category: 'Income', needs_review: false })
  expect(rows.get('Corner Market')).toMatchObject({
    amount: '-42.50',
    source: 'Checking',
    category: 'Groceries',
    note: 'weekly shop',
    tags: ['Red', 'Uncleared'],
    needs_review: false,
  })
  const parts = (await listRows(ana)).filter((row) => row.simple_name === 'Department Store')
  expect(parts).toMatchObject([
    { amount: '-40.00', category: 'Groceries', note: 'food' },
    { amount: '-15.00', category: null, note: 'penny red', needs_review: true },
  ])
  expect(parts[0]!.split_of).toEqual(expect.any(String))
  expect(parts[1]!.split_of).toBe(parts[0]!.split_of)
  const [out, into] = [rows.get('Transfer : Savings')!, rows.get('Transfer : Checking')!]
  expect(out).toMatchObject({ source: 'Checking', category_kind: 'transfer' })
  expect(out.transfer_id).toEqual(expect.any(String))
  expect(into.transfer_id).toBe(out.transfer_id)
  expect((await importText(ana, YNAB)).counts).toMatchObject({ added: 0, duplicate: 6 })
})

test('unknown categories are offered as new ones, applied to splits too, and remembered; once later transactions use them, undo is refused', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, YNAB)
  const path = `/api/imports/${id}/categories/`
  const { product, results } = (await ana.get(path)).json()
  expect(product).toBe('YNAB')
  expect(results).toEqual([
    {
      name: 'Fun: Stamp Collecting',
      budget_items: 0,
      rows: 2,
      category: null,
      is_yours: false,
      new_name: 'Stamp Collecting',
      new_kind: 'expense',
    },
    expect.objectContaining({ name: 'Everyday: Groceries', rows: 2, category: 'Groceries' }),
    expect.objectContaining({ name: 'Inflow: Ready to Assign', category: 'Income', new_kind: 'income' }),
  ])
  const categories = [{ name: 'Fun: Stamp Collecting', category: 'Stamps', kind: 'expense' }]
  const mapped = (await ana.post(path, { categories })).json()
  expect(mapped).toMatchObject({ created: 1, edited: 2 })
  const listStampAmounts = async () => (await listRows(ana, '&category=Stamps')).map((row) => row.amount)
  expect(await listStampAmounts()).toEqual(['-15.00', '-9.00'])
  expect((await ana.get(path)).json().results).toContainEqual(
    expect.objectContaining({ name: 'Fun: Stamp Collecting', category: 'Stamps', is_yours: true }),
  )

  const next = `${YNAB.split('\n')[0]}\n"Checking","","11/02/2026","Stamp Fair","Fun: Stamp Collecting","Fun","Stamp Collecting","",$7.00,$0.00,"Cleared"\n`
  await importText(ana, next)
  expect(await listStampAmounts()).toEqual(['-15.00', '-9.00', '-7.00'])

  expect((await ana.post(`/api/history/${mapped.history_id}/undo/`, {})).statusCode).toBe(409)
})

test('undo removes a mapping that nothing depends on, and an import with its splits', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, YNAB)
  const categories = [{ name: 'Fun: Stamp Collecting', category: 'Stamps', kind: 'expense' }]
  const { history_id } = (await ana.post(`/api/imports/${id}/categories/`, { categories })).json()
  expect((await ana.post(`/api/history/${history_id}/undo/`, {})).statusCode).toBe(200)
  const names = (await ana.get('/api/categories/')).json().results.map((row: { name: string }) => row.name)
  expect(names).not.toContain('Stamps')
  expect((await ana.post(`/api/imports/${id}/undo/`, {})).json()).toMatchObject({ removed: 7 })
  expect(await listRows(ana)).toEqual([])
  const again = (await ana.post(`/api/imports/${id}/again/`, {})).json()
  await server.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${again.id}/?rows=0`)).json().counts).toMatchObject({ added: 6 })
  expect(await listRows(ana)).toHaveLength(7)
})

const getFields = ({ simple_name, amount, category, confidence, needs_review, reason, tags, note }: Row) =>
  JSON.stringify({ simple_name, amount, category, confidence, needs_review, reason, tags, note })

test('an import that is repeated, or whose file is sent again, asks about the same unknown categories, and they can be mapped', async () => {
  const file = `${YNAB}"Savings","","10/21/2026","Notary","Fun: Stamp Collecting","Fun","Stamp Collecting","",$30.00,$0.00,"Uncleared"
"Checking","","10/22/2026","Mixed","Everyday: Groceries","Everyday","Groceries","Split (1/2)",$8.00,$0.00,"Cleared"
"Checking","","10/22/2026","Transfer : Cash","","","","Split (2/2)",$12.00,$0.00,"Cleared"
`
  const ana = await server.createUser()
  const listFields = async () => (await listRows(ana)).map(getFields).sort()
  const first = await importText(ana, file)
  const before = await listFields()
  expect(before.filter((fields) => fields.includes('a category you don’t have'))).toHaveLength(2)
  await ana.post(`/api/imports/${first.id}/undo/`, {})

  const sent = await importText(ana, file)
  expect(sent.counts).toEqual(first.counts)
  expect(await listFields()).toEqual(before)
  await ana.post(`/api/imports/${sent.id}/undo/`, {})

  const { id, counts } = await importAgain(ana, first.id)
  expect(counts).toEqual(first.counts)
  expect(await listFields()).toEqual(before)
  const categories = [{ name: 'Fun: Stamp Collecting', category: 'Stamps', kind: 'expense' }]
  expect((await ana.post(`/api/imports/${id}/categories/`, { categories })).json()).toMatchObject({ edited: 3 })
})

test.each([
  ['fees', WISE, 'Fees & Interest'],
  ['pending transactions', COPILOT, 'row.pending'],
])('a repeated import of another product’s file has the same %s', async (_what, file, words) => {
  const ana = await server.createUser()
  const { id } = await importText(ana, file)
  const before = (await listRows(ana)).map(getFields).sort()
  expect(before.join()).toContain(words)
  await ana.post(`/api/imports/${id}/undo/`, {})
  await importAgain(ana, id)
  expect((await listRows(ana)).map(getFields).sort()).toEqual(before)
})

test('a note can skip the pending transactions of another product’s file', async () => {
  const ana = await server.createUser()
  const { id } = (await ana.post('/api/imports/', { text: COPILOT, note: 'skip pending', today: '2026-11-16' })).json()
  await server.jobs.waitUntilIdle()
  expect((await ana.get(`/api/imports/${id}/`)).json()).toMatchObject({ counts: { added: 1, skipped: 1 } })
  expect([...(await listByName(ana)).keys()]).toEqual(['Corner Market'])
})

test('mapping a category doesn’t change transactions that the user has categorized since', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, YNAB)
  const fair = (await listByName(ana)).get('Stamp Fair')!
  await ana.patch(`/api/transactions/${fair.id}/`, { version: fair.version, category: 'Entertainment' })
  const categories = [{ name: 'Fun: Stamp Collecting', category: 'Shopping', kind: 'expense' }]
  expect((await ana.post(`/api/imports/${id}/categories/`, { categories })).json()).toMatchObject({ edited: 1 })
  expect((await listByName(ana)).get('Stamp Fair')).toMatchObject({ category: 'Entertainment' })
})

test('tags, notes and transfers from Monarch are imported, and so are fees and currencies from Wise', async () => {
  const ana = await server.createUser()
  await importText(
    ana,
    `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner
2026-10-01,City Gym,Gym,Joint Checking,CITY GYM MONTHLY 88,yearly,-40.00,"Health,Tax",Shared
2026-10-03,Transfer,Transfer,Joint Checking,TFR TO SAVINGS,,-250.00,,
2026-10-03,Transfer,Transfer,Savings,TFR FROM CHECKING,,250.00,,
`,
  )
  const gym = (await listByName(ana)).get('City Gym')
  expect(gym).toMatchObject({
    transaction_name: 'CITY GYM MONTHLY 88',
    category: 'Fitness',
    note: 'yearly',
    tags: ['Health', 'Tax'],
  })
  const sides = await listRows(ana, '&kind=transfer')
  expect(sides).toHaveLength(2)
  expect(sides[0]!.transfer_id).toEqual(expect.any(String))

  await importText(ana, WISE)
  const wise = await listRows(ana, '&to=2026-08-31')
  expect(wise.map((row) => [row.source, row.amount, row.currency, row.category])).toEqual([
    ['Wise EUR', '-120.00', 'EUR', 'Housing'],
    ['Wise EUR', '-0.45', 'EUR', 'Fees & Interest'],
    ['Wise EUR', '-500.00', 'EUR', 'Transfers'],
    ['Wise GBP', '430.00', 'GBP', 'Transfers'],
  ])
  expect(wise[2]!.transfer_id).toBe(wise[3]!.transfer_id)
})

test('Monarch’s balances become accounts with statements, and are removed with the import', async () => {
  const ana = await server.createUser()
  const run = await importText(
    ana,
    `Date,Balance,Account
2026-08-31,1000.00,Checking (...0001)
2026-09-15,1100.00,Checking (...0001)
2026-09-30,1250.50,Checking (...0001)
2026-09-30,-400.00,Visa Credit Card
`,
  )
  expect(run).toMatchObject({ status: 'done', product: 'Monarch', counts: { added: 0, unreadable: 0 } })
  expect(run.detail_reasons).toEqual([{ code: 'import.balances-added', args: { accounts: 2 } }])
  const { results } = (await ana.get('/api/accounts/')).json()
  expect(results.map((row: Row) => [row.name, row.balance, row.type])).toEqual([
    ['Checking (...0001)', '1250.50', 'cash'],
    ['Visa Credit Card', '-400.00', 'credit_card'],
  ])
  const statements = (await ana.get(`/api/statements/?account_id=${results[0].id}`)).json().results
  expect(statements.map((row: Row) => row.statement_date).sort()).toEqual(['2026-08-31', '2026-09-30'])
  expect((await ana.post(`/api/imports/${run.id}/undo/`, {})).statusCode).toBe(200)
  expect((await ana.get('/api/accounts/')).json().results).toEqual([])
})

test('a YNAB budget becomes monthly items, and the same file adds none twice', async () => {
  const ana = await server.createUser()
  const file = `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Sep 2026","Everyday: Groceries","Everyday","Groceries",$400.00,-$380.00,$20.00
"Oct 2026","Everyday: Groceries","Everyday","Groceries",$450.00,-$82.50,$367.50
"Oct 2026","Fun: Stamps","Fun","Stamps",$30.00,-$4.25,$25.75
"Oct 2026","Credit Card Payments: Visa","Credit Card Payments","Visa",$100.00,$0.00,$100.00
"Oct 2026","Home: Repairs","Home","Repairs",$0.00,-$45.00,-$45.00
`
  const run = await importText(ana, file)
  expect(run).toMatchObject({ status: 'done', product: 'YNAB' })
  const { results } = (await ana.get('/api/budget-items/')).json()
  expect(results.map((row: Row) => [row.simple_name, row.amount, row.category, row.transaction_date]).sort()).toEqual([
    ['Groceries', '-450.00', 'Groceries', '2026-10-01'],
    ['Stamps', '-30.00', null, '2026-10-01'],
  ])
  expect(results[0].repeat).toEqual({ every: 1, unit: 'month' })
  const again = await importText(ana, file)
  expect(again.detail).toContain('You already had 2 items of this budget, so we added none.')
  expect((await ana.get('/api/budget-items/')).json().results).toHaveLength(2)
})

test('a planned expense in what we take for an income category becomes an uncategorized item for review', async () => {
  const ana = await server.createUser()
  await importText(
    ana,
    `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Oct 2026","Work: Bonus","Work","Bonus",$30.00,$0.00,$30.00
`,
  )
  const { results } = (await ana.get('/api/budget-items/')).json()
  expect(results).toMatchObject([{ simple_name: 'Bonus', amount: '-30.00', category: null, needs_review: true }])
})

test('budget items follow the user’s mapping of a category, and its undo', async () => {
  const ana = await server.createUser()
  const budget = `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Oct 2026","Fun: Stamp Collecting","Fun","Stamp Collecting",$30.00,-$24.00,$6.00
"Oct 2026","Everyday: Groceries","Everyday","Groceries",$400.00,-$82.50,$317.50
`
  await importText(ana, budget)
  const { id } = await importText(ana, YNAB)
  const listItems = async () =>
    (await ana.get('/api/budget-items/'))
      .json()
      .results.map((item: { simple_name: string; category: string | null; needs_review: boolean }) => [
        item.simple_name,
        item.category,
        item.needs_review,
      ])
      .sort()
  const before = [
    ['Groceries', 'Groceries', false],
    ['Stamp Collecting', null, true],
  ]
  expect(await listItems()).toEqual(before)
  const categories = [{ name: 'Fun: Stamp Collecting', category: 'Stamps', kind: 'expense' }]
  const { history_id } = (await ana.post(`/api/imports/${id}/categories/`, { categories })).json()
  expect(await listItems()).toEqual([before[0], ['Stamp Collecting', 'Stamps', false]])
  expect((await ana.post(`/api/history/${history_id}/undo/`, {})).statusCode).toBe(200)
  expect(await listItems()).toEqual(before)
})

test('budget items follow a changed mapping, but never get an income category', async () => {
  const ana = await server.createUser()
  const { id } = await importText(
    ana,
    `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Oct 2026","Fun: Stamp Collecting","Fun","Stamp Collecting",$30.00,-$24.00,$6.00
`,
  )
  const mapTo = async (category: string) => {
    const categories = [{ name: 'Fun: Stamp Collecting', category, kind: 'expense' }]
    await ana.post(`/api/imports/${id}/categories/`, { categories })
    return (await ana.get('/api/budget-items/')).json().results[0].category
  }
  expect(await mapTo('Stamps')).toBe('Stamps')
  expect(await mapTo('Shopping')).toBe('Shopping')
  expect(await mapTo('Income')).toBe('Shopping')
})

test('categories found only in a budget are offered, created and remembered', async () => {
  const ana = await server.createUser()
  const file = `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Oct 2026","Everyday: Groceries","Everyday","Groceries",$450.00,-$82.50,$367.50
"Oct 2026","Fun: Stamps","Fun","Stamps",$30.00,-$4.25,$25.75
`
  const run = await importText(ana, file)
  const listOffered = async (id: string) => (await ana.get(`/api/imports/${id}/categories/`)).json().results
  expect(await listOffered(run.id)).toMatchObject([
    { name: 'Fun: Stamps', rows: 0, budget_items: 1, category: null, new_name: 'Stamps', new_kind: 'expense' },
    { name: 'Everyday: Groceries', rows: 0, budget_items: 1, category: 'Groceries' },
  ])
  const categories = [{ name: 'Fun: Stamps', category: 'Stamps', kind: 'expense' }]
  const response = (await ana.post(`/api/imports/${run.id}/categories/`, { categories })).json()
  expect(response).toMatchObject({ created: 1, edited: 0, edited_budget_items: 1 })
  const items = (await ana.get('/api/budget-items/')).json().results
  expect(items.map((item: Row) => [item.simple_name, item.category]).sort()).toEqual([
    ['Groceries', 'Groceries'],
    ['Stamps', 'Stamps'],
  ])
  expect(await listOffered(run.id)).toMatchObject([{ category: 'Groceries' }, { category: 'Stamps', is_yours: true }])
})

test('PayPal messages become notes', async () => {
  const ana = await server.createUser()
  await importText(
    ana,
    `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Item Title","Reference Txn ID","Balance","Note","Balance Impact"
"09/17/2026","03:46:20","PDT","Mark O'Dell","Mobile Payment","Completed","USD","-60.00","0.00","-60.00","a@x.test","b@y.test","60P5","","","40.00","concert tix","Debit"
"09/18/2026","03:46:20","PDT","Etsy, Inc.","Express Checkout Payment","Completed","USD","-34.20","0.00","-34.20","a@x.test","c@y.test","60P6","","","5.80","","Debit"
`,
  )
  const rows = (await listRows(ana)).map(({ amount, note }) => [amount, note])
  expect(rows).toEqual(expect.arrayContaining([['-60.00', 'concert tix']]))
})
