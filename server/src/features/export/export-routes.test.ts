import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { createZip, exportEverything } from './export-everything.ts'
import { NOT_RESTORED, RESTORED_TABLES } from './export-format.ts'
import { EXPORTED_TABLES } from './owned-tables.ts'

const server = await createTestApp()

test('the zip has all of the user’s data, and nobody else’s', async () => {
  const [visitor, other] = [server.createVisitor(), await server.createUser('somebody else')]
  await visitor.post('/accounts/demo/')
  await other.post('/api/transactions/', {
    transaction_date: '2026-01-31',
    transaction_name: 'NOT YOURS',
    amount: '-1',
  })
  await visitor.post('/api/transactions/', {
    transaction_date: '2026-01-31',
    transaction_name: '=HYPERLINK(1)',
    amount: '-1.50',
  })
  const response = await visitor.get('/accounts/export/')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/zip')
  const files = unzipSync(new Uint8Array(response.rawPayload))
  const read = (name: string) => strFromU8(files[name]!)
  const transactions = JSON.parse(read('transactions.json'))
  const { total } = (await visitor.get('/api/transactions/?limit=1')).json()
  expect(transactions).toHaveLength(total)
  expect(transactions[0]).toMatchObject({
    day: expect.any(String),
    category: expect.any(String),
    minor: expect.any(Number),
  })
  expect(transactions[0].user_id).toBeUndefined()
  expect(read('transactions.csv').trim().split('\r\n')).toHaveLength(total + 1)
  expect(read('transactions.csv')).toContain(",'=HYPERLINK(1),")
  expect(JSON.parse(read('statements.json')).length).toBeGreaterThan(100)
  expect(JSON.parse(read('profile.json')).username).toBe('Maya Okafor')
  expect(JSON.stringify(Object.keys(files).map(read))).not.toContain('NOT YOURS')
})

test('every table with an owner is exported or listed as internal', async () => {
  const tables = await server.db.introspection.getTables()
  const owned = tables
    .filter((table) => table.columns.some((column) => column.name === 'user_id'))
    .map((table) => table.name)
  const internal = [
    'session',
    'password_reset',
    'email_verification',
    'recovery_code',
    'subscription',
    'history_head',
    'history_change',
    'job',
    'import_chunk',
    'instruction_reading', // Can be recomputed from the text.
    'txn_row', // Exported in the form people see.
    'category_row', // As above.
    'txn_aside',
    'hidden',
    'large_edit',
    'restore_run',
    'restore_chunk',
    'attachment_file',
    'attachment_chunk', // Exported as separate files.
  ]
  const exported: string[] = EXPORTED_TABLES.map(({ table }) => table)
  expect(owned.filter((name) => !exported.includes(name) && !internal.includes(name) && !isDerived(name))).toEqual([])
})

test('every exported table is restored or listed as not restored', () => {
  const listed = [...RESTORED_TABLES.map(({ table }) => table), ...NOT_RESTORED]
  expect(listed.toSorted()).toEqual(EXPORTED_TABLES.map(({ table }) => table).toSorted())
})

/** Whether a table only holds what can be recalculated from the exported rows. */
function isDerived(name: string): boolean {
  return name.startsWith('ledger_')
}

test('rows that are deleted while an export runs don’t hide the remaining rows', async () => {
  const ana = await server.createUser()
  const lines = Array.from(
    { length: 2_300 },
    (_, i) => `2026-03-${String((i % 28) + 1).padStart(2, '0')},SHOP ${i},-1.00`,
  )
  await ana.post('/api/imports/', { text: `Date,Description,Amount\n${lines.join('\n')}\n`, today: '2026-03-31' })
  await server.jobs.waitUntilIdle()
  const { user_id } = await server.db
    .selectFrom('txn')
    .select('user_id')
    .where('name', '=', 'SHOP 0')
    .executeTakeFirstOrThrow()
  const firstRows = server.db.selectFrom('txn').select('id').where('user_id', '=', user_id).orderBy('id').limit(500)
  let queries = 0
  const reports = server.deps.reports.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1
      // After the categories and the first page of transactions.
      if (queries === 2) await server.db.deleteFrom('txn_row').where('id', 'in', firstRows).execute()
      return result
    },
  })
  const zip = Buffer.concat(await Array.fromAsync(exportEverything(reports, user_id, {}, '2026-11-15T10:00:00.000Z')))
  const exported = JSON.parse(strFromU8(unzipSync(zip)['transactions.json']!)) as { id: string }[]
  const remaining = await server.db.selectFrom('txn').select('id').where('user_id', '=', user_id).execute()
  expect(remaining).toHaveLength(1_800)
  const ids = new Set(exported.map((row) => row.id))
  expect(remaining.filter((row) => !ids.has(row.id))).toEqual([])
  expect(ids.size).toBe(exported.length)
})

test('other requests are answered while a large file is compressed', async () => {
  const order: string[] = []
  async function* writeContent() {
    yield 'A row of an export, and another one. '.repeat(50_000)
  }
  async function* writeFiles() {
    yield { name: 'transactions.json', content: writeContent() }
  }
  // If this thread compressed it, the zip would be complete before anything else got a turn.
  const other = new Promise<void>((resolve) => setImmediate(() => resolve(void order.push('other request'))))
  const zip = Array.fromAsync(createZip(writeFiles())).then(() => order.push('zip'))
  await Promise.all([other, zip])
  expect(order).toEqual(['other request', 'zip'])
})
