import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestApp, PASSWORD } from '../../testing/create-test-app.ts'
import { createInvite } from '../../users/invites.ts'

const createPerson = (name: string) => ({ username: name, email: `${name}@home.test`, password: PASSWORD })

test('if sign-up is closed, nobody can sign up', async () => {
  const server = await createTestApp({ env: { SIGNUPS: 'closed' } })
  const before = await server.dumpTables()
  expect((await server.createVisitor().post('/accounts/signup/', createPerson('ana'))).statusCode).toBe(403)
  expect(await server.dumpTables()).toBe(before)
})

test('an invite lets one person in within two weeks, however it’s typed', async () => {
  const server = await createTestApp({ env: { SIGNUPS: 'invite' } })
  const code = await createInvite(server.deps)
  const signUp = (name: string, invite?: string) =>
    server
      .createVisitor()
      .post('/accounts/signup/', { ...createPerson(name), ...(invite === undefined ? {} : { invite }) })
  for (const wrong of [undefined, '', 'nope-nope-nope-nope']) {
    const refused = await signUp('ana', wrong)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0].path).toBe('invite')
  }
  expect(await server.dumpTables()).not.toContain(code.replaceAll('-', ''))
  const responses = await Promise.all(['ana', 'ben'].map((name) => signUp(name, ` ${code.toUpperCase()} `)))
  expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 400])
  const late = await createInvite(server.deps)
  server.clock.advance(14 * DAY)
  expect((await signUp('cleo', late)).statusCode).toBe(400)
})

test('a failed sign-up doesn’t use up the invite', async () => {
  const server = await createTestApp({ env: { SIGNUPS: 'invite' } })
  const code = await createInvite(server.deps)
  const ana = { ...createPerson('ana'), invite: code }
  expect(
    (await server.createVisitor().post('/accounts/signup/', { ...ana, password: 'password1234' })).statusCode,
  ).toBe(400)
  expect((await server.createVisitor().post('/accounts/signup/', ana)).statusCode).toBe(201)
  const again = await createInvite(server.deps)
  expect((await server.createVisitor().post('/accounts/signup/', { ...ana, invite: again })).statusCode).toBe(400)
  expect(
    (await server.createVisitor().post('/accounts/signup/', { ...createPerson('ben'), invite: again })).statusCode,
  ).toBe(201)
})

test('the audit log is off by default, records sign-ups and failed logins, and forgets deleted users', async () => {
  const server = await createTestApp({ env: { AUDIT_LOG: '1' } })
  const ana = await server.signUp('ana')
  const thief = server.createClient('203.0.113.66')
  await thief.post('/accounts/login/', { username: 'ana', password: 'a wrong guess' })
  const listEvents = () =>
    server.db.selectFrom('audit_event').select(['event', 'address', 'user_id']).orderBy('id').execute()
  expect(await listEvents()).toMatchObject([
    { event: 'signed-up', user_id: expect.any(String) },
    { event: 'login-failed', address: '203.0.113.66', user_id: expect.any(String) },
  ])
  await ana.post('/accounts/delete/', { password: PASSWORD })
  expect(await listEvents()).toEqual([])

  const withoutAuditLog = await createTestApp()
  await withoutAuditLog.signUp('ana')
  expect(await withoutAuditLog.db.selectFrom('audit_event').selectAll().execute()).toEqual([])
})
