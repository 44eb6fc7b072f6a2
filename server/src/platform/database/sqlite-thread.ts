import { Worker } from 'node:worker_threads'
import { DatabaseDownError, translateSqliteError } from './database-errors.ts'
import { PackedParameters } from './packed-rows.ts'
import type { StatementResult } from './sqlite-handle.ts'
import type { LogPages, SessionOptions } from './sqlite-session.ts'
import type { ThreadRequest, ThreadResponse, ThreadResult, Within } from './sqlite-thread-entry.ts'

type Waiting = { resolve(result: StatementResult): void; reject(error: unknown): void }
type Ask = ThreadRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

/**
 * What a turn did. `cpuMs` is the thread's processor time: our work, not a busy machine or disk. `threadMs` is how long
 * the thread took: the rest of the turn passed in the main thread.
 */
export type ThreadTurn = { statements: number; cpuMs: number; threadMs: number; slowestMs: number; slowest: string }
const EMPTY_TURN: ThreadTurn = { statements: 0, cpuMs: 0, threadMs: 0, slowestMs: 0, slowest: '' }

/** A thread with one SQLite connection. Once dead it stays dead: every call fails immediately, none hangs. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  /** Statements run since `beginTurn`. */
  turn: ThreadTurn = { ...EMPTY_TURN }
  /** As of the last commit. */
  log: LogPages = { all: 0, copied: 0 }
  #lastId = 0
  #death: DatabaseDownError | null = null
  #isClosing = false

  constructor(options: SessionOptions) {
    const entry = new URL('./sqlite-thread-entry.ts', import.meta.url)
    // Small young generation: rows are short-lived.
    const resourceLimits = { maxYoungGenerationSizeMb: 12 }
    this.#worker = new Worker(entry, { workerData: options, execArgv: [], name: 'sqlite', resourceLimits })
    this.#worker.on('message', (answer: ThreadResponse) => this.#settle(answer))
    this.#worker.on('error', (error) => this.#die(error))
    this.#worker.on('exit', () => this.#die(new Error('its thread ended')))
    this.#worker.unref() // an idle connection doesn't keep the process alive
  }

  get isDead(): boolean {
    return this.#death !== null
  }

  beginTurn(): void {
    this.turn = { ...EMPTY_TURN }
  }

  run(sql: string, parameters: readonly unknown[], within: Within = 'none'): Promise<StatementResult> {
    return this.#measure(sql, this.#ask({ kind: 'run', sql, parameters: packParameters(parameters), within }))
  }

  async step(kind: 'commit' | 'rollback'): Promise<void> {
    await this.#measure(kind, this.#ask({ kind }))
  }

  async #measure<T>(statement: string, answer: Promise<T>): Promise<T> {
    const { turn } = this
    const startedAt = performance.now()
    try {
      return await answer
    } finally {
      const ms = Math.round(performance.now() - startedAt)
      turn.statements += 1
      if (ms > turn.slowestMs) Object.assign(turn, { slowestMs: ms, slowest: statement.slice(0, 200) })
    }
  }

  async close(): Promise<void> {
    if (this.#death) return
    this.#isClosing = true
    const exited = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()))
    this.#worker.ref()
    await this.#ask({ kind: 'close' })
    await exited
  }

  /** Ends the thread like a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(request: Ask): Promise<StatementResult> {
    if (this.#death) return Promise.reject(this.#death)
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      if (this.#waiting.size === 0) this.#worker.ref()
      this.#waiting.set(id, { resolve, reject })
      try {
        this.#worker.postMessage({ ...request, id })
      } catch (error) {
        this.#forget(id) // a parameter that can't be sent, such as a function
        reject(error)
      }
    })
  }

  #settle(answer: ThreadResponse) {
    const waiting = this.#forget(answer.id)
    if (!waiting) return
    if (answer.ok && answer.log) this.log = answer.log
    if (answer.ok) {
      this.turn.cpuMs += answer.cpuMs
      this.turn.threadMs += answer.tookMs
    }
    if (answer.ok) waiting.resolve(unpackResult(answer.result))
    else waiting.reject(translateSqliteError(Object.assign(new Error(answer.error.message), answer.error)))
  }

  #forget(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (this.#waiting.size === 0 && !this.#isClosing) this.#worker.unref()
    return waiting
  }

  #die(cause: unknown) {
    if (this.#death) return
    const why = cause instanceof Error ? cause.message : String(cause)
    this.#death = new DatabaseDownError(`The database connection broke (${why}).`, { cause })
    for (const { reject } of this.#waiting.values()) reject(this.#death)
    this.#waiting.clear()
  }
}

const MANY_PARAMETERS = 100

/** Many values travel as JSON, several times faster than one by one; bytes and the like can't. */
function packParameters(parameters: readonly unknown[]): readonly unknown[] | string {
  const [first] = parameters
  if (first instanceof PackedParameters) return first.json
  return parameters.length >= MANY_PARAMETERS && parameters.every(isPlain) ? JSON.stringify(parameters) : parameters
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || value === null || Number.isFinite(value)
}

function unpackResult({ rows, changes }: ThreadResult): StatementResult {
  return { rows: typeof rows === 'string' ? (JSON.parse(rows) as StatementResult['rows']) : rows, changes }
}
