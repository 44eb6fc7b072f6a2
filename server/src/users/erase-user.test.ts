import { expect, test } from 'vitest'
import { recordAction } from '../ledger/history/history.ts'
import { createTestApp, PASSWORD } from '../testing/create-test-app.ts'
import { aTxn, insertUser, makeTextReason } from '../testing/ledger-rows.ts'
import { eraseUser } from './erase-user.ts'

const server = await createTestApp()
const { db } = server
const AT = '2026-11-15T10:00:00.000Z'

async function createUserWithRows(count: number): Promise<string> {
  const userId = await insertUser(db)
  const rows = Array.from({ length: count }, () => aTxn())
  await recordAction(db, { userId, reason: makeTextReason('Rows'), at: AT }, (write) => write.insertMany('txn', rows))
  return userId
}

/** The tables that still have rows of this user. */
async function listTablesWith(userId: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'user_id')) continue
    const rows = db
      .selectFrom(name as 'txn')
      .select('user_id')
      .where('user_id', '=', userId)
    if (await rows.limit(1).executeTakeFirst()) found.push(name)
  }
  return found
}

test('a large account is deleted in steps, others can write in between, and nothing of it remains', async () => {
  const userId = await createUserWithRows(3_000)
  const other = await insertUser(db)
  expect(await listTablesWith(userId)).toEqual(expect.arrayContaining(['txn_row', 'history_change']))
  let isErased = false
  const erasing = eraseUser(db, userId).then(() => {
    isErased = true
  })
  for (let i = 0; i < 3; i += 1) {
    await recordAction(db, { userId: other, reason: makeTextReason('A row'), at: AT }, (write) =>
      write.insert('txn', aTxn()),
    )
  }
  expect(isErased).toBe(false)
  await erasing
  expect(await listTablesWith(userId)).toEqual([])
  expect(await listTablesWith(other)).toContain('txn')
})

test('if a deletion is interrupted, nobody can log in anymore, and the next cleanup deletes the rest', async () => {
  const ana = await server.createUser('ana to go')
  const failing = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode' && JSON.stringify(node).includes('"import_row"'))
        throw new Error('power failure')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { deleteUser } = await import('./delete-user.ts')
  const find = db.selectFrom('app_user').select(['id', 'username', 'email'])
  const { id } = await find.where('username', '=', 'ana to go').executeTakeFirstOrThrow()
  await expect(deleteUser({ ...server.deps, db: failing }, id)).rejects.toThrow('power failure')
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(401)
  const login = await server.createVisitor().post('/accounts/login/', { username: 'ana to go', password: PASSWORD })
  expect(login.statusCode).toBe(400)
  const byId = await server.createVisitor().post('/accounts/login/', { username: id, password: PASSWORD })
  expect(byId.statusCode).toBe(400)
  expect(await find.where('username', '=', 'ana to go').execute()).toEqual([])
  await server.signUp('ana to go') // the name and address are free
  await server.runJob('tidy-up')
  expect(await find.where('id', '=', id).execute()).toEqual([])
  expect(await listTablesWith(id)).toEqual([])
})
