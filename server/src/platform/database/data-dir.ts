import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createId } from '../ids.ts'
import { DataDirError } from './database-errors.ts'

const LOCK_RETRY_MS = 50
const LOCK_TIMEOUT_MS = 1_000

/** Creates the folder if needed, accessible only to its owner, and checks that it's writable. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!statSync(dataDir).isDirectory()) throw new Error('it isn’t a folder')
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    // Not the process ID: two containers that share the folder can have the same one.
    const probe = join(dataDir, `.probe-${createId()}`)
    closeSync(openSync(probe, 'w')) // A read-only file system passes the check above for root.
    rmSync(probe)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new DataDirError(
      `The data folder ${dataDir} can’t be used: ${why}. ` +
        `The user running this program (uid ${process.getuid?.() ?? 'unknown'}) must own it and be able to write to it.`,
      { cause: error },
    )
  }
}

type DataDirLock = {
  /** Another process owns the folder, and this one joins it. */
  isShared: boolean
  /** The previous process ended without a clean stop, for example after kill -9 or a power failure. */
  wasUnclean: boolean
  /** Releases the folder; `isClean` means everything was closed properly. */
  release(isClean: boolean): void
}

/**
 * Locks the folder for this process. The operating system holds the lock (on a separate file), so it's released however
 * the process ends. A second process is refused within about a second and told the ID of the first.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const pidFile = join(dataDir, 'evenkeel.pid')
  const lockFile = openLockFile(dataDir)
  await acquireLock(lockFile, dataDir, pidFile)
  const wasUnclean = readPid(pidFile) !== null
  try {
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 })
  } catch (error) {
    lockFile.close()
    throw createLockError(error, dataDir, null)
  }
  return {
    isShared: false,
    wasUnclean,
    release: (isClean) => {
      if (isClean) rmSync(pidFile, { force: true })
      lockFile.close()
    },
  }
}

/**
 * Like `lockDataDir`, but for an operator's command: if the server holds the folder, the command joins it. SQLite keeps
 * the writes of both apart; only the process with the lock checks the file and records its checksum.
 */
export async function joinOrLockDataDir(dataDir: string): Promise<DataDirLock> {
  try {
    return await lockDataDir(dataDir)
  } catch (error) {
    if (!(error instanceof DataDirError) || !isLocked(error.cause)) throw error
    return { isShared: true, wasUnclean: false, release: () => {} }
  }
}

function isLocked(error: unknown): boolean {
  return (error as { errcode?: number } | undefined)?.errcode === 5 // SQLITE_BUSY
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, 'evenkeel.lock'), { timeout: 0 })
  } catch (error) {
    throw createLockError(error, dataDir, null) // For example, because it belongs to another user.
  }
}

async function acquireLock(lockFile: DatabaseSync, dataDir: string, pidFile: string) {
  for (let waitedMs = 0; ; waitedMs += LOCK_RETRY_MS) {
    try {
      lockFile.exec('begin exclusive')
      return
    } catch (error) {
      if (!isLocked(error) || waitedMs >= LOCK_TIMEOUT_MS) {
        lockFile.close()
        throw createLockError(error, dataDir, readPid(pidFile))
      }
      // The previous process may be about to exit, or have the lock but not have written its ID yet.
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS))
    }
  }
}

function createLockError(error: unknown, dataDir: string, pid: string | null): DataDirError {
  const message = isLocked(error)
    ? `The data folder ${dataDir} is in use by process ${pid ?? '(ID unknown)'}. Stop that process first, or set a different DATA_DIR.`
    : `The data folder ${dataDir} can’t be locked: ${error instanceof Error ? error.message : String(error)}`
  return new DataDirError(message, { cause: error })
}

function readPid(pidFile: string): string | null {
  try {
    return readFileSync(pidFile, 'utf8').trim()
  } catch {
    return null
  }
}
