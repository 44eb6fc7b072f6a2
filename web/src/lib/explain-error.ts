import { ApiError, NetworkError } from './api-errors.ts'

/** What went wrong, as a sentence: the server's own if it sent one. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.detail) return error.detail
    return error.status === 429 ? 'Too many attempts. Please wait a moment.' : 'Something went wrong on our side.'
  }
  if (error instanceof NetworkError) return 'We can’t reach the server. Check your connection.'
  return 'Something went wrong.'
}
