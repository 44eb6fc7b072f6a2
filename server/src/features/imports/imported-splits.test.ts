import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function importText(user: TestClient, text: string, fields = {}) {
  const { id } = (await user.post('/api/imports/', { text, today: '2026-11-16', ...fields })).json()
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${id}/`)).json()
}

type Row = { id: string; version: number; simple_name: string; amount: string; currency: string; category: string }
const listRows = async (user: TestClient): Promise<Row[]> =>
  (await user.get('/api/transactions/?sort=transaction_date&limit=100')).json().results
const listAmounts = async (user: TestClient) => (await listRows(user)).map(({ amount }) => amount).sort()
const listMoney = async (user: TestClient) =>
  (await listRows(user)).map(({ amount, currency }) => `${amount} ${currency}`).sort()
const undo = (user: TestClient, id: string) => user.post(`/api/history/${id}/undo/`, {})

async function split(user: TestClient, name: string, amounts: readonly string[]) {
  const whole = (await listRows(user)).find((row) => row.simple_name === name)!
  const parts = amounts.map((amount, i) => ({ amount, category: i === 0 ? 'Groceries' : null }))
  const response = await user.post(`/api/transactions/${whole.id}/split/`, { version: whole.version, parts })
  expect(response.statusCode, response.body).toBe(200)
}

const HEADINGS = 'Date,Description,Amount\n'
const MARCH = `${HEADINGS}2026-03-01,Coffee,-4.50\n2026-03-02,Tea,-3.00\n2026-03-03,Rice,-10.00\n`

test('if an import moves to another currency, the parts of a split move with it, and back when that’s undone', async () => {
  const ana = await server.createUser()
  await importText(ana, MARCH)
  await split(ana, 'Rice', ['-6.00', '-4.00'])
  const before = await listRows(ana)
  const corrected = await importText(ana, MARCH, { note: 'in CAD' })
  expect(corrected.detail_reasons).toContainEqual({
    code: 'import.currency-corrected',
    args: { rows: 4, currency: 'CAD' },
  })
  expect(await listMoney(ana)).toEqual(['-3.00 CAD', '-4.00 CAD', '-4.50 CAD', '-6.00 CAD'])
  expect((await undo(ana, corrected.history_id)).statusCode).toBe(200)
  expect(await listRows(ana)).toEqual(before)
})

test('if a part of a split has more decimals than the new currency, the whole split keeps the old one', async () => {
  const ana = await server.createUser()
  const march = MARCH.replaceAll('4.50', '4.00')
  await importText(ana, march)
  await split(ana, 'Rice', ['-7.00', '-1.50', '-1.50'])
  await importText(ana, march, { note: 'in JPY' })
  expect(await listMoney(ana)).toEqual(['-1.50 USD', '-1.50 USD', '-3 JPY', '-4 JPY', '-7.00 USD'])
})

test('swapping signs also swaps the parts of splits, unless their amounts were edited, and keeps their categories', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, `${MARCH}2026-03-04,Cheese,-8.00\n`)
  await split(ana, 'Rice', ['-6.00', '-4.00'])
  await split(ana, 'Cheese', ['-5.00', '-3.00'])
  const edited = (await listRows(ana)).find(({ amount }) => amount === '-5.00')!
  await ana.patch(`/api/transactions/${edited.id}/`, { version: edited.version, amount: '-5.10' })
  const before = await listRows(ana)
  const swapped = (await ana.post(`/api/imports/${id}/swap-signs/`, {})).json()
  expect(swapped).toMatchObject({ swapped: 4 })
  expect(await listAmounts(ana)).toEqual(['-3.00', '-5.10', '3.00', '4.00', '4.50', '6.00'])
  const parts = (await listRows(ana)).filter((row) => row.simple_name === 'Rice')
  expect(parts.map(({ amount, category }) => [amount, category]).sort()).toEqual([
    ['4.00', null],
    ['6.00', 'Groceries'],
  ])
  expect((await importText(ana, MARCH)).counts).toMatchObject({ added: 0, duplicate: 3 })
  await ana.post(`/api/history/${(await ana.get('/api/history/')).json().results[0].id}/undo/`, {})
  expect((await undo(ana, swapped.swap_history_id)).statusCode).toBe(200)
  expect(await listRows(ana)).toEqual(before)
})

test('signs can also be swapped after an import has moved to a currency without decimals', async () => {
  const ana = await server.createUser()
  const march = MARCH.replaceAll('4.50', '4.00')
  const { id } = await importText(ana, march)
  await importText(ana, march, { note: 'in JPY' })
  expect((await ana.post(`/api/imports/${id}/swap-signs/`, {})).json()).toMatchObject({ swapped: 3 })
  expect(await listMoney(ana)).toEqual(['10 JPY', '3 JPY', '4 JPY'])
})

const YNAB = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","10/03/2026","Corner Market","Everyday: Groceries","Everyday","Groceries","",$42.50,$0.00,"Cleared"
"Checking","","10/04/2026","Bakery","Everyday: Groceries","Everyday","Groceries","",$4.00,$0.00,"Cleared"
"Checking","","10/15/2026","Department Store","Everyday: Groceries","Everyday","Groceries","Split (1/2) food",$40.00,$0.00,"Cleared"
"Checking","","10/15/2026","Department Store","Fun: Stamp Collecting","Fun","Stamp Collecting","Split (2/2) penny red",$15.00,$0.00,"Cleared"
`
const LATER = `"Checking","","10/20/2026","Hardware Store","Everyday: Groceries","Everyday","Groceries","Split (1/2) paint",$20.00,$0.00,"Cleared"
"Checking","","10/20/2026","Hardware Store","Fun: Stamp Collecting","Fun","Stamp Collecting","Split (2/2) glue",$7.00,$0.00,"Cleared"
`
const mapStamps = (user: TestClient, id: string) =>
  user.post(`/api/imports/${id}/categories/`, {
    categories: [{ name: 'Fun: Stamp Collecting', category: 'Stamps', kind: 'expense' }],
  })

test('swapping signs also swaps splits from another product’s file, whose categories can still be mapped', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, YNAB)
  const before = await listRows(ana)
  const swapped = (await ana.post(`/api/imports/${id}/swap-signs/`, {})).json()
  expect(await listAmounts(ana)).toEqual(['15.00', '4.00', '40.00', '42.50'])
  expect((await mapStamps(ana, id)).json()).toMatchObject({ edited: 1 })
  expect((await listRows(ana)).find(({ amount }) => amount === '15.00')).toMatchObject({ category: 'Stamps' })
  await undo(ana, (await ana.get('/api/history/')).json().results[0].id)
  expect((await undo(ana, swapped.swap_history_id)).statusCode).toBe(200)
  expect(await listRows(ana)).toEqual(before)
})

