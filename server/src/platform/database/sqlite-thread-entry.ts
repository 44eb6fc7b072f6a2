import { parentPort, workerData } from 'node:worker_threads'
import type { StatementResult } from './sqlite-handle.ts'
import { type LogPages, type SessionOptions, SqliteSession } from './sqlite-session.ts'

export type ThreadRequest =
  | { id: number; kind: 'run'; sql: string; parameters: readonly unknown[] | string; within: Within }
  | { id: number; kind: 'commit' | 'rollback' | 'close' }
/** Whether the statement is on its own, begins a transaction, or belongs to the open one. */
export type Within = 'none' | 'new' | 'open'
/** Large row sets are sent as JSON, several times faster than copying objects. */
export type ThreadResult = { rows: StatementResult['rows'] | string; changes: number | null }
export type ThreadResponse =
  | { id: number; ok: true; result: ThreadResult; tookMs: number; cpuMs: number; log?: LogPages | undefined }
  | { id: number; ok: false; error: { message: string; code?: unknown; errcode?: unknown } }

const MANY_ROWS = 20
const NOTHING: StatementResult = { rows: [], changes: null }
const port = parentPort!
let session: SqliteSession | null = null

port.on('message', (request: ThreadRequest) => {
  let response: ThreadResponse
  const [startedAt, before] = [performance.now(), process.threadCpuUsage()]
  try {
    const result = packResult(perform(request))
    const { user, system } = process.threadCpuUsage(before)
    const tookMs = performance.now() - startedAt
    const cpuMs = (user + system) / 1_000
    response = { id: request.id, ok: true, result, tookMs, cpuMs, log: session?.takeLog() }
  } catch (error) {
    const { message, code, errcode } = error as { message: string; code?: unknown; errcode?: unknown }
    response = { id: request.id, ok: false, error: { message, code, errcode } }
  }
  port.postMessage(response)
  if (request.kind === 'run' && typeof request.parameters !== 'string') freeBuffers(request.parameters)
  if (request.kind === 'close') port.close()
})

/** Bytes passed as parameters are this thread's own copies, which would pile up until garbage collection. */
function freeBuffers(parameters: readonly unknown[]): void {
  for (const value of parameters) {
    if (!(value instanceof Uint8Array) || !(value.buffer instanceof ArrayBuffer)) continue
    if (!value.buffer.detached) value.buffer.transfer(0) // Two values can share a buffer.
  }
}

function perform(request: ThreadRequest): StatementResult {
  if (request.kind === 'close') {
    session?.close()
    return NOTHING
  }
  session ??= new SqliteSession(workerData as SessionOptions)
  if (request.kind === 'run') {
    const { sql, parameters, within } = request
    if (within === 'new') session.begin()
    return session.run(sql, typeof parameters === 'string' ? JSON.parse(parameters) : parameters, within !== 'none')
  }
  session[request.kind]()
  return NOTHING
}

function packResult({ rows, changes }: StatementResult): ThreadResult {
  return rows.length >= MANY_ROWS && rows.every(isPlain) ? { rows: JSON.stringify(rows), changes } : { rows, changes }
}

/** Whether JSON can represent the row: bytes and infinite numbers would come back as something else. */
function isPlain(row: Record<string, unknown>): boolean {
  for (const column in row) {
    const value = row[column]
    if (typeof value === 'string' || value === null || Number.isFinite(value)) continue
    return false
  }
  return true
}
