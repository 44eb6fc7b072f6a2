import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { DatabaseDownError } from './database-errors.ts'
import type { ReservedThread, SqliteEngine } from './sqlite-engine.ts'
import type { StatementResult } from './sqlite-handle.ts'

const IDLE_IN_TRANSACTION_MS = 15_000

/**
 * `requests`: reads outside a transaction in place, so they must be short, and everything else on the writer.
 * `reports`: reads only, on reader threads.
 */
type SqliteRole = 'requests' | 'reports'

/** Connects Kysely to a `SqliteEngine`; two dialects with different roles may share one. */
export class SqliteThreadDialect implements Dialect {
  readonly #engine: SqliteEngine
  readonly #role: SqliteRole

  constructor(engine: SqliteEngine, role: SqliteRole) {
    this.#engine = engine
    this.#role = role
  }

  createDriver(): Driver {
    return new SqliteThreadDriver(this.#engine, this.#role)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter() {
    return new ManyConnectionsAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true // the engine queues writers; readers need no queue
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

class SqliteThreadDriver implements Driver {
  readonly #engine: SqliteEngine
  readonly #role: SqliteRole

  constructor(engine: SqliteEngine, role: SqliteRole) {
    this.#engine = engine
    this.#role = role
  }

  async init() {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#engine, this.#role)
  }

  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    await (connection as SqliteConnection).begin()
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).end('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).end('rollback')
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`))
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`))
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`))
  }

  async releaseConnection(connection: DatabaseConnection) {
    await (connection as SqliteConnection).release()
  }

  async destroy() {} // the engine is shared; `openDatabase` closes it
}

/** Holds a thread only while a statement needs it, or from `begin` to the end of the transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #engine: SqliteEngine
  readonly #role: SqliteRole
  #held: ReservedThread | null = null
  #hasBegun = false
  #idle: NodeJS.Timeout | undefined
  #isRevoked = false

  constructor(engine: SqliteEngine, role: SqliteRole) {
    this.#engine = engine
    this.#role = role
  }

  /** Only waits for the turn: the first statement begins the transaction, which saves a trip to the thread. */
  async begin() {
    this.#held = await this.#acquireThread()
    this.#hasBegun = false
    this.#watch()
  }

  async end(how: 'commit' | 'rollback') {
    clearTimeout(this.#idle)
    if (this.#isRevoked && how === 'commit') throw createRevokedError()
    const held = this.#held
    if (!held) return
    if (how === 'rollback') this.#held = null
    try {
      if (this.#hasBegun) await held.thread.step(how)
      this.#held = null
    } finally {
      // A failed commit leaves the transaction open until Kysely rolls it back.
      if (this.#held === null) held.release()
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#execute<R>(query)
    } catch (error) {
      throw addStatement(error, query.sql)
    }
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isRevoked) throw createRevokedError()
    if (this.#held) return this.#runInTransaction(this.#held, query)
    if (this.#role === 'requests' && isReadQuery(query)) {
      return toQueryResult(await this.#engine.readInPlace(query.sql, query.parameters))
    }
    const held = await this.#acquireThread()
    try {
      return toQueryResult(await held.thread.run(query.sql, query.parameters))
    } finally {
      held.release()
    }
  }

  // biome-ignore lint/correctness/useYield: it always throws
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not portable between the engines: read in pages by key instead.')
  }

  async release() {
    if (this.#held) await this.end('rollback').catch(() => {}) // without a commit, nothing is saved anyway
  }

  async #runInTransaction<R>(held: ReservedThread, query: CompiledQuery): Promise<QueryResult<R>> {
    clearTimeout(this.#idle)
    try {
      const within = this.#hasBegun ? 'open' : 'new'
      this.#hasBegun = true
      return toQueryResult(await held.thread.run(query.sql, query.parameters, within))
    } finally {
      this.#watch()
    }
  }

  /** A forgotten open transaction must not block every other writer. */
  #watch() {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      this.#isRevoked = true
      void this.end('rollback').catch(() => {})
    }, IDLE_IN_TRANSACTION_MS)
    this.#idle.unref()
  }

  #acquireThread(): Promise<ReservedThread> {
    return this.#role === 'reports' ? this.#engine.acquireReader() : this.#engine.acquireWriter()
  }
}

function createRevokedError() {
  return new DatabaseDownError(`This transaction was idle for ${IDLE_IN_TRANSACTION_MS} ms and was rolled back.`)
}

/** Adds the SQL and the caller, which an error from another thread doesn't have. The SQL contains no values. */
function addStatement(error: unknown, statement: string): unknown {
  if (!(error instanceof Error)) return error
  const callerStack = new Error().stack?.split('\n').slice(2).join('\n') ?? ''
  error.stack = `${error.stack}\n    in ${statement.slice(0, 300)}\n${callerStack}`
  return error
}

/** True for queries that look like reads; the read-only connection refuses any that write. */
function isReadQuery(query: CompiledQuery): boolean {
  if (query.query.kind === 'SelectQueryNode') return true
  return query.query.kind === 'RawNode' && /^\s*select\b/i.test(query.sql)
}

function toQueryResult<R>({ rows, changes }: StatementResult): QueryResult<R> {
  // A `returning` statement changed as many rows as it returned.
  return { rows: rows as R[], numAffectedRows: BigInt(changes ?? rows.length) }
}
