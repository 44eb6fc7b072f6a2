import { addDays, plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { runInTransaction } from '../platform/database/open-transaction.ts'
import { aCategory, aTxn, insertUser, makeTextReason } from '../testing/ledger-rows.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { findStoredDays, markStoredDays } from './changed-days.ts'
import { recordAction } from './history/history.ts'

const { db, close, engine } = await createTestDatabase()
afterAll(close)

test('each day with rows is marked once, whether all are marked, those since a day or those of a category', async () => {
  const [userId, other] = [await insertUser(db), await insertUser(db)]
  const createAction = (who: string) => ({
    userId: who,
    reason: makeTextReason('Test'),
    at: '2026-03-01T08:00:00.000Z',
  })
  const { result: category } = await recordAction(db, createAction(userId), async (write) => {
    const boats = await write.insert('category', aCategory('Boats'))
    const days = ['2024-02-29', '2024-03-01', '2024-03-01', '2025-01-01', '2026-12-31']
    await write.insertMany(
      'txn',
      days.map((day, i) => aTxn({ day, category_id: i % 2 === 0 ? boats.id : null })),
    )
    return boats
  })
  await recordAction(db, createAction(other), (write) => write.insert('txn', aTxn({ day: '2025-06-06' })))
  const listMarked = async (which: Parameters<typeof markStoredDays>[2]) => {
    await db.deleteFrom('ledger_dirty_day').execute()
    await runInTransaction(db, (tx) => markStoredDays(tx, userId, which))
    const rows = await db.selectFrom('ledger_dirty_day').selectAll().orderBy('day').execute()
    expect(rows.every(({ user_id }) => user_id === userId)).toBe(true)
    return rows.map(({ day }) => day)
  }
  expect(await listMarked({})).toEqual(['2024-02-29', '2024-03-01', '2025-01-01', '2026-12-31'])
  expect(await listMarked({ from: '2024-03-01' })).toEqual(['2024-03-01', '2025-01-01', '2026-12-31'])
  expect(await listMarked({ from: '2027-01-01' })).toEqual([])
  expect(await listMarked({ categoryId: category.id })).toEqual(['2024-02-29', '2024-03-01', '2026-12-31'])
})

// PostgreSQL once expected a single row here, and read all rows again for each day.
test.runIf(engine === 'postgres')('PostgreSQL reads each row once, even if its statistics are outdated', async () => {
  await sql`alter table txn_row set (autovacuum_enabled = off)`.execute(db)
  const insertDays = (userId: string, days: string[]) =>
    recordAction(db, { userId, reason: makeTextReason('Test'), at: '2026-03-01T08:00:00.000Z' }, (write) =>
      write.insertMany(
        'txn',
        days.map((day) => aTxn({ day })),
      ),
    )
  for (let i = 0; i < 30; i++) await insertDays(await insertUser(db), ['2025-06-06'])
  await sql`analyze txn_row`.execute(db)
  const newcomer = await insertUser(db)
  const days = Array.from({ length: 300 }, (_, i) => addDays(plainDate('2024-01-01'), i))
  for (let i = 0; i < 40; i++) await insertDays(newcomer, days)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain analyze ${findStoredDays(db, newcomer, {})}`.execute(db)
  const steps = rows.flatMap(
    (row) => /on txn_row.*actual.*rows=(\d+)(?:\.\d+)? loops=(\d+)/.exec(row['QUERY PLAN'])?.slice(1) ?? [],
  )
  expect(steps).toEqual(['12000', '1'])
})
