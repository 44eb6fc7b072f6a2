import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { copyDatabase } from './copy-database.ts'

const server = await createTestApp()
const copy = await createTestDatabase()
const file = await createTestDatabase('sqlite')
const again = await createTestDatabase()
afterAll(() => Promise.all([copy.close(), file.close(), again.close()]))

test('every row is copied and compared, and nothing is added to a database that has accounts', async () => {
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
