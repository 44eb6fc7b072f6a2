import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { APOSTROPHES, foldSearch } from './search-key.ts'

/** The SQL function that returns the position of one text in another, or 0. */
export function getPositionFunction(db: Db): RawBuilder<unknown> {
  return sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'strpos' : 'instr')
}

/** Whether a folded column contains the text; apostrophes are ignored. */
export function isInColumn(db: Db, column: string, text: string): RawBuilder<boolean> {
  const withoutApostrophes = APOSTROPHES.reduce<RawBuilder<string>>(
    (inner, apostrophe) => sql`replace(${inner}, ${apostrophe}, '')`,
    sql`${sql.ref(column)}`,
  )
  return sql<boolean>`${getPositionFunction(db)}(${withoutApostrophes}, ${foldSearch(text)}) > 0`
}
