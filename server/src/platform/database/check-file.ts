import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { DatabaseDamagedError, translateSqliteError } from './database-errors.ts'

/** The number of the last commit, written down after it. */
export function commitsFileOf(path: string): string {
  return `${path}.commits`
}

/** The checksum of the file as it was closed. */
export function sealFileOf(path: string): string {
  return `${path}.seal`
}

/**
 * Refuses a file that is not what this program wrote. After a clean stop its checksum must be the one taken then. After an
 * unclean one SQLite walks the whole of it, and the last commit in it must not be older than the last one written down:
 * a log that was lost or cut would otherwise pass for an older, smaller truth.
 */
export async function checkSqliteFile(path: string, { isSuspect }: { isSuspect: boolean }): Promise<void> {
  if (!existsSync(path)) return refuseMissing(path)
  await checkSeal(path)
  try {
    const database = new DatabaseSync(path, { timeout: 2000, readOnly: true }) // what is found damaged stays as it is
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
  rmSync(sealFileOf(path), { force: true }) // from here on the file changes
}

/** After everything is closed: what the file is, so that the next start can tell whether it still is. */
export async function sealSqliteFile(path: string): Promise<void> {
  if (existsSync(`${path}-wal`)) return // somebody else still has it open: the file is not the whole truth
  const draft = `${sealFileOf(path)}.part`
  writeFileSync(draft, `${await checksumOf(path)}\n`, { mode: 0o600 })
  renameSync(draft, sealFileOf(path))
}

async function checkSeal(path: string) {
  const seal = readIfThere(sealFileOf(path))
  if (seal === null || !isChecksum(seal) || seal === (await checksumOf(path))) return
  throw damaged(
    path,
    `it is not the file that was closed last. If you put another one there on purpose, delete ${sealFileOf(path)} and ${commitsFileOf(path)}.`,
  )
}

function checkCommits(database: DatabaseSync, path: string) {
  const writtenDown = Number(readIfThere(commitsFileOf(path)) ?? 0)
  const { user_version: present } = database.prepare('pragma user_version').get() as { user_version: number }
  if (!Number.isInteger(writtenDown) || present >= writtenDown) return
  throw damaged(
    path,
    `its last ${writtenDown - present} changes are missing (the -wal file was lost or cut). ` +
      `If you put an older file there on purpose, delete ${commitsFileOf(path)}.`,
  )
}

function walk(database: DatabaseSync, path: string) {
  const found = database.prepare('pragma quick_check(5)').all() as { quick_check: string }[]
  const complaints = found.map((row) => row.quick_check).filter((text) => text !== 'ok')
  if (complaints.length > 0) throw damaged(path, complaints.join('; '))
}

/** An older version sealed files with a longer hash, which says nothing here. */
function isChecksum(seal: string): boolean {
  return /^[0-9a-f]{8}$/.test(seal)
}

/** CRC-32: notices every flipped byte, and reads as fast as the disk. It is no defence against somebody who forges it. */
async function checksumOf(path: string): Promise<string> {
  let checksum = 0
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    checksum = crc32(piece as Buffer, checksum)
  }
  return checksum.toString(16).padStart(8, '0')
}

/** A database that is gone while its side files are there was lost; starting empty would look like losing everything. */
function refuseMissing(path: string): void {
  const left = [`${path}-wal`, commitsFileOf(path), sealFileOf(path)].filter((side) => existsSync(side))
  if (left.length === 0) return
  throw new DatabaseDamagedError(
    `The database ${path} is missing, although files that belong to it are there (${left.join(', ')}). ` +
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
    `The database ${path} is damaged and was not opened: ${why} ` +
      'To go back, restore your latest backup: npm run restore -- FILE --replace',
  )
}

/** Once, for a file from before free pages could be given back. Where there is no room for it, it stays as it is. */
export function prepareForShrinking(path: string): void {
  if (!existsSync(path)) return
  const database = new DatabaseSync(path, { timeout: 2000 })
  try {
    const { auto_vacuum: mode } = database.prepare('pragma auto_vacuum').get() as { auto_vacuum: number }
    if (mode !== INCREMENTAL) database.exec('pragma auto_vacuum = incremental; vacuum')
  } catch {
    // A full disk, most likely. Everything works without it, only the file does not shrink.
  } finally {
    database.close()
  }
}

const INCREMENTAL = 2
