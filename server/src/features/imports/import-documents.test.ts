import { expect, test } from 'vitest'
import { ACTUAL_SCHEMA, type ActualRows, writeActualZip, writeDatabase } from '../../testing/actual-files.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { postFile } from '../../testing/file-form.ts'
import { layOutColumns, writePdf } from '../../testing/pdf-files.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { writeOds, writeXlsx } from '../../testing/workbook-files.ts'

const server = await createTestApp()

async function importFile(user: TestClient, bytes: Uint8Array, fileName: string) {
  const response = await postFile(user, '/api/imports/', Buffer.from(bytes), fileName)
  expect(response.statusCode, response.body).toBe(202)
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${response.json().id}/`)).json()
}

const ROWS = [
  ['Date', 'Description', 'Amount', 'Balance'],
  [{ day: '2026-03-02' }, 'Bakery', -4.2, 95.8],
  [{ day: '2026-03-03' }, 'Salary', 50, 145.8],
]

test('the rows of a workbook, its OpenDocument version and its CSV version are added only once', async () => {
  const ana = await server.createUser()
  const first = await importFile(ana, writeXlsx([{ name: 'Sheet1', rows: ROWS }]), 'march.xlsx')
  expect(first).toMatchObject({ status: 'done', format: 'xlsx', counts: { added: 2, unreadable: 0 } })
  const again = await importFile(ana, writeOds('Sheet1', ROWS), 'march.ods')
  expect(again.counts).toMatchObject({ added: 0, duplicate: 2 })
  const csv = 'Date,Description,Amount,Balance\n2026-03-02,Bakery,-4.20,95.80\n2026-03-03,Salary,50.00,145.80\n'
  expect((await importFile(ana, Buffer.from(csv), 'march.csv')).counts).toMatchObject({ added: 0, duplicate: 2 })
})

const alignRight = (x: number) => ({ x, isRightAligned: true })
const columns = [{ x: 50 }, { x: 120 }, alignRight(440), alignRight(545)]

test('the rows of a PDF whose balances add up need no review; those of a PDF without balances do', async () => {
  const ana = await server.createUser()
  const rows = [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['2 Mar 2026', 'Starbucks', '-4.20', '$95.80'],
    ['3 Mar 2026', 'Starbucks', '-3.10', '$92.70'],
    ['4 Mar 2026', 'Starbucks', '-2.00', '$90.70'],
  ]
  const proven = await importFile(ana, writePdf([layOutColumns(columns, rows, 100)]), 'march.pdf')
  expect(proven).toMatchObject({
    status: 'done',
    format: 'pdf',
    counts: { added: 3, needs_review: 0 },
    balance_check: { ok: true },
  })
  expect(proven.detail_reasons).not.toContainEqual({ code: 'import.reading-unclear' })
  const bo = await server.createUser()
  const withoutBalances = rows.map((cells) => cells.slice(0, 3))
  const guessed = await importFile(bo, writePdf([layOutColumns(columns, withoutBalances, 100)]), 'march.pdf')
  expect(guessed).toMatchObject({ counts: { added: 3, needs_review: 3 } })
  expect(guessed.detail_reasons).toContainEqual({ code: 'import.reading-unclear' })
  expect(proven.detail_reasons.map(({ code }: { code: string }) => code)).not.toContain('import.currency-unclear')
  expect(guessed.detail_reasons).toContainEqual({ code: 'import.currency-unclear', args: { currency: 'USD' } })
  // Without new rows, there's nothing to check.
  const again = await importFile(bo, writePdf([layOutColumns(columns, withoutBalances, 100)]), 'again.pdf')
  expect(again).toMatchObject({ counts: { added: 0 }, detail_reasons: [] })
})

test('a scanned PDF adds nothing, and the message says why', async () => {
  const ana = await server.createUser()
  const failed = await importFile(ana, writePdf([[]]), 'scan.pdf')
  expect(failed).toMatchObject({ status: 'failed', counts: { added: 0 } })
  expect(JSON.stringify(failed.detail_reasons)).toContain('scan')
})

test('Actual’s zip adds its transactions and budget in one action, and nothing twice', async () => {
  const ana = await server.createUser()
  const transactions: ActualRows[string] = [
    { id: '1', acct: 'a1', date: 20260302, amount: -4250, description: 'p1', category: 'c1', notes: 'weekly #food' },
    { id: '2', acct: 'a1', date: 20260303, amount: -20000, description: 't2', transferred_id: '3' },
    { id: '3', acct: 'a2', date: 20260304, amount: 20000, description: 't1', transferred_id: '2' },
  ]
  const zip = writeActualZip(
    writeDatabase(ACTUAL_SCHEMA, {
      accounts: [
        { id: 'a1', name: 'Checking' },
        { id: 'a2', name: 'Savings' },
      ],
      payees: [
        { id: 'p1', name: 'Market' },
        { id: 't1', name: '', transfer_acct: 'a1' },
        { id: 't2', name: '', transfer_acct: 'a2' },
      ],
      categories: [{ id: 'c1', name: 'Groceries' }],
      transactions,
      zero_budgets: [{ id: 'b1', month: 202603, category: 'c1', amount: 40000 }],
    }),
  )
  const run = await importFile(ana, zip, 'Home.zip')
  expect(run).toMatchObject({ status: 'done', product: 'Actual', counts: { added: 3, unreadable: 0 } })
  expect(run.detail_reasons).toContainEqual({
    code: 'import.budget-added',
    args: { items: 1, known: 0, month: '2026-03' },
  })
  const rows = (await ana.get('/api/transactions/?sort=transaction_date&limit=10')).json().results
  expect(rows).toMatchObject([
    { amount: '-42.50', source: 'Checking', category: 'Groceries', note: 'weekly #food', tags: ['food'] },
    { amount: '-200.00', category_kind: 'transfer' },
    { amount: '200.00', source: 'Savings', category_kind: 'transfer', transfer_id: rows[1].transfer_id },
  ])
  const countItems = async () => (await ana.get('/api/budget-items/')).json().results.length
  expect(await countItems()).toBe(1)
  expect((await importFile(ana, zip, 'Home.zip')).counts).toMatchObject({ added: 0, duplicate: 3 })
  expect(await countItems()).toBe(1)
  expect((await ana.post(`/api/imports/${run.id}/undo/`, {})).statusCode).toBe(200)
  expect(await countItems()).toBe(0)
  expect((await ana.get('/api/transactions/')).json().total).toBe(0)
})
