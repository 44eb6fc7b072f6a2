import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api-errors.ts'
import { createQueryClient } from './query-client.ts'

async function failWith(error: Error) {
  const handlers = { onLoggedOut: vi.fn(), onSubscriptionEnded: vi.fn() }
  const client = createQueryClient(handlers)
  await client.fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(error), retryDelay: 0 }).catch(() => {})
  return handlers
}

test('an ended session is reported', async () => {
  const handlers = await failWith(new ApiError(401, { detail: 'Please log in.' }))
  expect(handlers.onLoggedOut).toHaveBeenCalledTimes(1)
  expect(handlers.onSubscriptionEnded).not.toHaveBeenCalled()
})

test('an ended subscription is reported', async () => {
  const handlers = await failWith(new ApiError(402, { detail: 'Pick a plan.' }))
  expect(handlers.onSubscriptionEnded).toHaveBeenCalledTimes(1)
  expect(handlers.onLoggedOut).not.toHaveBeenCalled()
})

test('a query that the server refused isn’t repeated; others are tried up to three times', async () => {
  const client = createQueryClient({ onLoggedOut: () => {}, onSubscriptionEnded: () => {} })
  const retry = client.getDefaultOptions().queries?.retry as (count: number, error: Error) => boolean
  expect(retry(0, new ApiError(404, {}))).toBe(false)
  expect([0, 1, 2].map((count) => retry(count, new NetworkError('gone')))).toEqual([true, true, false])
  expect(retry(0, new ApiError(503, {}))).toBe(true)
})
