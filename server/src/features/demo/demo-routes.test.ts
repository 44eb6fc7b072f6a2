import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../platform/clock.ts'
import { UNKNOWN_ID } from '../../testing/api-operations.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { postFile } from '../../testing/file-form.ts'

test('the demo is a subscribed user with a consistent household', async () => {
  const server = await createTestApp()
  const visitor = server.createVisitor()
  const response = await visitor.post('/accounts/demo/')
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({ is_subscribed: true, is_demo: true, preferred_currency: 'USD' })
  expect((await visitor.get('/api/history/')).statusCode).toBe(200)

  const count = async (table: 'txn' | 'budget_item' | 'wealth_account' | 'statement') =>
    Number(
      (
        await server.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  expect(await count('txn')).toBeGreaterThan(2_500)
  expect(await count('txn')).toBeLessThan(3_500)
  expect(await count('wealth_account')).toBe(11)
  expect(await count('statement')).toBeGreaterThan(7 * 28)
  expect(await count('budget_item')).toBeGreaterThan(10)
  const uncategorized = await server.db
    .selectFrom('txn')
    .select('needs_review')
    .where('category_id', 'is', null)
    .execute()
  expect(uncategorized).toEqual(Array(3).fill({ needs_review: 1 }))
  const sources = await server.db.selectFrom('txn').select('source').distinct().execute()
  expect(sources).toHaveLength(3)

  // It looks real: files from the household's banks, imported one after another, and a few transactions added by hand.
  const { results: imports } = (await visitor.get('/api/imports/?limit=100')).json()
  expect(imports.length).toBeGreaterThan(8)
  expect(imports.every((run: { status: string; file_name: string }) => run.status === 'done' && run.file_name)).toBe(
    true,
  )
  const added = imports.reduce((sum: number, run: { counts: { added: number } }) => sum + run.counts.added, 0)
  const byHand = await server.db.selectFrom('txn').select('reason_text').where('import_id', 'is', null).execute()
  expect(added + byHand.length).toBe(await count('txn'))
  expect(byHand).toEqual([{ reason_text: null }, { reason_text: null }, { reason_text: null }])
  const unexplained = await server.db
    .selectFrom('txn')
    .select('name')
    .where('import_id', 'is not', null)
    .where((eb) => eb.or([eb('reason_text', 'is', null), eb('reason_level', 'is', null)]))
    .execute()
  expect(unexplained).toEqual([])

  // The first and the last import can be undone and redone, and no transfer ever has only one side.
  for (const run of [imports[0], imports.at(-1)]) {
    const shown = (await visitor.get(`/api/imports/${run.id}/`)).json()
    expect(shown.rows).toHaveLength(run.counts.added)
    expect(shown.rows[0]).toMatchObject({ verdict: 'added', line: 2, transaction_id: expect.any(String) })
    const undone = await visitor.post(`/api/imports/${run.id}/undo/`)
    expect(undone.json()).toMatchObject({ removed: run.counts.added, edited: [] })
    const sides = await server.db
      .selectFrom('txn')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('transfer_id', 'is not', null)
      .groupBy('transfer_id')
      .execute()
    expect(sides.length).toBeGreaterThan(20)
    expect(new Set(sides.map(({ n }) => Number(n)))).toEqual(new Set([2]))
    const again = await visitor.post(`/api/history/${undone.json().history_id}/undo/`)
    expect(again.statusCode).toBe(200)
  }
  expect(added + byHand.length).toBe(await count('txn'))
})

test('even the first edit makes older copies of a transaction or category stale', async () => {
  const server = await createTestApp()
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  const [row] = (await visitor.get('/api/transactions/?limit=1')).json().results
  const [category] = (await visitor.get('/api/categories/')).json().results
  const rename = (simple_name: string) =>
    visitor.patch(`/api/transactions/${row.id}/`, { simple_name, version: row.version })
  expect((await rename('Ours')).statusCode).toBe(200)
  expect((await rename('Mine')).statusCode).toBe(409)

  const ana = await server.createUser()
  const [own] = (await ana.get('/api/categories/')).json().results
  const renameCategory = (name: string) => ana.patch(`/api/categories/${own.id}/`, { name, version: own.version })
  expect(category.version).toBe(own.version)
  expect((await renameCategory('Ours')).statusCode).toBe(200)
  expect((await renameCategory('Mine')).statusCode).toBe(409)
})

test('a day later, the demo and all its data are gone', async () => {
  const server = await createTestApp()
  const visitor = server.createVisitor()
  const empty = await server.dumpTables(['job', 'comparison_release'])
  await visitor.post('/accounts/demo/')
  server.clock.advance(DAY)
  expect((await visitor.get('/accounts/profile/')).statusCode).toBe(401)
  await server.runJob('tidy-up')
  expect(await server.dumpTables(['job', 'comparison_release'])).toBe(empty)
})

test('a demo can be deleted right away, without a password', async () => {
  const server = await createTestApp()
  const empty = await server.dumpTables(['job', 'comparison_release'])
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  expect((await visitor.post('/accounts/delete/', { password: '' })).statusCode).toBe(200)
  expect(await server.dumpTables(['job', 'comparison_release'])).toBe(empty)
})

test('limits demos per address and hour, and in total', async () => {
  const server = await createTestApp({ env: { DEMO_PER_HOUR: '2', DEMO_MAX_LIVE: '3' } })
  const visitor = server.createClient('192.0.2.1')
  expect((await visitor.post('/accounts/demo/')).statusCode).toBe(201)
  expect((await visitor.post('/accounts/demo/')).statusCode).toBe(201)
  expect((await visitor.post('/accounts/demo/')).statusCode).toBe(429)
  expect((await server.createVisitor().post('/accounts/demo/')).statusCode).toBe(201)
  const full = await server.createVisitor().post('/accounts/demo/')
  expect(full.statusCode).toBe(503)
  expect(Number(full.headers['retry-after'])).toBe(10 * 60)
})

test('if all slots are taken, the demo idle longest ends once it has been idle for ten minutes', async () => {
  const server = await createTestApp({ env: { DEMO_MAX_LIVE: '2' } })
  const [idle, busy, late] = [server.createVisitor(), server.createVisitor(), server.createVisitor()]
  await idle.post('/accounts/demo/')
  await busy.post('/accounts/demo/')
  server.clock.advance(9 * MINUTE)
  expect((await busy.get('/accounts/profile/')).statusCode).toBe(200)
  expect((await late.post('/accounts/demo/')).statusCode).toBe(503)
  server.clock.advance(2 * MINUTE)
  expect((await late.post('/accounts/demo/')).statusCode).toBe(201)
  expect((await idle.get('/accounts/profile/')).statusCode).toBe(401)
  expect((await busy.get('/accounts/profile/')).statusCode).toBe(200)
})

test('a demo only accepts small files and a few imports, and never uses a language model', async () => {
  const server = await createTestApp()
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  expect((await visitor.put('/api/ai/settings/', { is_on: true })).statusCode).toBe(403)

  const row = '2026-11-01,COFFEE,-3.00\n'
  const large = await visitor.post('/api/imports/', { text: `Date,Name,Amount\n${row.repeat(24_000)}` })
  expect(large.statusCode).toBe(413)
  expect((await server.db.selectFrom('import_chunk').selectAll().execute()).length).toBe(0)
  const statuses: number[] = []
  for (let i = 0; i < 20; i += 1) {
    const text = `Date,Name,Amount\n2026-11-01,TEA ${i},-3.00\n`
    statuses.push((await visitor.post('/api/imports/', { text, dry_run: true })).statusCode)
    await server.jobs.waitUntilIdle()
  }
  expect(statuses).toEqual([...Array(19).fill(202), 429])
})

test('a demo accepts at most 10 MB of receipts and a thousand changes; after that, people can still sign up', async () => {
  const server = await createTestApp()
  const visitor = server.createVisitor()
  await visitor.post('/accounts/demo/')
  const { id: user_id } = await server.db.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
  const at = server.clock.now().toISOString()
  const full = { user_id, id: UNKNOWN_ID, bytes: 10 * 1024 ** 2, stored_at: at, unused_since: null }
  await server.db.insertInto('attachment_file').values(full).execute()
  const [row] = (await visitor.get('/api/transactions/?limit=1')).json().results
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  const refused = await postFile(visitor, `/api/transactions/${row.id}/attachments/`, png, 'receipt.png')
  expect(refused.statusCode).toBe(413)

  await server.db.updateTable('throttle').set({ count: 1_000 }).where('key', '=', `demo-changes:${user_id}`).execute()
  const change = await visitor.post('/api/categories/', { name: 'One more', kind: 'expense' })
  expect(change.statusCode).toBe(429)
  expect(change.json().detail).toBe('The demo allows up to 1,000 changes. Sign up to keep going.')
  expect((await visitor.post('/accounts/signup/', {})).statusCode).toBe(400)
})

test('there is no demo if it’s turned off', async () => {
  const server = await createTestApp({ env: { DEMO: '0' } })
  expect((await server.createVisitor().post('/accounts/demo/')).statusCode).toBe(404)
})
