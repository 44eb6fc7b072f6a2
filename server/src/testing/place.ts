import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, testEngine } from './test-database.ts'

export type Place = { dataDir: string; databaseUrl?: string; remove(): Promise<void> }

const databaseServer = testEngine === 'postgres' ? process.env.TEST_DATABASE_URL : undefined

/** PGlite lives in memory, so nothing is left to check after a process is killed. */
export const canReopen = testEngine === 'sqlite' || databaseServer !== undefined

/** A database for several processes, one after another: on the PostgreSQL server under test, or in a SQLite folder. */
export async function createPlace(): Promise<Place> {
  if (databaseServer === undefined) return createFolder()
  const database = await createTestDatabase()
  return { dataDir: database.dataDir, databaseUrl: database.databaseUrl!, remove: () => database.close() }
}

/** An empty data folder with a name that trips up careless code. */
export function createFolder(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel datafölder '))
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}
