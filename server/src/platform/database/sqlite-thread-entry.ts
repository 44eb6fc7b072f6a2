import { parentPort, workerData } from 'node:worker_threads'
import { SqliteHandle, type StatementResult } from './sqlite-handle.ts'

/** What the main thread asks; `inTransaction` is its belief, checked before the statement runs. */
export type ThreadRequest =
  | { id: number; kind: 'run'; sql: string; parameters: readonly unknown[]; inTransaction: boolean }
  | { id: number; kind: 'begin' | 'commit' | 'rollback' | 'close' }
export type ThreadAnswer =
  | { id: number; ok: true; result: StatementResult }
  | { id: number; ok: false; error: { message: string; code?: unknown; errcode?: unknown } }

const NOTHING: StatementResult = { rows: [], changes: null }
const { path, readOnly } = workerData as { path: string; readOnly: boolean }
const port = parentPort!
let handle: SqliteHandle | null = null

port.on('message', (request: ThreadRequest) => {
  let answer: ThreadAnswer
  try {
    answer = { id: request.id, ok: true, result: perform(request) }
  } catch (error) {
    const { message, code, errcode } = error as { message: string; code?: unknown; errcode?: unknown }
    answer = { id: request.id, ok: false, error: { message, code, errcode } }
  }
  port.postMessage(answer)
  if (request.kind === 'close') port.close()
})

function perform(request: ThreadRequest): StatementResult {
  if (request.kind === 'close') {
    handle?.close()
    return NOTHING
  }
  handle ??= new SqliteHandle(path, { readOnly })
  switch (request.kind) {
    case 'begin':
      handle.exec(readOnly ? 'begin' : 'begin immediate')
      return NOTHING
    case 'commit':
      requireTransaction(handle)
      handle.exec('commit')
      return NOTHING
    case 'rollback':
      if (handle.isTransaction) handle.exec('rollback') // SQLite itself has rolled back after a full disk
      return NOTHING
    case 'run':
      if (request.inTransaction) requireTransaction(handle)
      return handle.run(request.sql, request.parameters)
  }
}

/** A statement that follows a transaction SQLite gave up on would be committed by itself: never. */
function requireTransaction(open: SqliteHandle) {
  if (!open.isTransaction) throw new Error('This transaction was rolled back by an earlier error.')
}
