import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

/** Sends a request over the only connection of `agent`, and waits for the response. */
function send(agent: Agent, method: string, path: string, headers: Record<string, string>, body: Buffer[] = []) {
  const { port } = server.app.server.address() as AddressInfo
  return new Promise<{ status: number; text: string; socket: unknown }>((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, socket: sent.socket }))
    })
    sent.on('error', reject)
    for (const piece of body) sent.write(piece)
    sent.end()
  })
}

test('after an upload is refused because of its first bytes, the next request on the same connection works', async () => {
  const ana = await server.createUser()
  const token = await ana.fetchToken()
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const boundary = 'edge-of-a-form'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\n\r\n`
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const pieces = [Buffer.from(head), png, ...Array.from({ length: 40 }, () => Buffer.alloc(256 * 1024, 7))]
    const body = [...pieces, Buffer.from(`\r\n--${boundary}--\r\n`)]
    const refused = await send(
      agent,
      'POST',
      '/api/imports/',
      {
        cookie,
        'x-csrftoken': token,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(body.reduce((sum, piece) => sum + piece.length, 0)),
      },
      body,
    )
    expect(refused.status).toBe(415)
    const next = await send(agent, 'GET', '/healthz', {})
    expect(next.status).toBe(200)
    expect(next.socket).toBe(refused.socket)
  } finally {
    agent.destroy()
  }
})
