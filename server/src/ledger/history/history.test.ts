import { afterAll, expect, test } from 'vitest'
import { aCategory, anAccount, aStatement, aTxn, insertUser, makeTextReason } from '../../testing/ledger-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { countHistory, listHistory, recordAction } from './history.ts'
import { addCurrentOnConflict, StaleEditError, UndoConflictError } from './history-errors.ts'
import type { Write } from './tracked-writes.ts'
import { undoAction } from './undo.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const AT = '2026-03-01T08:00:00.000Z'
const LATER = '2026-03-02T08:00:00.000Z'

async function createUser() {
  const userId = await insertUser(db)
  const run = async <T>(work: (write: Write) => Promise<T>, summary = 'Did something') => {
    const { result, historyId } = await recordAction(db, { userId, reason: makeTextReason(summary), at: AT }, work)
    return { result, id: historyId! }
  }
  const undoEntry = (id: string) => undoAction(db, userId, id, LATER)
  const listTxns = () => db.selectFrom('txn').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return { userId, run, undoEntry, listTxns }
}

test('an action is one entry with its text, its time and the number of its changes', async () => {
  const { userId, run } = await createUser()
  await run(async (write) => {
    const { id } = await write.insert('txn', aTxn())
    await write.insert('txn', aTxn())
    await write.update('txn', id, null, { minor: 1 })
  }, 'Added two')
  expect(await listHistory(db, userId, { limit: 10 })).toMatchObject([
    { summary: 'Added two', at: AT, rowCount: 3, isUndone: false, undoes: null },
  ])
})

