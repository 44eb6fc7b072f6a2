import { createRandom } from '@evenkeel/engine/core/random.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/schema.ts'
import { startChild } from '../../testing/child.ts'
import { isInFaultPart } from '../../testing/fault-part.ts'
import { aCategory, aTxn, insertUser, makeTextReason } from '../../testing/ledger-rows.ts'
import { canReopen, createPlace } from '../../testing/place.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { TXN_COLUMNS } from '../imported-columns.ts'
import { finishLargeActions, finishRemovals } from './hidden-rows.ts'
import { listHistory, recordAction, recordStaged } from './history.ts'
import { findAppliedEdit, foldSome } from './large-edits.ts'
import { undoAction } from './undo.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const AT = '2026-03-01T08:00:00.000Z'
const LATER = new Date('2026-03-01T09:00:00.000Z')
const NEVER = new AbortController().signal
// More than one folding step, and more than one deletion step.
const ROWS = 620

async function createUserWithManyRows(on: Db, rows = ROWS) {
  const userId = await insertUser(on)
  const action = { userId, reason: makeTextReason('Test'), at: AT }
  const many = Array.from({ length: rows }, (_, i) => aTxn({ minor: i, day: `2026-01-${10 + (i % 20)}` }))
  await recordAction(on, action, (write) => write.insertMany('txn', many))
  const listSeen = () => listVisible(on, userId)
  const all = await listSeen()
  const ids = all.map(({ id }) => id)
  const rename = async (source: string, which: readonly string[] = ids) => {
    const { historyId } = await recordStaged(
      on,
      action,
      (edits) => edits.updateMany(which, { source }),
      (write, _tx, edits) => write.apply(edits),
    )
    return historyId!
  }
  return { userId, action, all, ids, listSeen, rename }
}

async function listVisible(on: Db, userId: string) {
  const rows = await on.selectFrom('txn').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return rows.map(({ last_updated: _, ...row }) => row)
}

async function countLeftovers(on: Db, userId: string): Promise<{ copies: number; marks: number }> {
  const countIn = async (table: 'txn_row' | 'large_edit', layer?: number) => {
    let query = on
      .selectFrom(table as 'txn_row')
      .select('user_id')
      .where('user_id', '=', userId)
    if (layer !== undefined) query = query.where('layer', '=', layer)
    return (await query.execute()).length
  }
  return { copies: await countIn('txn_row', 1), marks: await countIn('large_edit') }
}

async function fold(on: Db, userId: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const edit = await findAppliedEdit(on, userId)
    if (edit) await on.transaction().execute((tx) => foldSome(tx, edit, { few: 100 }))
  }
}

test.each([0, 1, 3, 100])(
  'an edit of many rows is visible at once, and can be undone and redone after %i steps of folding',
  async (steps) => {
    const { userId, all, listSeen, rename } = await createUserWithManyRows(db)
    const historyId = await rename('Harbor Bank')
    const renamed = await listSeen()
    expect(renamed.map(({ source }) => source)).toEqual(all.map(() => 'Harbor Bank'))
    await fold(db, userId, steps)
    expect(await listSeen()).toEqual(renamed)
    const undo = await undoAction(db, userId, historyId, AT)
    expect(undo.rowCount).toBe(ROWS)
    expect(await listSeen()).toEqual(all)
    await fold(db, userId, steps)
    await undoAction(db, userId, undo.id, AT)
    expect(await listSeen()).toEqual(renamed)
    await finishRemovals(db, userId)
    expect(await countLeftovers(db, userId)).toEqual({ copies: 0, marks: 0 })
    expect(await listSeen()).toEqual(renamed)
  },
)

test('nobody sees a large edit until it’s applied, and a failed one leaves nothing behind', async () => {
  const { userId, action, all, ids, listSeen } = await createUserWithManyRows(db)
  const failing = recordStaged(
    db,
    action,
    async (edits) => {
      await edits.updateMany(ids, { source: 'Harbor Bank' })
      expect(await countLeftovers(db, userId)).toEqual({ copies: ROWS, marks: 1 })
      expect(await listSeen()).toEqual(all)
    },
    async (write, _tx, edits) => {
      await write.apply(edits)
      throw new Error('no')
    },
  )
  await expect(failing).rejects.toThrow('no')
  expect(await listSeen()).toEqual(all)
  expect(await countLeftovers(db, userId)).toEqual({ copies: 0, marks: 0 })
})

