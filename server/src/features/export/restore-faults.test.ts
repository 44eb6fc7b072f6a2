import type { RootOperationNode } from 'kysely'
import { expect, test } from 'vitest'
import { recordAction } from '../../ledger/history/history.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { exportZip, readContent, uploadExport } from '../../testing/exports.ts'
import { aTxn, makeTextReason } from '../../testing/ledger-rows.ts'
import { giveUpRestore, runRestore } from './commit-restore.ts'

const server = await createTestApp()
const { db, deps } = server
const AT = '2026-03-31T10:00:00.000Z'
const ROWS = 700 // Enough that imported and manual rows each take more than one step.

async function findUserId(person: { username: string }): Promise<string> {
  const users = db.selectFrom('app_user').select('id').where('username', '=', person.username)
  return (await users.executeTakeFirstOrThrow()).id
}

/** An export with one import of `ROWS` transactions, and as many manual transactions in a custom category. */
async function createLargeExport(): Promise<Buffer> {
  const ana = await server.createUser()
  const userId = await findUserId(ana)
  const { id } = (await ana.post('/api/categories/', { name: 'Boats', kind: 'expense' })).json()
  const lines = Array.from({ length: ROWS }, (_, i) => `2026-03-${10 + (i % 20)},SHOP ${i},-${i + 1}.00`)
  await ana.post('/api/imports/', { text: `Date,Description,Amount\n${lines.join('\n')}\n`, today: '2026-03-31' })
  await server.jobs.waitUntilIdle()
  const byHand = Array.from({ length: ROWS }, (_, i) => aTxn({ minor: i, category_id: id, needs_review: 0 }))
  await recordAction(db, { userId, reason: makeTextReason('Rows'), at: AT }, (write) => write.insertMany('txn', byHand))
  return exportZip(ana)
}

/** An upload that is checked and confirmed, but that no job picks up. */
async function createConfirmedUpload(zip: Buffer) {
  const person = await server.createUser()
  const before = readVisibleContent(await exportZip(person))
  const { body } = await uploadExport(server, person, zip)
  const id = body.id as string
  await db.updateTable('restore_run').set({ status: 'importing' }).where('id', '=', id).execute()
  return { person, userId: await findUserId(person), id, before }
}

/** Simulates a process killed after this many SQL statements: later ones fail, including those that clean up. */
function createDbThatDiesAfter(statements: number): Db {
  let remaining = statements
  return db.withPlugin({
    transformQuery: ({ node }): RootOperationNode => {
      remaining -= 1
      if (remaining < 0) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

async function restore(on: Db, userId: string, id: string): Promise<'done' | 'killed'> {
  const context = { signal: new AbortController().signal, complete: async () => {} }
  try {
    await runRestore({ ...deps, db: on }, userId, id, context as unknown as Parameters<typeof runRestore>[3])
    return 'done'
  } catch (error) {
    if ((error as Error).message !== 'killed') throw error
    return 'killed'
  }
}

/**
 * An export's content without update times and without the `import-` files, whose rows no page shows until their import
 * is visible.
 */
function readVisibleContent(zip: Buffer): Record<string, unknown> {
  const content = Object.entries(readContent(zip))
  const shown = JSON.stringify(content.filter(([name]) => !name.startsWith('import-')))
  return Object.fromEntries(JSON.parse(shown.replaceAll(/"last_updated":"[^"]*"/g, '"last_updated":""')))
}

async function countLeftovers(userId: string): Promise<Record<string, number>> {
  const count = async (table: 'txn_row' | 'hidden' | 'import_row' | 'large_edit') =>
    (
      await db
        .selectFrom(table as 'hidden')
        .select('user_id')
        .where('user_id', '=', userId)
        .execute()
    ).length
  return {
    txn_row: await count('txn_row'),
    hidden: await count('hidden'),
    import_row: await count('import_row'),
    large_edit: await count('large_edit'),
  }
}

test('a restore killed early or late imports everything or nothing, and the next attempt succeeds', {
  timeout: 600_000,
}, async () => {
  const zip = await createLargeExport()
  const { person, userId, id, before } = await createConfirmedUpload(zip)
  let kills = 0
  for (let statements = 3; (await restore(createDbThatDiesAfter(statements), userId, id)) === 'killed'; kills += 1) {
    const { status } = await db
      .selectFrom('restore_run')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (status === 'done') break // Killed during the final cleanup.
    server.clock.advance(HOUR) // The number of exports per hour is limited.
    expect(readVisibleContent(await exportZip(person)), `after ${statements} SQL statements`).toEqual(before)
    statements = Math.ceil(statements * 1.7)
  }
  expect(kills).toBeGreaterThan(5)
  await server.jobs.waitUntilIdle()
  expect(readVisibleContent(await exportZip(person))).toEqual(readVisibleContent(zip))
  const [entry] = (await person.get('/api/history/')).json().results
  const undone = await person.post(`/api/history/${entry.id}/undo/`)
  expect(undone.statusCode).toBe(200)
  expect(readVisibleContent(await exportZip(person))).toEqual(before)
  await server.jobs.waitUntilIdle() // By now, the imports' rows are put aside and the export's categories deleted.
  expect((await person.post(`/api/history/${undone.json().id}/undo/`)).statusCode).toBe(200)
  expect(readVisibleContent(await exportZip(person))['transactions.json']).toEqual(
    readVisibleContent(zip)['transactions.json'],
  )
  expect(readVisibleContent(await exportZip(person))['categories.json']).toEqual(
    readVisibleContent(zip)['categories.json'],
  )
})

test.each([12, 25, 40])(
  'a restore killed after %i SQL statements leaves nothing behind once we give up on it',
  async (statements) => {
    const { person, userId, id, before } = await createConfirmedUpload(await createLargeExport())
    expect(await restore(createDbThatDiesAfter(statements), userId, id)).toBe('killed')
    await giveUpRestore(db, userId, id)
    expect(await countLeftovers(userId)).toEqual({ txn_row: 0, hidden: 0, import_row: 0, large_edit: 0 })
    expect(readVisibleContent(await exportZip(person))).toEqual(before)
    expect((await person.get(`/api/restores/${id}/`)).json().status).toBe('failed')
  },
)
