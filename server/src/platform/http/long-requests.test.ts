import { Agent, get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { MINUTE } from '../clock.ts'

const { app } = await createTestApp()

test('a request may take ten minutes without sending anything, on a new and on a reused connection', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const limits: (number | undefined)[] = []
  const connections = new Set<unknown>()
  app.server.on('request', ({ socket }) => {
    limits.push(socket.timeout)
    connections.add(socket)
  })
  const sendRequest = () =>
    new Promise((resolve, reject) => {
      const sent = get({ agent, port, host: '127.0.0.1', path: '/healthz' }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
      sent.on('error', reject)
    })
  expect(await sendRequest()).toBe(200)
  expect(await sendRequest()).toBe(200)
  expect(connections.size).toBe(1)
  expect(limits).toEqual([10 * MINUTE, 10 * MINUTE])
})