test('if one of many rows doesn’t exist, none is edited', async () => {
  const { userId, all, ids, listSeen, rename } = await createUserWithManyRows(db)
  const edit = rename('Harbor Bank', [...ids, '00000000-0000-7000-8000-000000000000'])
  await expect(edit).rejects.toMatchObject({ code: 'not-found' })
  expect(await listSeen()).toEqual(all)
  expect(await countLeftovers(db, userId)).toEqual({ copies: 0, marks: 0 })
})

test('several edits of the same rows in one action all apply and are undone together', async () => {
  const { userId, action, all, ids, listSeen } = await createUserWithManyRows(db)
  const few = ids.slice(0, 10)
  const { historyId } = await recordStaged(
    db,
    action,
    async (edits) => {
      const first = await edits.updateMany(few, (row) => ({ minor: Number(row.minor) + 1 }))
      const second = await edits.updateMany(ids, (row) => ({ minor: -Number(row.minor) }))
      const third = await edits.updateMany(few, (row) => ({ minor: Number(row.minor) * 2 }))
      return [first, second, third]
    },
    async (write, _tx, edits, results) => {
      await write.apply(edits)
      expect(results.map(({ count }) => count)).toEqual([10, ROWS, 10])
    },
  )
  const minors = new Map((await listSeen()).map((row) => [row.id, Number(row.minor)]))
  for (const { id, minor } of all) {
    expect(minors.get(id)).toBe(few.includes(id) ? -(Number(minor) + 1) * 2 : 0 - Number(minor))
  }
  await undoAction(db, userId, historyId!, AT)
  expect(await listSeen()).toEqual(all)
})

test('while an edit is folded in, its rows can be edited and deleted and can lose their category', async () => {
  const { userId, action, all, ids, listSeen, rename } = await createUserWithManyRows(db)
  const runAction = <T>(work: Parameters<typeof recordAction<T>>[2]) => recordAction(db, action, work)
  const { result: category } = await runAction((write) => write.insert('category', aCategory('Boats')))
  const sorted = await recordStaged(
    db,
    action,
    (edits) => edits.updateMany(ids, { category_id: category.id, needs_review: 0 }),
    (write, _tx, edits) => write.apply(edits),
  )
  const noted = await runAction((write) => write.update('txn', ids[0]!, null, { note: 'mine' }))
  const removal = await runAction((write) => write.removeMany('txn', ids.slice(0, 600)))
  const removed = await runAction((write) => write.remove('category', category.id))
  expect((await listSeen()).map((row) => row.category_id)).toEqual(ids.slice(600).map(() => null))
  for (const entry of [removed, removal, noted]) await undoAction(db, userId, entry.historyId!, AT)
  const renamed = await rename('Harbor Bank')
  expect((await listSeen()).every((row) => row.category_id === category.id)).toBe(true)
  for (const id of [renamed, sorted.historyId!]) await undoAction(db, userId, id, AT)
  expect(await listSeen()).toEqual(all)
})

test('the days of edited rows are marked for rebuilding if the edit affects their totals', async () => {
  const { userId, ids, rename } = await createUserWithManyRows(db)
  const countDays = async () =>
    (await db.selectFrom('ledger_dirty_day').select('day').where('user_id', '=', userId).execute()).length
  await db.deleteFrom('ledger_dirty_day').where('user_id', '=', userId).execute()
  await rename('Harbor Bank') // Sources don't count in daily totals.
  expect(await countDays()).toBe(0)
  const action = { userId, reason: makeTextReason('Test'), at: AT }
  await recordStaged(
    db,
    action,
    (edits) => edits.updateMany(ids, { minor: 7 }),
    (write, _tx, edits) => write.apply(edits),
  )
  expect(await countDays()).toBe(20)
})

test('a row that has changed since blocks undoing a large edit, and nothing is left behind', async () => {
  const { userId, action, ids, listSeen, rename } = await createUserWithManyRows(db)
  const historyId = await rename('Harbor Bank')
  await recordAction(db, action, (write) => write.update('txn', ids[5]!, null, { note: 'mine' }))
  const before = await listSeen()
  const conflict = { obstacles: [{ table: 'txn', id: ids[5]!, reason: 'changed' }] }
  await expect(undoAction(db, userId, historyId, AT)).rejects.toMatchObject(conflict)
  expect(await listSeen()).toEqual(before)
  expect(await countLeftovers(db, userId)).toEqual({ copies: 0, marks: 0 })
})

