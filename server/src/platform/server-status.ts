import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ServerStatus } from '@evenkeel/contract/health.ts'
import { sql } from 'kysely'
import { getBackupTime, listBackups } from './database/backup.ts'
import { SQLITE_FILE } from './database/sqlite-file.ts'
import type { Deps } from './deps.ts'
import { PROGRAM_VERSION } from './program-version.ts'

const MAX_FAILED = 10
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

/** The server status for operators, without personal data. */
export async function readServerStatus({
  db,
  engine,
  config,
}: Pick<Deps, 'db' | 'engine' | 'config'>): Promise<ServerStatus> {
  const jobs = await db
    .selectFrom('job')
    .select((eb) => ['kind', 'status', eb.fn.countAll<number>().as('count'), eb.fn.min('run_after').as('oldest')])
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .orderBy('status')
    .execute()
  const failed = await db
    .selectFrom('job')
    .select(['kind', 'updated_at', 'last_error'])
    .where('status', '=', 'failed')
    .orderBy('updated_at', 'desc')
    .limit(MAX_FAILED)
    .execute()
  const { users } = await db
    .selectFrom('app_user')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .where('demo_ends_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    version: PROGRAM_VERSION,
    node: process.version,
    engine,
    migration: await findLastMigration(db),
    started_at: startedAt,
    memory_bytes: process.memoryUsage.rss(),
    disk_free_bytes: await readFreeBytes(config.dataDir),
    database_bytes: await readDatabaseBytes({ db, engine, config }),
    users: Number(users),
    jobs: jobs.map((job) => ({ ...job, count: Number(job.count), oldest: String(job.oldest) })),
    failed_jobs: failed.map(({ kind, updated_at, last_error }) => ({ kind, at: updated_at, error: last_error })),
    backups: listBackups(config.dataDir).map((path) => ({
      file: basename(path),
      at: new Date(getBackupTime(path)).toISOString(),
      bytes: statSync(path).size,
    })),
  }
}

async function findLastMigration(db: Deps['db']): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from schema_migration`.execute(db)
  return rows[0]?.name ?? null
}

async function readFreeBytes(folder: string): Promise<number | null> {
  const space = await statfs(folder).catch(() => null)
  return space && space.bavail * space.bsize
}

async function readDatabaseBytes({
  db,
  engine,
  config,
}: Pick<Deps, 'db' | 'engine' | 'config'>): Promise<number | null> {
  if (engine === 'sqlite') {
    // Recent writes are in the -wal file.
    const files = ['', '-wal'].map((end) =>
      statSync(join(config.dataDir, SQLITE_FILE + end), { throwIfNoEntry: false }),
    )
    return files.reduce((sum, file) => sum + (file?.size ?? 0), 0)
  }
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}
