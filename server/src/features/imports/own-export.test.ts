import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { isVisible } from '@evenkeel/engine/core/visible-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

type NewRow = {
  transaction_date: string
  source: string | null
  transaction_name: string
  simple_name: string
  category: string | null
  currency: string
  amount: string
  note: string | null
}

async function createRows(user: TestClient, rows: readonly Partial<NewRow>[]): Promise<void> {
  for (const row of rows) {
    const response = await user.post('/api/transactions/', { currency: 'USD', ...row })
    expect(response.statusCode, response.body).toBe(201)
  }
}

async function exportCsv(user: TestClient): Promise<string> {
  return (await user.get('/api/transactions/export/')).body
}

async function importText(user: TestClient, text: string, more: object = {}) {
  const response = await user.post('/api/imports/', { text, today: '2026-01-31', ...more })
  expect(response.statusCode, response.body).toBe(202)
  await server.jobs.waitUntilIdle()
  return (await user.get(`/api/imports/${response.json().id}/`)).json()
}

/** The fields of each transaction that a user sees in the export, without tags, sorted. */
async function listRows(user: TestClient): Promise<string[]> {
  const { results } = (await user.get('/api/transactions/?limit=500')).json()
  return results
    .map((row: NewRow) =>
      JSON.stringify([
        row.transaction_date,
        row.source,
        row.transaction_name,
        row.simple_name,
        row.category,
        row.currency,
        row.amount,
        row.note,
      ]),
    )
    .sort()
}

const DIFFICULT_ROWS: Partial<NewRow>[] = [
  { transaction_name: 'Total', amount: '-12.00' },
  { transaction_name: 'Balance brought forward', amount: '100.00', source: 'Visa', note: 'from the old bank' },
  { transaction_name: 'Free sample', amount: '0.00', simple_name: 'A gift' },
  { transaction_name: 'Rent of the far future', amount: '-900.00', transaction_date: '2099-12-31' },
  { transaction_name: 'An old debt', amount: '-3.00', transaction_date: '1931-05-01' },
  { transaction_name: '=already', amount: '-1.00', note: '-note' },
  { transaction_name: "'=already", amount: '-1.00', note: "'note", simple_name: "''@twice", source: '+1 555' },
  { transaction_name: "'", amount: '-1.00', simple_name: '"', note: 'two\r\nlines, and\none more\rlast' },
  { transaction_name: 'يومية القهوة', amount: '-7', currency: 'JPY', simple_name: '喫茶店 ☕️👩‍👩‍👧' },
  { transaction_name: 'Dinars; "quoted", and more', amount: '-1.234', currency: 'KWD', category: 'Groceries' },
  { transaction_name: 'STARBUCKS 0042', amount: '-4.50', category: 'Pets', simple_name: 'For the cat' },
  { transaction_name: 'WHOLEFDS MKT', amount: '-84.10', category: null },
  { transaction_name: 'Twice', amount: '-2.00', source: 'Visa' },
  { transaction_name: 'Twice', amount: '-2.00', source: 'Visa' },
  { transaction_name: 'Twice', amount: '2.00', source: 'Joint', category: 'Dining & Coffee' },
].map((row) => ({ transaction_date: '2026-01-05', ...row }))

test('one user’s export recreates the ledger for another, including notes, names and decisions', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  await createRows(ana, DIFFICULT_ROWS)
  const done = await importText(ben, await exportCsv(ana))
  expect(done).toMatchObject({ format: 'evenkeel-csv', counts: { added: DIFFICULT_ROWS.length, unreadable: 0 } })
  // Only uncategorized rows need review.
  const waiting = (await ben.get('/api/transactions/?needs_review=true')).json().results
  expect(waiting.every((row: NewRow) => row.category === null)).toBe(true)
  expect(done.counts.needs_review).toBe((await ben.get('/api/transactions/?category=')).json().total)
  expect(await listRows(ben)).toEqual(await listRows(ana))
  // The user isn't asked to decide again, and the note is searchable.
  const { results } = (await ben.get('/api/transactions/?search=for%20the%20cat')).json()
  expect(results).toMatchObject([{ category: 'Pets', confidence: 1, needs_review: false, reason: { level: 'user' } }])
  expect((await ben.get('/api/transactions/?search=old%20bank')).json().total).toBe(1)
  // The categorizer learns the same from the imported row as from the original decision.
  await createRows(ben, [{ transaction_date: '2026-01-06', transaction_name: 'STARBUCKS 0042', amount: '-5.00' }])
  const [latest] = (await ben.get('/api/transactions/?search=starbucks')).json().results
  expect(latest).toMatchObject({ amount: '-5.00', category: 'Pets', simple_name: 'For the cat' })
  for (const user of [ana, ben]) {
    const before = await listRows(user)
    const again = await importText(user, await exportCsv(user))
    expect(again.counts).toMatchObject({ added: 0, unreadable: 0, skipped: 0 })
    expect(await listRows(user)).toEqual(before)
  }
})

