import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { DatabaseDamagedError, translateSqliteError } from './database-errors.ts'

/** The number of the last commit, written down after it. */
export function commitsFileOf(path: string): string {
  return `${path}.commits`
}

function sealFileOf(path: string): string {
  return `${path}.seal`
}

/**
 * Refuses a file that is not what this program wrote. After a clean stop its hash must be the one taken then. After an
 * unclean one SQLite walks the whole of it, and the last commit in it must not be older than the last one written down:
 * a log that was lost or cut would otherwise pass for an older, smaller truth.
 */
export async function checkSqliteFile(path: string, { isSuspect }: { isSuspect: boolean }): Promise<void> {
  if (!existsSync(path)) return
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
  writeFileSync(draft, `${await hashOf(path)}\n`, { mode: 0o600 })
  renameSync(draft, sealFileOf(path))
}

async function checkSeal(path: string) {
  const seal = readIfThere(sealFileOf(path))
  if (seal === null || seal === (await hashOf(path))) return
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

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash)
  return hash.digest('hex')
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
      'To go back: stop the program, move this data folder aside, put your latest backup of the whole folder in its ' +
      'place, and start again.',
  )
}
