import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '../../migrations/0024-reasons-as-data.ts'
import { createId } from '../platform/ids.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { getReasonPattern, readReasons, toStoredReasons } from './stored-reasons.ts'

const server = await createTestApp()

test('reasons are read back as they were stored, and an old sentence is shown unchanged', () => {
  const reasons = [{ code: 'row.like-known', args: { name: 'CAFÉ "LUX"' } }, { code: 'row.deleted-by-you' }]
  expect(readReasons(toStoredReasons(reasons))).toEqual(reasons)
  expect(readReasons(null)).toEqual([])
  expect(readReasons(toStoredReasons([]))).toEqual([])
  expect(renderReasons(readReasons('Netflix is known.'))).toBe('Netflix is known.')
  expect(renderReasons([{ code: 'from.the-future' }, { code: 'row.new' }])).toBe('New.')
})

test('the migration turns the stored sentences it knows into codes and keeps the others as text', async () => {
  const user = await server.createUser()
  const { id: importId } = (
    await user.post('/api/imports/', { text: 'Date,Description,Amount\n2026-03-02,Cafe,-4.50\n' })
  ).json()
  await server.jobs.waitUntilIdle()
  const { user_id: userId } = await server.db
    .selectFrom('import_run')
    .select('user_id')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const old = [
    'Already there: the same bank number, day and amount.',
    'Already there: the same bank number and amount, which the bank had under 2026-03-01. You deleted it since, so it stays deleted.',
    'Already there: the same day, amount and text. The bank gave it another number this time, as to 3 others; take it if it is a second payment.',
    'Taken after all, as you said.',
    'New. The bank used its number 7 before, for “Cinema” of 2026-03-01, but day or amount differ.',
  ]
  const row = { user_id: userId, import_id: importId, line: 1, verdict: 'duplicate' as const, name: 'Cafe' }
  const empty = { ...EMPTY, transaction_id: null }
  const rows = old.map((reason, i) => ({ ...row, ...empty, seq: 100 + i, reason }))
  await server.db.insertInto('import_row').values(rows).execute()
  const detail =
    '3 added, 1 already there, 0 to review, 0 unreadable. Filed under Chase, as the last file of this layout. The note was not understood and changed nothing. · An old sentence about the AI.'
  await server.db.updateTable('import_run').set({ detail }).where('id', '=', importId).execute()
  const outcomes = { before: JSON.stringify({ reason: old[1] }), after: JSON.stringify({ reason: old[3] }) }
  const takenRow = {
    user_id: userId,
    id: createId(),
    version: 1,
    last_updated: '',
    import_id: importId,
    seq: 100,
    ...outcomes,
  }
  await server.db.insertInto('taken_row').values(takenRow).execute()

  await up(server.db as unknown as Kysely<unknown>)

  const now = await server.db
    .selectFrom('import_row')
    .select('reason')
    .where('import_id', '=', importId)
    .where('seq', '>=', 100)
    .orderBy('seq')
    .execute()
  const moved = { code: 'row.same-number-moved', args: { day: '2026-03-01' } }
  expect(now.map(({ reason }) => readReasons(reason))).toEqual([
    [{ code: 'row.same-number' }],
    [moved, { code: 'row.deleted-by-you' }],
    [{ code: 'row.other-number', args: { others: 0 } }],
    [{ code: 'row.added-by-you' }],
    [{ code: 'text', args: { text: old[4] } }],
  ])
  const withOtherNumber = await server.db
    .selectFrom('import_row')
    .select('seq')
    .where('reason', 'like', getReasonPattern('row.other-number'))
    .execute()
  expect(withOtherNumber).toEqual([{ seq: 102 }])
  const run = await server.db.selectFrom('import_run').select('detail').where('id', '=', importId).executeTakeFirst()
  expect(readReasons(run?.detail ?? null)).toEqual([
    { code: 'import.account-remembered', args: { account: 'Chase' } },
    { code: 'text', args: { text: 'The note was not understood and changed nothing.' } },
    { code: 'import.ai-stopped', args: { why: 'An old sentence about the AI.', left: 0 } },
  ])
  const { before, after } = await server.db
    .selectFrom('taken_row')
    .select(['before', 'after'])
    .where('id', '=', takenRow.id)
    .executeTakeFirstOrThrow()
  expect(readReasons(JSON.parse(before).reason)).toEqual([moved, { code: 'row.deleted-by-you' }])
  expect(readReasons(JSON.parse(after).reason)).toEqual([{ code: 'row.added-by-you' }])
})

const EMPTY = {
  bank_id: null,
  day: null,
  minor: null,
  currency: null,
  simple_name: null,
  category_id: null,
  confidence: null,
  reason_level: null,
  reason_text: null,
  source: null,
  merchant_key: null,
  search_key: null,
  told_source: null,
  note: null,
}