test('undoing and redoing a fresh edit writes no rows, and still works once everything is folded in', async () => {
  const { userId, all, listSeen, rename } = await createUserWithManyRows(db)
  let last = await rename('Harbor Bank')
  const renamed = await listSeen()
  for (const expected of [all, renamed, all, renamed]) {
    last = (await undoAction(db, userId, last, AT)).id
    expect(await listSeen()).toEqual(expected)
    expect(await countLeftovers(db, userId)).toEqual({ copies: ROWS, marks: 1 })
  }
  await finishRemovals(db, userId)
  expect(await listSeen()).toEqual(renamed)
  expect(await countLeftovers(db, userId)).toEqual({ copies: 0, marks: 0 })
  for (const expected of [all, renamed]) {
    last = (await undoAction(db, userId, last, AT)).id
    expect(await listSeen()).toEqual(expected)
  }
})

test.each([0, 1, 100])('an undone edit can be redone after %i steps of folding', async (steps) => {
  const { userId, all, listSeen, rename } = await createUserWithManyRows(db)
  const edit = await rename('Harbor Bank')
  const renamed = await listSeen()
  const undo = await undoAction(db, userId, edit, AT)
  await fold(db, userId, steps)
  expect(await listSeen()).toEqual(all)
  const redo = await undoAction(db, userId, undo.id, AT)
  await fold(db, userId, steps)
  expect(await listSeen()).toEqual(renamed)
  await undoAction(db, userId, redo.id, AT)
  await finishRemovals(db, userId)
  expect(await listSeen()).toEqual(all)
  expect(await countLeftovers(db, userId)).toEqual({ copies: 0, marks: 0 })
})

test.each(['changed', 'deleted'])('a row %s after a large edit was undone blocks redoing it', async (how) => {
  const { userId, action, ids, listSeen, rename } = await createUserWithManyRows(db)
  const undo = await undoAction(db, userId, await rename('Harbor Bank'), AT)
  await recordAction(db, action, async (write) => {
    if (how === 'changed') await write.update('txn', ids[5]!, null, { note: 'mine' })
    else await write.remove('txn', ids[5]!)
  })
  const before = await listSeen()
  const reason = how === 'changed' ? 'changed' : 'gone'
  const conflict = { obstacles: [{ table: 'txn', id: ids[5]!, reason }] }
  await expect(undoAction(db, userId, undo.id, AT)).rejects.toMatchObject(conflict)
  expect(await listSeen()).toEqual(before)
  const [latest] = await listHistory(db, userId, { limit: 1 })
  await undoAction(db, userId, latest!.id, AT)
  await undoAction(db, userId, undo.id, AT)
  expect(new Set((await listSeen()).map(({ source }) => source))).toEqual(new Set(['Harbor Bank']))
})

test('after a category is deleted, undo can give it back to rows that have edited copies', async () => {
  const { userId, action, ids, listSeen } = await createUserWithManyRows(db)
  const runAction = <T>(work: Parameters<typeof recordAction<T>>[2]) => recordAction(db, action, work)
  const { result: category } = await runAction((write) => write.insert('category', aCategory('Boats')))
  const stage = (patch: { category_id: string | null; needs_review: number }) =>
    recordStaged(
      db,
      action,
      (edits) => edits.updateMany(ids, patch),
      (write, _tx, edits) => write.apply(edits),
    )
  await stage({ category_id: category.id, needs_review: 0 })
  const sorted = await listSeen()
  const cleared = await stage({ category_id: null, needs_review: 1 })
  const removed = await runAction((write) => write.remove('category', category.id))
  await finishLargeActions(db, userId, new Date(AT), NEVER)
  await undoAction(db, userId, removed.historyId!, AT)
  await undoAction(db, userId, cleared.historyId!, AT)
  expect(await listSeen()).toEqual(sorted)
})

test('the copies of a large edit stay for a while, in case it’s undone', async () => {
  const { userId, rename } = await createUserWithManyRows(db)
  const getTimeAfter = (seconds: number) => new Date(Date.parse(AT) + seconds * 1_000)
  await rename('Harbor Bank')
  await finishLargeActions(db, userId, getTimeAfter(0), NEVER)
  expect(await countLeftovers(db, userId)).toEqual({ copies: ROWS, marks: 1 })
  await finishLargeActions(db, userId, getTimeAfter(3_600), NEVER)
  expect(await countLeftovers(db, userId)).toEqual({ copies: 0, marks: 0 })
})

