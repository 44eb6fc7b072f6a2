import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

test('watching an import ends when the user logs out', async () => {
  const ana = await server.createUser()
  await server.jobs.stop(1_000) // The import stays queued, so its stream would continue.
  const { id } = (await ana.post('/api/imports/', { text: 'Date,Name,Amount\n2026-11-01,Tea,-3.00\n' })).json()
  const watched = await ana.sendRaw({ method: 'GET', url: `/api/imports/${id}/events/`, payloadAsStream: true })
  const stream = watched.stream()
  const [first] = await once(stream, 'data')
  expect(String(first)).toContain('event: progress')
  const ended = once(stream, 'end')
  expect((await ana.post('/accounts/logout/')).statusCode).toBe(200)
  await ended
})
