import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseDownError, translatePostgresError } from './database-errors.ts'
import { postgresParsers } from './postgres-values.ts'

const CONNECT_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 15_000
/**
 * How long a statement may take: people wait for requests, nobody waits for a job, and a migration takes as long as it
 * needs.
 */
const STATEMENT_TIMEOUT_MS = { requests: 8_000, jobs: 5 * 60_000, migrations: null }

type PoolSettings = { url: string; max: number; use: keyof typeof STATEMENT_TIMEOUT_MS }

/**
 * A pool where every wait has a limit, even if the server is frozen and closes nothing: connecting, waiting for a free
 * connection, and a statement, except in migrations. A connection that breaks or doesn't respond is discarded.
 */
export function createPostgresPool({ url, max, use }: PoolSettings): PostgresPool {
  const limitMs = STATEMENT_TIMEOUT_MS[use]
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'evenkeel',
    ...(limitMs !== null && {
      statement_timeout: limitMs,
      query_timeout: limitMs + 1_000, // The server's own deadline comes first if it's healthy.
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    types: { getTypeParser: (oid, format) => getParser(oid, format) },
  })
  // The server closed an idle connection: the next query uses another one.
  pool.on('error', () => {})
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      try {
        return guard(await pool.connect())
      } catch (error) {
        throw translatePostgresError(error)
      }
    },
  }
}

function getParser(oid: number, format?: 'text' | 'binary') {
  return postgresParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')
}

const guards = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/** Returns the same wrapper for the same connection, because Kysely identifies connections by it. */
function guard(client: pg.PoolClient): PostgresPoolClient {
  const existing = guards.get(client)
  if (existing) return existing
  let broken: DatabaseDownError | null = null
  client.on('error', (error) => {
    broken ??= new DatabaseDownError('The connection to the database broke.', { cause: error })
  })
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (broken) throw broken // A rollback must not wait for a dead server as long as its statement did.
    try {
      return await client.query(sql, [...parameters])
    } catch (error) {
      const translated = translatePostgresError(error)
      const code = (error as { code?: unknown }).code
      if (translated instanceof DatabaseDownError && code !== '57014') broken = translated
      throw translated
    }
  }
  const guarded = {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy?: boolean) => client.release(destroy === true || broken !== null),
  }
  guards.set(client, guarded)
  return guarded
}
