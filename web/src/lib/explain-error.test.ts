import { expect, test } from 'vitest'
import { ApiError } from './api-errors.ts'
import { explainError } from './explain-error.ts'

test('the server’s own message is shown; without one, the status is explained', () => {
  const detail = 'Too many attempts. Please wait 24 hours.'
  expect(explainError(new ApiError(429, { detail }, '86400'))).toBe(detail)
  expect(explainError(new ApiError(429, null, '1'))).toBe('Too many attempts. Please wait a moment.')
  expect(explainError(new ApiError(500, null))).toBe('Something went wrong on our side.')
})
