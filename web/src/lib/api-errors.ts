import type { ErrorBody } from '@evenkeel/contract/errors.ts'

/** The server refused the request. `present` is the current row if the edit was stale. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** A sentence for the user; empty if the response had none (such as a proxy's error page). */
  readonly detail: string
  readonly code: string
  readonly errors: { path: string; message: string }[]
  readonly present: unknown
  readonly blocking: NonNullable<ErrorBody['blocking']>
  readonly requestId: string
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
    const detail = typeof said.detail === 'string' ? said.detail : ''
    super(detail || `The server responded with ${status}.`)
    this.status = status
    this.detail = detail
    this.code = typeof said.code === 'string' ? said.code : ''
    this.errors = Array.isArray(said.errors) ? said.errors : []
    this.present = said.present
    this.blocking = Array.isArray(said.blocking) ? said.blocking : []
    this.requestId = typeof said.request_id === 'string' ? said.request_id : ''
    const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null
  }

  /** The server's message about one field of the body, if any. */
  errorFor(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message
  }
}

/** The request got no response. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** The response doesn't match the contract. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError'
}
