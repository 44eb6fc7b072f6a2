import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../testing/place.ts'
import { DatabaseDownError, DatabaseFullError, isRetryable, translatePostgresError } from './database-errors.ts'
import { openDatabase } from './open-database.ts'
import { createPostgresPool } from './postgres-pool.ts'

async function startServer(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`
}

function open(databaseUrl: string) {
  const folder = createFolder()
  onTestFinished(folder.remove)
  return openDatabase({ dataDir: folder.dataDir, databaseUrl })
}

test('a job’s statement may take longer than a request’s, and a migration as long as it needs', () => {
  const getLimit = (use: 'requests' | 'jobs' | 'migrations') => {
    const pool = createPostgresPool({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1, use })
    return (pool as unknown as { options: { statement_timeout?: number } }).options.statement_timeout
  }
  expect(getLimit('jobs')).toBeGreaterThan(getLimit('requests')! * 10)
  expect(getLimit('migrations')).toBeUndefined()
})

test('a server that accepts connections but never answers counts as down', async () => {
  await expect(open(await startServer(() => {}))).rejects.toThrow(DatabaseDownError)
})

test('a server that hangs up counts as down', async () => {
  await expect(open(await startServer((socket) => socket.destroy()))).rejects.toThrow(DatabaseDownError)
})

test('a server that isn’t running counts as down', async () => {
  await expect(open('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(DatabaseDownError)
})

test.each([
  ['57P01', DatabaseDownError],
  ['57014', DatabaseDownError],
  ['08006', DatabaseDownError],
  ['ECONNRESET', DatabaseDownError],
  ['53100', DatabaseFullError],
])('the driver’s error %s becomes one of ours', (code, kind) => {
  expect(translatePostgresError(Object.assign(new Error('x'), { code }))).toBeInstanceOf(kind)
})

test('a transaction that lost a race may be retried; after other errors, it may not', () => {
  expect(['40001', '40P01', '23505', undefined].map((code) => isRetryable({ code }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
