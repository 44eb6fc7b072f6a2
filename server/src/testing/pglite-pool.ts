import { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { translatePostgresError } from '../platform/database/database-errors.ts'
import { postgresParsers } from '../platform/database/postgres-values.ts'
import { TurnQueue } from '../platform/database/turn-queue.ts'

/** PGlite has only one connection, so callers take turns, which isolates a transaction as a server would. */
export async function createPglitePool(template?: Blob): Promise<{ pool: PostgresPool; pglite: PGlite }> {
  const pglite = await PGlite.create({ parsers: postgresParsers, ...(template && { loadDataDir: template }) })
  const turns = new TurnQueue(1, 10_000)
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      const result = await pglite.query(sql, [...parameters])
      const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SELECT'
      return { command, rowCount: result.affectedRows ?? 0, rows: result.rows }
    } catch (error) {
      throw translatePostgresError(error)
    }
  }
  const pool: PostgresPool = {
    options: {},
    end: async () => {},
    connect: async () => ({ query: query as unknown as PostgresPoolClient['query'], release: await turns.acquire() }),
  }
  return { pool, pglite }
}
