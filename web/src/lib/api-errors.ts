import type { ErrorBody } from '@evenkeel/contract/errors.ts'

/** The server understood and refused. `present` is the row as it is now, when an edit was stale. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** A sentence for the person; empty when the answer had none (a proxy's error page, say). */
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

  /** What is wrong with one field of the body, if the server said. */
  errorFor(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message
  }
}

/** The request never got an answer. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** The server answered with something that the contract does not describe. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError'
}
