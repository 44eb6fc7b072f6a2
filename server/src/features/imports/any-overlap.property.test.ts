import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

// Few days, amounts and names, so identical rows are common.
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']
const anyPayment = fc.record({
  day: fc.constantFrom(...DAYS),
  cents: fc.constantFrom(-450, -1200, 11, 9900),
  name: fc.constantFrom('CORNER COFFEE', 'DAILY INTEREST', 'PLANE TICKET'),
})
type Payment = { day: string; cents: number; name: string }

const toCsvLine = ({ day, cents, name }: Payment) =>
  `${day},${name},${cents < 0 ? (-cents / 100).toFixed(2) : ''},${cents < 0 ? '' : (cents / 100).toFixed(2)}`
const toCsv = (rows: Payment[]) =>
  `Date,Description,Debit,Credit\n${rows
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map((row) => `${toCsvLine(row)}\n`)
    .join('')}`
const toKey = (row: Payment) => `${row.day} ${(row.cents / 100).toFixed(2)} ${row.name}`

/** How a download's account is known: the user names it, nobody does, or every row does. */
type Naming = 'by-user' | 'nowhere' | 'in-rows'
/** How a bank numbers the rows of its downloads: not at all, permanently, or differently in every download. */
type Numbers = 'none' | 'permanent' | 'changing'
type Numbered = Payment & { bankId: string }

const toOfx = (rows: Numbered[]) =>
  `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>${rows
    .map(
      ({ day, cents, name, bankId }) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${(cents / 100).toFixed(2)}<FITID>${bankId}<NAME>${name}</STMTTRN>`,
    )
    .join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

function toUpload(rows: Payment[] | Numbered[], naming: Naming): object {
  const text = rows.some((row) => 'bankId' in row) ? toOfx(rows as Numbered[]) : toCsv(rows)
  if (naming === 'by-user') return { text, source: 'Everyday' }
  if (naming === 'nowhere') return { text }
  const [heading, ...lines] = text.trimEnd().split('\n')
  // A row of a second account, so the file as a whole belongs to neither.
  const other = '2026-03-04,SAVINGS INTEREST,,7.77'
  return { text: [`Account,${heading}`, ...lines.map((line) => `Everyday,${line}`), `Savings,${other}`, ''].join('\n') }
}

async function importFile(user: TestClient, rows: Payment[], naming: Naming = 'by-user'): Promise<string | null> {
  if (rows.length === 0) return null
  const response = await user.post('/api/imports/', { ...toUpload(rows, naming), today: '2026-03-31' })
  expect(response.statusCode, response.body).toBe(202)
  await server.jobs.waitUntilIdle()
  const done = (await user.get(`/api/imports/${response.json().id}/?rows=0`)).json()
  expect(done).toMatchObject({ status: 'done', counts: { unreadable: 0 } })
  expect(done.counts.added + done.counts.duplicate).toBe(rows.length + (naming === 'in-rows' ? 1 : 0))
  return done.id
}

type Listed = {
  id: string
  version: number
  transaction_date: string
  amount: string
  transaction_name: string
  note: string
}
const list = async (user: TestClient): Promise<Listed[]> =>
  (await user.get('/api/transactions/?limit=500')).json().results
const toKeys = (rows: Listed[]) =>
  rows.map((row) => `${row.transaction_date} ${row.amount} ${row.transaction_name}`).sort()

