import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, testEngine } from './test-database.ts'

export type Place = { dataDir: string; databaseUrl?: string; remove(): Promise<void> }

/**
 * A database that several processes can open one after another: on the PostgreSQL server under test, or a folder for
 * SQLite (also in a PostgreSQL run without a server, because an in-memory database can't survive a kill).
 */
export async function aPlace(): Promise<Place> {
  if (testEngine === 'postgres' && process.env.TEST_DATABASE_URL) {
    const database = await createTestDatabase()
    return { dataDir: database.dataDir, databaseUrl: database.databaseUrl!, remove: () => database.close() }
  }
  return aFolder()
}

/** An empty data folder with a name that trips careless code. */
export function aFolder(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel datafölder '))
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}
