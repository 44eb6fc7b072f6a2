import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

// The log never has anything that a person typed, owns or logs in with: only ids, routes, counts and times.
const SECRETS = [
  'password',
  'current_password',
  'new_password',
  'token',
  'csrfToken',
  'code',
  'secret',
  'cookie',
  'authorization',
  'text',
  'transaction_name',
  'simple_name',
  'amount',
  'minor',
  'prompt',
  'email',
  'to',
]

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `body.${name}`, `payload.${name}`, `headers.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Name, message, code and stack. Driver errors may contain the statement's values, which must not be logged. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  return { type: error.name, message: error.message, code: (error as { code?: unknown }).code, stack: error.stack }
}
