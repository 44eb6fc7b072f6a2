import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

async function checkReadiness(changes: { checkAlive?: () => Promise<void>; dataDir?: string } = {}) {
  const { checkAlive = async () => {}, dataDir = server.deps.config.dataDir } = changes
  const config = { ...server.deps.config, dataDir }
  const app = await createApp({ ...server.deps, config, checkAlive, cancelJob: async () => false, web: null })
  const response = await app.inject('/readyz')
  await app.close()
  return { status: response.statusCode, body: response.json() }
}

const OK = { process: 'ok', database: 'ok', migrations: 'ok', disk: 'ok' }

test('a server is ready if its database responds, no migration is pending and there is disk space', async () => {
  expect(await checkReadiness()).toEqual({ status: 200, body: { status: 'ready', checks: OK } })
})

test('a server whose database fails or never responds isn’t ready, and the response gives no details', async () => {
  const fail = () => Promise.reject(new Error('password authentication failed for postgres://me:secret@db'))
  for (const checkAlive of [fail, () => new Promise<void>(() => {})])
    expect(await checkReadiness({ checkAlive })).toEqual({
      status: 503,
      body: { status: 'not-ready', checks: { ...OK, database: 'not responding' } },
    })
})

test('a server isn’t ready while this version’s last migration is pending', async () => {
  const [last] = await server.db
    .selectFrom('schema_migration' as never)
    .selectAll()
    .orderBy('name' as never, 'desc')
    .limit(1)
    .execute()
  await server.db
    .deleteFrom('schema_migration' as never)
    .where('name' as never, '=', (last as { name: string }).name as never)
    .execute()
  expect(await checkReadiness()).toMatchObject({ status: 503, body: { checks: { ...OK, migrations: 'pending' } } })
  await server.db
    .insertInto('schema_migration' as never)
    .values(last as never)
    .execute()
  expect(await checkReadiness()).toMatchObject({ status: 200 })
})

test('a server whose data folder can’t be read isn’t ready', async () => {
  expect(await checkReadiness({ dataDir: '/no/such/folder' })).toMatchObject({
    status: 503,
    body: { checks: { disk: 'unreadable' } },
  })
})

test('concurrent requests share one check of the database', async () => {
  let checks = 0
  const held = Promise.withResolvers<void>()
  const checkAlive = () => {
    checks += 1
    return held.promise
  }
  const app = await createApp({ ...server.deps, checkAlive, cancelJob: async () => false, web: null })
  const responses = Array.from({ length: 20 }, () => app.inject('/readyz'))
  while (checks === 0) await new Promise(setImmediate)
  held.resolve()
  for (const { statusCode } of await Promise.all(responses)) expect(statusCode).toBe(200)
  expect(checks).toBe(1)
  await app.close()
})
