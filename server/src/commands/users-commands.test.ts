import { expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../testing/create-test-app.ts'
import { runUsersCommand } from './users-commands.ts'

const server = await createTestApp({ env: { SIGNUPS: 'invite', AUDIT_LOG: '1' } })
const run = (...args: string[]) => runUsersCommand(server.deps, args)

async function signUp(name: string) {
  const [invite] = await run('invite')
  const client = server.createVisitor()
  const body = { username: name, email: `${name}@home.test`, password: PASSWORD, invite }
  expect((await client.post('/accounts/signup/', body)).statusCode).toBe(201)
  return client
}

test('an operator can invite, list, help and delete users, and read their feedback', async () => {
  const ana = await signUp('ana')
  await signUp('ben')
  expect((await run('list')).at(-1)).toBe('2 accounts')
  await ana.post('/submit-feedback/', { text: 'More \u001b[31mboats', page: '/dashboard', time: 'noon' })
  const feedback = (await run('feedback')).join('\n')
  expect(feedback).toContain('More')
  expect(feedback).not.toContain('\u001b')
  expect((await run('audit', 'ana')).join('\n')).toContain('signed-up')

  const [link] = await run('reset-password', 'ana@home.test')
  const query = new URL(link!).searchParams
  const body = { uid: query.get('uid'), token: query.get('token'), new_password: 'a keel is deeper than it looks' }
  expect((await server.createVisitor().post('/accounts/reset_password_confirm/', body)).statusCode).toBe(200)
  expect((await ana.get('/accounts/profile/')).statusCode).toBe(401)

  await expect(run('delete', 'ben')).rejects.toThrow(/--yes/)
  await run('delete', 'ben', '--yes')
  expect((await run('list')).at(-1)).toBe('1 account')
})

test.each([[[]], [['help']], [['delete']], [['reset-password', 'nobody at all']]])(
  'the invalid arguments %j are explained',
  async (args) => {
    await expect(run(...args)).rejects.toThrow(/Usage|No account found/)
  },
)
