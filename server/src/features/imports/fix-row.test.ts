import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

async function importText(user: TestClient, text: string, fields = {}) {
  const { id } = (await user.post('/api/imports/', { text, today: '2026-11-16', ...fields })).json()
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${id}/`)).json()
}
const getCounts = async (user: TestClient, id: string) => (await user.get(`/api/imports/${id}/?rows=0`)).json().counts
const listAmounts = async (user: TestClient) =>
  (await user.get('/api/transactions/?sort=transaction_date&limit=100'))
    .json()
    .results.map((row: { simple_name: string; amount: string; currency: string }) =>
      [row.simple_name, row.amount, row.currency].join(' '),
    )

const FILE = 'Date,Description,Amount\n2026-01-05,Tea,-5.00\nsoon,Bakery,-3.20\n'
const FIXED = { transaction_date: '2026-01-06', transaction_name: 'Bakery', amount: '-3.20', currency: 'USD' }

test('an unreadable line can be fixed and added once; after an undo, it’s unreadable again', async () => {
  const ana = await server.createUser()
  const { id, currency } = await importText(ana, FILE)
  expect(currency).toBe('USD')
  expect(await getCounts(ana, id)).toMatchObject({ added: 1, unreadable: 1 })
  const path = `/api/imports/${id}/rows/3/fix/`
  expect((await ana.post(path, { ...FIXED, amount: '-3.205' })).statusCode).toBe(400)
  expect((await ana.post(`/api/imports/${id}/rows/9/fix/`, FIXED)).statusCode).toBe(404)
  expect((await ana.post(`/api/imports/${id}/rows/2/fix/`, FIXED)).statusCode).toBe(409)
  const accepted = await ana.post(`/api/imports/${id}/rows/3/accept/`)
  expect(accepted.statusCode).toBe(409)
  expect(accepted.json().detail).toContain('Fill them in')
  const fixed = (await ana.post(path, FIXED)).json()
  expect(fixed).toMatchObject({ verdict: 'added', transaction_date: '2026-01-06', amount: '-3.20' })
  expect(await getCounts(ana, id)).toMatchObject({ added: 2, unreadable: 0 })
  expect((await ana.post(path, FIXED)).statusCode).toBe(409)

  const corrected = FILE.replace('soon', '2026-01-06')
  expect((await importText(ana, corrected)).counts).toMatchObject({ added: 0, duplicate: 2 })

  expect((await ana.post(`/api/history/${fixed.history_id}/undo/`, {})).statusCode).toBe(200)
  expect(await getCounts(ana, id)).toMatchObject({ added: 1, unreadable: 1 })
  expect(await listAmounts(ana)).toEqual(['Tea -5.00 USD'])
  expect((await ana.post(path, FIXED)).statusCode).toBe(200)
})

test('if the transaction of a filled-in line is deleted, the line can be filled in again, but not if it was split', async () => {
  const ana = await server.createUser()
  const { id } = await importText(ana, FILE)
  const path = `/api/imports/${id}/rows/3/fix/`
  const { transaction_id } = (await ana.post(path, FIXED)).json()
  const deletion = (await ana.delete(`/api/transactions/${transaction_id}/`)).json().history_id
  const fixedAgain = (await ana.post(path, { ...FIXED, amount: '-3.40' })).json()
  expect(fixedAgain).toMatchObject({ verdict: 'added', amount: '-3.40', transaction_id })
  expect(await getCounts(ana, id)).toMatchObject({ added: 2, unreadable: 0 })
  expect(await listAmounts(ana)).toEqual(['Tea -5.00 USD', 'Bakery -3.40 USD'])
  expect((await ana.post(path, FIXED)).statusCode).toBe(409)
  expect((await ana.post(`/api/history/${deletion}/undo/`, {})).statusCode).toBe(409)

  const { version } = (await ana.get(`/api/transactions/${transaction_id}/`)).json()
  const parts = ['-3.00', '-0.40'].map((amount) => ({ amount, category: null }))
  const split = await ana.post(`/api/transactions/${transaction_id}/split/`, { version, parts })
  expect(split.statusCode).toBe(200)
  expect((await ana.post(path, FIXED)).statusCode).toBe(409)
  const { results } = (await ana.get('/api/history/')).json()
  for (const entry of results.slice(0, 3)) await ana.post(`/api/history/${entry.id}/undo/`, {})
  expect(await listAmounts(ana)).toEqual(['Tea -5.00 USD', 'Bakery -3.20 USD'])
  expect((await ana.get(`/api/imports/${id}/`)).json().rows[1]).toMatchObject({ verdict: 'added', amount: '-3.20' })
  const undone = (await ana.post(`/api/imports/${id}/undo/`, {})).json()
  expect(undone).toMatchObject({ removed: 2, import: { counts: { added: 1, unreadable: 1 } } })
})

test('a skipped part of a pasted text can only be added once its missing values are entered', async () => {
  const ana = await server.createUser()
  const { id, rows } = await importText(ana, 'Tesco 23.40 yesterday, Lena owes me 12, cinema 11?')
  const [, lena, cinema] = rows
  expect(lena).toMatchObject({ verdict: 'skipped', transaction_name: 'Lena owes me 12,', amount: null })
  expect((await ana.post(`/api/imports/${id}/rows/1/accept/?seq=${lena.seq}`, {})).statusCode).toBe(409)
  const path = `/api/imports/${id}/rows/1/fix/?seq=${lena.seq}`
  const values = { ...FIXED, transaction_name: 'Lena', amount: '12.00' }
  const fixed = (await ana.post(path, values)).json()
  expect(fixed).toMatchObject({ verdict: 'added', amount: '12.00', seq: lena.seq })
  expect(await getCounts(ana, id)).toMatchObject({ added: 2, skipped: 1 })
  expect((await ana.post(path, values)).statusCode).toBe(409)
  expect((await ana.post(`/api/history/${fixed.history_id}/undo/`, {})).statusCode).toBe(200)
  expect(await getCounts(ana, id)).toMatchObject({ added: 1, skipped: 2 })
  expect(cinema).toMatchObject({ verdict: 'skipped' })
})

test('an import has the currency it was read in, and a line of an undone import can’t be added', async () => {
  const ana = await server.createUser()
  const { id, currency } = await importText(ana, FILE, { currency: 'EUR' })
  expect(currency).toBe('EUR')
  await ana.post(`/api/imports/${id}/rows/3/fix/`, { ...FIXED, currency: 'EUR' })
  expect(await listAmounts(ana)).toEqual(['Tea -5.00 EUR', 'Bakery -3.20 EUR'])
  expect((await ana.post(`/api/imports/${id}/undo/`, {})).json()).toMatchObject({ removed: 2 })
  expect(await listAmounts(ana)).toEqual([])
  expect((await ana.post(`/api/imports/${id}/rows/3/fix/`, FIXED)).statusCode).toBe(409)
})

test('swapping signs doesn’t change a typed amount, and rows added later follow the swap', async () => {
  const ana = await server.createUser()
  const first = await importText(ana, 'Date,Description,Amount\n2026-01-05,Tea,5.00\n', { source: 'Card' })
  const { id } = await importText(ana, FILE.replace('-5.00', '5.00'), { source: 'Card' })
  expect(await getCounts(ana, id)).toMatchObject({ duplicate: 1, unreadable: 1 })
  const file = await importText(ana, `${FILE.replace('-5.00', '7.00')}2026-01-05,Tea,5.00\n`, { source: 'Card' })
  await ana.post(`/api/imports/${file.id}/rows/3/fix/`, FIXED)
  await ana.post(`/api/imports/${file.id}/swap-signs/`, {})
  await ana.post(`/api/imports/${file.id}/rows/4/accept/`, {})
  expect((await listAmounts(ana)).sort()).toEqual([
    'Bakery -3.20 USD',
    'Tea -5.00 USD',
    'Tea -7.00 USD',
    'Tea 5.00 USD',
  ])
  expect(first.counts.added).toBe(1)
})
