import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { DatabaseDamagedError, DataDirError } from './database-errors.ts'
import { insertRows, type Row } from './insert-rows.ts'
import type { Engine } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'
import { runInTransaction } from './open-transaction.ts'
import type { Db, Schema } from './schema.ts'

const ROWS_AT_ONCE = 1_000
/** Tables that others refer to come first. */
const REFERENCED_TABLES = ['app_user', 'category_row', 'statement_import', 'wealth_account', 'history']
/** Tables that are recalculated from others, that every database has its own of, or that only keep people logged in. */
const NOT_COPIED = /^(ledger_.*|schema_migration|session|password_reset|email_verification|throttle)$/

type Side = Pick<OpenDatabase, 'db' | 'engine'>
export type Copied = { table: string; rows: number }

/**
 * Copies one database to another, of the same or the other engine, in one transaction; then reads both sides again and
 * compares them row by row. Leaves out sessions, reset and verification links, counters of attempts and tables that are
 * recalculated. The target must have no users; whatever else a server has left in these tables is replaced.
 */
export async function copyDatabase(from: Side, to: Side): Promise<Copied[]> {
  if (await to.db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) {
    throw new DataDirError('The database to copy to already has accounts. Use an empty one.')
  }
  const tables = await listTables(to.db)
  await runInTransaction(to.db, async (tx) => {
    for (const table of tables) {
      await tx.deleteFrom(table as keyof Schema).execute()
      for await (const rows of readRows(from, table)) await insertRows(tx as never, table, rows)
    }
  })
  const copied: Copied[] = []
  for (const table of tables) {
    const [original, copy] = [await digestTable(from, table), await digestTable(to, table)]
    if (original.sum !== copy.sum || original.rows !== copy.rows) {
      throw new DatabaseDamagedError(
        `${table} differs: ${original.rows} rows became ${copy.rows}, or their values changed.`,
      )
    }
    copied.push({ table, rows: copy.rows })
  }
  return copied
}

async function listTables(db: Db): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  const names = tables.map(({ name }) => name).filter((name) => !NOT_COPIED.test(name))
  return [...REFERENCED_TABLES, ...names.filter((name) => !REFERENCED_TABLES.includes(name)).sort()]
}

/** Reads page by page, in the order of the primary key. */
async function* readRows({ db, engine }: Side, table: string): AsyncGenerator<Row[]> {
  const key = await findPrimaryKey(db, engine, table)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  for (let last: Row | undefined; ; ) {
    let query = (db as unknown as Kysely<Record<string, Row>>).selectFrom(table).selectAll()
    if (last) query = query.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => last![column]))})`)
    for (const column of key) query = query.orderBy(sql.ref(column))
    const rows = await query.limit(ROWS_AT_ONCE).execute()
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)
  }
}

async function findPrimaryKey(db: Db, engine: Engine, table: string): Promise<string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
    : sql<{ name: string }>`
        select attname as name from pg_index, unnest(indkey) with ordinality as part (number, place), pg_attribute
        where indisprimary and indrelid = ${table}::regclass and attrelid = indrelid and attnum = part.number
        order by part.place`
  ).execute(db)
  return rows.map(({ name }) => name)
}

/** Independent of row order: the sum of each row's hash. */
async function digestTable(side: Side, table: string): Promise<{ rows: number; sum: bigint }> {
  let [rows, sum] = [0, 0n]
  for await (const page of readRows(side, table)) {
    rows += page.length
    for (const row of page) sum += createHash('sha256').update(toText(row)).digest().readBigUInt64LE()
  }
  return { rows, sum: BigInt.asUintN(64, sum) }
}

function toText(row: Row): string {
  return JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, toComparable(row[column])]),
  )
}

/** A confidence is a 32-bit float in PostgreSQL and a 64-bit one in SQLite. */
function toComparable(value: unknown): unknown {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex')
  return typeof value === 'number' && !Number.isInteger(value) ? Math.fround(value) : value
}
