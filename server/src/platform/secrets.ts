import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataDirError } from './database/database-errors.ts'
import { createId } from './ids.ts'

const WAIT_FOR_OTHER_MS = 10_000

/** 256 random bits, safe in a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, useless to anyone who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Derives a separate key per purpose, so one secret is enough. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/** The configured secret, or one that is created once and stored with the data. If that is too short, it's replaced. */
export function loadSessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'session-secret')
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (stored !== null && stored.length >= 32) return stored
  const created = createToken()
  const draft = `${file}.${createId()}`
  writeFileSync(draft, `${created}\n`, { mode: 0o600 })
  if (stored !== null) {
    renameSync(draft, file)
    return created
  }
  try {
    // Two processes sharing the folder may start together: the file appears atomically, once, and both use it.
    linkSync(draft, file)
    return created
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') return publishWithoutLinks(draft, file)
    return readFileSync(file, 'utf8').trim()
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * For file systems without hard links: renames the draft to the file unless another process has done so, and returns
 * what the file says. Only the process that creates the lock may rename, because renaming replaces; others wait for it.
 */
function publishWithoutLinks(draft: string, file: string): string {
  const lock = `${file}.lock`
  const giveUpAt = performance.now() + WAIT_FOR_OTHER_MS
  while (!existsSync(file)) {
    if (!createLock(lock)) {
      if (performance.now() > giveUpAt) {
        throw new DataDirError(
          `Another process is creating ${file}. If none is running, delete ${lock} and start again.`,
        )
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
      continue
    }
    try {
      if (!existsSync(file)) renameSync(draft, file)
    } finally {
      unlinkSync(lock)
    }
  }
  return readFileSync(file, 'utf8').trim()
}

/** False if another process has created it. */
function createLock(lock: string): boolean {
  try {
    writeFileSync(lock, '', { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
    return false
  }
}
