import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'
import { DAY } from '../clock.ts'
import { backUp, getBackupTime, listBackups } from './backup.ts'
import { openDatabase } from './open-database.ts'
import { restoreBackup } from './restore.ts'
import { SQLITE_FILE } from './sqlite-file.ts'

const server = await createTestApp()
const { dataDir } = server.deps.config
const NOW = new Date('2026-11-15T10:00:00Z')

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-restored-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function readRows(folder: string, table: 'app_user' | 'session' | 'password_reset' | 'txn' | 'feedback') {
  const { db, close } = await openDatabase({ dataDir: folder })
  const rows = await db.selectFrom(table).selectAll().execute()
  await close()
  return rows
}

test('a backup taken during writes succeeds, opens elsewhere and leaves no partial file', async () => {
  const people = await Promise.all(['ana', 'ben', 'cleo'].map((name) => server.createUser(name)))
  let isStopped = false
  const writing = people.map(async (person) => {
    for (let n = 0; !isStopped; n += 1) {
      const pair = [1, 2].map((half) => ({ text: `${n} ${half}`, page: '/', time: 't' }))
      for (const feedback of pair) await person.post('/submit-feedback/', feedback)
    }
  })
  const path = await backUp(dataDir, NOW)
  isStopped = true
  await Promise.all(writing)
  const folder = createFolder()
  expect(await restoreBackup(folder, path, { replace: false, now: NOW })).toBeNull()
  expect(await readRows(folder, 'app_user')).toHaveLength(3)
  expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.includes('.part'))).toEqual([])
})

test('nobody is logged in after a restore, and no reset link works', async () => {
  const ana = await server.signUp()
  await server.createVisitor().post('/accounts/reset_password/', { email: ana.email })
  const path = await backUp(dataDir, new Date(NOW.getTime() + 1000))
  const bytes = readFileSync(path)
  const sessions = await server.db.selectFrom('session').select('token_hash').execute()
  for (const { token_hash } of sessions) expect(bytes.includes(token_hash)).toBe(false)
  const folder = createFolder()
  await restoreBackup(folder, path, { replace: false, now: NOW })
  expect(await readRows(folder, 'session')).toEqual([])
  expect(await readRows(folder, 'password_reset')).toEqual([])
  expect((await readRows(folder, 'app_user')).map((row) => (row as { email: string }).email)).toContain(ana.email)
})

test('restoring a copy of the database file logs everyone out, too', async () => {
  const folder = createFolder()
  const { db, close } = await openDatabase({ dataDir: folder })
  await db.insertInto('app_user').values(makeUserRow()).execute()
  const at = NOW.toISOString()
  const session = { id: 's', token_hash: 'h', user_id: 'u', created_at: at, last_seen_at: at, device: 'd' }
  await db.insertInto('session').values(session).execute()
  await close()
  const other = createFolder()
  await restoreBackup(other, join(folder, SQLITE_FILE), { replace: false, now: NOW })
  expect(await readRows(other, 'session')).toEqual([])
})

test('a copy of the database is restored with the changes that are still in its -wal file', async () => {
  const folder = createFolder()
  const { db, close } = await openDatabase({ dataDir: folder })
  await db.insertInto('app_user').values(makeUserRow()).execute()
  const file = join(createFolder(), 'copy.sqlite')
  for (const end of ['', '-wal']) copyFileSync(join(folder, SQLITE_FILE + end), file + end)
  await close()
  const other = createFolder()
  await restoreBackup(other, file, { replace: false, now: NOW })
  expect(await readRows(other, 'app_user')).toHaveLength(1)
})

test('after a failed restore, the next start still checks a database that wasn’t closed properly', async () => {
  const path = await backUp(dataDir, new Date(NOW.getTime() + 4000))
  const folder = createFolder()
  await openDatabase({ dataDir: folder }).then(({ close }) => close())
  writeFileSync(join(folder, 'evenkeel.pid'), '1\n')
  mkdirSync(join(folder, `${SQLITE_FILE}.before-restore-20261115T100000000Z`))
  await expect(restoreBackup(folder, path, { replace: true, now: NOW })).rejects.toThrow()
  expect(existsSync(join(folder, 'evenkeel.pid'))).toBe(true)
})