test('an action that fails halfway leaves neither rows nor an entry', async () => {
  const { userId, run, listTxns } = await createUser()
  const failing = run(async (write) => {
    await write.insert('txn', aTxn())
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await listTxns()).toEqual([])
  expect(await countHistory(db, userId)).toBe(0)
})

test('an action that changes nothing leaves no entry and no new version', async () => {
  const { userId, run } = await createUser()
  const { result: row } = await run((write) => write.insert('txn', aTxn({ minor: 5 })))
  const { result: same, id } = await run((write) => write.update('txn', row.id, row.version, { minor: 5 }))
  expect(same.version).toBe(row.version)
  expect(id).toBeNull()
  expect(await countHistory(db, userId)).toBe(1)
})

test('a second tab that saves an older version is refused and gets the current row', async () => {
  const { run, listTxns } = await createUser()
  const { result: read } = await run((write) => write.insert('txn', aTxn({ simple_name: 'Bakery' })))
  await run((write) => write.update('txn', read.id, read.version, { simple_name: 'Bread' }))
  const stale = run((write) => write.update('txn', read.id, read.version, { simple_name: 'Cake' }))
  const refusal = (await stale.catch((error: unknown) => error)) as StaleEditError
  expect(refusal).toBeInstanceOf(StaleEditError)
  expect(refusal.row).toMatchObject({ id: read.id, simple_name: 'Bread' })
  expect((await listTxns())[0]!.simple_name).toBe('Bread')
})

test('if edits of one version are saved at the same time, exactly one succeeds', async () => {
  const { run, listTxns } = await createUser()
  const { result: read } = await run((write) => write.insert('txn', aTxn()))
  const saves = Array.from({ length: 8 }, (_, i) =>
    run((write) => write.update('txn', read.id, read.version, { minor: 100 + i })),
  )
  const outcomes = await Promise.allSettled(saves)
  const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled')
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  expect((await listTxns())[0]!.minor).toBe(100 + winner)
})

test('after an undo, the version from before the edit can be saved again, but not the undone one', async () => {
  const { run, undoEntry } = await createUser()
  const { result: first } = await run((write) => write.insert('txn', aTxn({ minor: 1 })))
  const { result: second, id } = await run((write) => write.update('txn', first.id, first.version, { minor: 2 }))
  await undoEntry(id)
  const third = await run((write) => write.update('txn', first.id, first.version, { minor: 3 }))
  expect(third.result.minor).toBe(3)
  expect(third.result.version).not.toBe(second.version)
  const stale = run((write) => write.update('txn', first.id, second.version, { minor: 4 }))
  await expect(stale).rejects.toBeInstanceOf(StaleEditError)
})

test('a stale edit returns the current row in the format the client expects', async () => {
  const { run } = await createUser()
  const { result: row } = await run((write) => write.insert('txn', aTxn({ simple_name: 'Now' })))
  const edit = addCurrentOnConflict(
    (present: { simple_name: string }) => ({ name: present.simple_name }),
    () => run((write) => write.update('txn', row.id, row.version + 7, { minor: 1 })),
  )
  await expect(edit).rejects.toMatchObject({ code: 'stale', extra: { present: { name: 'Now' } } })
})

test('another user’s rows can’t be edited, removed or undone, and look as if they didn’t exist', async () => {
  const [ana, ben] = [await createUser(), await createUser()]
  const { result: row, id } = await ana.run((write) => write.insert('txn', aTxn()))
  const notFound = { code: 'not-found' }
  await expect(ben.run((write) => write.update('txn', row.id, null, { minor: 0 }))).rejects.toMatchObject(notFound)
  await expect(ben.run((write) => write.remove('txn', row.id))).rejects.toMatchObject(notFound)
  await expect(ben.run((write) => write.removeMany('txn', [row.id]))).rejects.toMatchObject(notFound)
  await expect(ben.undoEntry(id)).rejects.toMatchObject(notFound)
  expect(await ana.listTxns()).toHaveLength(1)
})

test('removing many rows is all or nothing', async () => {
  const { run, listTxns } = await createUser()
  const { result: row } = await run((write) => write.insert('txn', aTxn()))
  const removal = run((write) => write.removeMany('txn', [row.id, '00000000-0000-7000-8000-000000000000']))
  await expect(removal).rejects.toMatchObject({ code: 'not-found' })
  expect(await listTxns()).toHaveLength(1)
})

test('a removed account is restored with all its statements unchanged', async () => {
  const { userId, run, undoEntry } = await createUser()
  const listStatements = () =>
    db
      .selectFrom('statement')
      .select(['id', 'version', 'final_minor'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  const { result: account } = await run((write) => write.insert('wealth_account', anAccount()))
  for (const final_minor of [100, 200, 300]) {
    await run((write) => write.insert('statement', aStatement(account.id, { final_minor })))
  }
  const before = await listStatements()
  const { id } = await run((write) => write.remove('wealth_account', account.id))
  expect(await listStatements()).toEqual([])
  await undoEntry(id)
  expect(await listStatements()).toEqual(before)
})

test('removing a category leaves its transactions without one, and an undo gives it back to them', async () => {
  const { run, undoEntry, listTxns } = await createUser()
  const { result: category } = await run((write) => write.insert('category', aCategory('Food')))
  await run((write) => write.insert('txn', aTxn({ category_id: category.id })))
  const { id } = await run((write) => write.remove('category', category.id))
  expect((await listTxns())[0]!.category_id).toBeNull()
  await undoEntry(id)
  expect((await listTxns())[0]!.category_id).toBe(category.id)
})

test('an undo swaps back two names that an action swapped, although names must be unique', async () => {
  const { userId, run, undoEntry } = await createUser()
  const listNames = () => db.selectFrom('category').select('name').where('user_id', '=', userId).orderBy('id').execute()
  const { result: a } = await run((write) => write.insert('category', aCategory('A')))
  const { result: b } = await run((write) => write.insert('category', aCategory('B')))
  const { id } = await run(async (write) => {
    await write.update('category', a.id, null, { name: 'T', name_key: 't' })
    await write.update('category', b.id, null, { name: 'A', name_key: 'a' })
    await write.update('category', a.id, null, { name: 'B', name_key: 'b' })
  })
  expect(await listNames()).toEqual([{ name: 'B' }, { name: 'A' }])
  await undoEntry(id)
  expect(await listNames()).toEqual([{ name: 'A' }, { name: 'B' }])
})

test('an undo that would duplicate a name is refused and says which row has it now', async () => {
  const { run, undoEntry } = await createUser()
  const { result: old } = await run((write) => write.insert('category', aCategory('Food')))
  const { id } = await run((write) => write.remove('category', old.id))
  const { result: fresh } = await run((write) => write.insert('category', aCategory('Food')))
  await expect(undoEntry(id)).rejects.toMatchObject({
    name: 'UndoConflictError',
    code: 'conflict',
    obstacles: [{ table: 'category', id: fresh.id, reason: 'same-key' }],
  })
})

test('adding something can’t be undone while it’s in use, and deleting something can’t be undone once its parent is gone', async () => {
  const { run, undoEntry } = await createUser()
  const { result: account, id: made } = await run((write) => write.insert('wealth_account', anAccount()))
  const { result: statement } = await run((write) => write.insert('statement', aStatement(account.id)))
  await expect(undoEntry(made)).rejects.toMatchObject({ obstacles: [{ id: account.id, reason: 'in-use' }] })
  const { id: removed } = await run((write) => write.remove('statement', statement.id))
  await run((write) => write.remove('wealth_account', account.id))
  await expect(undoEntry(removed)).rejects.toMatchObject({ obstacles: [{ id: statement.id, reason: 'parent-gone' }] })
})

test('an import with rows edited since can’t be undone, and the refusal lists these rows', async () => {
  const { run, undoEntry, listTxns } = await createUser()
  const rows = Array.from({ length: 700 }, (_, i) => aTxn({ import_id: 'file-1', import_line: i }))
  const { id } = await run((write) => write.insertMany('txn', rows, { column: 'import_id', value: 'file-1' }))
  const edited = (await listTxns())[321]!
  await run((write) => write.update('txn', edited.id, null, { simple_name: 'Mine' }))
  const refusal = (await undoEntry(id).catch((error: unknown) => error)) as UndoConflictError
  expect(refusal).toBeInstanceOf(UndoConflictError)
  expect(refusal.obstacles).toEqual([{ table: 'txn', id: edited.id, reason: 'changed' }])
  expect(await listTxns()).toHaveLength(700)
})

test('the entry of a large import doesn’t copy its rows, and after undo and redo every row is the same', async () => {
  const { userId, run, undoEntry, listTxns } = await createUser()
  const rows = Array.from({ length: 1_100 }, (_, i) => aTxn({ minor: i, import_id: 'file-2' }))
  const { id } = await run((write) => write.insertMany('txn', rows, { column: 'import_id', value: 'file-2' }))
  const stored = await db.selectFrom('history_change').select('kind').where('user_id', '=', userId).execute()
  expect(stored).toEqual([{ kind: 'created' }])
  const before = (await listTxns()).map(({ last_updated: _, ...row }) => row)
  const undo = await undoEntry(id)
  expect(await listTxns()).toEqual([])
  await undoEntry(undo.id)
  expect((await listTxns()).map(({ last_updated: _, ...row }) => row)).toEqual(before)
})

test('a row that an action added and edited, and that was removed later, doesn’t block undoing the rest', async () => {
  const { run, undoEntry, listTxns } = await createUser()
  const made = await run(async (write) => {
    await write.insertMany('txn', [aTxn(), aTxn()])
    const { id } = await write.insert('txn', aTxn())
    await write.insert('category', aCategory('Boats'))
    await write.update('txn', id, null, { minor: 1 })
    return id
  })
  await run((write) => write.remove('txn', made.result))
  await undoEntry(made.id)
  expect(await listTxns()).toEqual([])
})

test('a row that an undo restored and a later undo removed doesn’t block redoing the rest', async () => {
  const { run, undoEntry, listTxns } = await createUser()
  const first = await run((write) => write.insert('txn', aTxn({ minor: 0 })))
  const second = await run(async (write) => {
    await write.insert('txn', aTxn({ minor: 7 }))
    await write.update('txn', first.result.id, null, { minor: 1 })
    await write.remove('txn', first.result.id)
  })
  const undone = await undoEntry(second.id)
  await undoEntry(first.id)
  await undoEntry(undone.id)
  expect((await listTxns()).map((row) => row.minor)).toEqual([7])
})

test('if one entry is undone twice at once, only one undo happens', async () => {
  const { run, undoEntry, listTxns } = await createUser()
  const { id } = await run((write) => write.insert('txn', aTxn()))
  const outcomes = await Promise.allSettled([undoEntry(id), undoEntry(id)])
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listTxns()).toEqual([])
})

test('many simultaneous edits in opposite order all finish, and every one counts', async () => {
  const { run, listTxns } = await createUser()
  const ids: string[] = []
  for (let i = 0; i < 6; i += 1) ids.push((await run((write) => write.insert('txn', aTxn({ minor: 0 })))).result.id)
  const bump = (order: string[]) => run((write) => write.updateMany('txn', order, (row) => ({ minor: row.minor + 1 })))
  await Promise.all(Array.from({ length: 20 }, (_, i) => bump(i % 2 ? ids : ids.toReversed())))
  expect((await listTxns()).map((row) => row.minor)).toEqual([20, 20, 20, 20, 20, 20])
})

test('an action started inside another one, outside its transaction, fails instead of waiting forever', async () => {
  const { run, listTxns } = await createUser()
  const nested = run(async (write) => {
    await write.insert('txn', aTxn())
    await run((other) => other.insert('txn', aTxn()))
  })
  await expect(nested).rejects.toThrow(/transaction is open/)
  expect(await listTxns()).toEqual([])
})

test('the history is listed newest first, page by page, each entry once', async () => {
  const { userId, run } = await createUser()
  for (let i = 0; i < 7; i += 1) await run((write) => write.insert('txn', aTxn()), `Entry ${i}`)
  const seen: string[] = []
  for (let before: number | undefined; ; ) {
    const page = await listHistory(db, userId, { limit: 3, before })
    if (page.length === 0) break
    seen.push(...page.map((entry) => entry.summary))
    before = page.at(-1)!.revision
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `Entry ${i}`))
})

test('an undo is marked as an undo and marks what it undid, and a redo clears that mark', async () => {
  const { userId, run, undoEntry } = await createUser()
  const { id } = await run((write) => write.insert('txn', aTxn()), 'Added')
  const undo = await undoEntry(id)
  expect(await listHistory(db, userId, { limit: 9 })).toMatchObject([
    { id: undo.id, undoes: id, isUndone: false, summary: 'Undid: Added' },
    { id, isUndone: true },
  ])
  await undoEntry(undo.id)
  expect(await listHistory(db, userId, { limit: 9 })).toMatchObject([
    { summary: 'Redid: Added', isUndone: false },
    { id: undo.id, isUndone: true },
    { id, isUndone: false },
  ])
})

test('a summary is stored as a code with arguments, and an older one stored as a sentence is still shown', async () => {
  const { userId, undoEntry } = await createUser()
  const reason = { code: 'transaction.add', args: { name: 'Café “Lux”' } } as const
  const { historyId } = await recordAction(db, { userId, reason, at: AT }, (write) => write.insert('txn', aTxn()))
  expect(await undoEntry(historyId!)).toMatchObject({
    action: 'undo',
    summary: 'Undid: Added Café “Lux”',
    reasons: [{ code: 'undo' }, reason],
  })
  const own = db.updateTable('history').where('user_id', '=', userId).where('id', '=', historyId!)
  await own.set({ summary: 'Took Café after all' }).execute()
  const [undo] = await listHistory(db, userId, { limit: 1 })
  expect((await undoEntry(undo!.id)).summary).toBe('Redid: Took Café after all')
  expect((await listHistory(db, userId, { limit: 9 })).at(-1)).toMatchObject({ summary: 'Took Café after all' })
})

test('when a user is deleted, their transactions, accounts, statements and history are too', async () => {
  const { userId, run } = await createUser()
  const { result: account } = await run((write) => write.insert('wealth_account', anAccount()))
  await run((write) => write.insert('statement', aStatement(account.id)))
  await run((write) => write.remove('wealth_account', account.id))
  await run((write) => write.insert('txn', aTxn()))
  const { result: kept } = await run((write) => write.insert('wealth_account', anAccount()))
  await run((write) => write.insert('statement', aStatement(kept.id)))
  await db.deleteFrom('app_user').where('id', '=', userId).execute()
  for (const table of ['history', 'history_change', 'history_head', 'txn', 'statement', 'wealth_account'] as const) {
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).toEqual([])
  }
})
