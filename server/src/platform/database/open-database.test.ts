import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { getViolatedConstraint } from './database-errors.ts'
import { runInTransaction } from './open-transaction.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db, reports } = database

const createThrottle = (key: string) => ({ key, count: 1, window_ends_at: '2026-01-01T00:00:00.000Z' })
const countRows = async (key: string) =>
  (await db.selectFrom('throttle').select('count').where('key', '=', key).executeTakeFirst())?.count

test('writes are visible at once, to requests and reports', async () => {
  await db.insertInto('throttle').values(createThrottle('a')).execute()
  expect(await countRows('a')).toBe(1)
  expect(await reports.selectFrom('throttle').selectAll().where('key', '=', 'a').execute()).toEqual([
    createThrottle('a'),
  ])
})

test('a transaction that throws changes nothing, and the next one works', async () => {
  const failed = runInTransaction(db, async (tx) => {
    await tx.insertInto('throttle').values(createThrottle('b')).execute()
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await countRows('b')).toBeUndefined()
  await runInTransaction(db, (tx) => tx.insertInto('throttle').values(createThrottle('b')).execute())
  expect(await countRows('b')).toBe(1)
})

test('a transaction sees its own writes', async () => {
  await runInTransaction(db, async (tx) => {
    await tx.insertInto('throttle').values(createThrottle('c')).execute()
    expect(await tx.selectFrom('throttle').select('key').where('key', '=', 'c').execute()).toHaveLength(1)
  })
})

test('a hundred simultaneous transactions that read and then write lose no updates', async () => {
  await db
    .insertInto('throttle')
    .values({ ...createThrottle('sum'), count: 0 })
    .execute()
  const increment = () =>
    runInTransaction(db, async (tx) => {
      await tx.updateTable('throttle').set({ window_ends_at: 'x' }).where('key', '=', 'sum').execute()
      const { count } = await tx
        .selectFrom('throttle')
        .select('count')
        .where('key', '=', 'sum')
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('throttle')
        .set({ count: count + 1 })
        .where('key', '=', 'sum')
        .execute()
    })
  await Promise.all(Array.from({ length: 100 }, increment))
  expect(await countRows('sum')).toBe(100)
})

test('counts of changed and returned rows are the same on both engines', async () => {
  await db
    .insertInto('throttle')
    .values([createThrottle('d1'), createThrottle('d2')])
    .execute()
  const updated = await db.updateTable('throttle').set({ count: 5 }).where('key', 'like', 'd_').executeTakeFirst()
  expect(updated.numUpdatedRows).toBe(2n)
  const removed = await db.deleteFrom('throttle').where('key', 'like', 'd_').returning(['key', 'count']).execute()
  expect(removed.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
    { key: 'd1', count: 5 },
    { key: 'd2', count: 5 },
  ])
})

test('a violated constraint has the same name on both engines', async () => {
  await db.insertInto('throttle').values(createThrottle('e')).execute()
  const again = await db.insertInto('throttle').values(createThrottle('e')).execute().catch(getViolatedConstraint)
  expect(again).toBe('unique')
  const orphan = { id: 'f', user_id: 'nobody', text: '', page: '', local_time: '', created_at: '' }
  expect(await db.insertInto('feedback').values(orphan).execute().catch(getViolatedConstraint)).toBe('foreign-key')
})

test('counts and sums are exact integers, and one that can’t be exact is an error', async () => {
  const { rows } = await sql<{ n: number; total: number }>`
    select count(*) as n, sum(v.amount) as total
    from (select cast(9007199254740990 as bigint) as amount union all select 1) as v`.execute(db)
  expect(rows).toEqual([{ n: 2, total: 9007199254740991 }])
  await expect(sql`select cast(9007199254740993 as bigint) as v`.execute(db)).rejects.toThrow()
})

test('the database reports that it’s alive', async () => {
  await expect(database.checkAlive()).resolves.toBeUndefined()
})
