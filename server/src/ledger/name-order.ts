import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'

/**
 * The sort key for names: the beginning of the name in the search key, which ignores case and accents. The key has the
 * bank's text in its first line and the simple name in its second. For the index to be used, these expressions must
 * match the migration's letter for letter.
 */
export function createNameOrder(db: Db, name: 'transaction_name' | 'simple_name'): RawBuilder<string> {
  if (name === 'transaction_name') return sql<string>`substr(txn.search_key, 1, 60)`
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`substr(txn.search_key, strpos(txn.search_key, chr(10)) + 1, 40)`
    : sql<string>`substr(txn.search_key, instr(txn.search_key, char(10)) + 1, 40)`
}
