import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { shareUserTurns } from '../user-turns.ts'
import { checkSqliteFile, prepareForShrinking, sealSqliteFile } from './check-file.ts'
import { joinOrLockDataDir, lockDataDir, prepareDataDir } from './data-dir.ts'
import { type Engine, findMigrations, type Migration, migrate } from './migrate.ts'
import type { Db, Schema } from './schema.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'
import { type OnWriterTurn, SqliteEngine } from './sqlite-engine.ts'
import { SQLITE_FILE } from './sqlite-file.ts'

type DatabaseConfig = {
  dataDir: string
  databaseUrl?: string | undefined
  /** For a command next to the server: joins a folder that another process owns instead of failing. */
  mayShare?: boolean
}

type DatabaseHooks = {
  /** Called after each statement, to inject faults. */
  afterStatement?: (sql: string) => void
  /** Called after each turn of SQLite's single writer. */
  onWriterTurn?: OnWriterTurn
  /** Instead of the files in server/migrations. */
  migrations?: readonly Migration[]
}

export type OpenDatabase = {
  /** Reads of a few rows and every write. */
  db: Db
  /** Long reads, never writes. Doesn't wait for a writer or block a request. */
  reports: Db
  /** `db` and `reports` for jobs, whose statements may take longer than a request's. */
  forJobs: { db: Db; reports: Db }
  engine: Engine
  /** Resolves if the database responds and, on SQLite, the disk isn't almost full; rejects within seconds otherwise. */
  checkAlive(): Promise<void>
  close(): Promise<void>
}

const REQUEST_CONNECTIONS = 10
const REPORT_CONNECTIONS = 4
const JOB_CONNECTIONS = 8

/** Opens the configured database and migrates it. An error that the operator can fix has a message for them. */
export function openDatabase(config: DatabaseConfig, hooks: DatabaseHooks = {}): Promise<OpenDatabase> {
  prepareDataDir(config.dataDir)
  return config.databaseUrl ? openPostgres(config.databaseUrl, hooks) : openSqlite(config, hooks)
}

async function openSqlite({ dataDir, mayShare }: DatabaseConfig, hooks: DatabaseHooks): Promise<OpenDatabase> {
  const lock = await (mayShare ? joinOrLockDataDir(dataDir) : lockDataDir(dataDir))
  const path = join(dataDir, SQLITE_FILE)
  let engine: SqliteEngine | null = null
  try {
    if (!lock.isShared) {
      await checkSqliteFile(path, { isSuspect: lock.wasUnclean })
      prepareForShrinking(path)
    }
    engine = new SqliteEngine(path, hooks.onWriterTurn)
    const files = engine
    const log = createLog(hooks)
    const db = new Kysely<Schema>({ dialect: new SqliteThreadDialect(files, 'requests'), ...log })
    const reports = new Kysely<Schema>({ dialect: new SqliteThreadDialect(files, 'reports') })
    await migrate(db as unknown as Kysely<never>, 'sqlite', hooks.migrations ?? (await findMigrations()))
    return {
      db,
      reports,
      forJobs: { db, reports },
      engine: 'sqlite',
      checkAlive: () => files.checkAlive(),
      close: async () => {
        await files.close()
        if (!lock.isShared) await sealSqliteFile(path).catch(() => {}) // No disk space: skip it this time.
        lock.release(true)
      },
    }
  } catch (error) {
    await engine?.close()
    lock.release(!lock.wasUnclean) // A suspect file stays suspect.
    throw error
  }
}

async function openPostgres(url: string, hooks: DatabaseHooks): Promise<OpenDatabase> {
  const { createPostgresPool } = await import('./postgres-pool.ts') // The driver is loaded only if it's used.
  // Migrations may take as long as they need; requests may not.
  const migrationDb = new Kysely<never>({
    dialect: new PostgresDialect({ pool: createPostgresPool({ url, max: 1, use: 'migrations' }) }),
    ...createLog(hooks),
  })
  try {
    await migrate(migrationDb, 'postgres', hooks.migrations ?? (await findMigrations()))
  } finally {
    await migrationDb.destroy()
  }
  const pool = createPostgresPool({ url, max: REQUEST_CONNECTIONS, use: 'requests' })
  const reportPool = createPostgresPool({ url, max: REPORT_CONNECTIONS, use: 'requests' })
  const jobPool = createPostgresPool({ url, max: JOB_CONNECTIONS, use: 'jobs' })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...createLog(hooks) })
  const reports = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: reportPool }) })
  const jobs = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: jobPool }), ...createLog(hooks) })
  shareUserTurns(db, jobs)
  return {
    db,
    reports,
    forJobs: { db: jobs, reports: jobs },
    engine: 'postgres',
    checkAlive: async () => {
      const client = await pool.connect()
      try {
        await client.query('select 1', [])
      } finally {
        client.release()
      }
    },
    close: async () => {
      await Promise.all([pool.end(), reportPool.end(), jobPool.end()])
    },
  }
}

function createLog({ afterStatement }: DatabaseHooks) {
  if (!afterStatement) return {}
  return { log: (event: { query: { sql: string } }) => afterStatement(event.query.sql) }
}
