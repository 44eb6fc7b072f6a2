import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { evaluateCategoriser } from './categoriser.ts'

const folder = mkdtempSync(join(tmpdir(), 'categoriser-eval-'))
afterAll(() => rmSync(folder, { recursive: true }))

const makeCase = (transaction_name: string, category: string | null, more = {}) => ({
  id: transaction_name,
  transaction_name,
  direction: 'out',
  category,
  also_right: [],
  ...more,
})

test('counts exact, close and unknowable categories, and correct names', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const rows = [
    makeCase('STARBUCKS STORE 04432', 'Dining & Coffee', { simple_name: 'Starbucks', country: 'US' }),
    makeCase('JUNIPER ROW PHARMACY', 'Personal Care', {
      also_right: ['Health'],
      simple_name: 'Juniper Row Pharmacy',
      country: 'US',
    }),
    makeCase('ATM WITHDRAWAL 0042', 'Groceries', { simple_name: null, country: 'US' }),
    makeCase('PYL*VANTOREQ', null, { simple_name: null, country: 'US' }),
  ]
  writeFileSync(join(folder, 'merchants.test.json'), JSON.stringify(rows))
  writeFileSync(join(folder, 'other.json'), '[]')

  const [figures, ...others] = await evaluateCategoriser(folder)

  expect(others).toEqual([])
  expect(figures).toMatchObject({
    file: 'merchants.test.json',
    rows: 4,
    exact: 0.5,
    close: 0.75,
    names: 1,
    sureShare: 0.75,
  })
  expect(figures?.sureRight).toBeCloseTo(2 / 3)
})
