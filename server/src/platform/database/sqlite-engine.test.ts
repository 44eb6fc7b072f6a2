import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../testing/place.ts'
import { DatabaseDownError, DatabaseFullError } from './database-errors.ts'
import { runInTransaction } from './open-transaction.ts'
import { SqliteThreadDialect } from './sqlite-dialect.ts'
import { SqliteEngine } from './sqlite-engine.ts'

type Notes = { note: { id: number; text: string } }

async function createNotes() {
  const folder = createFolder()
  const engine = new SqliteEngine(join(folder.dataDir, 'notes.sqlite'))
  onTestFinished(async () => {
    await engine.close()
    await folder.remove()
  })
  const db = new Kysely<Notes>({ dialect: new SqliteThreadDialect(engine, 'requests') })
  const reports = new Kysely<Notes>({ dialect: new SqliteThreadDialect(engine, 'reports') })
  await sql`create table note (id integer primary key, text text not null)`.execute(db)
  const add = (id: number, to: Kysely<Notes> = db) =>
    to
      .insertInto('note')
      .values({ id, text: 'x'.repeat(500) })
      .execute()
  const listIds = async () => (await db.selectFrom('note').select('id').orderBy('id').execute()).map((row) => row.id)
  return { engine, db, reports, add, listIds }
}

test('if the writer dies, the open transaction fails, and the next write works', async () => {
  const { engine, db, add, listIds } = await createNotes()
  await add(1)
  const inFlight = runInTransaction(db, async (tx) => {
    await add(2, tx)
    await engine.crashWriter()
    await add(3, tx)
  })
  await expect(inFlight).rejects.toThrow(DatabaseDownError)
  await add(4)
  expect(await listIds()).toEqual([1, 4])
  await engine.checkAlive()
})

test('two values from one buffer are stored, and the next write works', async () => {
  const { db, add, listIds } = await createNotes()
  const letters = new TextEncoder().encode('ab')
  const [a, b] = [letters.subarray(0, 1), letters.subarray(1)]
  await sql`insert into note (id, text) values (1, cast(${a} as text) || cast(${b} as text))`.execute(db)
  await add(2)
  expect(await listIds()).toEqual([1, 2])
})

test('a full disk is reported and keeps nothing of the transaction; writes work again once there is room', async () => {
  const { db, add, listIds } = await createNotes()
  await add(1)
  await sql`pragma max_page_count = 8`.execute(db)
  const tooMuch = runInTransaction(db, async (tx) => {
    for (let id = 2; id < 500; id += 1) await add(id, tx)
  })
  await expect(tooMuch).rejects.toThrow(DatabaseFullError)
  expect(await listIds()).toEqual([1])
  await sql`pragma max_page_count = 100000`.execute(db)
  await add(2)
  expect(await listIds()).toEqual([1, 2])
})

test('if a transaction ignores a full disk, either all of its successful writes are saved or none', async () => {
  const { db, add, listIds } = await createNotes()
  await sql`pragma max_page_count = 8`.execute(db)
  const added: number[] = []
  const tryToAdd = (id: number, tx: Kysely<Notes>) => add(id, tx).then(() => added.push(id))
  const stubborn = runInTransaction(db, async (tx) => {
    for (let id = 1; id < 100; id += 1) await tryToAdd(id, tx).catch(() => {})
    await sql`pragma max_page_count = 100000`.execute(tx).catch(() => {})
    await tryToAdd(1_000, tx)
  })
  const outcome = await stubborn.catch((error: unknown) => error)
  const kept = await listIds()
  // SQLite may abandon the statement or the whole transaction, but never keeps part of it.
  if (outcome instanceof Error) expect(kept).toEqual([])
  else expect(kept).toEqual(added)
})

test('a write outside the open transaction, from the code inside it, fails clearly instead of waiting forever', async () => {
  const { db, add, listIds } = await createNotes()
  const mistaken = runInTransaction(db, async (tx) => {
    await add(1, tx)
    await add(2)
  })
  await expect(mistaken).rejects.toThrow(/write through it/)
  expect(await listIds()).toEqual([])
})

test('writers take turns in the order they came', async () => {
  const { db, add } = await createNotes()
  const order: number[] = []
  const insertRow = (id: number) =>
    runInTransaction(db, async (tx) => {
      order.push(id)
      await add(id, tx)
    })
  await Promise.all([1, 2, 3, 4, 5, 6].map(insertRow))
  expect(order).toEqual([1, 2, 3, 4, 5, 6])
})

test('requests and reports keep reading while a transaction is open, and only see committed data', async () => {
  const { db, reports, add, listIds } = await createNotes()
  await add(1)
  await runInTransaction(db, async (tx) => {
    await add(2, tx)
    expect(await listIds()).toEqual([1])
    expect(await reports.selectFrom('note').select('id').execute()).toEqual([{ id: 1 }])
  })
  expect(await listIds()).toEqual([1, 2])
})

test('a report in a transaction sees the data of one moment, whatever is written meanwhile, and can’t write', async () => {
  const { reports, add } = await createNotes()
  await add(1)
  await reports.transaction().execute(async (tx) => {
    expect(await tx.selectFrom('note').select('id').execute()).toHaveLength(1)
    await add(2)
    expect(await tx.selectFrom('note').select('id').execute()).toHaveLength(1)
  })
  expect(await reports.selectFrom('note').select('id').execute()).toHaveLength(2)
  await expect(add(3, reports)).rejects.toThrow(DatabaseDownError)
})

test('if there are more reports than reader threads, all of them get their results', async () => {
  const { reports, add } = await createNotes()
  await add(1)
  const results = await Promise.all(Array.from({ length: 12 }, () => reports.selectFrom('note').select('id').execute()))
  expect(results).toHaveLength(12)
})

test('after closing, calls fail instead of waiting', async () => {
  const { engine, add, listIds } = await createNotes()
  await engine.close()
  await expect(add(1)).rejects.toThrow(DatabaseDownError)
  await expect(listIds()).rejects.toThrow(DatabaseDownError)
})

test.each([3, 300])('%i rows come from another thread exactly as stored, whatever they contain', async (count) => {
  const { reports } = await createNotes()
  const ask = async (value: string) => {
    const { rows } = await sql<{ n: number; value: unknown }>`
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${count})
      select n, case when n = ${count} then ${sql.raw(value)} end as value from counted`.execute(reports)
    expect(rows.map((row) => row.n)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
    expect(rows[0]?.value).toBeNull()
    return rows.at(-1)?.value
  }
  expect(await ask(`'“é” \u{1f6f6}' || char(0) || '\n'`)).toBe('“é” \u{1f6f6}\0\n')
  expect(await ask('0.1 + 0.2')).toBe(0.1 + 0.2)
  expect(await ask('9e999')).toBe(Number.POSITIVE_INFINITY)
  expect(await ask(`x'00ff7f'`)).toEqual(new Uint8Array([0, 255, 127]))
})
