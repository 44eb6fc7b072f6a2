import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-formats-'))
afterAll(() => rmSync(folder, { recursive: true }))
let ana: TestClient
beforeAll(async () => {
  ana = await server.createUser()
  const rows = [
    {
      source: 'Checking',
      currency: 'EUR',
      amount: '-12.34',
      transaction_name: 'REWE; MARKT | 42',
      note: 'a "note"\n; and more',
      tags: ['été 2026', 'work; travel'],
    },
    {
      source: 'Checking',
      currency: 'USD',
      amount: '2500.00',
      transaction_name: '(*) Salary \\ Inc.',
      category: 'Income',
    },
    { source: 'chéckIng', currency: 'JPY', amount: '-1200', transaction_name: '火鍋' },
    { source: '火鍋:カード', currency: 'KWD', amount: '-1.234', transaction_name: '!Bakery' },
    { source: null, currency: 'EUR', amount: '-0.01', transaction_name: '=1+1' },
    { source: '[brackets] "quoted"', currency: 'EUR', amount: '5.00', transaction_name: 'Interest' },
  ]
  for (const row of rows) {
    const response = await ana.post('/api/transactions/', { transaction_date: '2026-11-01', ...row })
    if (response.statusCode !== 201) throw new Error(response.body)
  }
  const addSide = async (source: string, amount: string) =>
    (
      await ana.post('/api/transactions/', {
        transaction_date: '2026-11-02',
        transaction_name: 'MOVE',
        currency: 'EUR',
        source,
        amount,
      })
    ).json().id
  const [out, into] = [await addSide('Checking', '-100.00'), await addSide('Savings', '100.00')]
  await ana.post(`/api/transactions/${out}/pair/`, { other_id: into })
})

async function saveExport(format: string): Promise<string> {
  const response = await ana.get(`/accounts/export/${format}/`)
  expect(response.statusCode, response.body).toBe(200)
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="evenkeel-2026-11-15\.\w+"$/)
  const path = join(folder, `ledger.${format}`)
  writeFileSync(path, response.body)
  return path
}

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0
const describeMissing = (program: string) => ` (${program} is not installed: sudo apt-get install hledger beancount)`
const hasHledger = isInstalled('hledger')
const hasBeancount = isInstalled('bean-check')

test.skipIf(!hasHledger)(
  `hledger accepts the journal in strict mode, and its sums match ours${hasHledger ? '' : describeMissing('hledger')}`,
  async () => {
    const path = await saveExport('hledger')
    const checked = spawnSync('hledger', ['--file', path, 'check', '--strict'], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    expect(checked.stderr).toBe('')
    expect(checked.status).toBe(0)
    const balances = spawnSync(
      'hledger',
      ['--file', path, 'balance', '--flat', '--output-format=csv', 'Assets', 'Equity:Transfers'],
      { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    )
    expect(balances.stdout).toContain('"Assets:Checking EUR","-112.34 EUR"')
    expect(balances.stdout).toContain('"Assets:Savings","100.00 EUR"')
    expect(balances.stdout).not.toContain('Equity:Transfers')
  },
)

test.skipIf(!hasBeancount)(
  `bean-check accepts the ledger${hasBeancount ? '' : describeMissing('bean-check')}`,
  async () => {
    const checked = spawnSync('bean-check', [await saveExport('beancount')], { encoding: 'utf8' })
    expect(checked.stdout + checked.stderr).toBe('')
    expect(checked.status).toBe(0)
  },
)

test('JSON has every transaction with its amount as text; unknown formats are refused', async () => {
  const response = await ana.get('/accounts/export/json/')
  const rows = JSON.parse(response.body) as { amount: string; currency: string; tags: string[] }[]
  expect(rows).toHaveLength(8)
  expect(rows.find(({ currency }) => currency === 'KWD')?.amount).toBe('-1.234')
  expect((await ana.get('/accounts/export/xlsx/')).statusCode).toBe(400)
})

test('a user without a plan can still export their own data, and nobody else’s', async () => {
  const ben = await server.signUp()
  const response = await ben.get('/accounts/export/qif/')
  expect(response.statusCode).toBe(200)
  expect(response.body).not.toContain('REWE')
})
