import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/schema.ts'
import { startChild } from '../../testing/child.ts'
import { isInFaultPart } from '../../testing/fault-part.ts'
import { aCategory, aTxn, insertUser, makeTextReason } from '../../testing/ledger-rows.ts'
import { canReopen, createPlace } from '../../testing/place.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { beginLoading, discardLoaded, putAside } from './hidden-imports.ts'
import { listHistory, recordAction } from './history.ts'
import { undoAction } from './undo.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const AT = '2026-03-01T08:00:00.000Z'
const LATER = '2026-03-01T09:00:00.000Z'
const NEVER = new AbortController().signal

async function createImport(on: Db, rows = 1_200, fields: Parameters<typeof aTxn>[0] = {}) {
  const userId = await insertUser(on)
  const importId = `import of ${userId}`
  const action = { userId, reason: makeTextReason('Imported'), at: AT }
  const many = Array.from({ length: rows }, (_, i) => aTxn({ minor: i, import_id: importId, ...fields }))
  const { historyId } = await recordAction(on, action, (write) =>
    write.insertMany('txn', many, { column: 'import_id', value: importId }),
  )
  return { userId, importId, historyId: historyId! }
}

const listVisible = (on: Db, userId: string) =>
  on.selectFrom('txn').selectAll().where('user_id', '=', userId).orderBy('id').execute()

async function countIn(on: Db, table: 'txn_row' | 'txn_aside' | 'hidden', userId: string): Promise<number> {
  const count = on.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'))
  return Number((await count.where('user_id', '=', userId).executeTakeFirstOrThrow()).n)
}

test('an undone import is hidden at once, its rows are set aside later, and a redo restores them exactly', async () => {
  const { userId, importId, historyId } = await createImport(db)
  const before = await listVisible(db, userId)
  const undo = await undoAction(db, userId, historyId, AT)
  expect(undo.rowCount).toBe(1_200)
  expect(await listVisible(db, userId)).toEqual([])
  await putAside(db, { userId, importId }, AT, NEVER)
  expect(await countIn(db, 'txn_row', userId)).toBe(0)
  expect(await countIn(db, 'hidden', userId)).toBe(0)
  const redo = await undoAction(db, userId, undo.id, LATER)
  expect(redo.rowCount).toBe(1_200)
  expect(await listVisible(db, userId)).toEqual(before)
  expect(await countIn(db, 'txn_aside', userId)).toBe(0)
  // The job queued for the undo finds nothing left to do.
  await putAside(db, { userId, importId }, LATER, NEVER)
  expect(await listVisible(db, userId)).toEqual(before)
  const again = await undoAction(db, userId, redo.id, LATER)
  expect(await listVisible(db, userId)).toEqual([])
  await undoAction(db, userId, again.id, LATER)
  expect(await listVisible(db, userId)).toEqual(before)
})

test('hiding rows doesn’t hide the rows of another user with the same ids', async () => {
  const ana = await createImport(db, 3)
  const rows = await listVisible(db, ana.userId)
  const benId = await insertUser(db)
  for (const row of rows)
    await db
      .insertInto('txn_row')
      .values({ ...row, user_id: benId })
      .execute()
  await undoAction(db, ana.userId, ana.historyId, AT)
  expect(await listVisible(db, benId)).toHaveLength(3)
})

test('a row deleted before its import was undone can only be restored after the import', async () => {
  const { userId, importId, historyId } = await createImport(db, 3)
  const [first] = await listVisible(db, userId)
  const action = { userId, reason: makeTextReason('Deleted one'), at: AT }
  const deletion = await recordAction(db, action, (write) => write.remove('txn', first!.id))
  const undo = await undoAction(db, userId, historyId, AT)
  const refusal = { obstacles: [{ table: 'txn', id: first!.id, reason: 'parent-gone' }] }
  await expect(undoAction(db, userId, deletion.historyId!, AT)).rejects.toMatchObject(refusal)
  await putAside(db, { userId, importId }, AT, NEVER)
  await expect(undoAction(db, userId, deletion.historyId!, AT)).rejects.toMatchObject(refusal)
  await undoAction(db, userId, undo.id, LATER)
  expect(await listVisible(db, userId)).toHaveLength(2)
  await undoAction(db, userId, deletion.historyId!, LATER)
  expect(await listVisible(db, userId)).toHaveLength(3)
})

