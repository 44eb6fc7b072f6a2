import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { RowThere } from './import-messages.ts'

type FileSources = { source: string | null; hasRowSources: boolean }
type Days = { from: PlainDate; to: PlainDate }
const ROWS_AT_ONCE = 2_000

/**
 * The rows of these days that imports have added, as their files had them, deleted ones included, in runs. Accounts are
 * told apart only where both are known: a file that does not say its account is compared with all, and rows of an
 * unknown account with every file.
 */
export async function* findKnownRows(
  db: Db,
  userId: string,
  { from, to }: Days,
  file: FileSources,
): AsyncGenerator<RowThere[]> {
  const splits = await splitIds(db, userId)
  const imports = await db.selectFrom('statement_import').select('id').where('user_id', '=', userId).execute()
  for (const { id: importId } of imports) {
    for (let after = -1; ; ) {
      const rows = await db
        .selectFrom('import_row')
        .leftJoin('txn', (join) =>
          join.onRef('txn.user_id', '=', 'import_row.user_id').onRef('txn.id', '=', 'import_row.transaction_id'),
        )
        .select([
          'import_row.seq',
          'import_row.transaction_id as id',
          'import_row.bank_id',
          'import_row.day',
          'import_row.minor',
          'import_row.currency',
          'import_row.name',
          'import_row.source',
          'txn.id as present',
        ])
        .where('import_row.user_id', '=', userId)
        .where('import_row.import_id', '=', importId)
        .where('import_row.seq', '>', after)
        .where('import_row.verdict', '=', 'added')
        .where('import_row.day', '>=', from)
        .where('import_row.day', '<=', to)
        .orderBy('import_row.seq')
        .limit(ROWS_AT_ONCE)
        .execute()
      if (rows.length > 0) yield rows.map((row) => toThere(row, file, splits))
      if (rows.length < ROWS_AT_ONCE) break
      after = rows.at(-1)!.seq
    }
  }
}

type Found = {
  id: string | null
  bank_id: string | null
  day: string | null
  minor: number | null
  currency: string | null
  name: string
  source: string | null
  present: string | null
}

function toThere(row: Found, file: FileSources, splits: Set<string>): RowThere {
  const isToldApart = row.source !== null && (file.source !== null || file.hasRowSources)
  const isGone = row.present === null && !splits.has(row.id!)
  return {
    id: row.id!,
    day: row.day as PlainDate,
    minor: Number(row.minor),
    currency: row.currency!,
    name: row.name,
    bankId: row.bank_id,
    source: isToldApart ? row.source! : (file.source ?? ''),
    ...(isGone ? { deleted: true } : {}),
  }
}

/** Transactions that live on in parts. */
async function splitIds(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('txn')
    .select('split_of')
    .distinct()
    .where('user_id', '=', userId)
    .where('split_of', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.split_of!))
}
