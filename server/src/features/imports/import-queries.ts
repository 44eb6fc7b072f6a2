import { type Selectable, sql } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'

export type ImportWithState = Selectable<Schema['import_run']> & {
  visible_id: string | null
  visible_source: string | null
  visible_currency: string | null
  visible_is_turned: number | null
}
export type ImportRowWithCategory = Selectable<Schema['import_row']> & { category: string | null }
/** The columns that are shown. With a hundred thousand rows, the rest shouldn't be read. */
const SHOWN = [
  'import_row.line',
  'import_row.seq',
  'import_row.verdict',
  'import_row.reason',
  'import_row.transaction_id',
  'import_row.day',
  'import_row.minor',
  'import_row.currency',
  'import_row.name',
  'import_row.simple_name',
  'import_row.confidence',
  'import_row.needs_review',
] as const
export type ShownRow = Awaited<ReturnType<typeof findShownRows>>[number]

function selectImports(db: Db, userId: string) {
  return db
    .selectFrom('import_run')
    .leftJoin('statement_import', (join) =>
      join
        .onRef('statement_import.user_id', '=', 'import_run.user_id')
        .onRef('statement_import.id', '=', 'import_run.id'),
    )
    .where('import_run.user_id', '=', userId)
    .where('import_run.status', '!=', 'uploading')
}

/** The imports whose rows are in the ledger, joined with their runs. */
export function selectVisibleImports(db: Db, userId: string) {
  return db
    .selectFrom('statement_import')
    .innerJoin('import_run', (join) =>
      join
        .onRef('import_run.user_id', '=', 'statement_import.user_id')
        .onRef('import_run.id', '=', 'statement_import.id'),
    )
    .where('statement_import.user_id', '=', userId)
}

const COLUMNS = [
  'statement_import.id as visible_id',
  'statement_import.source as visible_source',
  'statement_import.currency as visible_currency',
  'statement_import.is_turned as visible_is_turned',
] as const

export async function requireImport(db: Db, userId: string, id: string): Promise<ImportWithState> {
  const row = await selectImports(db, userId)
    .selectAll('import_run')
    .select(COLUMNS)
    .where('import_run.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', 'Import not found.')
  return row
}

/** Newest first, without dry runs; `before` is the id of the last one on the previous page. */
export async function listImports(
  db: Db,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
) {
  const kept = selectImports(db, userId).where('import_run.dry_run', '=', 0)
  let page = kept.selectAll('import_run').select(COLUMNS)
  if (before !== undefined) page = page.where('import_run.id', '<', before)
  const rows = await page
    .orderBy('import_run.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { n } = await kept.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return { rows: rows.slice(0, limit), next: rows.length > limit ? rows[limit - 1]!.id : null, total: Number(n) }
}

export type RowFilter = {
  verdict?: string | undefined
  needsReview?: boolean | undefined
  after?: number | undefined
  afterSeq?: number | undefined
  isNewestFirst?: boolean
  limit: number
}

export async function findImportRows(
  db: Db,
  userId: string,
  importId: string,
  filter: RowFilter,
): Promise<ImportRowWithCategory[]> {
  return selectRows(db, userId, importId, filter).selectAll('import_row').execute()
}

export async function findShownRows(db: Db, userId: string, importId: string, filter: RowFilter) {
  return selectRows(db, userId, importId, filter).select(SHOWN).execute()
}

function selectRows(db: Db, userId: string, importId: string, filter: RowFilter) {
  let query = db
    .selectFrom('import_row')
    .leftJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'import_row.user_id').onRef('category.id', '=', 'import_row.category_id'),
    )
    .select('category.name as category')
    .where('import_row.user_id', '=', userId)
    .where('import_row.import_id', '=', importId)
  if (filter.verdict !== undefined) query = query.where('import_row.verdict', '=', filter.verdict as 'added')
  if (filter.needsReview !== undefined) query = query.where('import_row.needs_review', '=', filter.needsReview ? 1 : 0)
  const { after, afterSeq } = filter
  if (after !== undefined) {
    const isAfter =
      afterSeq === undefined
        ? sql<boolean>`import_row.line > ${after}`
        : sql<boolean>`(import_row.line, import_row.seq) > (${after}, ${afterSeq})`
    query = query.where(isAfter)
  }
  if (filter.isNewestFirst) return query.orderBy('import_row.seq', 'desc').limit(filter.limit)
  return query.orderBy('import_row.line').orderBy('import_row.seq').limit(filter.limit)
}

/** The rows on one line of the file, in order. */
export async function findRowsOfLine(db: Db, userId: string, importId: string, line: number) {
  return db
    .selectFrom('import_row')
    .leftJoin('txn', (join) =>
      join.onRef('txn.user_id', '=', 'import_row.user_id').onRef('txn.id', '=', 'import_row.transaction_id'),
    )
    .selectAll('import_row')
    .select('txn.id as existing_id')
    .where('import_row.user_id', '=', userId)
    .where('import_row.import_id', '=', importId)
    .where('import_row.line', '=', line)
    .orderBy('import_row.seq')
    .execute()
}
