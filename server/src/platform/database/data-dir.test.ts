import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { createFolder } from '../../testing/place.ts'
import { loadSessionSecret } from '../secrets.ts'
import { prepareDataDir } from './data-dir.ts'
import { DatabaseDamagedError, DataDirError } from './database-errors.ts'
import { openDatabase } from './open-database.ts'
import { SQLITE_FILE } from './sqlite-file.ts'

function createDataDir(): string {
  const place = createFolder()
  onTestFinished(place.remove)
  return place.dataDir
}

async function openAndClose(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir })
  await db
    .insertInto('throttle')
    .values({ key: 'kept', count: 1, window_ends_at: 'x' })
    .onConflict((c) => c.doNothing())
    .execute()
  const keys = await db.selectFrom('throttle').select('key').execute()
  await close()
  return keys.map((row) => row.key)
}

test('a missing folder is created, for its owner only', async () => {
  const dataDir = join(createDataDir(), 'not', 'yet', 'there')
  expect(await openAndClose(dataDir)).toEqual(['kept'])
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('a data folder that isn’t a folder is refused with a message', async () => {
  const file = join(createDataDir(), 'a file')
  writeFileSync(file, '')
  await expect(async () => openDatabase({ dataDir: file })).rejects.toThrow(DataDirError)
  await expect(async () => openDatabase({ dataDir: join(file, 'below') })).rejects.toThrow(/can’t be used/)
})

test('an unwritable folder is refused, if permissions apply to this user', async () => {
  const dataDir = join(createDataDir(), 'read-only')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o500)
  const hasPermissions = process.getuid?.() !== 0
  const outcome = await openAndClose(dataDir).catch((error: unknown) => error)
  if (hasPermissions) expect(outcome).toBeInstanceOf(DataDirError)
  else expect(outcome).toEqual(['kept'])
})

test('two containers with the same process ID don’t touch each other’s temporary files', async () => {
  const dataDir = createDataDir()
  const theirs = [`.probe-${process.pid}`, `session-secret.${process.pid}`].map((name) => join(dataDir, name))
  for (const file of theirs) writeFileSync(file, 'the other container is about to use this')
  prepareDataDir(dataDir)
  const secret = loadSessionSecret(undefined, dataDir)
  for (const file of theirs) expect(readFileSync(file, 'utf8')).toBe('the other container is about to use this')
  expect(loadSessionSecret(undefined, dataDir)).toBe(secret)
  expect(readdirSync(dataDir).sort()).toEqual([...theirs.map((file) => basename(file)), 'session-secret'].sort())
})

test('a second process is refused and told about the first; when the first is killed, the folder is free', async () => {
  const dataDir = createDataDir()
  const first = startChild('open-and-wait', { dataDir })
  await first.waitForLine('open')
  await expect(openDatabase({ dataDir })).rejects.toThrow(new RegExp(`in use by process ${first.pid}\\b`))
  await first.kill()
  expect(await openAndClose(dataDir)).toEqual(['kept'])
})

test('the same process can’t open a folder twice, but can again after closing', async () => {
  const dataDir = createDataDir()
  const first = await openDatabase({ dataDir })
  await expect(openDatabase({ dataDir })).rejects.toThrow(new RegExp(`in use by process ${process.pid}\\b`))
  await first.close()
  expect(await openAndClose(dataDir)).toEqual(['kept'])
})

test('one flipped byte anywhere in a closed file is noticed, and the message says how to recover', async () => {
  const dataDir = createDataDir()
  await openAndClose(dataDir)
  const path = join(dataDir, SQLITE_FILE)
  const intact = readFileSync(path)
  for (const share of [0, 0.13, 0.31, 0.5, 0.72, 0.999]) {
    const broken = Buffer.from(intact)
    const at = Math.floor(share * broken.length)
    broken[at] = broken[at]! ^ 0x10
    writeFileSync(path, broken)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/npm run restore/)
  }
  writeFileSync(path, intact)
  expect(await openAndClose(dataDir)).toEqual(['kept'])
})

test('a file that isn’t a database is refused', async () => {
  const dataDir = createDataDir()
  writeFileSync(join(dataDir, SQLITE_FILE), 'Dear diary, '.repeat(500))
  await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseDamagedError)
})

test.each([
  ['lost', (wal: string) => unlinkSync(wal)],
  ['cut', (wal: string) => truncateSync(wal, Math.floor(statSync(wal).size / 2))],
])('a log that was %s after a crash is noticed, because acknowledged writes are missing', async (_, damage) => {
  const dataDir = createDataDir()
  const child = startChild('open-and-wait', { dataDir, writes: 20 })
  await child.waitForLine('open')
  await child.kill()
  const wal = join(dataDir, `${SQLITE_FILE}-wal`)
  expect(existsSync(wal)).toBe(true)
  damage(wal)
  await expect(openDatabase({ dataDir })).rejects.toThrow(/changes are missing/)
})

test('after a crash without damage, no data is missing', async () => {
  const dataDir = createDataDir()
  const child = startChild('open-and-wait', { dataDir, writes: 20 })
  await child.waitForLine('open')
  await child.kill()
  expect(await openAndClose(dataDir)).toHaveLength(21)
})

test.each(['.commits', '.seal', '-wal'])(
  'a missing database isn’t replaced by an empty one if its %s file exists',
  async (side) => {
    const dataDir = createDataDir()
    await openAndClose(dataDir)
    const path = join(dataDir, SQLITE_FILE)
    const sides = ['.commits', '.seal', '-wal']
    unlinkSync(path)
    for (const suffix of sides) rmSync(path + suffix, { force: true })
    writeFileSync(path + side, '1\n')
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is missing, but other files/)
    expect(existsSync(path)).toBe(false)
    rmSync(path + side)
    expect(await openAndClose(dataDir)).toEqual(['kept'])
  },
)

test('a second program can join the folder of a running one if it asks to, and both see the same data', async () => {
  const dataDir = createDataDir()
  const first = await openDatabase({ dataDir })
  const guest = await openDatabase({ dataDir, mayShare: true })
  await guest.db.insertInto('throttle').values({ key: 'by the guest', count: 1, window_ends_at: 'x' }).execute()
  expect(await first.db.selectFrom('throttle').select('key').execute()).toEqual([{ key: 'by the guest' }])
  await guest.close()
  await first.db.insertInto('throttle').values({ key: 'by the first', count: 1, window_ends_at: 'x' }).execute()
  await first.close()
  expect(await openAndClose(dataDir)).toHaveLength(3)
})
