import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR } from '../../platform/clock.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

const makeRows = (shop: string, count: number) =>
  `Date,Description,Amount\n${Array.from({ length: count }, (_, i) => `2026-01-05,${shop} ${i},-${i + 1}.25\n`).join('')}`

/** Leaves this many pages free in the database file, as a full disk would. */
async function leavePages(free: number): Promise<void> {
  const [{ page_count: used }] = (await sql<{ page_count: number }>`pragma page_count`.execute(server.db)).rows as [
    { page_count: number },
  ]
  await sql`pragma max_page_count = ${sql.raw(String(used + free))}`.execute(server.db)
}

const MANY_PAGES = 1_000_000

test.skipIf(server.deps.engine !== 'sqlite')(
  'an import on a full disk says so, keeps what was there, lets others save, and finishes once there is space',
  async () => {
    const [ana, ben] = [await server.createUser(), await server.createUser()]
    await ana.post('/api/imports/', { text: makeRows('BAKERY', 50), today: '2026-01-31' })
    await server.jobs.waitUntilIdle()
    const { id } = (await ana.post('/api/imports/', { text: makeRows('BUTCHER', 3_000), today: '2026-01-31' })).json()
    await leavePages(40)
    await server.jobs.waitUntilIdle()
    const waiting = (await ana.get(`/api/imports/${id}/`)).json()
    expect(waiting).toMatchObject({ detail: expect.stringContaining('out of disk space'), rows: [] })
    expect(['queued', 'running']).toContain(waiting.status)
    expect((await ana.get('/api/transactions/')).json().total).toBe(50)
    expect((await ben.post('/api/categories/', { name: 'Boat', kind: 'expense' })).statusCode).toBe(201)

    await leavePages(MANY_PAGES)
    server.clock.advance(HOUR)
    await server.jobs.waitUntilIdle()
    const done = (await ana.get(`/api/imports/${id}/`)).json()
    expect(done).toMatchObject({ status: 'done', counts: { added: 3_000 } })
    expect(done.detail).not.toContain('disk')
    expect((await ana.get('/api/transactions/')).json().total).toBe(3_050)
  },
)

test.skipIf(server.deps.engine !== 'sqlite')(
  'an import that never gets enough space ends with a message that says what to do, and adds nothing',
  async () => {
    const ana = await server.createUser()
    const { id } = (await ana.post('/api/imports/', { text: makeRows('BUTCHER', 3_000), today: '2026-01-31' })).json()
    await leavePages(40)
    await server.jobs.waitUntilIdle()
    await server.db.updateTable('job').set({ attempts: 9 }).where('kind', '=', 'import.run').execute()
    server.clock.advance(HOUR)
    await server.jobs.waitUntilIdle()
    await leavePages(MANY_PAGES)
    const failed = (await ana.get(`/api/imports/${id}/`)).json()
    expect(failed).toMatchObject({ status: 'failed', detail: expect.stringContaining('out of disk space'), rows: [] })
    expect(failed.detail).toContain('import the file again')
    expect((await ana.get('/api/transactions/')).json().total).toBe(0)
  },
)
