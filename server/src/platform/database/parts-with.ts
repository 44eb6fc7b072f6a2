import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from './schema.ts'

/** How many parts of a text, each ended by the separator or the text's end, have `wanted` in them. */
export function countPartsWith(text: string, separator: string, wanted: string): number {
  let count = 0
  for (let at = text.indexOf(wanted); at !== -1; ) {
    count += 1
    const end = text.indexOf(separator, at)
    at = end === -1 ? -1 : text.indexOf(wanted, end)
  }
  return count
}

/** The same of a column, on either database: `parts_with` is made known to every SQLite connection. */
export function columnPartsWith(db: Db, column: string, separator: string, wanted: string): RawBuilder<number> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return sql<number>`(select count(*) from string_to_table(${sql.ref(column)}, ${separator}) as part where strpos(part, ${wanted}) > 0)`
  }
  return sql<number>`parts_with(${sql.ref(column)}, ${separator}, ${wanted})`
}