test.each([
  ['truncated', (file: string) => truncateSync(file, 20_000)],
  ['not a database', (file: string) => writeFileSync(file, 'Dear diary, '.repeat(500))],
  ['another database', (file: string) => overwriteWithOther(file)],
  [
    'from a newer version',
    (file: string) => void new DatabaseSync(file).exec("insert into schema_migration values ('9999-x', 'x')"),
  ],
])('a file that is %s is refused, and nothing changes', async (_, damage) => {
  const file = join(createFolder(), 'copy.sqlite')
  copyFileSync(await backUp(dataDir, new Date(NOW.getTime() + 2000)), file)
  damage(file)
  const folder = createFolder()
  await openDatabase({ dataDir: folder }).then(({ close }) => close())
  const before = readFileSync(join(folder, SQLITE_FILE))
  await expect(restoreBackup(folder, file, { replace: true, now: NOW })).rejects.toThrow(/Nothing was changed/)
  expect(readFileSync(join(folder, SQLITE_FILE)).equals(before)).toBe(true)
})

test('an existing database is only replaced on request, and kept next to the new one', async () => {
  const path = await backUp(dataDir, new Date(NOW.getTime() + 3000))
  const folder = createFolder()
  const { db, close } = await openDatabase({ dataDir: folder })
  await db.insertInto('app_user').values(makeUserRow()).execute()
  await expect(restoreBackup(folder, path, { replace: true, now: NOW })).rejects.toThrow(/in use by process/)
  await close()
  await expect(restoreBackup(folder, path, { replace: false, now: NOW })).rejects.toThrow(/--replace/)
  const aside = await restoreBackup(folder, path, { replace: true, now: NOW })
  expect(existsSync(aside!)).toBe(true)
  expect((await readRows(folder, 'app_user')).map((row) => (row as { id: string }).id)).not.toContain('u')
})

test('one backup is made per day, and the oldest are deleted', async () => {
  const app = await createTestApp({ env: { BACKUP_KEEP: '2' } })
  const folder = app.deps.config.dataDir
  for (let day = 0; day < 4; day += 1) {
    await app.runJob('backup.daily')
    await app.runJob('backup.daily') // As after a restart.
    app.clock.advance(DAY)
  }
  const days = listBackups(folder).map((path) => new Date(getBackupTime(path)).toISOString().slice(0, 10))
  expect(days).toEqual(['2026-11-18', '2026-11-17'])
})

test('after an account is deleted, no trace of it is left in the database file or the outbox, and the file is smaller', async () => {
  const app = await createTestApp()
  const folder = app.deps.config.dataDir
  await app.signUp('stays')
  const ana = await app.createUser('zebulon')
  await app.createVisitor().post('/accounts/reset_password/', { email: ana.email })
  const rows = Array.from({ length: 3_000 }, (_, i) => `2026-01-01,QUAGMIRE SHOP ${i},-${i}.00`).join('\n')
  await ana.post('/api/imports/', { text: `Date,Name,Amount\n${rows}\n`, note: 'quagmire note' })
  await app.jobs.waitUntilIdle()
  await ana.post('/submit-feedback/', { text: 'quagmire feedback', page: '/', time: 't' })
  const countPages = async () => Number((await app.db.selectNoFrom(pageCount).executeTakeFirstOrThrow()).n)
  const before = await countPages()
  await ana.post('/accounts/delete/', { password: PASSWORD })
  await app.jobs.waitUntilIdle()
  expect(await countPages()).toBeLessThan(before / 2)
  const copy = join(createFolder(), 'copy.sqlite')
  await app.db.executeQuery(checkpoint.compile(app.db))
  copyFileSync(join(folder, SQLITE_FILE), copy)
  const bytes = readFileSync(copy).toString('latin1').toLowerCase()
  for (const trace of ['zebulon', 'quagmire']) expect(bytes.includes(trace)).toBe(false)
  expect(bytes.includes('stays')).toBe(true)
  expect(readdirSync(join(folder, 'outbox'))).toEqual([])
})

const pageCount = sql<number>`(select page_count from pragma_page_count)`.as('n')
const checkpoint = sql`pragma wal_checkpoint(truncate)`

function overwriteWithOther(file: string) {
  rmSync(file)
  new DatabaseSync(file).exec('create table t(x)')
}

function makeUserRow() {
  const none = { totp_secret: null, totp_pending_secret: null, totp_last_step: null, demo_ends_at: null }
  const names = { username: 'u', username_key: 'u', email: 'u@x.test', email_key: 'u@x.test' }
  return { id: 'u', ...names, password_hash: 'x', preferred_currency: 'USD', created_at: 'x', ...none }
}
