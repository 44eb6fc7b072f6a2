import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { evaluateDocuments } from './documents.ts'

const root = join(import.meta.dirname, '..')
const FOLDERS = [
  'evals/first-sight/2026-11-16-d',
  'evals/first-sight/2026-11-16-d2',
  'evals/first-sight/2026-11-17-q1',
  'fixtures/products',
]

/** Every product people can switch from, and how its files are named. */
const PRODUCTS = {
  'YNAB register': /ynab4?_(?:web_)?register/,
  'YNAB budget': /ynab4?_(?:web_)?(?:budget|plan)/,
  Mint: /mint/,
  Monarch: /monarch_transactions/,
  'Monarch balances': /monarch.balances/,
  Actual: /actual/,
  'Firefly III': /firefly/,
  Quicken: /quicken/,
  Simplifi: /simplifi/,
  Copilot: /copilot/,
  GnuCash: /gnucash/,
  Wise: /wise/,
  Revolut: /revolut/,
  PayPal: /paypal/,
}

const files = await Promise.all(
  FOLDERS.map(async (folder) => {
    const expected = JSON.parse(await readFile(join(root, folder, 'expected.json'), 'utf8')) as { file: string }[]
    return expected.map(({ file }) => file)
  }),
)

test.each(Object.entries(PRODUCTS))('%s has at least three files', (_, pattern) => {
  expect(files.flat().filter((file) => pattern.test(file)).length).toBeGreaterThanOrEqual(3)
})

test.each(FOLDERS)('every row in %s is read, and nothing else', { timeout: 300_000 }, async (folder) => {
  const { product, pdf } = await evaluateDocuments(join(root, folder))
  for (const kind of [product, pdf]) {
    expect(kind.rowsRight).toBe(kind.rows)
    expect(kind.rowsExtra).toBe(0)
  }
})
