import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { APOSTROPHES, foldSearch } from './search-key.ts'

/** Whether a folded column contains the text; apostrophes are ignored. */
export function columnContains(db: Db, column: string, text: string): RawBuilder<boolean> {
  const place = db.getExecutor().adapter instanceof PostgresAdapter ? sql.raw('strpos') : sql.raw('instr')
  const bare = APOSTROPHES.reduce<RawBuilder<string>>(
    (inner, mark) => sql`replace(${inner}, ${mark}, '')`,
    sql`${sql.ref(column)}`,
  )
  return sql<boolean>`${place}(${bare}, ${foldSearch(text)}) > 0`
}