test('a category used by hidden rows can be deleted, and a redo of their import needs it back', async () => {
  const userId = await insertUser(db)
  const action = { userId, reason: makeTextReason('Test'), at: AT }
  const { result: category } = await recordAction(db, action, (write) => write.insert('category', aCategory('Boats')))
  const rows = [aTxn({ import_id: 'boats', category_id: category.id }), aTxn({ import_id: 'boats' })]
  const imported = await recordAction(db, action, (write) =>
    write.insertMany('txn', rows, { column: 'import_id', value: 'boats' }),
  )
  const undo = await undoAction(db, userId, imported.historyId!, AT)
  const removal = await recordAction(db, action, (write) => write.remove('category', category.id))
  await expect(undoAction(db, userId, undo.id, AT)).rejects.toMatchObject({ code: 'conflict' })
  expect(await listVisible(db, userId)).toEqual([])
  await undoAction(db, userId, removal.historyId!, AT)
  await undoAction(db, userId, undo.id, AT)
  expect((await listVisible(db, userId)).map((row) => row.category_id).sort()).toEqual([category.id, null].sort())
})

test('rows of an import that is being stored can be discarded, those of a finished import can’t', async () => {
  const shown = await createImport(db, 3)
  await discardLoaded(db, shown)
  expect(await listVisible(db, shown.userId)).toHaveLength(3)
  await db.transaction().execute((tx) => beginLoading(tx, shown, AT))
  expect(await listVisible(db, shown.userId)).toHaveLength(0)
  await discardLoaded(db, shown)
  expect(await countIn(db, 'txn_row', shown.userId)).toBe(0)
  expect(await countIn(db, 'hidden', shown.userId)).toBe(0)
})

const KILLS = process.env.MODE === 'faults' ? 100 : reduceCases(6)
const SEED = 20_261_116

test.runIf(canReopen)(
  'if an undo is killed after any statement, its import is visible completely or not at all, and can be restored',
  {
    timeout: 3_600_000,
  },
  async () => {
    const place = await createPlace()
    onTestFinished(place.remove)
    const { remove: _, ...config } = place
    const first = await openDatabase(config)
    const { userId, importId } = await createImport(first.db)
    const before = await listVisible(first.db, userId)
    await first.close()
    let state = SEED
    for (let kill = 0; kill < KILLS; kill += 1) {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      if (!isInFaultPart(kill)) continue
      const statements = 1 + Math.floor((state / 4_294_967_296) * 75)
      const child = startChild('undo-until-killed', { ...config, userId, importId, statements, at: AT })
      await child.ended
      const opened = await openDatabase(config)
      const moment = `seed ${SEED}, killed after ${statements} statements`
      const [latest] = await listHistory(opened.db, userId, { limit: 1 })
      const isUndone = latest!.action === 'undo'
      expect(await listVisible(opened.db, userId), moment).toEqual(isUndone ? [] : before)
      // The job resumes what the process left unfinished, once the time allowed for a redo has passed.
      await putAside(opened.db, { userId, importId }, LATER, NEVER)
      expect(await countIn(opened.db, 'hidden', userId), moment).toBe(0)
      expect(await countIn(opened.db, isUndone ? 'txn_row' : 'txn_aside', userId), moment).toBe(0)
      if (isUndone) await undoAction(opened.db, userId, latest!.id, LATER)
      expect(await listVisible(opened.db, userId), moment).toEqual(before)
      await opened.close()
    }
  },
)
