import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createId } from '../../platform/ids.ts'
import { aTxn, insertUser, makeTextReason } from '../../testing/ledger-rows.ts'
import { createTestDatabase, testEngine } from '../../testing/test-database.ts'
import { listHistory, recordAction } from './history.ts'
import { undoAction } from './undo.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

// What a person can do, in any order: several writes in one action, and undoing anything that ever happened.
type Write = { do: 'add' | 'edit' | 'remove'; row: number; minor: number } | { do: 'add-many'; count: number }
type Move = { writes: Write[] } | { undo: number }

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('add', 'edit', 'remove'),
      row: fc.nat(50),
      minor: fc.integer({ min: -9, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add-many'), count: fc.integer({ min: 1, max: 4 }) }) },
)
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ writes: fc.array(write, { minLength: 1, maxLength: 4 }) }),
  fc.record({ undo: fc.nat(50) }),
)

type Row = { version: number; minor: number; import_id: string | null }
type State = Map<string, Row>
/** `imports`: those that the action or undo added or removed as a whole. */
type Entry = { id: string; before: State; after: State; imports: readonly string[] }

test('any sequence of actions and undos matches a model, and an undo is complete or refused', {
  timeout: 300_000,
}, async () => {
  const run = async (moves: Move[]) => {
    const userId = await insertUser(db)
    let current: State = new Map()
    const entries: Entry[] = []
    const undoneImports = new Set<string>()
    for (const next of moves) {
      const before = current
      if ('writes' in next) {
        const { id, imports } = await runAction(userId, next.writes, [...before.keys()])
        current = await read(userId)
        if (id === null) expect(current).toEqual(before)
        else entries.push({ id, before, after: current, imports })
      } else if (entries.length > 0) {
        const target = entries[next.undo % entries.length]!
        const expected = expectUndo(target, before, undoneImports, await isUndone(userId, target.id))
        const outcome = await undoAction(db, userId, target.id, '2026-02-01T00:00:00.000Z').catch(
          (error: unknown) => error,
        )
        current = await read(userId)
        if (expected === 'nothing to do') {
          // Everything the action made is gone (refused), or the action removed it itself (accepted): nothing changes
          // either way.
          expect(current).toEqual(before)
          if (!(outcome instanceof Error)) entries.push({ id: getId(outcome), before, after: current, imports: [] })
        } else if (expected === 'refused') {
          expect(outcome).toBeInstanceOf(Error)
          expect(current).toEqual(before)
        } else {
          expect(outcome).not.toBeInstanceOf(Error)
          expect(current).toEqual(expected)
          const imports = target.imports.filter(
            (importId) => countRows(before, importId) !== countRows(current, importId),
          )
          entries.push({ id: getId(outcome), before, after: current, imports })
          for (const importId of imports) {
            if (countRows(current, importId) === 0) undoneImports.add(importId)
            else undoneImports.delete(importId)
          }
        }
      }
    }
    await undoAndRedoEverything(userId, current)
  }
  await fc.assert(fc.asyncProperty(fc.array(move, { maxLength: 14 }), run), {
    numRuns: reduceCases(testEngine === 'sqlite' ? 60 : 25),
  })
})

/** Anything that can be undone can be redone exactly and undone again; a refused undo changes nothing. */
async function undoAndRedoEverything(userId: string, current: State) {
  let state = current
  for (const entry of await listHistory(db, userId, { limit: 1000 })) {
    if (entry.isUndone) continue
    const attempt = await undoAction(db, userId, entry.id, '2026-02-02T00:00:00.000Z').catch((error: unknown) => error)
    if (attempt instanceof Error) {
      expect(await read(userId)).toEqual(state)
      continue
    }
    const { id } = attempt as { id: string }
    const { id: redo } = await undoAction(db, userId, id, '2026-02-02T00:00:00.000Z')
    expect(await read(userId)).toEqual(state)
    await undoAction(db, userId, redo, '2026-02-02T00:00:00.000Z')
    state = await read(userId)
  }
}

test('undoing all actions from newest to oldest leaves nothing and never conflicts', {
  timeout: 300_000,
}, async () => {
  const run = async (actions: Write[][]) => {
    const userId = await insertUser(db)
    const done: { id: string; before: State }[] = []
    for (const writes of actions) {
      const before = await read(userId)
      const { id } = await runAction(userId, writes, [...before.keys()])
      if (id !== null) done.push({ id, before })
    }
    for (const { id, before } of done.toReversed()) {
      await undoAction(db, userId, id, '2026-02-01T00:00:00.000Z')
      expect(await read(userId)).toEqual(before)
    }
    expect((await read(userId)).size).toBe(0)
  }
  const actions = fc.array(fc.array(write, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
  await fc.assert(fc.asyncProperty(actions, run), { numRuns: reduceCases(testEngine === 'sqlite' ? 40 : 15) })
})

const getId = (outcome: unknown) => (outcome as { id: string }).id
const countRows = (state: State, importId: string) =>
  [...state.values()].filter((row) => row.import_id === importId).length

async function runAction(userId: string, writes: Write[], existingIds: string[]) {
  const ids = [...existingIds]
  const imports: string[] = []
  const action = { userId, reason: makeTextReason('Test'), at: '2026-01-01T00:00:00.000Z' }
  const { historyId } = await recordAction(db, action, async (to) => {
    for (const next of writes) {
      if (next.do === 'add') ids.push((await to.insert('txn', aTxn({ minor: next.minor }))).id)
      else if (next.do === 'add-many') {
        const pointer = createId()
        imports.push(pointer)
        const rows = Array.from({ length: next.count }, (_, i) => aTxn({ minor: i, import_id: pointer }))
        await to.insertMany('txn', rows, { column: 'import_id', value: pointer })
      } else if (ids.length > 0) {
        const at = next.row % ids.length
        if (next.do === 'edit') await to.update('txn', ids[at]!, null, { minor: next.minor })
        else await to.remove('txn', ids.splice(at, 1)[0]!)
      }
    }
  })
  return { id: historyId, imports }
}

/** What an undo should do to the current state, according to the model rather than the code under test. */
function expectUndo(
  entry: Entry,
  current: State,
  undoneImports: ReadonlySet<string>,
  isAlreadyUndone: boolean,
): State | 'refused' | 'nothing to do' {
  if (isAlreadyUndone) return 'refused'
  const result = new Map(current)
  let touchedRows = 0
  for (const id of new Set([...entry.before.keys(), ...entry.after.keys()])) {
    const [before, after, now] = [entry.before.get(id), entry.after.get(id), current.get(id)]
    if (before?.version === after?.version) continue
    const isAlreadyGone = before === undefined && now === undefined
    if (isAlreadyGone) continue
    if (now?.version !== after?.version) return 'refused'
    // A row comes back with its import, never on its own.
    const importId = before?.import_id
    if (now === undefined && importId && undoneImports.has(importId) && !entry.imports.includes(importId))
      return 'refused'
    touchedRows += 1
    if (before === undefined) result.delete(id)
    else result.set(id, before)
  }
  return touchedRows === 0 ? 'nothing to do' : result
}

async function isUndone(userId: string, id: string): Promise<boolean> {
  const entries = await listHistory(db, userId, { limit: 1000 })
  return entries.find((entry) => entry.id === id)!.isUndone
}

async function read(userId: string): Promise<State> {
  const rows = await db
    .selectFrom('txn')
    .select(['id', 'version', 'minor', 'import_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
