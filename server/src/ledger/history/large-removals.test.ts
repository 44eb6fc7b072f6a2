import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/schema.ts'
import { startChild } from '../../testing/child.ts'
import { isInFaultPart } from '../../testing/fault-part.ts'
import { aCategory, aTxn, insertUser, makeTextReason } from '../../testing/ledger-rows.ts'
import { canReopen, createPlace } from '../../testing/place.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { finishLargeActions } from './hidden-rows.ts'
import { listHistory, recordAction, recordStaged } from './history.ts'
import { UndoConflictError } from './history-errors.ts'
import { undoAction } from './undo.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const AT = '2026-03-01T08:00:00.000Z'
const LATER = new Date('2026-03-01T09:00:00.000Z')
const NEVER = new AbortController().signal
// More than an undo hides in its own transaction, and more than one step.
const ROWS = 620

/** Adds a category and very many rows under it in one action, as importing an export does. */
async function createAddition(on: Db) {
  const userId = await insertUser(on)
  const action = { userId, reason: makeTextReason('Added'), at: AT }
  const category = { ...aCategory('Boats'), id: `boats-${userId}` }
  const rows = Array.from({ length: ROWS }, (_, i) => {
    return aTxn({ id: `row-${i}`, minor: i, day: `2026-01-${10 + (i % 20)}`, category_id: category.id })
  })
  const { historyId } = await recordStaged(
    on,
    action,
    async (edits) => {
      await edits.addCategories([category])
      await edits.insertMany(rows)
    },
    (write, _tx, edits) => write.apply(edits),
  )
  await finishLargeActions(on, userId, LATER, NEVER)
  return { userId, action, category, historyId: historyId!, all: await listVisible(on, userId) }
}

async function listVisible(on: Db, userId: string) {
  const rows = await on.selectFrom('txn').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return rows.map(({ last_updated: _, ...row }) => row)
}

/** What is stored: rows, copies, and marks of work in progress. */
async function countStored(on: Db, userId: string) {
  const rows = await on.selectFrom('txn_row').select('layer').where('user_id', '=', userId).execute()
  const edits = await on.selectFrom('large_edit').select('state').where('user_id', '=', userId).execute()
  const hidden = await on.selectFrom('hidden').select('id').where('user_id', '=', userId).execute()
  const copies = rows.filter(({ layer }) => layer === 1).length
  return { rows: rows.length - copies, copies, edits: edits.map(({ state }) => state), hidden: hidden.length }
}

test('undoing an action that added very many rows hides them at once, and a redo brings back every row', async () => {
  const { userId, category, historyId, all } = await createAddition(db)
  expect(all).toHaveLength(ROWS)
  const undo = await undoAction(db, userId, historyId, AT)
  expect(undo.rowCount).toBe(ROWS + 1)
  expect(await listVisible(db, userId)).toEqual([])
  // Nothing but the category was written for the switch: the rows are removed later, in small steps.
  expect(await countStored(db, userId)).toEqual({ rows: 0, copies: ROWS, edits: ['shelved'], hidden: 1 })
  await finishLargeActions(db, userId, LATER, NEVER)
  expect(await countStored(db, userId)).toEqual({ rows: 0, copies: 0, edits: [], hidden: 0 })
  const redo = await undoAction(db, userId, undo.id, AT)
  expect(await listVisible(db, userId)).toEqual(all)
  await undoAction(db, userId, redo.id, AT)
  expect(await listVisible(db, userId)).toEqual([])
  expect(await db.selectFrom('category').select('id').where('id', '=', category.id).execute()).toEqual([])
})

test('an immediate redo brings back all rows', async () => {
  const { userId, historyId, all } = await createAddition(db)
  const undo = await undoAction(db, userId, historyId, AT)
  await undoAction(db, userId, undo.id, AT)
  expect(await listVisible(db, userId)).toEqual(all)
})

test('an undo that is refused leaves everything as it was', async () => {
  const { userId, action, category, historyId } = await createAddition(db)
  await recordAction(db, action, (write) => write.insert('txn', aTxn({ id: 'later', category_id: category.id })))
  const before = await listVisible(db, userId)
  await expect(undoAction(db, userId, historyId, AT)).rejects.toThrow(UndoConflictError)
  expect(await listVisible(db, userId)).toEqual(before)
  expect(await countStored(db, userId)).toEqual({ rows: ROWS + 1, copies: 0, edits: [], hidden: 0 })
})

const KILLS = process.env.MODE === 'faults' ? 60 : reduceCases(4)
const SEED = 20_261_117

test.runIf(canReopen)(
  'if the undo of very many added rows is killed after any statement, it happens completely or not at all',
  { timeout: 3_600_000 },
  async () => {
    const place = await createPlace()
    onTestFinished(place.remove)
    const { remove: _, ...config } = place
    const first = await openDatabase(config)
    const { userId, historyId: added, all } = await createAddition(first.db)
    await first.close()
    let [state, historyId] = [SEED, added]
    for (let kill = 0; kill < KILLS; kill += 1) {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      if (!isInFaultPart(kill)) continue
      const statements = 1 + Math.floor((state / 4_294_967_296) * 60)
      await startChild('undo-addition-until-killed', { ...config, userId, historyId, statements, at: AT }).ended
      const opened = await openDatabase(config)
      const moment = `seed ${SEED}, killed after ${statements} statements`
      const [latest] = await listHistory(opened.db, userId, { limit: 1 })
      const isUndone = latest!.undoes === historyId
      expect(await listVisible(opened.db, userId), moment).toEqual(isUndone ? [] : all)
      await finishLargeActions(opened.db, userId, LATER, NEVER)
      const expected = { rows: isUndone ? 0 : ROWS, copies: 0, edits: [], hidden: 0 }
      expect(await countStored(opened.db, userId), moment).toEqual(expected)
      if (isUndone) historyId = (await undoAction(opened.db, userId, latest!.id, AT)).id
      expect(await listVisible(opened.db, userId), moment).toEqual(all)
      await opened.close()
    }
  },
)
