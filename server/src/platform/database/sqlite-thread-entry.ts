import { parentPort, workerData } from 'node:worker_threads'
import type { StatementResult } from './sqlite-handle.ts'
import { type SessionOptions, SqliteSession } from './sqlite-session.ts'

export type ThreadRequest =
  | { id: number; kind: 'run'; sql: string; parameters: readonly unknown[]; inTransaction: boolean }
  | { id: number; kind: 'begin' | 'commit' | 'rollback' | 'close' }
export type ThreadAnswer =
  | { id: number; ok: true; result: StatementResult }
  | { id: number; ok: false; error: { message: string; code?: unknown; errcode?: unknown } }

const NOTHING: StatementResult = { rows: [], changes: null }
const port = parentPort!
let session: SqliteSession | null = null

port.on('message', (request: ThreadRequest) => {
  let answer: ThreadAnswer
  try {
    answer = { id: request.id, ok: true, result: perform(request) }
  } catch (error) {
    const { message, code, errcode } = error as { message: string; code?: unknown; errcode?: unknown }
    answer = { id: request.id, ok: false, error: { message, code, errcode } }
  }
  port.postMessage(answer)
  if (request.kind === 'run') giveBack(request.parameters)
  if (request.kind === 'close') port.close()
})

/** Bytes that came as parameters are this thread's own copies; waiting to be tidied away, they would pile up. */
function giveBack(parameters: readonly unknown[]): void {
  for (const value of parameters) {
    if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer) value.buffer.transfer(0)
  }
}

function perform(request: ThreadRequest): StatementResult {
  if (request.kind === 'close') {
    session?.close()
    return NOTHING
  }
  session ??= new SqliteSession(workerData as SessionOptions)
  if (request.kind === 'run') return session.run(request.sql, request.parameters, request.inTransaction)
  session[request.kind]()
  return NOTHING
}
