import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../testing/place.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'
import { SqliteEngine } from './sqlite-engine.ts'

const MEGABYTE = 1_000_000

async function createBlobTable() {
  const folder = createFolder()
  const path = join(folder.dataDir, 'blobs.sqlite')
  const engine = new SqliteEngine(path)
  onTestFinished(async () => {
    await engine.close()
    await folder.remove()
  })
  const db = new Kysely<never>({ dialect: new SqliteThreadDialect(engine, 'requests') })
  await sql`create table blob (bytes blob not null)`.execute(db)
  const add = (megabytes: number) => sql`insert into blob values (zeroblob(${megabytes * MEGABYTE}))`.execute(db)
  const readLog = async () => {
    const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(db)
    return rows[0]!
  }
  return { path, engine, add, readLog }
}

test('a short log isn’t copied', async () => {
  const { add, readLog } = await createBlobTable()
  for (let i = 0; i < 8; i += 1) await add(1)
  expect((await readLog()).checkpointed).toBe(0)
})

test('a long log is copied into the database file and starts again', async () => {
  const { path, add, readLog } = await createBlobTable()
  for (let i = 0; i < 11; i += 1) await add(5)
  // If the log is locked, the copy is tried again after the next save.
  let pages = Number.POSITIVE_INFINITY
  while (pages > 1_000) {
    await add(1)
    pages = (await readLog()).log
  }
  expect(statSync(path).size).toBeGreaterThan(55 * MEGABYTE)
})

test('closing while the log is being copied keeps everything', async () => {
  const { path, engine, add } = await createBlobTable()
  for (let i = 0; i < 11; i += 1) await add(5)
  await engine.close()
  expect(statSync(path).size).toBeGreaterThan(55 * MEGABYTE)
})
