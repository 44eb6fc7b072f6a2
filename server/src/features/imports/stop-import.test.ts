import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { isInsideTransaction } from '../../platform/database/open-transaction.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { FAULT_STRIDE } from '../../testing/fault-part.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { beginImportAgain } from './import-again.ts'

const ROWS = 1_010 // Two batches of rows, so that a stop can come between them.

/** Runs its argument as a separate request, outside the open transaction. */
const runOutside = AsyncLocalStorage.snapshot()
let afterStatement = async () => {}
const server = await createTestApp({ afterStatement: () => afterStatement() })

const FILE = `Date,Description,Amount\n${Array.from({ length: ROWS }, (_, i) => `2026-03-${String((i % 28) + 1).padStart(2, '0')},SHOP ${i},-${i + 1}.00`).join('\n')}\n`

type Tables = 'txn' | 'txn_row' | 'hidden' | 'import_row' | 'statement_import' | 'import_chunk'
async function countIn(table: Tables, userId: string, importId: string): Promise<number> {
  const { n } = await server.db
    .selectFrom(table as 'txn')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where((['statement_import', 'hidden'].includes(table) ? 'id' : 'import_id') as 'import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function createUserWithUndoneImport() {
  const person = await server.createUser()
  const response = await person.post('/api/imports/', { text: FILE, today: '2026-03-31' })
  await server.jobs.waitUntilIdle()
  const undone = await person.post(`/api/imports/${response.json().id}/undo/`)
  expect(undone.json()).toMatchObject({ removed: ROWS })
  const { user_id } = await server.db
    .selectFrom('import_run')
    .select('user_id')
    .where('id', '=', response.json().id)
    .executeTakeFirstOrThrow()
  return { person, userId: user_id, importId: response.json().id as string }
}

/** Starts an import and stops it after this many SQL statements. `status` is null if the import ended before that. */
async function stopAfter(statements: number, person: TestClient, userId: string, earlierId: string) {
  const id = await beginImportAgain({ ...server.deps, wakeJobs: () => {} }, userId, earlierId)
  let remaining = statements
  let stopping: Promise<number> | null = null
  const stop = async () => (await person.post(`/api/imports/${id}/cancel/`)).statusCode
  afterStatement = async () => {
    remaining -= 1
    if (remaining !== 0 || stopping) return
    stopping = runOutside(stop)
    // Inside a transaction, the stop may have to wait for the transaction, so don't wait for the stop here.
    if (!isInsideTransaction()) await stopping
  }
  if (statements === 0) stopping = stop()
  else server.jobs.wake()
  await server.jobs.waitUntilIdle()
  afterStatement = async () => {}
  return { id, status: stopping === null ? null : await stopping, done: statements - remaining }
}

// Each stop ends a reading thread, and the next try starts another. So only every twelfth moment is tried (every fourth
// in CI), except near the end, when the rows become visible. `npm run faults` tries them all.
const isFullRun = process.env.MODE === 'faults'
const MANY_THREADS = { timeout: isFullRun ? 3_600_000 : 300_000 }
const STRIDE = isFullRun ? FAULT_STRIDE : { first: 0, step: process.env.THOROUGH ? 4 : 12 }
const LAST_MOMENTS = 12

test('an import stopped at any moment is either completely gone or complete, and says so', MANY_THREADS, async () => {
  const { person, userId, importId } = await createUserWithUndoneImport()
  const statuses: number[] = []
  const unstopped = await stopAfter(10_000, person, userId, importId)
  await person.post(`/api/imports/${unstopped.id}/undo/`)
  const getNext = (moment: number) => moment + (isFullRun || moment < unstopped.done - LAST_MOMENTS ? STRIDE.step : 1)
  for (let statements = STRIDE.first; ; statements = getNext(statements)) {
    const { id, status } = await stopAfter(statements, person, userId, importId)
    const state = (await person.get(`/api/imports/${id}/?rows=0`)).json()
    const actual = {
      state: state.status,
      txn: await countIn('txn', userId, id),
      txn_row: await countIn('txn_row', userId, id),
      hidden: await countIn('hidden', userId, id),
      import_row: await countIn('import_row', userId, id),
      statement_import: await countIn('statement_import', userId, id),
      import_chunk: await countIn('import_chunk', userId, id),
    }
    const moment = `stopped after ${statements} SQL statements: ${status}`
    if (status === 200) {
      const nothing = { txn: 0, txn_row: 0, hidden: 0, import_row: 0, statement_import: 0, import_chunk: 0 }
      expect(actual, moment).toEqual({ state: 'failed', ...nothing })
      expect(state.counts, moment).toEqual({ added: 0, duplicate: 0, needs_review: 0, unreadable: 0, skipped: 0 })
    } else {
      if (status !== null) expect(status, moment).toBe(409)
      expect(actual, moment).toEqual({
        state: 'done',
        txn: ROWS,
        txn_row: ROWS,
        hidden: 0,
        import_row: ROWS,
        statement_import: 1,
        import_chunk: 0,
      })
      expect((await person.post(`/api/imports/${id}/undo/`)).statusCode, moment).toBe(200)
    }
    if (status === null) break
    statuses.push(status)
  }
  expect(statuses.length).toBeGreaterThan(60 / STRIDE.step)
  // Only a few moments at the end are too late for a stop, and a run that tries only some moments may miss them.
  if (!isFullRun || STRIDE.step === 1) expect(new Set(statuses)).toEqual(new Set([200, 409]))
})

test('an import that killed the process at every attempt fails with a message, and the next one runs', async () => {
  const { person, userId, importId } = await createUserWithUndoneImport()
  // The job only becomes due after its attempts are set.
  const clock = { now: () => new Date(server.clock.now().getTime() + 1_000) }
  const id = await beginImportAgain({ ...server.deps, clock, wakeJobs: () => {} }, userId, importId)
  const run = server.db.selectFrom('import_run').select('job_id').where('id', '=', id)
  await server.db.updateTable('import_run').set({ status: 'running' }).where('id', '=', id).execute()
  await server.db
    .updateTable('job')
    .set((eb) => ({ attempts: eb.ref('max_attempts') }))
    .where('id', '=', run)
    .execute()
  server.clock.advance(1_000)
  await server.jobs.waitUntilIdle()
  const state = (await person.get(`/api/imports/${id}/`)).json()
  expect(state).toMatchObject({ status: 'failed', detail: expect.stringContaining('Nothing was added'), rows: [] })
  const again = await person.post(`/api/imports/${importId}/again/`)
  await server.jobs.waitUntilIdle()
  expect((await person.get(`/api/imports/${again.json().id}/?rows=0`)).json()).toMatchObject({
    counts: { added: ROWS },
  })
})
