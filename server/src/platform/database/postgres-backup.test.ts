import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aTxn, insertUser } from '../../testing/ledger-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createId } from '../ids.ts'
import { backUpPostgres, findOwnRelations, findPrograms, restorePostgres } from './postgres-backup.ts'

const database = await createTestDatabase()
const other = await createTestDatabase()
afterAll(() => Promise.all([database.close(), other.close()]))
const canDump = database.databaseUrl !== undefined && hasPrograms()

test.skipIf(!canDump)(
  'a dump is verified before it counts, and restores completely (needs PostgreSQL and pg_dump)',
  async () => {
    const [from, to] = [database.databaseUrl!, other.databaseUrl!]
    const userId = await insertUser(database.db)
    const owner = { user_id: userId, id: createId(), version: 1, last_updated: '2026-01-15T10:00:00.000Z' }
    await database.db
      .insertInto('txn')
      .values({ ...aTxn(), note: 'two\u2028lines', ...owner })
      .execute()
    const path = await backUpPostgres(from, database.dataDir, new Date('2026-11-15T10:00:00Z'))
    expect(basename(path)).toBe('evenkeel-20261115T100000Z.dump')
    await expect(restorePostgres(to, path, { replace: false })).rejects.toThrow('already has tables')

    const cut = `${path}.cut`
    const bytes = readFileSync(path)
    writeFileSync(cut, bytes.subarray(0, bytes.length / 2))
    await expect(restorePostgres(to, cut, { replace: true })).rejects.toThrow('can’t be read')
    expect(await other.db.selectFrom('txn').selectAll().execute()).toEqual([])

    await restorePostgres(to, path, { replace: true })
    const rows = await database.db.selectFrom('txn').selectAll().execute()
    expect(await other.db.selectFrom('txn').selectAll().execute()).toEqual(rows)
  },
)

test.skipIf(!canDump)(
  'restoring a dump from before an update drops the newer tables and no one else’s (needs PostgreSQL and pg_dump)',
  async () => {
    const { before, after, path } = await createUpdatedDatabase()
    const tables = await listRelations(before)
    await restorePostgres(after.databaseUrl!, path, { replace: true })
    expect(await listRelations(after)).toEqual([...tables, 'elsewhere.kept', 'public.kept'].sort())
    expect(await listUsers(after)).toEqual(await listUsers(before))
    expect(await query(after, 'select * from public.kept')).toEqual([{ id: 1 }])
  },
)

test.skipIf(!canDump)(
  'a restore that another schema’s view or a failing pg_restore stops changes nothing (needs PostgreSQL and pg_dump)',
  async () => {
    const { after, path } = await createUpdatedDatabase()
    const earlier = [await listRelations(after), await listUsers(after)]
    const checkUnchanged = async () => expect([await listRelations(after), await listUsers(after)]).toEqual(earlier)

    const restoreWithHalf = async () => {
      const kept = process.env.PATH
      process.env.PATH = `${createFailingRestore(after.dataDir)}${delimiter}${kept}`
      await restorePostgres(after.databaseUrl!, path, { replace: true }).finally(() => {
        process.env.PATH = kept
      })
    }
    await expect(restoreWithHalf()).rejects.toThrow('pg_restore failed: the disk is failing')
    await checkUnchanged()

    await query(after, 'create view elsewhere.report as select id from public.app_user')
    earlier[0] = await listRelations(after)
    await expect(restorePostgres(after.databaseUrl!, path, { replace: true })).rejects.toThrow('elsewhere.report')
    await checkUnchanged()
  },
)

test.skipIf(!canDump)('all tables and views of a new database are known as ours (needs PostgreSQL)', async () => {
  const created = await createTestDatabase()
  onTestFinished(created.close)
  const client = new pg.Client({ connectionString: created.databaseUrl! })
  await client.connect()
  const own = await findOwnRelations(client).finally(() => client.end())
  expect(own.map(({ name }) => name).sort()).toEqual(await listRelations(created))
})

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

/** A dump of a database, and another database that a later version has updated and someone else uses too. */
async function createUpdatedDatabase() {
  const [before, after] = [await createTestDatabase(), await createTestDatabase()]
  onTestFinished(async () => void (await Promise.all([before.close(), after.close()])))
  // `throttle` and the view `txn` stand for what later versions add: an independent table, and a view for a table.
  await query(before, 'drop table throttle; drop view txn; create table txn (id text primary key)')
  await insertUser(before.db)
  const path = await backUpPostgres(before.databaseUrl!, before.dataDir, new Date('2026-11-15T10:00:00Z'))
  await insertUser(after.db)
  await query(
    after,
    `create table newer (id text primary key, user_id text references app_user (id));
    create table "Newer part" (newer_id text references newer (id));
    create view newer_view as select id from newer;
    create table kept (id integer); insert into kept values (1);
    create schema elsewhere; create table elsewhere.kept (id integer)`,
  )
  return { before, after, path }
}

/** A `pg_restore` that fails after writing the middle of a table. */
function createFailingRestore(folder: string): string {
  const real = spawnSync('sh', ['-c', 'command -v pg_restore'], { encoding: 'utf8' }).stdout.trim()
  const script = `#!/bin/sh
case "$*" in
  *--data-only*|--version) exec '${real}' "$@" ;;
esac
'${real}' "$@" | sed '/^COPY public.app_user /q'
echo 'the disk is failing' >&2
exit 1
`
  writeFileSync(join(folder, 'pg_restore'), script, { mode: 0o755 })
  return folder
}

async function query({ databaseUrl }: TestDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl! })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

async function listRelations(from: TestDatabase): Promise<string[]> {
  const sql = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`
  return ((await query(from, sql)) as { name: string }[]).map(({ name }) => name).sort()
}

const listUsers = (from: TestDatabase) => query(from, 'select id from app_user order by id')

function hasPrograms(): boolean {
  try {
    return findPrograms() !== null
  } catch {
    return false
  }
}