test('any order of large and small edits, deletions, undos and redos matches a model', async () => {
  const random = createRandom(20_261_116)
  const pick = (n: number) => Math.floor(random.next() * n)
  const { userId, action, ids, listSeen } = await createUserWithManyRows(db, 620)
  const states = [await listSeen()]
  const done: string[] = []
  for (let step = 0; step < 40; step += 1) {
    const visibleIds = states.at(-1)!.map(({ id }) => id)
    const kind = pick(6)
    if (kind === 0 && done.length > 0) {
      await undoAction(db, userId, done.pop()!, AT)
      states.pop()
    } else if (kind === 5 && done.length > 0) {
      const undo = await undoAction(db, userId, done.pop()!, AT)
      await fold(db, userId, pick(2))
      expect(await listSeen(), `undo in step ${step}`).toEqual(states.at(-2))
      done.push((await undoAction(db, userId, undo.id, AT)).id)
    } else if (kind === 1 && visibleIds.length > 600) {
      const some = visibleIds.slice(0, 505 + pick(100))
      done.push((await recordAction(db, action, (write) => write.removeMany('txn', some))).historyId!)
      states.push(states.at(-1)!.filter(({ id }) => !some.includes(id)))
    } else if (visibleIds.length > 0) {
      const some = kind === 2 ? visibleIds.slice(pick(visibleIds.length), pick(visibleIds.length)) : visibleIds
      const minor = 1_000 + step
      const entry = await recordStaged(
        db,
        action,
        (edits) => edits.updateMany(some, { minor }),
        (write, _tx, edits) => write.apply(edits),
      )
      if (entry.historyId) {
        done.push(entry.historyId)
        const [{ revision } = { revision: 0 }] = await listHistory(db, userId, { limit: 1 })
        const applyEdit = (row: (typeof states)[0][number]) => ({ ...row, minor, version: revision })
        states.push(states.at(-1)!.map((row) => (some.includes(row.id) ? applyEdit(row) : row)))
      }
    }
    await fold(db, userId, pick(3))
    expect(await listSeen(), `step ${step}`).toEqual(states.at(-1))
  }
  while (done.length > 0) await undoAction(db, userId, done.pop()!, AT)
  expect((await listSeen()).map(({ id }) => id)).toEqual(ids)
  expect(await listSeen()).toEqual(states[0])
})

const KILLS = process.env.MODE === 'faults' ? 60 : reduceCases(4)
const SEED = 20_261_120

test.runIf(canReopen)(
  'if an edit of many rows is killed after any statement, it applies completely or not at all, and can be undone',
  {
    timeout: 3_600_000,
  },
  async () => {
    const place = await createPlace()
    onTestFinished(place.remove)
    const { remove: _, ...config } = place
    const first = await openDatabase(config)
    const { userId, all } = await createUserWithManyRows(first.db, 1_200)
    await first.close()
    let state = SEED
    for (let kill = 0; kill < KILLS; kill += 1) {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      if (!isInFaultPart(kill)) continue
      const statements = 1 + Math.floor((state / 4_294_967_296) * 110)
      const child = startChild('edit-until-killed', { ...config, userId, statements, at: AT })
      await child.ended
      const opened = await openDatabase(config)
      const moment = `seed ${SEED}, killed after ${statements} statements`
      const [latest] = await listHistory(opened.db, userId, { limit: 1 })
      const isEdited = latest!.summary === 'Renamed'
      const source = isEdited ? 'Harbor Bank' : all[0]!.source
      expect(new Set((await listVisible(opened.db, userId)).map((row) => row.source)), moment).toEqual(
        new Set([source]),
      )
      await finishLargeActions(opened.db, userId, LATER, NEVER)
      expect(await countLeftovers(opened.db, userId), moment).toEqual({ copies: 0, marks: 0 })
      if (isEdited) await undoAction(opened.db, userId, latest!.id, AT)
      expect(await listVisible(opened.db, userId), moment).toEqual(all)
      await opened.close()
    }
  },
)

test('the columns that history records are all the columns of a transaction', async () => {
  const { userId } = await createUserWithManyRows(db, 1)
  const row = await db.selectFrom('txn').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  expect(TXN_COLUMNS.toSorted()).toEqual(Object.keys(row).sort())
})
