import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Engine, findMigrations, migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Db, Schema } from '../platform/database/schema.ts'
import { SQLITE_FILE } from '../platform/database/sqlite-file.ts'
import { createId } from '../platform/ids.ts'
import { createPglitePool } from './pglite-pool.ts'

type TestDatabase = {
  db: Db
  reports: Db
  engine: Engine
  dataDir: string
  checkAlive(): Promise<void>
  close(): Promise<void>
  /** Set on a real PostgreSQL server, for tests that reopen it from another process. */
  databaseUrl?: string
}

/** The engine of this test run. */
export const testEngine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/**
 * A new, migrated, empty database on the engine under test unless another is named. Migrations run once for all test
 * files; each database is then a copy.
 */
export async function createTestDatabase(engine = testEngine): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-test-'))
  const opened = await openTestDatabase(dataDir, engine)
  return {
    ...opened,
    dataDir,
    close: async () => {
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function openTestDatabase(dataDir: string, engine: Engine): Promise<Omit<TestDatabase, 'dataDir'>> {
  if (engine === 'sqlite') return openSqliteCopy(dataDir)
  const server = process.env.TEST_DATABASE_URL
  return server ? openServerCopy(server, dataDir) : openPgliteCopy()
}

async function openSqliteCopy(dataDir: string) {
  const template = await createOnce('sqlite', async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-template-'))
    const made = await openDatabase({ dataDir: folder })
    await made.close()
    copyFileSync(join(folder, SQLITE_FILE), path)
    rmSync(folder, { recursive: true })
  })
  copyFileSync(template, join(dataDir, SQLITE_FILE))
  return openDatabase({ dataDir })
}

async function openPgliteCopy() {
  const template = await createOnce('pglite', async (path) => {
    const { pool, pglite } = await createPglitePool()
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
    await migrate(db, 'postgres', await findMigrations())
    const dump = await pglite.dumpDataDir('none')
    writeFileSync(path, Buffer.from(await dump.arrayBuffer()))
    await pglite.close()
  })
  const { pool, pglite } = await createPglitePool(new Blob([readFileSync(template)]))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const engine: Engine = 'postgres'
  const checkAlive = async () => void (await pglite.query('select 1'))
  return { db, reports: db, engine, checkAlive, close: () => pglite.close() }
}

async function openServerCopy(server: string, dataDir: string) {
  const template = `evenkeel_template_${await computeFingerprint()}`
  const name = `evenkeel_test_${createId().replaceAll('-', '')}`
  await runAsAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock(727001)') // Test files start together; one creates the template.
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      const draft = `${template}_draft`
      await admin.query(`drop database if exists ${draft}`)
      await admin.query(`create database ${draft} template template0 lc_collate 'C' lc_ctype 'C' encoding 'UTF8'`)
      const made = await openDatabase({ dataDir, databaseUrl: toDatabaseUrl(server, draft) })
      await made.close()
      await admin.query(`alter database ${draft} rename to ${template}`)
    }
    await admin.query(`create database ${name} template ${template}`)
  })
  const databaseUrl = toDatabaseUrl(server, name)
  const opened = await openDatabase({ dataDir, databaseUrl })
  return {
    ...opened,
    databaseUrl,
    close: async () => {
      await opened.close()
      await runAsAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

async function runAsAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function toDatabaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * A file created once for these migrations. It's written under another name and then renamed, because test files start
 * in parallel.
 */
async function createOnce(kind: string, make: (path: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `evenkeel-test-templates-${process.getuid?.() ?? 0}`)
  const path = join(folder, `${kind}-${await computeFingerprint()}`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.${createId()}`
  await make(draft)
  renameSync(draft, path)
  deleteOldTemplates(folder)
  return path
}

/** Each change to a migration leaves a template of up to 40 MB behind. */
function deleteOldTemplates(folder: string) {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY }
    if (mtimeMs < dayAgo) rmSync(path, { force: true })
  }
}

async function computeFingerprint(): Promise<string> {
  const folder = new URL('../../migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) hash.update(file).update(await readFile(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}
