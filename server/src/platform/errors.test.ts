import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseBusyError, DatabaseDamagedError, DatabaseDownError } from './database/database-errors.ts'
import { replyWithError } from './errors.ts'

async function fetchError(error: Error) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler(replyWithError)
  app.get('/', () => Promise.reject(error))
  return app.inject('/')
}

test.each([DatabaseDownError, DatabaseBusyError])(
  '$name asks people to try again in a moment',
  async (DatabaseError) => {
    const response = await fetchError(new DatabaseError('x'))
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json().detail).toBe('The database isn’t responding. Please try again in a moment.')
  },
)

test('a damaged database asks for a backup, because trying again can’t help', async () => {
  const response = await fetchError(new DatabaseDamagedError('x'))
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, undefined])
  expect(response.json()).toMatchObject({
    code: 'unavailable',
    detail: 'The database is damaged. Ask whoever runs this server to restore a backup.',
  })
})
