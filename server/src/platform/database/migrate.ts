import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { NewerSchemaError } from './database-errors.ts'
import { runInTransaction } from './open-transaction.ts'
import type { Db } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'
export type Migration = { name: string; up(db: Kysely<unknown>): Promise<void> }

interface MigrationRecord {
  schema_migration: { name: string; applied_at: string }
}

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
const ADVISORY_LOCK = 7_205_114_113 // Any number, the same in every process of this program.

/** Every numbered file of server/migrations, in order. */
export async function findMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const { up } = (await import(new URL(file, MIGRATIONS).href)) as Pick<Migration, 'up'>
      if (typeof up !== 'function') throw new Error(`migration ${file} has no up()`)
      return { name: file.slice(0, -3), up }
    }),
  )
}

/**
 * Migrates the database to this program's schema and returns the names of the applied migrations. Each migration and
 * its record are one transaction, so if a process is killed halfway, the next start completes the work. Processes that
 * start together on one server take turns. A database from a newer program is refused unchanged.
 */
export async function migrate(db: Kysely<never>, engine: Engine, migrations: readonly Migration[]): Promise<string[]> {
  const records = db as unknown as Kysely<MigrationRecord>
  const applied: string[] = []
  let done = new Set<string>()
  // Refuses a newer schema even if nothing is pending.
  await withRecords(records, engine, async (_tx, appliedNames) => {
    done = appliedNames
  })
  for (const migration of migrations) {
    if (done.has(migration.name)) continue
    await withRecords(records, engine, async (tx, appliedNames) => {
      if (appliedNames.has(migration.name)) return // Another process was quicker.
      await migration.up(tx as unknown as Kysely<unknown>)
      const record = { name: migration.name, applied_at: new Date().toISOString() }
      await tx.insertInto('schema_migration').values(record).execute()
      applied.push(migration.name)
    })
  }
  return applied

  async function withRecords(
    database: Kysely<MigrationRecord>,
    kind: Engine,
    work: (tx: Kysely<MigrationRecord>, appliedNames: Set<string>) => Promise<void>,
  ) {
    await runInTransaction(database, async (tx) => {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx)
      await tx.schema
        .createTable('schema_migration')
        .ifNotExists()
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('applied_at', 'text', (c) => c.notNull())
        .execute()
      const rows = await tx.selectFrom('schema_migration').select('name').execute()
      refuseNewer(
        rows.map((row) => row.name),
        migrations,
      )
      await work(tx, new Set(rows.map((row) => row.name)))
    })
  }
}

/** Whether the database lacks a migration of this program, for example after another program restored an old backup. */
export async function hasPendingMigrations(db: Db): Promise<boolean> {
  const migrations = await findMigrations()
  const records = db as unknown as Kysely<MigrationRecord>
  const done = new Set((await records.selectFrom('schema_migration').select('name').execute()).map(({ name }) => name))
  return migrations.some(({ name }) => !done.has(name))
}

function refuseNewer(appliedNames: readonly string[], migrations: readonly Migration[]) {
  const knownNames = new Set(migrations.map((migration) => migration.name))
  const newerNames = appliedNames.filter((name) => !knownNames.has(name)).sort()
  if (newerNames.length === 0) return
  throw new NewerSchemaError(
    `This database is from a newer version of Evenkeel (it has ${newerNames.join(', ')}). ` +
      'Nothing was changed. Start the newer version, or restore a backup from this version.',
  )
}