function countKeys(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The correct result: each row as many times as in the file that has it most often. */
function computeExpected(files: Payment[][]): string[] {
  const maxCounts = new Map<string, number>()
  for (const file of files) {
    for (const [key, n] of countKeys(file.map(toKey))) maxCounts.set(key, Math.max(maxCounts.get(key) ?? 0, n))
  }
  return [...maxCounts].flatMap(([key, n]) => Array<string>(n).fill(key)).sort()
}

test('overlapping downloads of one account, in any order and any number of times, give the same ledger', {
  timeout: 240_000,
}, async () => {
  const naming = fc.constantFrom<Naming>('by-user', 'nowhere', 'in-rows')
  const directions = fc.constantFrom('both', 'in', 'out')
  const ranges = fc.array(fc.tuple(fc.nat(5), fc.nat(5), naming, directions), { minLength: 2, maxLength: 4 })
  const numbers = fc.constantFrom<Numbers>('none', 'permanent', 'changing')
  const payments = fc.array(anyPayment, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(payments, ranges, numbers, async (allPayments, periods, numbering) => {
      const ana = await server.createUser()
      const files = periods.map(([a, b, how, direction], n) => {
        const rows = allPayments
          .map((row, i) => ({ ...row, bankId: numbering === 'permanent' ? `bank-${i}` : `download-${n}-${i}` }))
          .filter(
            (row) =>
              row.day >= DAYS[Math.min(a, b)]! &&
              row.day <= DAYS[Math.max(a, b)]! &&
              (direction === 'both' || row.cents > 0 === (direction === 'in')),
          )
        return numbering === 'none'
          ? { how, rows: rows.map(({ bankId: _, ...row }) => row) }
          : { how: how === 'in-rows' ? ('by-user' as const) : how, rows }
      })
      for (const { rows, how } of [...files, files[0]!]) await importFile(ana, rows, how)
      const everyday = (await list(ana)).filter((row) => row.transaction_name !== 'SAVINGS INTEREST')
      expect(toKeys(everyday)).toEqual(computeExpected(files.map((file) => file.rows)))
    }),
    { numRuns: reduceCases(18), endOnFailure: true },
  )
})

type Step =
  | { do: 'import'; rows: Payment[] }
  | { do: 'send-again'; which: number }
  | { do: 'import-again'; which: number }
  | { do: 'accept'; which: number; isUndone: boolean }
  | { do: 'edit'; which: number }
  | { do: 'delete'; which: number }
  | { do: 'undo-import'; which: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      rows: fc.array(anyPayment, { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send-again' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('import-again' as const), which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('accept' as const), which: fc.nat(20), isUndone: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit' as const), which: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo-import' as const), which: fc.nat(20) }) },
)

/**
 * A model of the user's ledger. It remembers every imported payment with its import, even if deleted or edited since;
 * undoing an import removes its payments.
 */
class PaperLedger {
  rows: { key: string; importId: string; isDeleted: boolean; name: string }[] = []

  addFile(importId: string, file: Payment[]): void {
    for (const [key, n] of countKeys(file.map(toKey))) {
      const existing = this.rows.filter((row) => row.key === key).length
      for (let i = existing; i < n; i += 1)
        this.rows.push({ key, importId, isDeleted: false, name: key.slice(key.lastIndexOf('.') + 4) })
    }
  }

  listVisible(): string[] {
    return this.rows
      .filter((row) => !row.isDeleted)
      .map((row) => `${row.key.split(' ').slice(0, 2).join(' ')} ${row.name}`)
      .sort()
  }
}

test('the ledger is correct whatever is edited, deleted, undone and imported again in between', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 9 }), async (steps) => {
      const ana = await server.createUser()
      const paper = new PaperLedger()
      const files: { id: string; rows: Payment[]; isUndone: boolean }[] = []
      let edits = 0
      for (const step of steps) {
        if (step.do === 'import' || step.do === 'send-again') {
          const rows = step.do === 'import' ? step.rows : files[step.which % Math.max(1, files.length)]?.rows
          if (!rows) continue
          const id = (await importFile(ana, rows))!
          paper.addFile(id, rows)
          files.push({ id, rows, isUndone: false })
        } else if (step.do === 'import-again') {
          const file = files[step.which % Math.max(1, files.length)]
          if (!file) continue
          const { id } = (await ana.post(`/api/imports/${file.id}/again/`)).json()
          await server.jobs.waitUntilIdle()
          paper.addFile(id, file.rows)
          files.push({ id, rows: file.rows, isUndone: false })
        } else if (step.do === 'accept') {
          const file = files[step.which % Math.max(1, files.length)]
          if (!file || file.isUndone) continue
          const before = (await ana.get(`/api/imports/${file.id}/`)).json()
          const row = before.rows.find((candidate: { verdict: string }) => candidate.verdict === 'duplicate')
          if (!row) continue
          const accepted = await ana.post(`/api/imports/${file.id}/rows/${row.line}/accept/?seq=${row.seq}`)
          expect(accepted.statusCode).toBe(200)
          if (step.isUndone) {
            expect((await ana.post(`/api/history/${accepted.json().history_id}/undo/`)).statusCode).toBe(200)
            expect((await ana.get(`/api/imports/${file.id}/`)).json()).toEqual(before)
          } else {
            const key = `${row.transaction_date} ${row.amount} ${row.transaction_name}`
            paper.rows.push({ key, importId: file.id, isDeleted: false, name: row.transaction_name })
          }
        } else if (step.do === 'undo-import') {
          const file = files[step.which % Math.max(1, files.length)]
          if (!file) continue
          const response = await ana.post(`/api/imports/${file.id}/undo/`)
          expect(response.statusCode).toBe(file.isUndone ? 409 : 200)
          file.isUndone = true
          paper.rows = paper.rows.filter((row) => row.importId !== file.id)
        } else {
          const rows = await list(ana)
          const row = rows[step.which % Math.max(1, rows.length)]
          if (!row) continue
          const { import_id: importId } = (await ana.get(`/api/transactions/${row.id}/`)).json()
          const key = `${row.transaction_date} ${row.amount} ${row.transaction_name}`
          const entry = paper.rows.find(
            (r) =>
              !r.isDeleted && r.importId === importId && `${r.key.split(' ').slice(0, 2).join(' ')} ${r.name}` === key,
          )!
          if (step.do === 'delete') {
            expect((await ana.delete(`/api/transactions/${row.id}/`)).statusCode).toBe(200)
            entry.isDeleted = true
          } else {
            entry.name = `EDITED ${edits++}`
            const edit = { transaction_name: entry.name, version: row.version }
            expect((await ana.patch(`/api/transactions/${row.id}/`, edit)).statusCode).toBe(200)
          }
        }
        expect(toKeys(await list(ana))).toEqual(paper.listVisible())
      }
    }),
    { numRuns: reduceCases(14), endOnFailure: true },
  )
})
