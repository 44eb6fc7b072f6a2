import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DatabaseDamagedError } from './database-errors.ts'
import { SQLITE_FILE } from './sqlite-file.ts'

const NAME = /^evenkeel-\d{8}T\d{6}Z\.sqlite$/
const ALL_PAGES = 2 ** 31 - 1

/** What a backup leaves out of each table, as an SQL condition: anything that would let someone in after a restore. */
const EXCLUDED: Record<string, string> = {
  session: 'true',
  password_reset: 'true',
  email_verification: 'true',
  job: "kind = 'mail.send'",
}

/** Tables whose rows a PostgreSQL dump leaves out. It keeps unsent emails, because their table holds other jobs too. */
export const EXCLUDED_TABLES: readonly string[] = ['session', 'password_reset', 'email_verification']

export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Existing backups, newest first. */
export function listBackups(dataDir: string): string[] {
  const folder = getBackupFolder(dataDir)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

/** When a backup was taken, from its name. */
export function getBackupTime(path: string): number {
  const [, day = '', time = ''] = /(\d{8})T(\d{6})Z\.sqlite$/.exec(path) ?? []
  return Date.parse(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`)
}

/**
 * Copies the database at one instant, while others read and write, and returns the copy's path. The copy gets its name
 * only after it has been opened, checked and compared with every row that a backup keeps.
 */
export async function backUp(dataDir: string, now: Date): Promise<string> {
  const folder = getBackupFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const path = join(folder, `evenkeel-${stamp}.sqlite`)
  const draft = `${path}.part`
  try {
    const original = await copy(join(dataDir, SQLITE_FILE), draft)
    const copied = finishCopy(draft)
    if (original !== copied) throw new DatabaseDamagedError(`The backup ${basename(path)} differs from the database.`)
    renameSync(draft, path)
    return path
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(draft + end, { force: true })
  }
}

/** Runs `backUp` in a thread, because comparing reads every row twice. */
export function backUpInThread(dataDir: string, now: Date): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), {
      workerData: { dataDir, now },
      execArgv: [],
    })
    worker.on('message', resolve)
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('the backup thread ended early')))
  })
}

/** Deletes all but the newest backups. */
export function pruneBackups(dataDir: string, keep: number): void {
  for (const path of listBackups(dataDir).slice(keep)) rmSync(path, { force: true })
}

/** Deletes from a database file the rows that backups leave out, and overwrites their data. */
export function removeSecrets(database: DatabaseSync): void {
  database.exec('pragma secure_delete = on')
  for (const [table, where] of Object.entries(EXCLUDED)) {
    if (listTables(database).includes(table)) database.exec(`delete from ${table} where ${where}`)
  }
}

/** Copies a database to a new file, including changes that are still in its -wal file. */
export async function copySqliteFile(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 })
  try {
    await backup(database, target, { rate: ALL_PAGES })
  } finally {
    database.close()
  }
}

async function copy(source: string, draft: string): Promise<string> {
  if (!existsSync(source)) throw new DatabaseDamagedError(`No database found at ${source}.`)
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 })
  try {
    database.exec('begin') // one instant for both reading and copying
    const digest = computeDigest(database)
    await backup(database, draft, { rate: ALL_PAGES })
    return digest
  } finally {
    database.close()
  }
}

function finishCopy(draft: string): string {
  const database = new DatabaseSync(draft)
  try {
    database.exec('pragma journal_mode = delete') // one file, without a -wal file
    removeSecrets(database)
    const complaints = (database.prepare('pragma quick_check(1)').all() as { quick_check: string }[])
      .map((row) => row.quick_check)
      .filter((text) => text !== 'ok')
    if (complaints.length > 0) throw new DatabaseDamagedError(`The backup is damaged: ${complaints.join('; ')}`)
    return computeDigest(database)
  } finally {
    database.close()
  }
}

/** One hash of all values that a backup keeps. */
function computeDigest(database: DatabaseSync): string {
  const hash = createHash('sha256')
  for (const table of listTables(database)) {
    hash.update(`\n${table}\n`)
    const statement = database.prepare(`select * from "${table}" where not (${EXCLUDED[table] ?? 'false'})`)
    statement.setReadBigInts(true)
    statement.setReturnArrays(true)
    for (const row of statement.iterate() as Iterable<unknown[]>) {
      for (const value of row) hash.update(value instanceof Uint8Array ? value : `${typeof value}:${value}\u0000`)
    }
  }
  return hash.digest('hex')
}

function listTables(database: DatabaseSync): string[] {
  const rows = database.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  return rows.map((row) => String(row.name)).filter((name) => !name.startsWith('sqlite_'))
}
