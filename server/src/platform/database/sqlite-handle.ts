import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export type StatementResult = { rows: Record<string, unknown>[]; changes: number | null }
type Cached = { statement: StatementSync; returnsRows: boolean }

const MAX_CACHED_STATEMENTS = 300
/** Frees one page per step and returns no columns, but must still be stepped to its end. */
const STEPS = /^pragma incremental_vacuum/i

/** One connection with its prepared statements. Synchronous: the caller waits for the disk. */
export class SqliteHandle {
  readonly #database: DatabaseSync
  readonly #cache = new Map<string, Cached>()

  constructor(path: string, { readOnly }: { readOnly: boolean }) {
    this.#database = new DatabaseSync(path, { readOnly, timeout: 2000, enableForeignKeyConstraints: true })
    if (readOnly) {
      this.#database.exec('pragma cache_size = -8000; pragma temp_store = memory')
      return
    }
    // FULL: an acknowledged commit is on the disk, even after a power failure.
    // Deleted data is overwritten in pages that stay in use, and free pages are given back: see shrink.ts.
    // No checkpoints inside commits: see log-copier.ts.
    this.#database.exec(`
      pragma auto_vacuum = incremental;
      pragma secure_delete = fast;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma journal_size_limit = 268435456;
      pragma wal_autocheckpoint = 0;
      pragma cache_size = -8000;
      pragma temp_store = memory;
    `)
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction
  }

  run(sql: string, parameters: readonly unknown[]): StatementResult {
    const { statement, returnsRows } = this.#prepare(sql)
    if (returnsRows) return { rows: statement.all(...(parameters as SQLInputValue[])), changes: null }
    return { rows: [], changes: Number(statement.run(...(parameters as SQLInputValue[])).changes) }
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }

  close(): void {
    this.#cache.clear()
    this.#database.close()
  }

  #prepare(sql: string): Cached {
    const cached = this.#cache.get(sql)
    if (cached) {
      this.#cache.delete(sql) // move to the end: the least recently used is evicted first
      this.#cache.set(sql, cached)
      return cached
    }
    const statement = this.#database.prepare(sql)
    const fresh = { statement, returnsRows: statement.columns().length > 0 || STEPS.test(sql) }
    this.#cache.set(sql, fresh)
    if (this.#cache.size > MAX_CACHED_STATEMENTS) {
      const oldest = this.#cache.keys().next().value
      if (oldest !== undefined) this.#cache.delete(oldest)
    }
    return fresh
  }
}