test('a row whose category the other user doesn’t have gets another one, and the reason says why', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  await ana.post('/api/categories/', { name: 'Sailing', kind: 'expense' })
  await createRows(ana, [
    { transaction_date: '2026-01-05', transaction_name: 'WHOLEFDS MKT 10234', amount: '-84.10', category: 'Sailing' },
  ])
  const file = await exportCsv(ana)
  expect((await importText(ben, file)).counts).toMatchObject({ added: 1, needs_review: 1 })
  const [row] = (await ben.get('/api/transactions/')).json().results
  expect(row).toMatchObject({ category: 'Groceries', needs_review: true })
  expect(row.reason.text).toContain('Sailing')

  // The same if the import is repeated, until the user has the category.
  const [{ id }] = (await ben.get('/api/imports/')).json().results
  const repeat = async () => {
    await ben.post(`/api/imports/${(await ben.get('/api/imports/')).json().results[0].id}/undo/`)
    await ben.post(`/api/imports/${id}/again/`)
    await server.jobs.waitUntilIdle()
    return (await ben.get('/api/transactions/')).json().results
  }
  expect(await repeat()).toMatchObject([{ category: 'Groceries', needs_review: true, reason: row.reason }])
  await ben.post('/api/categories/', { name: 'Sailing', kind: 'expense' })
  expect(await repeat()).toMatchObject([{ category: 'Sailing', needs_review: false }])
})

test('a row skipped by a note keeps its own details when it’s added later', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  await createRows(ana, [
    { transaction_date: '2026-01-05', transaction_name: 'AQUA', amount: '-4.00', category: 'Pets', note: 'fish food' },
    { transaction_date: '2026-01-06', transaction_name: 'KIOSK', amount: '-5.00' },
  ])
  const done = await importText(ben, await exportCsv(ana), { note: 'skip pets' })
  const skipped = done.rows.find((row: { verdict: string }) => row.verdict === 'skipped')
  expect(skipped).toMatchObject({ transaction_name: 'AQUA', reason: expect.stringContaining('“skip pets”') })
  expect((await ben.post(`/api/imports/${done.id}/rows/${skipped.line}/accept/`)).statusCode).toBe(200)
  const [row] = (await ben.get('/api/transactions/?search=aqua')).json().results
  expect(row).toMatchObject({ category: 'Pets', note: 'fish food' })
})

const oddText = fc.constantFrom(
  ...['"', "'", ',', ';', '\n', '\r\n', '\r', '\t', '=', '+', '-', '@', ' ', '\u2028', '\u00a0', '\ufeff', '\u200f'],
  ...[
    'Total',
    'Balance',
    'Saldo',
    '0.00',
    '2026-01-01',
    '-1.00',
    'USD',
    'a',
    'Ω',
    '表',
    '👍🏽',
    'ﷺ',
    '#',
    '<b>',
    '\u0301',
  ],
)
const anyText = (max: number) =>
  fc
    .array(oddText, { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('').slice(0, max).trim())
    .filter((text) => isVisible(text) && text.isWellFormed())
const amounts = fc.oneof(
  fc.record({ minor: fc.integer({ min: -999_999, max: 999_999 }), currency: fc.constantFrom('USD', 'EUR', 'CAD') }),
  fc.record({ minor: fc.integer({ min: -9_999, max: 9_999 }), currency: fc.constantFrom('JPY', 'KWD', 'TND', 'KRW') }),
)
const digits: Record<string, number> = { JPY: 0, KRW: 0, KWD: 3, TND: 3 }
const anyRow = fc
  .record({
    transaction_date: fc.constantFrom('2026-01-05', '2026-01-06', '2024-02-29', '2199-12-31', '1900-01-01'),
    source: fc.option(anyText(120)),
    transaction_name: anyText(500),
    simple_name: anyText(200),
    category: fc.option(fc.constantFrom(...DEFAULT_CATEGORIES.map(({ name }) => name))),
    amount: amounts,
    note: fc.option(anyText(2000)),
  })
  .map(({ amount: { minor, currency }, ...row }) => {
    const places = digits[currency] ?? 2
    const figures = String(Math.abs(minor)).padStart(places + 1, '0')
    const decimal = places === 0 ? figures : `${figures.slice(0, -places)}.${figures.slice(-places)}`
    return { ...row, currency, amount: `${minor < 0 ? '-' : ''}${decimal}` }
  })

test('an export is read back unchanged, whatever its rows contain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 20, maxLength: 40 }), async (rows) => {
      const [ana, ben] = [await server.createUser(), await server.createUser()]
      await createRows(ana, rows)
      const done = await importText(ben, await exportCsv(ana))
      expect(done.counts).toMatchObject({ added: rows.length, unreadable: 0 })
      expect(await listRows(ben)).toEqual(await listRows(ana))
      expect((await importText(ana, await exportCsv(ben))).counts.added).toBe(0)
    }),
    { numRuns: reduceCases(5), endOnFailure: true },
  )
})
