import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { foldForSearch } from './search-key.ts'

/** Whether a folded column has the text in it, as it is: nothing in it stands for anything else, and no case is tried. */
export function columnContains(db: Db, column: string, text: string): RawBuilder<boolean> {
  const place = db.getExecutor().adapter instanceof PostgresAdapter ? sql.raw('strpos') : sql.raw('instr')
  return sql<boolean>`${place}(${sql.ref(column)}, ${foldForSearch(text)}) > 0`
}
