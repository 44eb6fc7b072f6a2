import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { cutSlowBodies } from './cut-slow-bodies.ts'

async function startServer() {
  const app = Fastify()
  cutSlowBodies(app, { windowMs: 40, minBytes: 1_000 })
  app.post('/', async (request) => ({ keys: Object.keys(request.body as object).length }))
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  onTestFinished(() => app.close())
  return Number(url.port)
}

/** Sends the headers, then a piece of the body every few milliseconds until the server closes the connection. */
async function send(port: number, body: string, pieceBytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => {}))
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  for (let at = 0; at < body.length && !socket.destroyed; at += pieceBytes) {
    socket.write(body.slice(at, at + pieceBytes))
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  await closed
  return response
}

test('a body that trickles in is cut off; a steady one gets an answer', async () => {
  const port = await startServer()
  const body = JSON.stringify({ text: 'x'.repeat(40_000) })
  expect(await send(port, body, 1)).not.toContain('200 OK')
  expect(await send(port, body, 2_000)).toContain('{"keys":1}')
})
