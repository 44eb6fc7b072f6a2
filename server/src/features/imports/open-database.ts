import { constants, DatabaseSync } from 'node:sqlite'
import { MAX_IMPORT_ROWS } from '@evenkeel/contract/imports.ts'
import type { DatabaseTables } from '@evenkeel/engine/statement-files/products/actual-database.ts'

/** In bytes. Texts in real databases are much shorter. */
const MAX_VALUE_LENGTH = 200_000
const ALLOWED: ReadonlySet<number> = new Set([constants.SQLITE_SELECT, constants.SQLITE_READ])
const PLAIN_COLUMN = 0
const WAL_VERSION = 2

/** The file isn't a database, is damaged, has too much in it, or has a view or the like in place of a table. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}

/**
 * Reads the named columns of plain tables from an uploaded SQLite file. It's opened in memory and nothing in it runs:
 * views, virtual tables and computed columns are refused, and SQL can only read. Each row is a separate step, so
 * a thread can be stopped between rows. Missing tables and columns are skipped.
 */
export function readTables(bytes: Uint8Array, requested: Readonly<Record<string, readonly string[]>>): DatabaseTables {
  const limits = { length: MAX_VALUE_LENGTH, sqlLength: MAX_VALUE_LENGTH, attach: 0, exprDepth: 200, triggerDepth: 1 }
  const db = new DatabaseSync(':memory:', { defensive: true, allowExtension: false, limits })
  try {
    db.deserialize(disableWal(bytes))
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on')
    const columns = Object.entries(requested).map(
      ([table, names]) => [table, listPlainColumns(db, table).filter((name) => names.includes(name))] as const,
    )
    db.setAuthorizer((action) => (ALLOWED.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY))
    return Object.fromEntries(columns.map(([table, names]) => [table, selectRows(db, table, names)]))
  } catch (error) {
    throw error instanceof DatabaseRefused ? error : new DatabaseRefused('not readable', { cause: error })
  } finally {
    db.close()
  }
}

/** An in-memory database can't have a write-ahead log. A file that used one is complete without it once it's closed. */
function disableWal(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes)
  for (const at of [18, 19]) if (copy[at] === WAL_VERSION) copy[at] = 1
  return copy
}

function listPlainColumns(db: DatabaseSync, table: string): string[] {
  const named = db.prepare('select type, sql from sqlite_schema where name = ?').all(table)
  if (named.length === 0) return []
  const isPlain = named.length === 1 && named[0]!.type === 'table' && /^create\s+table\b/i.test(String(named[0]!.sql))
  if (!isPlain) throw new DatabaseRefused(`${table} isn’t a plain table`)
  const columns = db.prepare('select name, hidden from pragma_table_xinfo(?)').all(table)
  if (columns.some(({ hidden }) => hidden !== PLAIN_COLUMN)) throw new DatabaseRefused(`${table} computes a column`)
  return columns.map(({ name }) => String(name))
}

function selectRows(db: DatabaseSync, table: string, columns: readonly string[]): Record<string, unknown>[] {
  if (columns.length === 0) return []
  const rows: Record<string, unknown>[] = []
  // The names are ours, never the file's.
  const query = db.prepare(`select ${columns.map((name) => `"${name}"`).join(', ')} from "${table}" not indexed`)
  for (const row of query.iterate()) {
    rows.push(row)
    if (rows.length > MAX_IMPORT_ROWS) throw new DatabaseRefused(`${table} has too many rows`)
  }
  return rows
}
