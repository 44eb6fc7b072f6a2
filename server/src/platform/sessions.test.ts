import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { MINUTE } from './clock.ts'
import { runInTransaction } from './database/open-transaction.ts'

const server = await createTestApp()

test('a read doesn’t wait for a writer, even if the session was last seen a while ago', async () => {
  const ana = await server.createUser()
  server.clock.advance(5 * MINUTE)
  const gate = Promise.withResolvers<void>()
  const writing = Promise.withResolvers<void>()
  const writer = runInTransaction(server.db, async (tx) => {
    await tx.updateTable('session').set({ device: 'held' }).execute()
    writing.resolve()
    await gate.promise
  })
  await writing.promise
  // The gate opens after the response: a read that waits for the writer would be refused.
  expect((await ana.get('/api/categories/')).statusCode).toBe(200)
  gate.resolve()
  await writer
})

test('a read succeeds even if its session can’t be written', async () => {
  if (server.deps.engine !== 'sqlite') return
  const ana = await server.createUser()
  await sql`create trigger no_room before update on session begin select raise(abort, 'full'); end`.execute(server.db)
  server.clock.advance(5 * MINUTE)
  expect((await ana.get('/api/categories/')).statusCode).toBe(200)
  await sql`drop trigger no_room`.execute(server.db)
})

test('the time of the last request is saved', async () => {
  const ana = await server.createUser()
  server.clock.advance(5 * MINUTE)
  await ana.get('/api/categories/')
  await expect
    .poll(async () =>
      (await server.db.selectFrom('session').select('last_seen_at').execute()).map((s) => s.last_seen_at),
    )
    .toContain(server.clock.now().toISOString())
})
