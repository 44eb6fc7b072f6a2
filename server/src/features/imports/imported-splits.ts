import type { Selectable } from 'kysely'
import type { ImportRowTable } from '../../platform/database/import-tables.ts'
import type { Db } from '../../platform/database/schema.ts'

const LINES_AT_ONCE = 500

/** A row of an import's file, and the parts that its file or the user has split it into, as they are now. */
export type ImportedSplit = {
  row: Pick<Selectable<ImportRowTable>, 'transaction_id' | 'minor' | 'currency' | 'reason' | 'parts'>
  parts: { id: string; minor: number; currency: string; note: string | null }[]
}

/** The rows an import has added that are split now. */
export async function findImportedSplits(db: Db, userId: string, importId: string): Promise<ImportedSplit[]> {
  const all = await db
    .selectFrom('txn')
    .select(['id', 'minor', 'currency', 'note', 'split_of', 'import_line'])
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('split_of', 'is not', null)
    .orderBy('id')
    .execute()
  const parts = Map.groupBy(
    all.map((part) => ({ ...part, minor: Number(part.minor) })),
    (part) => part.split_of,
  )
  const lines = [...new Set(all.map((part) => part.import_line))]
  const splits: ImportedSplit[] = []
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const rows = await db
      .selectFrom('import_row')
      .select(['transaction_id', 'minor', 'currency', 'reason', 'parts'])
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('line', 'in', lines.slice(at, at + LINES_AT_ONCE))
      .where('verdict', '=', 'added')
      .execute()
    for (const row of rows) {
      const own = parts.get(row.transaction_id)
      if (own) splits.push({ row, parts: own })
    }
  }
  return splits
}
