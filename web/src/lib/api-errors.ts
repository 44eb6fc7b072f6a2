import type { ErrorBody } from '@evenkeel/contract/errors.ts'

/** The server returned an error. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** A sentence for the user; empty if the response had none (such as a proxy's error page). */
  readonly detail: string
  readonly code: string
  readonly errors: { path: string; message: string }[]
  /** After a stale edit, the current version of what was edited. */
  readonly present: unknown
  readonly requestId: string
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
    const detail = typeof fields.detail === 'string' ? fields.detail : ''
    super(detail || `The server responded with ${status}.`)
    this.status = status
    this.detail = detail
    this.code = typeof fields.code === 'string' ? fields.code : ''
    this.errors = Array.isArray(fields.errors) ? fields.errors : []
    this.present = fields.present
    this.requestId = typeof fields.request_id === 'string' ? fields.request_id : ''
    const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null
  }

  /** The server's message about one field of the body, if any. */
  findError(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message
  }
}

/** The server can't be reached. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** The response isn't JSON, or doesn't match the contract. */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError'
}
