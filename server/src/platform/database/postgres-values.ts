import { InexactValueError } from './database-errors.ts'

const INT8 = 20
const NUMERIC = 1700

/**
 * Whole numbers come as numbers, as they do from SQLite. One that a number cannot hold exactly is an error, never a
 * rounded amount. `numeric` is what PostgreSQL makes of a sum of bigints.
 */
function parseWhole(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new InexactValueError(`too large to be exact: ${text}`)
  return value
}

export const postgresParsers: Record<number, (text: string) => unknown> = { [INT8]: parseWhole, [NUMERIC]: parseWhole }
