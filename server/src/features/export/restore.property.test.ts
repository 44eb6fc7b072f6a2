import type { HistoryEntry } from '@evenkeel/contract/history.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { exportZip, importExport, readContent } from '../../testing/exports.ts'
import { performActions, userActions } from '../../testing/random-account.ts'

const server = await createTestApp({ env: { DEMO_PER_HOUR: '1000' } })
const PAGES = [
  '/api/transactions/?limit=500',
  '/api/dashboard/?today=2026-11-15',
  '/api/income-statement/?today=2026-11-15',
  '/api/budget-items/?today=2026-11-15',
  '/api/accounts/?today=2026-11-15',
  '/api/statements/',
  '/api/imports/',
  '/api/categories/',
  '/api/custom-instructions/',
  '/api/account-links/',
  '/api/transfer-suggestions/?from=2025-01-01&to=2026-12-31',
]

test('whatever a user did, another account that imports their export shows the same data and history, and can undo and redo the import', async () => {
  await fc.assert(
    fc.asyncProperty(userActions, async (actions) => {
      const [ana, ben] = [await server.createUser(), await server.createUser()]
      await performActions(server, ana, actions)
      const zip = await exportZip(ana)
      const before = readContent(await exportZip(ben))
      const { history_id } = await importExport(server, ben, zip)

      expect(readContent(await exportZip(ben))).toEqual(readContent(zip))
      for (const page of PAGES) expect(await fetchPage(ben, page), page).toEqual(await fetchPage(ana, page))
      // The newest entry is the import of the export itself.
      expect((await listActivity(ben)).slice(1)).toEqual(await listActivity(ana))

      const undone = await ben.post(`/api/history/${history_id}/undo/`)
      expect(undone.statusCode, undone.body).toBe(200)
      const after = readContent(await exportZip(ben))
      for (const file of Object.keys(before).filter((name) => !name.startsWith('import-')))
        expect(after[file], file).toEqual(before[file])

      const redone = await ben.post(`/api/history/${undone.json().id}/undo/`)
      expect(redone.statusCode, redone.body).toBe(200)
      expect(readContent(await exportZip(ben))).toEqual(readContent(zip))
      expect((await ben.post(`/api/history/${redone.json().id}/undo/`)).statusCode).toBe(200)

      await importExport(server, ben, zip)
      expect(readContent(await exportZip(ben))).toEqual(readContent(zip))
    }),
    { numRuns: reduceCases(6) },
  )
}, 600_000)

async function listActivity(user: Awaited<ReturnType<typeof server.createUser>>) {
  const { results } = (await user.get('/api/history/?limit=500')).json()
  return results.map(({ at, action, summary, row_count }: HistoryEntry) => ({ at, action, summary, row_count }))
}

async function fetchPage(user: Awaited<ReturnType<typeof server.createUser>>, page: string): Promise<unknown> {
  const response = await user.get(page)
  expect(response.statusCode, response.body).toBe(200)
  return JSON.parse(response.body.replaceAll(/"version":\d+/g, '"version":0'))
}
