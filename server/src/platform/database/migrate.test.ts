import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { createFolder, createPlace } from '../../testing/place.ts'
import { createTestDatabase, testEngine } from '../../testing/test-database.ts'
import { twoMigrations } from '../../testing/two-migrations.ts'
import { NewerSchemaError } from './database-errors.ts'
import { findMigrations, migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'
import { SqliteEngine } from './sqlite-engine.ts'

const listBoxes = async (db: Kysely<never>) =>
  (await sql<{ id: string; size: number }>`select id, size from box order by id`.execute(db)).rows
const EXPECTED_BOXES = [
  { id: 'a', size: 10 },
  { id: 'b', size: 20 },
]

test('a database that is up to date isn’t migrated again', async () => {
  const { db, close } = await createTestDatabase()
  onTestFinished(close)
  expect(await migrate(db as unknown as Kysely<never>, testEngine, await findMigrations())).toEqual([])
})

test.runIf(testEngine === 'sqlite')(
  'if migrating is killed after any statement, the next start still ends with the same tables and rows',
  {
    timeout: 120_000,
  },
  async () => {
    const folder = createFolder()
    onTestFinished(folder.remove)
    for (let killAfter = 1; ; killAfter += 1) {
      const config = { dataDir: `${folder.dataDir}/${killAfter}` }
      const child = startChild('migrate-and-die', { ...config, killAfter })
      await child.ended
      const { db, close } = await openDatabase(config, { migrations: twoMigrations })
      expect(await listBoxes(db as unknown as Kysely<never>)).toEqual(EXPECTED_BOXES)
      await close()
      if (child.lines.includes('migrated')) break // It finished before the kill, so every statement has been tested.
    }
  },
)

test.runIf(testEngine === 'sqlite')(
  'if any statement of the real migrations fails, the next try continues after the last complete one',
  async () => {
    const folder = createFolder()
    const engine = new SqliteEngine(`${folder.dataDir}/real.sqlite`)
    onTestFinished(async () => {
      await engine.close()
      await folder.remove()
    })
    const migrations = await findMigrations()
    let tries = 0
    let remaining = 0
    const failAtNext = () => {
      if (remaining === 0) throw new Error('cut off')
      remaining -= 1
    }
    const db = new Kysely<never>({ dialect: new SqliteThreadDialect(engine, 'requests'), log: failAtNext })
    const working = new Kysely<never>({ dialect: new SqliteThreadDialect(engine, 'requests') })
    const countApplied = async () => {
      const table = await sql`select name from sqlite_schema where name = 'schema_migration'`.execute(working)
      return table.rows.length === 0 ? 0 : (await sql`select name from schema_migration`.execute(working)).rows.length
    }
    let applied = 0
    let allowed = 0
    for (let isComplete = false; !isComplete; ) {
      remaining = allowed
      const outcome = await migrate(db, 'sqlite', migrations).catch((error: Error) => error)
      isComplete = !(outcome instanceof Error)
      if (outcome instanceof Error) expect(outcome.message).toBe('cut off')
      tries += 1
      // The next migration starts from its first statement, because each try skips the complete ones.
      const before = applied
      applied = await countApplied()
      expect(applied - before).toBeLessThan(2)
      allowed = applied > before ? 0 : allowed + 1
    }
    expect(tries).toBeGreaterThan(migrations.length * 2)
    const names = await sql<{ name: string }>`select name from schema_migration order by name`.execute(working)
    expect(names.rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name))
  },
)

test('several processes starting on one database don’t collide, and each migration runs once', async () => {
  const place = await createPlace()
  onTestFinished(place.remove)
  if (place.databaseUrl) {
    const { remove: _, ...config } = place
    const existing = await findMigrations()
    const newMigrations = twoMigrations.map((migration) => ({ ...migration, name: `9${migration.name}` }))
    const starts = Array.from({ length: 4 }, () =>
      openDatabase(config, { migrations: [...existing, ...newMigrations] }),
    )
    const opened = await Promise.all(starts)
    expect(await listBoxes(opened[0]!.db as unknown as Kysely<never>)).toEqual(EXPECTED_BOXES)
    await Promise.all(opened.map((database) => database.close()))
  } else {
    const children = [1, 2].map(() => startChild('migrate-and-die', { dataDir: place.dataDir, killAfter: -1 }))
    const codes = await Promise.all(children.map((child) => child.ended))
    expect(codes).toContain(0) // The other waits for the folder, or is refused.
    const { db, close } = await openDatabase({ dataDir: place.dataDir }, { migrations: twoMigrations })
    expect(await listBoxes(db as unknown as Kysely<never>)).toEqual(EXPECTED_BOXES)
    await close()
  }
})

test('a database from a newer program is refused with a message and left unchanged', async () => {
  const { db, close } = await createTestDatabase()
  onTestFinished(close)
  const any = db as unknown as Kysely<never>
  await sql`insert into schema_migration (name, applied_at) values ('9999-from-the-future', 'x')`.execute(any)
  const attempt = migrate(any, testEngine, [...(await findMigrations()), ...twoMigrations])
  await expect(attempt).rejects.toThrow(NewerSchemaError)
  await expect(attempt).rejects.toThrow(/9999-from-the-future/)
  await expect(listBoxes(any)).rejects.toThrow()
})
