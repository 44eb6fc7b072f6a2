import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { EXCLUDED_TABLES, getBackupFolder } from './backup.ts'
import { DatabaseDamagedError, DataDirError } from './database-errors.ts'

type Programs = { pgDump: string; pgRestore: string; psql: string }

/** Our tables that don't refer to an account, not even through other tables, and the accounts themselves. */
const INDEPENDENT_TABLES = [
  'app_user',
  'schema_migration',
  'throttle',
  'billing_event',
  'exchange_rate',
  'exchange_rate_change',
  'invite',
  'comparison_release',
]

/** The programs that back up and restore PostgreSQL. If one is missing, throws an error that says how to install it. */
export function findPrograms(): Programs {
  const programs = { pgDump: 'pg_dump', pgRestore: 'pg_restore', psql: 'psql' }
  for (const program of Object.values(programs)) {
    if (spawnSync(program, ['--version']).status === 0) continue
    throw new DataDirError(
      `This needs ${program}, which comes with PostgreSQL’s client programs (Debian: apt-get install postgresql-client). To back up with containers instead: docker compose exec -T database pg_dump --username evenkeel --format custom evenkeel > backup.dump`,
    )
  }
  return programs
}

/**
 * Dumps the database at one instant and returns the path. The dump only gets its name after it has been read from
 * beginning to end and found to have as many rows in every table it keeps as the database had at that instant.
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

/**
 * Loads a dump into the database in one transaction: all of it, or nothing changes. With `replace`, our tables and views
 * that aren't in the dump are dropped. If something outside the schema `public` depends on one of ours, the restore
 * fails.
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  const programs = findPrograms()
  await countRowsInDump(programs, file)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let drops = ''
  try {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('app_user') is not null as there")
    if (rows[0]?.there && !replace) {
      throw new DataDirError('The database already has tables. Back it up, then add --replace to restore anyway.')
    }
    if (replace) drops = writeDrops(await findOwnRelations(client))
  } finally {
    await client.end()
  }
  await loadDump(programs, file, databaseUrl, { replace, drops })
}

type Relation = { name: string; isView: boolean }

/** Our tables and views, including those of newer versions that refer to the ones we know. Names are quoted for SQL. */
export async function findOwnRelations(client: pg.Client): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `with recursive relation as (
      select oid, relname, relkind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
    ), reference as (
      select conrelid as oid, confrelid as target from pg_constraint where contype = 'f'
      union all
      select ev_class, refobjid from pg_depend join pg_rewrite on pg_rewrite.oid = objid
      where classid = 'pg_rewrite'::regclass and refclassid = 'pg_class'::regclass
    ), own as (
      select * from relation where relname = any ($1)
      union
      select relation.* from own join reference on target = own.oid join relation on relation.oid = reference.oid
    )
    select format('public.%I', relname) as name, relkind = 'v' as "isView" from own order by 1`,
    [INDEPENDENT_TABLES],
  )
  return rows
}

/** One statement per kind, so the order doesn't matter. Without `cascade`, nothing else is dropped with them. */
function writeDrops(relations: Relation[]): string {
  const views = relations.filter(({ isView }) => isView).map(({ name }) => name)
  const tables = relations.filter(({ isView }) => !isView).map(({ name }) => name)
  return [
    ...(views.length > 0 ? [`drop view ${views.join(', ')};\n`] : []),
    ...(tables.length > 0 ? [`drop table ${tables.join(', ')};\n`] : []),
  ].join('')
}

/** `psql` runs what `pg_restore` writes. It's told to commit only after `pg_restore` has succeeded. */
async function loadDump(
  { pgRestore, psql }: Programs,
  file: string,
  databaseUrl: string,
  { replace, drops }: { replace: boolean; drops: string },
): Promise<void> {
  const env = createEnvironment(databaseUrl)
  const clean = replace ? ['--clean', '--if-exists'] : []
  const args = ['--exit-on-error', '--no-owner', '--no-privileges', ...clean, '--file=-', file]
  const reading = spawn(pgRestore, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const loading = spawn(psql, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const [read, loaded] = [watch(reading), watch(loading)]
  async function* writeScript() {
    yield `begin;\n${drops}`
    yield* reading.stdout
    if ((await read).status !== 0) throw new Error('pg_restore failed')
    // Emails that were waiting have been sent since, or are no longer useful.
    yield "delete from public.job where kind = 'mail.send';\ncommit;\n"
  }
  const failure = await pipeline(writeScript, loading.stdin).then(
    () => null,
    (error: Error) => error,
  )
  const [{ status, complaint }, { status: readStatus, complaint: readComplaint }] = await Promise.all([loaded, read])
  // If psql fails, pg_restore can't write on and fails too.
  if (status !== 0) throw new DatabaseDamagedError(`psql failed: ${complaint}`)
  if (readStatus !== 0) throw new DatabaseDamagedError(`pg_restore failed: ${readComplaint}`)
  if (failure) throw failure
}

/** Waits until a program has ended, and collects what it writes to its standard error. */
function watch(program: ChildProcess): Promise<{ status: number | null; complaint: string }> {
  let complaint = ''
  program.stderr!.on('data', (piece: Buffer) => {
    complaint += piece.toString()
  })
  return new Promise((resolve) => {
    program.once('close', (status) => resolve({ status, complaint: complaint.trim() }))
  })
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
  const ended = watch(reading)
  const counts = new Map<string, number>()
  let table: string | null = null
  for await (const line of readLines(reading.stdout)) {
    const start: RegExpExecArray | null = table === null ? /^COPY public\."?(\w+)"? /.exec(line) : null
    if (start) table = start[1]!
    else if (line === '\\.') table = null
    else if (table !== null) counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  const { status, complaint } = await ended
  if (status !== 0) throw new DatabaseDamagedError(`${basename(file)} can’t be read: ${complaint}`)
  return counts
}

/** Splits only at line feeds: `readline` also splits at other characters, which a row may contain. */
async function* readLines(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}

function run(program: string, args: string[], databaseUrl: string): void {
  const { status, stderr } = spawnSync(program, args, { env: createEnvironment(databaseUrl), encoding: 'utf8' })
  if (status !== 0) throw new DatabaseDamagedError(`${program} failed: ${stderr.trim()}`)
}

/** The password goes in the environment, where other users of the machine don't see it. */
function createEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  return {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    ...(port === '' ? {} : { PGPORT: port }),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.get('sslmode') ? { PGSSLMODE: searchParams.get('sslmode')! } : {}),
  }
}
