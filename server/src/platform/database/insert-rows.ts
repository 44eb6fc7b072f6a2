import { CompiledQuery, type Kysely, PostgresAdapter, sql } from 'kysely'
import { PackedParameters, type PackedRows } from './packed-rows.ts'

export type Row = Record<string, unknown>

/** Rows per statement: both engines limit parameters, and a long statement blocks this thread. */
export const ROWS_PER_STATEMENT = 250
const PARAMETERS_PER_STATEMENT = 8_000

/**
 * Inserts any number of rows in as few statements as is sensible; missing columns get their default. `replaceOn` names
 * the columns of a unique key: an existing row with the same key gets the new values of the other columns. Table and
 * column names go directly into the SQL, so they must never come from a request.
 */
export async function insertRows(
  db: Kysely<never>,
  table: string,
  rows: readonly Row[],
  replaceOn?: readonly string[],
): Promise<void> {
  let from = 0
  while (from < rows.length) {
    const columns = Object.keys(rows[from]!)
    const maxRows = Math.max(1, Math.min(ROWS_PER_STATEMENT, Math.floor(PARAMETERS_PER_STATEMENT / columns.length)))
    let to = from + 1
    while (to < rows.length && to - from < maxRows && hasColumns(rows[to]!, columns)) to += 1
    const run = rows.slice(from, to)
    const parameters = run.flatMap((row) => columns.map((column) => row[column]))
    await db.executeQuery(CompiledQuery.raw(buildInsert(db, table, columns, run.length, replaceOn), parameters))
    from = to
  }
}

/**
 * Inserts rows packed by `packRows`, with their values in the order of `columns`. They stay packed on the way to
 * SQLite's thread: unpacking and repacking values costs more than storing them.
 */
export async function insertPacked(
  db: Kysely<never>,
  table: string,
  columns: readonly string[],
  packed: readonly PackedRows[],
): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    for (const { json } of packed) await insertColumns(db, table, columns, JSON.parse(json) as unknown[])
    return
  }
  for (const { rows, json } of packed) {
    const parameters = [new PackedParameters(json)]
    await db.executeQuery(CompiledQuery.raw(buildInsert(db, table, columns, rows), parameters))
  }
}

/**
 * One array per column: PostgreSQL takes longer to parse a statement with thousands of parameters than to store the
 * rows.
 */
async function insertColumns(db: Kysely<never>, table: string, columns: readonly string[], values: unknown[]) {
  const types = await findColumnTypes(db, table)
  const arrays: unknown[][] = columns.map(() => [])
  for (const [i, value] of values.entries()) arrays[i % columns.length]!.push(value)
  const unnested = columns.map((column, i) => `$${i + 1}::${types.get(column)}[]`)
  const text = `insert into "${table}" (${columns.map(quote).join(',')}) select * from unnest(${unnested.join(',')})`
  await db.executeQuery(CompiledQuery.raw(text, arrays))
}

const typesByTable = new Map<string, Map<string, string>>()

async function findColumnTypes(db: Kysely<never>, table: string): Promise<Map<string, string>> {
  const cached = typesByTable.get(table)
  if (cached) return cached
  const { rows } = await sql<{ column_name: string; udt_name: string }>`
    select column_name, udt_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db)
  const types = new Map(rows.map((row) => [row.column_name, row.udt_name]))
  typesByTable.set(table, types)
  return types
}

function hasColumns(row: Row, columns: readonly string[]): boolean {
  const rowColumns = Object.keys(row)
  return rowColumns.length === columns.length && columns.every((column) => column in row)
}

const texts = new Map<string, string>()

/** Built by hand and cached: with Kysely, building it takes longer than running it. */
function buildInsert(
  db: Kysely<never>,
  table: string,
  columns: readonly string[],
  count: number,
  replaceOn?: readonly string[],
) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = `${isPostgres}|${table}|${columns.join()}|${count}|${replaceOn?.join() ?? ''}`
  const cached = texts.get(key)
  if (cached) return cached
  let n = 0
  const createPlaceholder = () => (isPostgres ? `$${++n}` : '?')
  const createTuple = () => `(${columns.map(createPlaceholder).join(',')})`
  const values = Array.from({ length: count }, createTuple).join(',')
  const conflict = buildConflictClause(columns, replaceOn)
  const text = `insert into "${table}" (${columns.map(quote).join(',')}) values ${values}${conflict}`
  if (texts.size > 500) texts.clear()
  texts.set(key, text)
  return text
}

function buildConflictClause(columns: readonly string[], replaceOn?: readonly string[]): string {
  if (!replaceOn) return ''
  const set = columns.filter((column) => !replaceOn.includes(column)).map((c) => `${quote(c)} = excluded.${quote(c)}`)
  const action = set.length === 0 ? 'nothing' : `update set ${set.join(',')}`
  return ` on conflict (${replaceOn.map(quote).join(',')}) do ${action}`
}

function quote(name: string): string {
  return `"${name}"`
}
