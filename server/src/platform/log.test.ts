import { expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../testing/create-test-app.ts'

test('the log has routes, and never what a user typed or logs in with', async () => {
  const logLines: string[] = []
  const server = await createTestApp({ logLines })
  const ana = await server.createUser('Secretive Sam')
  await ana.post('/submit-feedback/', { text: 'my words', page: '/dashboard?secret=1', time: 'noon' })
  await ana.get('/api/history/?cursor=999')
  await ana.get('/no/such/page?token=abc123secret')
  await ana.post('/accounts/login/', { username: ana.username, password: 'wrong words typed' })
  await server.createVisitor().post('/accounts/reset_password/', { email: ana.email })
  await server.readOutbox()
  const log = logLines.join('')
  expect(log).toContain('"route":"/api/history/"')
  expect(log).toContain('.eml')
  for (const secret of [
    PASSWORD,
    'wrong words typed',
    'my words',
    ana.email,
    'Secretive',
    ana.cookies.get('sid') ?? '?',
    ana.csrfToken ?? '?',
    'abc123secret',
    'cursor=999',
    'reset-password-confirm',
  ]) {
    expect(log).not.toContain(secret)
  }
})
