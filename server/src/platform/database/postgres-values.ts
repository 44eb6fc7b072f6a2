import { InexactValueError } from './database-errors.ts'

const INT8 = 20
const NUMERIC = 1700

/**
 * Integers are returned as numbers, as SQLite returns them. One that a number can't hold exactly is an error, never a
 * rounded amount. PostgreSQL returns `numeric` for a sum of bigints.
 */
function parseWhole(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new InexactValueError(`too large to be exact: ${text}`)
  return value
}

export const postgresParsers: Record<number, (text: string) => unknown> = { [INT8]: parseWhole, [NUMERIC]: parseWhole }
