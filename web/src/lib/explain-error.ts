import { ApiError, NetworkError } from './api-errors.ts'

/** One sentence on what went wrong, for a person: the server's own words where it had some. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 429) {
      const wait = error.retryAfterSeconds
      return wait ? `Too many tries. Please wait ${wait} seconds.` : 'Too many tries. Please wait a moment.'
    }
    return error.detail || 'The server had a problem with this request.'
  }
  if (error instanceof NetworkError) return 'The server could not be reached. Check your connection.'
  return 'Something unexpected happened.'
}
