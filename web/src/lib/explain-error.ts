import { ApiError, NetworkError } from './api-errors.ts'

/** One sentence on what went wrong, for a person: the server's own words where it had some. */
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
