import { InexactValueError } from './database-errors.ts'

const INT8 = 20
const NUMERIC = 1700

/**
 * Reads a `bigint` or `numeric` (the type of a sum of bigints) as a number, as SQLite returns it. A whole number that
 * can't be exact is an error, never a rounded amount.
 */
function parseNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new InexactValueError(`too large to be exact: ${text}`)
  return value
}

export const postgresParsers: Record<number, (text: string) => unknown> = {
  [INT8]: parseNumber,
  [NUMERIC]: parseNumber,
}
