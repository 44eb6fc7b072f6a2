import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseDamagedError, translateSqliteError } from './database-errors.ts'

/**
 * Refuses a file that SQLite itself can see is damaged. The whole of it is walked only when the last process did not
 * close it (`isSuspect`), as that takes about a second for every few hundred megabytes.
 */
export function checkSqliteFile(path: string, { isSuspect }: { isSuspect: boolean }): void {
  if (!existsSync(path)) return
  try {
    const database = new DatabaseSync(path, { timeout: 2000 })
    try {
      database.prepare('select count(*) from sqlite_schema').get()
      if (!isSuspect) return
      const found = database.prepare('pragma quick_check(5)').all() as { quick_check: string }[]
      const complaints = found.map((row) => row.quick_check).filter((text) => text !== 'ok')
      if (complaints.length > 0) throw damaged(path, complaints.join('; '))
    } finally {
      database.close()
    }
  } catch (error) {
    const translated = translateSqliteError(error)
    if (translated instanceof DatabaseDamagedError && translated !== error) throw damaged(path, translated.message)
    throw translated
  }
}

function damaged(path: string, why: string) {
  return new DatabaseDamagedError(
    `The database ${path} is damaged and was not opened: ${why} ` +
      'Move it away together with its -wal and -shm files and restore the latest backup with: npm run restore -- <backup file>',
  )
}
