import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { EXCLUDED_TABLES, getBackupFolder } from './backup.ts'
import { DatabaseDamagedError, DataDirError } from './database-errors.ts'

type Programs = { pgDump: string; pgRestore: string }

/** The programs that back up and restore PostgreSQL. If one is missing, throws an error that says how to install it. */
export function findPrograms(): Programs {
  const programs = { pgDump: 'pg_dump', pgRestore: 'pg_restore' }
  for (const program of Object.values(programs)) {
    if (spawnSync(program, ['--version']).status === 0) continue
    throw new DataDirError(
      `This needs ${program}, which comes with PostgreSQL’s client programs (Debian: apt-get install postgresql-client). With containers: docker compose exec database pg_dump --username evenkeel --format custom evenkeel > backup.dump`,
    )
  }
  return programs
}

/**
 * Dumps the database at one instant and returns the path. The dump only gets its name after it has been read from
 * beginning to end and found to have as many rows in every table as the database had at that instant.
 */
export async function backUpPostgres(databaseUrl: string, dataDir: string, now: Date): Promise<string> {
  const programs = findPrograms()
  const folder = getBackupFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const path = join(folder, `evenkeel-${stamp}.dump`)
  const draft = `${path}.part`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Count and dump at the same instant.
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const counted = await countRows(client)
    const excluded = EXCLUDED_TABLES.map((table) => `--exclude-table-data=${table}`)
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.id}`, `--file=${draft}`]
    run(programs.pgDump, [...args, ...excluded], databaseUrl)
    const dumped = await countRowsInDump(programs, draft)
    for (const [table, count] of counted) {
      if ((dumped.get(table) ?? 0) !== count)
        throw new DatabaseDamagedError(`The backup ${basename(path)} differs from the database in ${table}.`)
    }
    renameSync(draft, path)
    return path
  } finally {
    await client.end()
    rmSync(draft, { force: true })
  }
}

/** Loads a dump into the database in one transaction: all of it, or nothing changes. */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  const programs = findPrograms()
  await countRowsInDump(programs, file)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('app_user') is not null as there")
    if (rows[0]?.there && !replace) {
      throw new DataDirError('The database already has tables. Back it up, then add --replace to restore anyway.')
    }
  } finally {
    await client.end()
  }
  const clean = replace ? ['--clean', '--if-exists'] : []
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', ...clean, file]
  run(programs.pgRestore, [`--dbname=${new URL(databaseUrl).pathname.slice(1)}`, ...args], databaseUrl)
  // Emails that were waiting have been sent since, or are no longer useful.
  const after = new pg.Client({ connectionString: databaseUrl })
  await after.connect()
  await after.query("delete from job where kind = 'mail.send'").finally(() => after.end())
}

async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    if (EXCLUDED_TABLES.includes(name)) continue
    const { rows: counted } = await client.query<{ n: string }>(`select count(*) as n from "${name}"`)
    counts.set(name, Number(counted[0]!.n))
  }
  return counts
}

/** Reads all of a dump, as a restore would, and counts the rows of each table. */
async function countRowsInDump({ pgRestore }: Programs, file: string): Promise<Map<string, number>> {
  const reading = spawn(pgRestore, ['--data-only', '--file=-', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  reading.stderr.on('data', (piece: Buffer) => {
    complaint += piece.toString()
  })
  const ended = new Promise<number | null>((resolve) => reading.once('close', resolve))
  const counts = new Map<string, number>()
  let table: string | null = null
  for await (const line of createInterface({ input: reading.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    const start: RegExpExecArray | null = table === null ? /^COPY public\."?(\w+)"? /.exec(line) : null
    if (start) table = start[1]!
    else if (line === '\\.') table = null
    else if (table !== null) counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  if ((await ended) !== 0) throw new DatabaseDamagedError(`${basename(file)} can’t be read: ${complaint.trim()}`)
  return counts
}

/** The password goes in the environment, where other users of the machine don't see it. */
function run(program: string, args: string[], databaseUrl: string): void {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    ...(port === '' ? {} : { PGPORT: port }),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.get('sslmode') ? { PGSSLMODE: searchParams.get('sslmode')! } : {}),
  }
  const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new DatabaseDamagedError(`${program} failed: ${stderr.trim()}`)
}
