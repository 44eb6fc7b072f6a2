/**
 * The disk or quota is full, almost full or failing, or the database server is out of disk space or memory. Nothing of
 * the failed transaction was saved.
 */
export class DatabaseFullError extends Error {
  override name = 'DatabaseFullError'
  readonly code = 'database-full'
}

/**
 * The database can't be reached, opened or written to, is closed, didn't respond in time, or ended an idle transaction.
 * Whether a pending commit succeeded is unknown.
 */
export class DatabaseDownError extends Error {
  override name = 'DatabaseDownError'
  readonly code: string = 'database-down'
}

/**
 * The caller waited too long for others to finish, or another program is using the SQLite file. Nothing was done, and a
 * retry may succeed.
 */
export class DatabaseBusyError extends DatabaseDownError {
  override name = 'DatabaseBusyError'
  override readonly code = 'database-busy'
}

/**
 * A database, backup or copy is damaged, missing, incomplete or from a newer version, or differs from its original, or
 * PostgreSQL's programs couldn't dump or restore it. The program must not show figures from it.
 */
export class DatabaseDamagedError extends Error {
  override name = 'DatabaseDamagedError'
  readonly code = 'database-damaged'
}

/** A newer version has migrated the database. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
  readonly code = 'newer-schema'
}

/**
 * Something the operator has to fix first: `DATA_DIR` is in use by another process, not writable or not a folder, a
 * killed process left its lock of the session secret, PostgreSQL's programs are missing, or there already is a database
 * where one is to be restored or copied to. The message is shown to the operator.
 */
export class DataDirError extends Error {
  override name = 'DataDirError'
  readonly code = 'data-dir'
}

type ConstraintKind = 'unique' | 'foreign-key' | 'not-null' | 'check'

const CONSTRAINTS: Record<string, ConstraintKind> = {
  '1555': 'unique', // SQLite: primary key
  '2067': 'unique',
  '2579': 'unique', // rowid
  '787': 'foreign-key',
  '1299': 'not-null',
  '275': 'check',
  '23505': 'unique', // PostgreSQL
  '23503': 'foreign-key',
  '23502': 'not-null',
  '23514': 'check',
}

/** Which kind of constraint a write violated, the same for both engines; null for other errors. */
export function getViolatedConstraint(error: unknown): ConstraintKind | null {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return CONSTRAINTS[String(errcode ?? code)] ?? null
}

/** The transaction lost a race and was rolled back; a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === '40001' || code === '40P01'
}

/** Turns errors from `node:sqlite` into our own error classes. Other errors pass through. */
export function translateSqliteError(error: unknown): unknown {
  const errcode = (error as { errcode?: unknown } | null)?.errcode
  if (typeof errcode !== 'number') return error
  const cause = { cause: error }
  const text = error instanceof Error ? error.message : String(error)
  switch (errcode & 0xff) {
    case 13: // SQLITE_FULL
    case 10: // SQLITE_IOERR: what a full or failing disk causes in the middle of a write
      return new DatabaseFullError(`The disk is full or failing (${text}).`, cause)
    case 8: // SQLITE_READONLY
    case 14: // SQLITE_CANTOPEN
      return new DatabaseDownError(`The database file can’t be opened or written to (${text}).`, cause)
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return new DatabaseBusyError(`Another program is using the database file (${text}).`, cause)
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return new DatabaseDamagedError(`The database file is damaged (${text}).`, cause)
    default:
      return error
  }
}

const DOWN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // a missing socket
  '57P01', // terminated by an administrator
  '57P02',
  '57P03', // starting up or shutting down
  '57014', // canceled: over the statement deadline
  '25P03', // idle in a transaction for too long
  '53300', // too many connections
])

/** Turns errors of the connection or a full server into our own error classes. Other errors pass through. */
export function translatePostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseDownError) return error
  const code = String((error as { code?: unknown }).code ?? '')
  const cause = { cause: error }
  if (code === '53100' || code === '53200')
    return new DatabaseFullError('The database server is out of disk space or memory.', cause)
  const isConnectionLoss = /timeout|connection terminated|not queryable|client was closed/i.test(error.message)
  if (DOWN_CODES.has(code) || code.startsWith('08') || (code === '' && isConnectionLoss)) {
    return new DatabaseDownError(`The database isn’t responding (${code || error.message}).`, cause)
  }
  return error
}

/** A whole number from the database that a JavaScript number can't hold exactly. */
export class InexactValueError extends RangeError {
  override name = 'InexactValueError'
}
