import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { enqueue } from '../jobs.ts'
import { copyDatabase } from './copy-database.ts'

const server = await createTestApp()
const copy = await createTestDatabase()
const file = await createTestDatabase('sqlite')
const again = await createTestDatabase()
afterAll(() => Promise.all([copy.close(), file.close(), again.close()]))

test('accounts are copied to either engine without their sessions, but not to a database that has accounts', async () => {
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  await server.jobs.waitUntilIdle()
  const source = { db: server.deps.db, engine: server.deps.engine }
  const copied = await copyDatabase(source, copy)
  const rows = Object.fromEntries(copied.map(({ table, rows }) => [table, rows]))
  expect(rows.app_user).toBe(1)
  expect(Object.keys(rows)).not.toContain('session')
  expect(rows.txn_row).toBeGreaterThan(1_000)
  await expect(copyDatabase(source, copy)).rejects.toThrow('already has accounts')
  // From either engine to a SQLite file and back.
  expect(await copyDatabase(copy, file)).toEqual(copied)
  expect(await copyDatabase(file, again)).toEqual(copied)
})

test('a database on which a server has run can be copied to, if it has no accounts', async () => {
  const target = await createTestDatabase()
  const source = { db: server.deps.db, engine: server.deps.engine }
  try {
    const job = { kind: 'tidy-up', payload: null, dedupeKey: 'tidy-up', now: '2026-05-01T00:00:00.000Z' }
    for (const { db } of [source, target]) await enqueue(db, job)
    await copyDatabase(source, target)
    expect(await target.db.selectFrom('job').select('id').where('kind', '=', 'tidy-up').execute()).toHaveLength(1)
  } finally {
    await target.close()
  }
})
