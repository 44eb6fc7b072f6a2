import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

test('watching an import ends when the person logs out', async () => {
  const ana = await server.newUser()
  await server.jobs.stop(1_000) // the import stays queued, so its stream would go on
  const { id } = (await ana.post('/api/imports/', { text: 'Date,Name,Amount\n2026-11-01,Tea,-3.00\n' })).json()
  const watched = ana.get(`/api/imports/${id}/events/`)
  expect((await ana.post('/accounts/logout/')).statusCode).toBe(200)
  expect((await watched).body).toContain('event: progress')
})
