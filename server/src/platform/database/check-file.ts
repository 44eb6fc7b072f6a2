import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { DatabaseDamagedError, translateSqliteError } from './database-errors.ts'

/** The number of the last commit, recorded after it. */
export function commitsFileOf(path: string): string {
  return `${path}.commits`
}

/** The checksum of the closed file. */
export function sealFileOf(path: string): string {
  return `${path}.seal`
}

/**
 * Refuses a file that this program didn't write. After a clean stop, its checksum must match the recorded one. After an
 * unclean one, SQLite checks the whole file, and its last commit must not be older than the last recorded one;
 * otherwise a lost or truncated log would pass for an older, smaller state.
 */
export async function checkSqliteFile(path: string, { isSuspect }: { isSuspect: boolean }): Promise<void> {
  if (!existsSync(path)) return refuseMissing(path)
  await checkSeal(path)
  try {
    const database = new DatabaseSync(path, { timeout: 2000, readOnly: true }) // A damaged file stays unchanged.
    try {
      database.prepare('select count(*) from sqlite_schema').get()
      checkCommits(database, path)
      if (isSuspect) walk(database, path)
    } finally {
      database.close()
    }
  } catch (error) {
    const translated = translateSqliteError(error)
    if (translated instanceof DatabaseDamagedError && translated !== error) throw damaged(path, translated.message)
    throw translated
  }
  rmSync(sealFileOf(path), { force: true }) // From here on, the file changes.
}

/** Records the closed file's checksum, so the next start can tell if the file has changed. */
export async function sealSqliteFile(path: string): Promise<void> {
  if (existsSync(`${path}-wal`)) return // Another process has it open, so the file is incomplete.
  const draft = `${sealFileOf(path)}.part`
  writeFileSync(draft, `${await checksumOf(path)}\n`, { mode: 0o600 })
  renameSync(draft, sealFileOf(path))
}

async function checkSeal(path: string) {
  const seal = readIfThere(sealFileOf(path))
  if (seal === null || !isChecksum(seal) || seal === (await checksumOf(path))) return
  throw damaged(
    path,
    `it isn’t the file we last closed. If you replaced it on purpose, delete ${sealFileOf(path)} and ${commitsFileOf(path)}.`,
  )
}

function checkCommits(database: DatabaseSync, path: string) {
  const recorded = Number(readIfThere(commitsFileOf(path)) ?? 0)
  const { user_version: present } = database.prepare('pragma user_version').get() as { user_version: number }
  if (!Number.isInteger(recorded) || present >= recorded) return
  throw damaged(
    path,
    `its last ${recorded - present} changes are missing (the -wal file was lost or cut short). ` +
      `If you restored an older file on purpose, delete ${commitsFileOf(path)}.`,
  )
}

function walk(database: DatabaseSync, path: string) {
  const found = database.prepare('pragma quick_check(5)').all() as { quick_check: string }[]
  const complaints = found.map((row) => row.quick_check).filter((text) => text !== 'ok')
  if (complaints.length > 0) throw damaged(path, complaints.join('; '))
}

/** Older versions wrote a longer hash, which we ignore. */
function isChecksum(seal: string): boolean {
  return /^[0-9a-f]{8}$/.test(seal)
}

/** CRC-32 detects corruption and is as fast as the disk. It doesn't protect against deliberate changes. */
async function checksumOf(path: string): Promise<string> {
  let checksum = 0
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    checksum = crc32(piece as Buffer, checksum)
  }
  return checksum.toString(16).padStart(8, '0')
}

/** If the database is missing but its side files exist, it was lost. Don't start with an empty one. */
function refuseMissing(path: string): void {
  const left = [`${path}-wal`, commitsFileOf(path), sealFileOf(path)].filter((side) => existsSync(side))
  if (left.length === 0) return
  throw new DatabaseDamagedError(
    `The database ${path} is missing, but other files that belong to it exist (${left.join(', ')}). ` +
      'Put it back, or restore a backup with “npm run restore”. To start empty on purpose, delete those files too.',
  )
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

function damaged(path: string, why: string) {
  return new DatabaseDamagedError(
    `The database ${path} is damaged, so we didn’t open it: ${why} ` +
      'Restore your latest backup: npm run restore -- FILE --replace',
  )
}

/** Lets an older file shrink when rows are deleted. Runs once, and only if there is enough disk space. */
export function prepareForShrinking(path: string): void {
  if (!existsSync(path)) return
  const database = new DatabaseSync(path, { timeout: 2000 })
  try {
    const { auto_vacuum: mode } = database.prepare('pragma auto_vacuum').get() as { auto_vacuum: number }
    if (mode !== INCREMENTAL) database.exec('pragma auto_vacuum = incremental; vacuum')
  } catch {
    // Probably a full disk. Everything works without it, except that the file doesn't shrink.
  } finally {
    database.close()
  }
}

const INCREMENTAL = 2