test('a later file whose signs are swapped like those of an earlier one has its splits swapped too', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, YNAB)
  await ana.post(`/api/imports/${id}/swap-signs/`, {})
  expect((await importText(ana, YNAB + LATER)).counts).toMatchObject({ added: 1, duplicate: 3 })
  expect(await listAmounts(ana)).toEqual(['15.00', '20.00', '4.00', '40.00', '42.50', '7.00'])
})

test('a split that was skipped has the swapped signs if its import is repeated', async () => {
  const ana = await server.createUser()
  await ana.put('/api/custom-instructions/', { text: 'Skip Department Store' })
  const { id, counts } = await importText(ana, YNAB)
  expect(counts).toMatchObject({ added: 2, skipped: 1 })
  await ana.post(`/api/imports/${id}/swap-signs/`, {})
  await ana.put('/api/custom-instructions/', { text: '' })
  await ana.post(`/api/imports/${id}/again/`)
  await server.jobs.waitUntilIdle()
  expect(await listAmounts(ana)).toEqual(['15.00', '4.00', '40.00', '42.50'])
})

test('the categories of a split can still be mapped after its import has moved to another currency', async () => {
  const ana = await server.createUser()
  const file = YNAB.replaceAll('.50', '.00').replaceAll('$', '')
  const { id } = await importText(ana, file)
  await importText(ana, file, { note: 'in JPY' })
  expect(await listMoney(ana)).toEqual(['-15 JPY', '-4 JPY', '-40 JPY', '-42 JPY'])
  expect((await mapStamps(ana, id)).json()).toMatchObject({ edited: 1 })
})
