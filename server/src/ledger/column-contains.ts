import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { APOSTROPHES, foldSearch } from './search-key.ts'

/** Whether a folded column contains the text; apostrophes are ignored. */
export function isInColumn(db: Db, column: string, text: string): RawBuilder<boolean> {
  const findPosition = db.getExecutor().adapter instanceof PostgresAdapter ? sql.raw('strpos') : sql.raw('instr')
  const withoutApostrophes = APOSTROPHES.reduce<RawBuilder<string>>(
    (inner, apostrophe) => sql`replace(${inner}, ${apostrophe}, '')`,
    sql`${sql.ref(column)}`,
  )
  return sql<boolean>`${findPosition}(${withoutApostrophes}, ${foldSearch(text)}) > 0`
}
