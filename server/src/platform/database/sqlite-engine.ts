import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { getCommitsPath } from './check-file.ts'
import { DatabaseDownError, DatabaseFullError, translateSqliteError } from './database-errors.ts'
import { LogCopier } from './log-copier.ts'
import { isInsideTransaction } from './open-transaction.ts'
import { SqliteHandle, type StatementResult } from './sqlite-handle.ts'
import { SqliteThread, type ThreadTurn } from './sqlite-thread.ts'
import { TurnQueue } from './turn-queue.ts'

const WRITER_TIMEOUT_MS = 20_000
const READER_TIMEOUT_MS = 30_000
const READER_THREADS = 2
const IN_PLACE_MS = 10
const ALIVE_TIMEOUT_MS = 5_000
const MIN_FREE_BYTES = 8 * 1024 * 1024

/** A reserved thread, and how to release it. */
export type ReservedThread = { thread: SqliteThread; release(): void }

/** One turn of the writer, and how long it held the writer. */
type WriterTurn = ThreadTurn & { heldMs: number }
export type OnWriterTurn = (turn: WriterTurn) => void

/**
 * The threads for one SQLite file: a single writer that requests use in turns, a few readers for long queries, and a
 * connection in this thread for short ones. A dead thread is replaced at its next turn.
 */
export class SqliteEngine {
  readonly #path: string
  readonly #writerTurns = new TurnQueue(1, WRITER_TIMEOUT_MS)
  readonly #readerTurns = new TurnQueue(READER_THREADS, READER_TIMEOUT_MS)
  readonly #idleReaders: SqliteThread[] = []
  readonly #threads = new Set<SqliteThread>()
  readonly #onWriterTurn: OnWriterTurn | undefined
  readonly #logCopier: LogCopier
  #writer: SqliteThread
  #inPlace: SqliteHandle | null = null
  #inPlaceMs = 0
  #isClosed = false

  constructor(path: string, onWriterTurn?: OnWriterTurn) {
    this.#path = path
    this.#onWriterTurn = onWriterTurn
    this.#writer = this.#startThread(false)
    this.#logCopier = new LogCopier(path, () => this.#takeWriter())
  }

  async acquireWriter(): Promise<ReservedThread> {
    if (isInsideTransaction()) {
      throw new Error(
        'A transaction is open here, so write through it. A write through `db` would wait for it forever.',
      )
    }
    return this.#takeWriter()
  }

  async #takeWriter(): Promise<ReservedThread> {
    const release = await this.#writerTurns.acquire()
    try {
      this.#requireOpen()
      if (this.#writer.isDead) this.#writer = this.#startThread(false)
      return this.#measureTurn({ thread: this.#writer, release })
    } catch (error) {
      release()
      throw error
    }
  }

  #measureTurn(held: ReservedThread): ReservedThread {
    const startedAt = performance.now()
    held.thread.beginTurn()
    return {
      thread: held.thread,
      release: () => {
        held.release()
        const { turn } = held.thread
        const heldMs = Math.round(performance.now() - startedAt)
        const [cpuMs, threadMs] = [Math.round(turn.cpuMs), Math.round(turn.threadMs)]
        this.#onWriterTurn?.({ heldMs, ...turn, cpuMs, threadMs })
        this.#logCopier.onTurnEnd(held.thread.log)
      },
    }
  }

  async acquireReader(): Promise<ReservedThread> {
    const release = await this.#readerTurns.acquire()
    try {
      this.#requireOpen()
      let thread = this.#idleReaders.pop()
      while (thread?.isDead) thread = this.#idleReaders.pop()
      const held = thread ?? this.#startThread(true)
      return {
        thread: held,
        release: () => {
          if (!held.isDead) this.#idleReaders.push(held)
          release()
        },
      }
    } catch (error) {
      release()
      throw error
    }
  }

  /**
   * Runs a short query in this thread, which is cheaper than a hop to another one. Lets other requests run every few
   * milliseconds, because awaiting a finished result doesn't let them.
   */
  async readInPlace(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    this.#requireOpen()
    const startedAt = performance.now()
    try {
      this.#inPlace ??= new SqliteHandle(this.#path, { readOnly: true })
      return this.#inPlace.run(sql, parameters)
    } catch (error) {
      throw translateSqliteError(error)
    } finally {
      this.#inPlaceMs += performance.now() - startedAt
      if (this.#inPlaceMs > IN_PLACE_MS) {
        this.#inPlaceMs = 0
        await new Promise(setImmediate)
      }
    }
  }

  /** Rejects unless the writer responds and the disk has space for a few more commits. */
  async checkAlive(): Promise<void> {
    this.#requireOpen()
    if (this.#writer.isDead) this.#writer = this.#startThread(false)
    await withTimeout(ALIVE_TIMEOUT_MS, this.#writer.run('select 1', []))
    const { bavail, bsize } = await statfs(dirname(this.#path))
    if (bavail * bsize < MIN_FREE_BYTES) throw new DatabaseFullError('The disk is almost full.')
  }

  /** Lets the current write and running queries finish, then closes all connections; the last one merges the log. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    await this.#logCopier.close()
    const release = await this.#writerTurns.acquire()
    this.#isClosed = true
    this.#inPlace?.close()
    this.#threads.delete(this.#writer)
    await Promise.all([...this.#threads].map((thread) => thread.close()))
    await this.#writer.close()
    release()
  }

  /** Ends the writer like a crash would, for tests. */
  async crashWriter(): Promise<void> {
    await this.#writer.kill()
  }

  #startThread(readOnly: boolean): SqliteThread {
    for (const thread of this.#threads) if (thread.isDead) this.#threads.delete(thread)
    const writerOptions = readOnly ? {} : { commitsFile: getCommitsPath(this.#path) }
    const thread = new SqliteThread({ path: this.#path, readOnly, ...writerOptions })
    this.#threads.add(thread)
    return thread
  }

  #requireOpen() {
    if (this.#isClosed) throw new DatabaseDownError('The database is closed.')
  }
}

async function withTimeout<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseDownError(`The database didn’t respond within ${ms} ms.`)), ms)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
