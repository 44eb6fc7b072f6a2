import { afterAll, expect, test } from 'vitest'
import { aCategory, aTxn, insertUser, makeTextReason } from '../../testing/ledger-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { finishRemovals, finishSomeRemovals } from './hidden-rows.ts'
import { recordAction } from './history.ts'
import { undoAction } from './undo.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const AT = '2026-03-01T08:00:00.000Z'
const ROWS = 1_200

async function createUserWithManyRows(fields: Parameters<typeof aTxn>[0] = {}) {
  const userId = await insertUser(db)
  const action = { userId, reason: makeTextReason('Test'), at: AT }
  await recordAction(db, action, (write) =>
    write.insertMany(
      'txn',
      Array.from({ length: ROWS }, (_, i) => aTxn({ minor: i, day: `2026-01-${10 + (i % 20)}`, ...fields })),
    ),
  )
  const listVisible = async () => {
    const rows = await db.selectFrom('txn').selectAll().where('user_id', '=', userId).orderBy('id').execute()
    return rows.map(({ last_updated: _, ...row }) => row)
  }
  const all = await listVisible()
  const removeAll = async () => {
    const ids = all.map(({ id }) => id)
    return (await recordAction(db, action, (write) => write.removeMany('txn', ids))).historyId!
  }
  const countStored = async () =>
    (await db.selectFrom('txn_row').select('id').where('user_id', '=', userId).execute()).length
  return { userId, action, all, listVisible, countStored, removeAll }
}

test.each([0, 1, 3, 100])(
  'many deleted rows disappear at once, and an undo restores them at any point of the deletion (%i steps)',
  async (steps) => {
    const { userId, all, listVisible, countStored, removeAll } = await createUserWithManyRows()
    const deletion = await removeAll()
    expect(await listVisible()).toEqual([])
    for (let step = 0; step < steps; step += 1) await db.transaction().execute((tx) => finishSomeRemovals(tx, userId))
    expect(await listVisible()).toEqual([])
    expect(await countStored()).toBe(Math.max(0, ROWS - steps * 250))
    const undo = await undoAction(db, userId, deletion, AT)
    expect(await listVisible()).toEqual(all)
    await undoAction(db, userId, undo.id, AT)
    expect(await listVisible()).toEqual([])
  },
)

test('the days of many deleted rows are marked to be counted again', async () => {
  const { userId, removeAll } = await createUserWithManyRows()
  await db.deleteFrom('ledger_dirty_day').where('user_id', '=', userId).execute()
  await removeAll()
  const days = await db.selectFrom('ledger_dirty_day').select('day').where('user_id', '=', userId).execute()
  expect(days).toHaveLength(20)
})

test('if one of many rows doesn’t exist, none is deleted', async () => {
  const { action, all, listVisible } = await createUserWithManyRows()
  const ids = [...all.map(({ id }) => id), '00000000-0000-7000-8000-000000000000']
  const removal = recordAction(db, action, (write) => write.removeMany('txn', ids))
  await expect(removal).rejects.toMatchObject({ code: 'not-found' })
  expect(await listVisible()).toEqual(all)
})

test('the category of deleted rows can be deleted right after them, and both can be restored', async () => {
  const userId = await insertUser(db)
  const action = { userId, reason: makeTextReason('Test'), at: AT }
  const { result: category } = await recordAction(db, action, (write) => write.insert('category', aCategory('Boats')))
  const rows = Array.from({ length: ROWS }, () => aTxn({ category_id: category.id }))
  await recordAction(db, action, (write) => write.insertMany('txn', rows))
  const ids = (await db.selectFrom('txn').select('id').where('user_id', '=', userId).execute()).map(({ id }) => id)
  const deletion = await recordAction(db, action, (write) => write.removeMany('txn', ids))
  const removal = await recordAction(db, action, (write) => write.remove('category', category.id))
  await undoAction(db, userId, removal.historyId!, AT)
  await undoAction(db, userId, deletion.historyId!, AT)
  const restored = await db.selectFrom('txn').select('category_id').where('user_id', '=', userId).execute()
  expect(restored.filter(({ category_id }) => category_id === category.id)).toHaveLength(ROWS)
})

test('the same deletion can be finished several times at once', async () => {
  const { userId, countStored, removeAll } = await createUserWithManyRows()
  await removeAll()
  await Promise.all([finishRemovals(db, userId), finishRemovals(db, userId), finishRemovals(db, userId)])
  expect(await countStored()).toBe(0)
  expect(await db.selectFrom('hidden').select('id').where('user_id', '=', userId).execute()).toEqual([])
})

test('a transaction without a category needs review, whatever is written, until it has one', async () => {
  const userId = await insertUser(db)
  const action = { userId, reason: makeTextReason('Test'), at: AT }
  const { result: category } = await recordAction(db, action, (write) => write.insert('category', aCategory('Boats')))
  const { result: row } = await recordAction(db, action, (write) =>
    write.insert('txn', aTxn({ category_id: category.id, needs_review: 0 })),
  )
  const getNeedsReview = async () =>
    (await db.selectFrom('txn').select('needs_review').where('id', '=', row.id).executeTakeFirstOrThrow()).needs_review
  expect(await getNeedsReview()).toBe(0)
  const set = (patch: object) => recordAction(db, action, (write) => write.update('txn', row.id, null, patch))
  await set({ category_id: null, needs_review: 0 })
  expect(await getNeedsReview()).toBe(1)
  await set({ needs_review: 0 })
  expect(await getNeedsReview()).toBe(1)
  await set({ category_id: category.id, needs_review: 0 })
  expect(await getNeedsReview()).toBe(0)
  await recordAction(db, action, (write) => write.remove('category', category.id))
  expect(await getNeedsReview()).toBe(1)
  const { result: uncategorized } = await recordAction(db, action, (write) =>
    write.insert('txn', aTxn({ needs_review: 0 })),
  )
  expect(uncategorized.needs_review).toBe(1)
})
