import { createRandom } from '@evenkeel/engine/core/random.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { FAULT_STRIDE } from '../../testing/fault-part.ts'
import type { TestClient } from '../../testing/test-client.ts'

const server = await createTestApp()

type Row = { id: string; version: number; amount: string; simple_name: string }
const makeRow = (amount: string) => ({ transaction_date: '2026-03-01', transaction_name: 'Bakery', amount })
type From = Parameters<TestClient['get']>[1]
const list = async (user: TestClient, withAddress?: From): Promise<Row[]> =>
  (await user.get('/api/transactions/?limit=500', withAddress)).json().results

async function listAll(user: TestClient): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor = ''; ; ) {
    const page = (await user.get(`/api/transactions/?limit=500${cursor}`)).json()
    rows.push(...page.results)
    if (page.next === null) return rows
    cursor = `&cursor=${encodeURIComponent(page.next)}`
  }
}

test('if two tabs edit one transaction, the second sees the current version, and nothing is overwritten', async () => {
  const ana = await server.createUser()
  const { id, version } = (await ana.post('/api/transactions/', makeRow('-1'))).json()
  const edit = (simple_name: string) => ana.patch(`/api/transactions/${id}/`, { simple_name, version })
  const responses = await Promise.all([edit('tab one'), edit('tab two')])
  expect(responses.map((a) => a.statusCode).sort()).toEqual([200, 409])
  const winner = responses.find((a) => a.statusCode === 200)!.json()
  expect(responses.find((a) => a.statusCode === 409)!.json().present).toMatchObject({ simple_name: winner.simple_name })
  const late = await Promise.all([
    ana.delete(`/api/transactions/${id}/`),
    ana.patch(`/api/transactions/${id}/`, { simple_name: 'x', version: winner.version }),
  ])
  expect(late[0].statusCode).toBe(200)
  expect([200, 404, 409]).toContain(late[1].statusCode)
  expect(await list(ana)).toEqual([])
})

// `npm run faults` runs all operations, which takes minutes.
const OPERATIONS = process.env.MODE === 'faults' ? Math.ceil(1_000 / FAULT_STRIDE.step) : 30

type Done = { revision: number; kind: 'add' | 'edit' | 'delete'; id: string; seen: number | null; amount: string }

test('if ten clients write at once, replaying their responses one after another gives the same ledger', {
  timeout: 3_600_000,
}, async () => {
  const seed = 20_261_118 + 100 * FAULT_STRIDE.first
  const ana = await server.createUser()
  for (let i = 0; i < 12; i += 1) await ana.post('/api/transactions/', makeRow(`-${i + 1}`))
  const start = await list(ana)
  const done: Done[] = []
  const refused: { statusCode: number; body: string }[] = []
  const findRevision = async (historyId: string) => {
    const entry = await server.db
      .selectFrom('history')
      .select('revision')
      .where('id', '=', historyId)
      .executeTakeFirstOrThrow()
    return entry.revision
  }
  const runClient = async (n: number) => {
    const random = createRandom(seed + n)
    // Each client alternates between two IP addresses of its own, so that none sends too many requests.
    const getAddress = (i: number) => ({ address: `10.1.${n}.${i % 2}` })
    for (let i = 0; i < OPERATIONS; i += 1) {
      const kind = random.next()
      const amount = `-${random.int(1, 900)}.00`
      if (kind < 0.25) {
        const response = await ana.post('/api/transactions/', makeRow(amount), getAddress(i))
        expect(response.statusCode).toBe(201)
        const created = response.json() as Row
        done.push({ revision: created.version, kind: 'add', id: created.id, seen: null, amount })
        continue
      }
      const rows = await list(ana, getAddress(i))
      const target = rows[random.int(0, rows.length - 1)]
      if (!target) continue
      if (kind < 0.85) {
        const response = await ana.patch(
          `/api/transactions/${target.id}/`,
          { amount, version: target.version },
          getAddress(i),
        )
        if (response.statusCode !== 200) refused.push(response)
        else if (response.json().version !== target.version)
          done.push({ revision: response.json().version, kind: 'edit', id: target.id, seen: target.version, amount })
      } else {
        const response = await ana.delete(`/api/transactions/${target.id}/`, getAddress(i))
        if (response.statusCode !== 200) refused.push(response)
        else
          done.push({
            revision: await findRevision(response.json().history_id),
            kind: 'delete',
            id: target.id,
            seen: null,
            amount,
          })
      }
    }
  }
  await Promise.all(Array.from({ length: 10 }, (_, n) => runClient(n)))
  const unexpected = refused.filter(({ statusCode }) => statusCode !== 409 && statusCode !== 404)
  expect(unexpected.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual([])

  const model = new Map(start.map(({ id, version, amount }) => [id, { version, amount }]))
  for (const step of done.toSorted((a, b) => a.revision - b.revision)) {
    const before = model.get(step.id)
    if (step.kind === 'add') expect(before).toBeUndefined()
    else expect(before).toBeDefined()
    // Every edit was applied to exactly the version its author had seen.
    if (step.seen !== null) expect(before!.version).toBe(step.seen)
    if (step.kind === 'delete') model.delete(step.id)
    else model.set(step.id, { version: step.revision, amount: step.amount })
  }
  const end = new Map((await listAll(ana)).map(({ id, version, amount }) => [id, { version, amount }]))
  expect(end).toEqual(model)
  expect(new Set(done.map((step) => step.revision)).size).toBe(done.length)
  // The totals agree too, in the list and in the income statement.
  const cents = [...model.values()].reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  const formatAmount = (minor: number) => (minor / 100).toFixed(2)
  expect((await ana.get('/api/transactions/totals/')).json()).toEqual({
    count: model.size,
    sums: [{ currency: 'USD', count: model.size, amount: formatAmount(cents) }],
  })
  const { totals } = (await ana.get('/api/income-statement/?year=2026')).json().expenses
  expect(totals[0]).toBe(formatAmount(-cents))
})

test('an import undone while its transactions are edited is removed completely, and every saved edit is listed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ana = await server.createUser()
    const lines = Array.from(
      { length: 20 },
      (_, i) => `2026-03-${String(i + 1).padStart(2, '0')},SHOP ${i},-${i + 1}.00`,
    )
    const text = `Date,Description,Amount\n${lines.join('\n')}\n`
    const { id } = (await ana.post('/api/imports/', { text, today: '2026-03-31' })).json()
    await server.jobs.waitUntilIdle()
    const rows = await list(ana)
    expect(rows).toHaveLength(20)
    const edits = rows.slice(0, 12).map(async ({ id: rowId, version }) => {
      const response = await ana.patch(`/api/transactions/${rowId}/`, { note: 'mine', version })
      return { rowId, status: response.statusCode }
    })
    const undo = (async () => {
      await Promise.all(edits.slice(0, round * 3))
      return ana.post(`/api/imports/${id}/undo/`)
    })()
    const [undone, ...edited] = await Promise.all([undo, ...edits])
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await list(ana)).toEqual([])
    for (const { status } of edited) expect([200, 404, 409]).toContain(status)
    const saved = edited.filter(({ status }) => status === 200).map(({ rowId }) => rowId)
    expect(
      undone
        .json()
        .edited.map((listed: { id: string }) => listed.id)
        .sort(),
    ).toEqual(saved.sort())
    expect(undone.json().removed).toBe(20)
    expect((await ana.post(`/api/history/${undone.json().history_id}/undo/`)).statusCode).toBe(200)
    expect(await list(ana)).toHaveLength(20)
  }
})
