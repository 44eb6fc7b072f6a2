import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE, SECOND } from '../platform/clock.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { createServerProcesses, subscribeOverHttp } from '../testing/server-processes.ts'
import { testEngine } from '../testing/test-database.ts'

const HALF_A_HEADER = 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const { makeFolder, start } = createServerProcesses()

async function open(port: string, text = ''): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** The first line the server sent, once it has closed the connection. A response may get lost on the way. */
async function readUntilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await new Promise((resolve) => socket.on('close', resolve))
  return text.split('\r\n')[0] ?? ''
}

/** Opens many connections, a few at a time. */
async function openMany(count: number, openOne: () => Promise<Socket>): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 100 }, openOne))))
  return sockets
}

// Only on SQLite, as people run it at home: the database makes no difference to connections.
test.runIf(testEngine === 'sqlite')(
  'thousands of idle, slow and kept-alive connections don’t keep others waiting',
  async () => {
    const server = await start(makeFolder())
    const { port } = new URL(server.url)
    await openMany(2_000, () => open(port))
    const slow = await openMany(500, () => open(port, HALF_A_HEADER))
    await openMany(1_000, async () => {
      const socket = await open(port, REQUEST)
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/)
      return socket
    })
    const person = await subscribeOverHttp(server.url)
    const row = { transaction_date: '2026-01-31', transaction_name: 'BAKERY', amount: '-5.00' }
    for (let n = 1; n <= 20; n++) {
      expect((await person(server.url, 'POST', '/api/transactions/', row)).status).toBe(201)
      for (const socket of slow) socket.write('a')
      const list = await (await person(server.url, 'GET', '/api/transactions/')).json()
      expect(list).toMatchObject({ total: n })
    }
  },
)

test('connections without a complete request are cut off, even if they keep sending', async () => {
  const { app } = await createTestApp()
  expect(app.server).toMatchObject({
    headersTimeout: 15 * SECOND,
    requestTimeout: 2 * MINUTE,
    keepAliveTimeout: 72 * SECOND,
  })
  // The same app with shorter limits.
  Object.assign(app.server, { headersTimeout: 60, keepAliveTimeout: 60, connectionsCheckingInterval: 20 })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const [idle, slow, kept] = [await open(port), await open(port, HALF_A_HEADER), await open(port, REQUEST)]
  const trickling = setInterval(() => slow.write('a'), 5)
  onTestFinished(() => clearInterval(trickling))
  const [first, second, third] = await Promise.all([idle, slow, kept].map(readUntilClosed))
  expect(first).toContain('408')
  expect(second).not.toContain('200')
  expect(third).toContain('200')
})

test('a body that trickles in is cut off', async () => {
  const server = await createTestApp()
  const ana = await server.createUser()
  const headers = {
    host: 'x',
    cookie: [...ana.cookies].map((cookie) => cookie.join('=')).join('; '),
    'x-csrftoken': await ana.fetchToken(),
    'content-type': 'application/json',
    'content-length': 100_000,
  }
  const lines = Object.entries(headers).map((header) => header.join(': '))
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = await open(port, ['POST /api/transactions/ HTTP/1.1', ...lines, '', '{'].join('\r\n'))
  const response = readUntilClosed(socket)
  while (!socket.destroyed) {
    socket.write(' ')
    vi.advanceTimersByTime(15 * SECOND)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await response).toBe('')
})
