import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copySqliteFile, removeSecrets } from './backup.ts'
import { getCommitsPath, getSealPath } from './check-file.ts'
import { lockDataDir, prepareDataDir } from './data-dir.ts'
import { DatabaseDamagedError, DataDirError } from './database-errors.ts'
import { findMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { SQLITE_FILE } from './sqlite-file.ts'

/**
 * Restores a backup into the data folder. It's checked first: a truncated, foreign or newer file is refused and nothing
 * changes. With `replace`, a current database is kept under another name, which is returned; otherwise returns null.
 * Sessions, reset and verification links and unsent emails aren't restored.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  { replace, now }: { replace: boolean; now: Date },
): Promise<string | null> {
  await checkBackup(resolve(file))
  prepareDataDir(dataDir)
  const path = join(dataDir, SQLITE_FILE)
  if (existsSync(path) && !replace) {
    throw new DataDirError(
      `${path} already exists. Add --replace to restore anyway. We’ll keep the current one next to it.`,
    )
  }
  const lock = await lockDataDir(dataDir)
  const draft = `${path}.restoring`
  let aside: string | null = null
  let isRestored = false
  try {
    rmSync(draft, { force: true })
    await copySqliteFile(resolve(file), draft)
    const copied = new DatabaseSync(draft)
    removeSecrets(copied)
    copied.close()
    if (existsSync(path)) {
      aside = `${path}.before-restore-${now.toISOString().replace(/[-:.]/g, '')}`
      for (const end of ['-wal', '-shm', '']) if (existsSync(path + end)) renameSync(path + end, aside + end)
    }
    for (const side of [`${path}-wal`, `${path}-shm`, getCommitsPath(path), getSealPath(path)])
      rmSync(side, { force: true })
    renameSync(draft, path)
    isRestored = true
  } finally {
    rmSync(draft, { force: true })
    lock.release(isRestored || !lock.wasUnclean) // A suspect file stays suspect.
  }
  // Migrates an older backup to this version's tables, and proves that it opens.
  const opened = await openDatabase({ dataDir })
  await opened.close()
  return aside
}

async function checkBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new DatabaseDamagedError(`File not found: ${file}.`)
  const knownNames = new Set((await findMigrations()).map(({ name }) => name))
  let names: string[]
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const found = database.prepare('pragma quick_check(1)').all() as { quick_check: string }[]
      if (found.some((row) => row.quick_check !== 'ok')) throw new Error('it’s damaged')
      names = database
        .prepare('select name from schema_migration')
        .all()
        .map((row) => String(row.name))
      database.prepare('select count(*) from app_user').get()
    } finally {
      database.close()
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new DatabaseDamagedError(`${file} isn’t a backup we can restore: ${why}. Nothing was changed.`)
  }
  const newerNames = names.filter((name) => !knownNames.has(name))
  if (newerNames.length > 0) {
    throw new DatabaseDamagedError(`${file} is from a newer version (${newerNames.join(', ')}). Nothing was changed.`)
  }
}
