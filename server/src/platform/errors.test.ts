import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  DatabaseBusyError,
  DatabaseDamagedError,
  DatabaseDownError,
  DatabaseFullError,
} from './database/database-errors.ts'
import { AppError, replyWithError } from './errors.ts'

async function fetchError(
  error: Error,
  logError: (fields: object, message: string) => void = () => {},
  method: 'GET' | 'POST' = 'GET',
) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.addHook('onRequest', async (request) => {
    request.log.error = logError as typeof request.log.error
  })
  app.setErrorHandler(replyWithError)
  app.route({ method, url: '/', handler: () => Promise.reject(error) })
  return app.inject({ method, url: '/' })
}

test.each([DatabaseDownError, DatabaseBusyError])(
  '$name asks people to try again in a moment',
  async (DatabaseError) => {
    const response = await fetchError(new DatabaseError('x'))
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json().detail).toBe('The database is busy or not responding. Please try again in a moment.')
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

test.each([DatabaseDownError, DatabaseBusyError, DatabaseDamagedError, DatabaseFullError])(
  'the operator’s log says why: $name',
  async (DatabaseError) => {
    const error = new DatabaseError('sqlite: no')
    const logError = vi.fn()
    await fetchError(error, logError)
    expect(logError).toHaveBeenCalledExactlyOnceWith({ err: error }, 'request failed')
  },
)

test('an unexpected error says that nothing was saved only if something could have been', async () => {
  const explain = async (method: 'GET' | 'POST') => (await fetchError(new Error('x'), undefined, method)).json().detail
  expect(await explain('POST')).toBe('Something went wrong on our side. Nothing was saved. Please try again.')
  expect(await explain('GET')).toBe('Something went wrong on our side. Please try again.')
})

test('a user’s mistake isn’t logged as an error', async () => {
  const logError = vi.fn()
  await fetchError(new AppError('invalid-input', 'No.'), logError)
  expect(logError).not.toHaveBeenCalled()
})
