import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import {
  DatabaseDamagedError,
  DatabaseDownError,
  DatabaseFullError,
  InexactValueError,
} from './database/database-errors.ts'

const STATUS = {
  'invalid-input': 400,
  'unknown-host': 400,
  mfa_required: 400,
  unauthenticated: 401,
  subscription_required: 402,
  forbidden: 403,
  csrf: 403,
  'not-found': 404, // Also for other people's data: never reveal that it exists.
  conflict: 409,
  stale: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
  'disk-full': 507,
} as const

type ErrorCode = keyof typeof STATUS

type Extra = {
  /** The current row, for a stale edit. */
  present?: unknown
  blocking?: { table: string; id: string; reason: string }[]
  errors?: { path: string; message: string }[]
  retryAfterSeconds?: number
}

/** An error with a message for the user. `toAppError` turns known errors into one; any other is a bug and returns 500. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly extra: Extra
  constructor(code: ErrorCode, message: string, extra: Extra = {}, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.extra = extra
  }
}

/** Sends every error in the same shape, without internal details. */
export function replyWithError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown)
  if (error === null || isDatabaseFault(thrown)) request.log.error({ err: thrown }, 'request failed')
  if (error === null) {
    // A read saves nothing anyway.
    const whatWasKept = request.method === 'GET' ? '' : ' Nothing was saved.'
    return reply.code(500).send({
      detail: `Something went wrong on our side.${whatWasKept} Please try again.`,
      code: 'internal',
      request_id: request.id,
    })
  }
  if (error.extra.retryAfterSeconds !== undefined) reply.header('Retry-After', String(error.extra.retryAfterSeconds))
  const { retryAfterSeconds: _, ...extra } = error.extra
  return reply
    .code(STATUS[error.code])
    .send({ detail: error.message, code: error.code, request_id: request.id, ...extra })
}

/** Whether the operator has to act. Users get no details, so the log has them. */
function isDatabaseFault(thrown: unknown): boolean {
  return [DatabaseFullError, DatabaseDamagedError, DatabaseDownError].some((kind) => thrown instanceof kind)
}

function toAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof ZodError) {
    const errors = thrown.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
    const first = errors[0]
    const where = first?.path ? `${first.path}: ` : ''
    return new AppError('invalid-input', `${where}${first?.message ?? 'The request isn’t valid.'}`, { errors })
  }
  if (thrown instanceof DatabaseFullError) {
    return new AppError(
      'disk-full',
      'The server is out of disk space or memory, or its disk is failing, so we couldn’t do this. Ask whoever runs it to check.',
    )
  }
  if (thrown instanceof DatabaseDamagedError) {
    return new AppError('unavailable', 'The database is damaged. Ask whoever runs this server to restore a backup.')
  }
  if (thrown instanceof DatabaseDownError) {
    return new AppError('unavailable', 'The database is busy or not responding. Please try again in a moment.', {
      retryAfterSeconds: 5,
    })
  }
  if (isSumTooLarge(thrown)) {
    return new AppError(
      'conflict',
      'Your amounts add up to more than we can calculate exactly. Sort your transactions by amount and correct the ones that are far too large.',
    )
  }
  if (isBrokenForm(thrown)) return new AppError('invalid-input', 'We couldn’t read the form. It may be incomplete.')
  const status = (thrown as { statusCode?: unknown })?.statusCode
  if (isCsrfError(thrown))
    return new AppError('csrf', 'The security token is missing or out of date. Reload the page and try again.')
  if (status === 413) return new AppError('too-large', 'This request is too large.')
  if (status === 415) return new AppError('wrong-type', 'This content type isn’t supported. Send JSON.')
  if (status === 404) return new AppError('not-found', 'Not found.')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError('invalid-input', 'We couldn’t read this request.')
  }
  return null
}

function isCsrfError(thrown: unknown): boolean {
  return String((thrown as { code?: unknown })?.code).startsWith('FST_CSRF_')
}

/**
 * Each amount is exact, but a sum of some of the largest isn't: both database drivers refuse it instead of returning a
 * wrong figure.
 */
function isSumTooLarge(thrown: unknown): boolean {
  const { code, message } = thrown instanceof Error ? (thrown as { code?: unknown; message: string }) : { message: '' }
  if (thrown instanceof InexactValueError) return true
  return code === 'ERR_OUT_OF_RANGE' && message.startsWith('Value is too large') // another program's message
}

/** The form parser throws plain errors, distinguished only by their message. */
function isBrokenForm(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    /^Multipart: Boundary not found|unexpected end of multipart data$|^Malformed part header/i.test(thrown.message)
  )
}
