import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { contentKey, type KnownRow } from '@evenkeel/engine/statement-files/row-identity.ts'
import type { Db } from '../../platform/database/schema.ts'

type Days = { from: PlainDate; to: PlainDate }

/**
 * The rows of these days that imports have added, as their files had them, deleted ones included. Accounts are told
 * apart only where both are known: a file that does not say its account is compared with all, and rows of an unknown
 * account with every file.
 */
export async function findKnownRows(
  db: Db,
  userId: string,
  { from, to }: Days,
  fileSource: string | null,
): Promise<KnownRow[]> {
  const rows = await db
    .selectFrom('import_row')
    .innerJoin('statement_import', (join) =>
      join
        .onRef('statement_import.user_id', '=', 'import_row.user_id')
        .onRef('statement_import.id', '=', 'import_row.import_id'),
    )
    .leftJoin('txn', (join) =>
      join.onRef('txn.user_id', '=', 'import_row.user_id').onRef('txn.id', '=', 'import_row.transaction_id'),
    )
    .select([
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
    .where('import_row.verdict', '=', 'added')
    .where('import_row.day', '>=', from)
    .where('import_row.day', '<=', to)
    .execute()
  const splits = await splitIds(db, userId)
  return rows.map((row) => {
    const source = fileSource === null || row.source === null ? (fileSource ?? '') : row.source
    const known = { day: row.day as PlainDate, minor: Number(row.minor), currency: row.currency!, name: row.name }
    const isGone = row.present === null && !splits.has(row.id!)
    return {
      ...known,
      id: row.id!,
      content: contentKey(known, source),
      bankId: row.bank_id,
      source,
      ...(isGone ? { deleted: true } : {}),
    }
  })
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
