import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

let maxWritten = 0
const server = await createTestApp({
  afterStatement: async (written) => {
    maxWritten = Math.max(maxWritten, written)
  },
})
const ROWS = 1_300
/** The most rows one step may write, however long the file: PostgreSQL limits how long a SQL statement may take. */
const MAX_AT_ONCE = 1_000

async function measureMaxWritten(work: () => Promise<unknown>): Promise<number> {
  maxWritten = 0
  await work()
  await server.jobs.waitUntilIdle()
  return maxWritten
}

test('no single SQL statement of an import, its undo or its redo writes the whole file', async () => {
  const ana = await server.createUser()
  const lines = Array.from({ length: ROWS }, (_, i) => `2026-0${1 + (i % 9)}-1${i % 10},SHOP ${i},-${i + 1}.00`)
  const text = `Date,Description,Amount\n${lines.join('\n')}\n`
  let id = ''
  const importing = await measureMaxWritten(async () => {
    const response = await ana.post('/api/imports/', { text, source: 'Checking', today: '2026-11-15' })
    id = response.json().id
  })
  const countTransactions = async () => (await ana.get('/api/transactions/?limit=1')).json().total
  expect(await countTransactions()).toBe(ROWS)
  let undo = ''
  const undoing = await measureMaxWritten(async () => {
    undo = (await ana.post(`/api/imports/${id}/undo/`)).json().history_id
  })
  expect(await countTransactions()).toBe(0)
  const redoing = await measureMaxWritten(() => ana.post(`/api/history/${undo}/undo/`))
  expect(await countTransactions()).toBe(ROWS)
  for (const max of [importing, undoing, redoing]) {
    expect(max).toBeGreaterThan(10) // Makes sure that written rows were counted.
    expect(max).toBeLessThanOrEqual(MAX_AT_ONCE)
  }
})
