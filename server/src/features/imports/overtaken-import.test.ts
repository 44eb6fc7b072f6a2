import { expect, test } from 'vitest'
import { recordAction } from '../../ledger/history/history.ts'
import { createId } from '../../platform/ids.ts'
import { RetryLaterError } from '../../platform/jobs.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { runImport } from './run-import.ts'

const server = await createTestApp()

test('an import that others keep interrupting is postponed, then added completely and only once', async () => {
  const ana = await server.createUser()
  await server.jobs.stop() // From here on, the import only runs when the test runs it.
  const text = 'Date,Description,Amount\n2026-01-05,BAKERY,-5.25\n2026-01-06,KIOSK,-1.00\n'
  const { id } = (await ana.post('/api/imports/', { text, today: '2026-01-31' })).json()
  const { user_id: userId } = await server.db.selectFrom('import_run').select('user_id').executeTakeFirstOrThrow()
  const context = { signal: new AbortController().signal, complete: async () => {} }

  // After each of this import's queries on `reports`, another import becomes visible.
  let others = 0
  const reports = server.deps.reports.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      others += 1
      const action = {
        userId,
        reason: { code: 'import', args: { rows: 1, file: null, isAgain: false } } as const,
        at: '2026-11-15T10:00:00.000Z',
      }
      const another = { id: createId(), status: 'done', file_name: null, source: null, note: null, detail: null }
      await recordAction(server.db, action, (write) =>
        write.insert('statement_import', { ...another, shape: null, is_turned: 0, created_at: action.at }),
      )
      return result
    },
  })
  await expect(runImport({ ...server.deps, reports }, userId, id, context)).rejects.toThrow(RetryLaterError)
  expect(others).toBeGreaterThanOrEqual(5)
  expect((await ana.get('/api/transactions/')).json().total).toBe(0)

  await runImport(server.deps, userId, id, context)
  expect((await ana.get(`/api/imports/${id}/`)).json()).toMatchObject({ status: 'done', counts: { added: 2 } })
  expect((await ana.get('/api/transactions/')).json().total).toBe(2)
})
