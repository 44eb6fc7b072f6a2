import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aTxn, insertUser } from '../../testing/ledger-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createId } from '../ids.ts'
import { backUpPostgres, findPrograms, restorePostgres } from './postgres-backup.ts'

const database = await createTestDatabase()
const other = await createTestDatabase()
afterAll(() => Promise.all([database.close(), other.close()]))
const canDump = database.databaseUrl !== undefined && hasPrograms()

test.skipIf(!canDump)(
  'a dump is verified before it counts, and restores completely (needs PostgreSQL and pg_dump)',
  async () => {
    const [from, to] = [database.databaseUrl!, other.databaseUrl!]
    const userId = await insertUser(database.db)
    const owner = { user_id: userId, id: createId(), version: 1, last_updated: '2026-01-15T10:00:00.000Z' }
    await database.db
      .insertInto('txn')
      .values({ ...aTxn(), ...owner })
      .execute()
    const path = await backUpPostgres(from, database.dataDir, new Date('2026-11-15T10:00:00Z'))
    expect(basename(path)).toBe('evenkeel-20261115T100000Z.dump')
    await expect(restorePostgres(to, path, { replace: false })).rejects.toThrow('already has tables')

    const cut = `${path}.cut`
    const bytes = readFileSync(path)
    writeFileSync(cut, bytes.subarray(0, bytes.length / 2))
    await expect(restorePostgres(to, cut, { replace: true })).rejects.toThrow('can’t be read')
    expect(await other.db.selectFrom('txn').selectAll().execute()).toEqual([])

    await restorePostgres(to, path, { replace: true })
    const rows = await database.db.selectFrom('txn').selectAll().execute()
    expect(await other.db.selectFrom('txn').selectAll().execute()).toEqual(rows)
  },
)

function hasPrograms(): boolean {
  try {
    return findPrograms() !== null
  } catch {
    return false
  }
}
