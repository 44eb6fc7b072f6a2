import { ApiError, NetworkError } from './api-errors.ts'

/** One sentence about what went wrong: the server's own message if it has one. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 429) {
      const wait = error.retryAfterSeconds
      return wait ? `Too many attempts. Please wait ${wait} seconds.` : 'Too many attempts. Please wait a moment.'
    }
    return error.detail || 'Something went wrong on the server.'
  }
  if (error instanceof NetworkError) return 'We can’t reach the server. Check your connection.'
  return 'Something went wrong.'
}
