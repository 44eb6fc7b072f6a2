import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { SqliteHandle, type StatementResult } from './sqlite-handle.ts'

export type SessionOptions = {
  path: string
  readOnly: boolean
  /** The file with the number of the last commit, next to the database; only for the writer. */
  commitsFile?: string
}

/** Pages of SQLite's write-ahead log: all of them, and how many are already in the database file. */
export type LogPages = { all: number; copied: number }

const COPIES_ROWS = /^\s*insert\b[^']*\bselect\b/i
// Copied rows go to all parts of many indexes: with a smaller cache, pages are written and read several times.
const CACHE = { usual: 'pragma cache_size = -8000', forCopies: 'pragma cache_size = -24000' }
const MANY_ROWS = 20_000
const WRITES_ROWS = /^\s*(insert|update|delete|replace|with)\b/i
const OUTSIDE_TRANSACTIONS = /^\s*(pragma|vacuum|attach|detach|select|explain)\b/i

/**
 * What a thread does with its connection. Every commit with changes has a number, stored in the database
 * (`user_version`) and, after the commit, in a small file next to it: a database behind that file has lost commits.
 */
export class SqliteSession {
  readonly #handle: SqliteHandle
  readonly #commitsFd: number | null
  readonly #readOnly: boolean
  #changesAtBegin = 0
  #isSchemaTouched = false
  #hasLargeCache = false
  #log: LogPages | undefined

  constructor({ path, readOnly, commitsFile }: SessionOptions) {
    this.#readOnly = readOnly
    this.#handle = new SqliteHandle(path, { readOnly })
    this.#commitsFd = commitsFile ? openSync(commitsFile, constants.O_RDWR | constants.O_CREAT, 0o600) : null
  }

  begin(): void {
    this.#handle.exec(this.#readOnly ? 'begin' : 'begin immediate')
    this.#changesAtBegin = this.#readNumber('select total_changes() as n')
    this.#isSchemaTouched = false
  }

  commit(): void {
    this.#requireTransaction()
    const changes = this.#readNumber('select total_changes() as n') - this.#changesAtBegin
    const hasChanged = this.#isSchemaTouched || changes > 0
    if (this.#commitsFd === null || !hasChanged) {
      this.#handle.exec('commit')
      this.#shrinkCache(changes)
      return
    }
    const next = this.#readNumber('pragma user_version') + 1
    this.#handle.exec(`pragma user_version = ${next}`)
    this.#handle.exec('commit')
    this.#recordCommit(next)
    this.#readLog()
    this.#shrinkCache(changes)
  }

  rollback(): void {
    if (this.#handle.isTransaction) this.#handle.exec('rollback') // After a full disk, SQLite has already rolled back.
    this.#shrinkCache(0)
  }

  /** `isInTransaction` is what the caller assumes; if that's wrong, the statement must not be saved on its own. */
  run(sql: string, parameters: readonly unknown[], isInTransaction: boolean): StatementResult {
    if (isInTransaction) {
      this.#requireTransaction()
      return this.#perform(sql, parameters)
    }
    if (this.#readOnly || OUTSIDE_TRANSACTIONS.test(sql)) return this.#handle.run(sql, parameters)
    this.begin()
    try {
      const result = this.#perform(sql, parameters)
      this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  /** The length of the log after the last commit; undefined if no changes were committed since the last call. */
  takeLog(): LogPages | undefined {
    const log = this.#log
    this.#log = undefined
    return log
  }

  close(): void {
    if (this.#commitsFd !== null) closeSync(this.#commitsFd)
    this.#handle.close()
  }

  #perform(sql: string, parameters: readonly unknown[]): StatementResult {
    if (!WRITES_ROWS.test(sql) && !OUTSIDE_TRANSACTIONS.test(sql)) this.#isSchemaTouched = true
    if (!this.#hasLargeCache && COPIES_ROWS.test(sql)) {
      this.#handle.exec(CACHE.forCopies)
      this.#hasLargeCache = true
    }
    return this.#handle.run(sql, parameters)
  }

  /** Only small work follows, so the memory is better used elsewhere. */
  #shrinkCache(changes: number) {
    if (!this.#hasLargeCache) return
    this.#hasLargeCache = false
    this.#handle.exec(CACHE.usual)
    if (changes >= MANY_ROWS) this.#handle.exec('pragma shrink_memory')
  }

  #requireTransaction() {
    if (!this.#handle.isTransaction) throw new Error('This transaction was rolled back by an earlier error.')
  }

  #readNumber(sql: string): number {
    return Number(Object.values(this.#handle.run(sql, []).rows[0]!)[0])
  }

  #readLog() {
    const [log] = this.#handle.run('pragma wal_checkpoint(noop)', []).rows
    this.#log = { all: Number(log?.log), copied: Number(log?.checkpointed) }
  }

  #recordCommit(commit: number) {
    try {
      writeSync(this.#commitsFd!, `${String(commit).padStart(15)}\n`, 0)
    } catch {
      // The disk may be full. The commit is safe; the file is just behind.
    }
  }
}
