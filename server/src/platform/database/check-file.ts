import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { DatabaseDamagedError, translateSqliteError } from './database-errors.ts'

/** The file with the number of the last commit, written right after the commit. */
export function getCommitsPath(path: string): string {
  return `${path}.commits`
}

/** The file with the checksum of the closed database. */
export function getSealPath(path: string): string {
  return `${path}.seal`
}

/**
 * Refuses a file that is damaged, was changed by another program or is missing although its side files exist. Its
 * checksum must match the one recorded at the last clean stop. With `isSuspect`, SQLite checks the whole file. Its last
 * commit must not be older than the last recorded one; otherwise a lost or truncated log would pass for an older state.
 */
export async function checkSqliteFile(path: string, { isSuspect }: { isSuspect: boolean }): Promise<void> {
  if (!existsSync(path)) return refuseMissing(path)
  await checkSeal(path)
  try {
    const database = new DatabaseSync(path, { timeout: 2000, readOnly: true }) // A damaged file stays unchanged.
    try {
      database.prepare('select count(*) from sqlite_schema').get()
      checkCommits(database, path)
      if (isSuspect) checkIntegrity(database, path)
    } finally {
      database.close()
    }
  } catch (error) {
    const translated = translateSqliteError(error)
    if (translated instanceof DatabaseDamagedError && translated !== error)
      throw createDamagedError(path, `${(error as Error).message}.`)
    throw translated
  }
  rmSync(getSealPath(path), { force: true }) // From here on, the file changes.
}

/** Records the closed file's checksum, so the next start can tell if the file has changed. */
export async function sealSqliteFile(path: string): Promise<void> {
  if (existsSync(`${path}-wal`)) return // Another process has it open, so the file is incomplete.
  const draft = `${getSealPath(path)}.part`
  writeFileSync(draft, `${await computeChecksum(path)}\n`, { mode: 0o600 })
  renameSync(draft, getSealPath(path))
}

async function checkSeal(path: string) {
  const seal = readIfExists(getSealPath(path))
  if (seal === null || !isChecksum(seal) || seal === (await computeChecksum(path))) return
  throw createDamagedError(
    path,
    `it isn’t the file we last closed. If you replaced it on purpose, delete ${getSealPath(path)} and ${getCommitsPath(path)}.`,
  )
}

function checkCommits(database: DatabaseSync, path: string) {
  const recorded = Number(readIfExists(getCommitsPath(path)) ?? 0)
  const { user_version: current } = database.prepare('pragma user_version').get() as { user_version: number }
  if (!Number.isInteger(recorded) || current >= recorded) return
  const lost = recorded - current === 1 ? 'change is' : `${recorded - current} changes are`
  throw createDamagedError(
    path,
    `its last ${lost} missing (the -wal file was lost or cut short). ` +
      `If you restored an older file on purpose, delete ${getCommitsPath(path)}.`,
  )
}

function checkIntegrity(database: DatabaseSync, path: string) {
  const found = database.prepare('pragma quick_check(5)').all() as { quick_check: string }[]
  const complaints = found.map((row) => row.quick_check).filter((text) => text !== 'ok')
  if (complaints.length > 0) throw createDamagedError(path, `${complaints.join('; ')}.`)
}

/** Older versions wrote a longer hash, which we ignore. */
function isChecksum(seal: string): boolean {
  return /^[0-9a-f]{8}$/.test(seal)
}

/** CRC-32 detects corruption and is as fast as the disk. It doesn't protect against deliberate changes. */
async function computeChecksum(path: string): Promise<string> {
  let checksum = 0
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    checksum = crc32(piece as Buffer, checksum)
  }
  return checksum.toString(16).padStart(8, '0')
}

/** If the database is missing but its side files exist, it was lost. Don't start with an empty one. */
function refuseMissing(path: string): void {
  const leftovers = [`${path}-wal`, getCommitsPath(path), getSealPath(path)].filter((side) => existsSync(side))
  if (leftovers.length === 0) return
  throw new DatabaseDamagedError(
    `The database ${path} is missing, but other files that belong to it exist (${leftovers.join(', ')}). ` +
      'Put it back, or restore a backup with “npm run restore”. To start empty on purpose, delete those files too.',
  )
}

function readIfExists(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

function createDamagedError(path: string, why: string) {
  return new DatabaseDamagedError(
    `The database ${path} is damaged, so we didn’t open it: ${why} ` +
      'Restore your latest backup: npm run restore -- FILE --replace',
  )
}

/** Lets a file from an older version shrink when rows are deleted. If the disk is too full, the next start retries. */
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
