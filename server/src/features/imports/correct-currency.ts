import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import type { EditResult, StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { Db } from '../../platform/database/schema.ts'
import { findImportedSplits } from './imported-splits.ts'

/** The same number in another currency's minor units; null if that currency has too few decimals for it. */
export function recastMinor(minor: number, from: string, to: string): number | null {
  const extraDigits = countDecimals(to) - countDecimals(from)
  if (extraDigits >= 0) return minor * 10 ** extraDigits
  return minor % 10 ** -extraDigits === 0 ? minor / 10 ** -extraDigits : null
}

/**
 * Prepares to correct the currency of earlier imports that named none and were read in the wrong one. Every transaction
 * still in that currency moves to the new one, except amounts that need more decimals; the parts of a split move
 * together or not at all. The correction is part of the later import's action, and undone with it.
 */
export async function planCurrency(
  edits: StagedEdits,
  reports: Db,
  importIds: readonly string[],
  currency: string,
): Promise<EditResult[]> {
  const { userId } = edits.entry
  const changed: EditResult[] = []
  for (const importId of importIds) {
    const ids = [
      ...(await findUnsplit(reports, userId, importId)),
      ...(await findParts(reports, userId, importId, currency)),
    ]
    const recast = await edits.updateMany(ids, (row) => {
      const minor = recastMinor(Number(row.minor), row.currency, currency)
      return minor === null ? {} : { currency, minor }
    })
    changed.push(recast)
  }
  return changed
}

async function findUnsplit(db: Db, userId: string, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('statement_import')
    .innerJoin('import_row', (join) =>
      join
        .onRef('import_row.user_id', '=', 'statement_import.user_id')
        .onRef('import_row.import_id', '=', 'statement_import.id')
        .onRef('import_row.currency', '=', 'statement_import.currency'),
    )
    .innerJoin('txn', (join) =>
      join
        .onRef('txn.user_id', '=', 'import_row.user_id')
        .onRef('txn.id', '=', 'import_row.transaction_id')
        .onRef('txn.import_id', '=', 'statement_import.id')
        .onRef('txn.currency', '=', 'import_row.currency'),
    )
    .select('txn.id')
    .where('statement_import.user_id', '=', userId)
    .where('statement_import.id', '=', importId)
    .execute()
  return rows.map((row) => row.id)
}

/** The parts of splits that are still in the import's currency, if none of the split needs more decimals. */
async function findParts(db: Db, userId: string, importId: string, currency: string): Promise<string[]> {
  const assumed = db.selectFrom('statement_import').select('currency').where('user_id', '=', userId)
  const from = (await assumed.where('id', '=', importId).executeTakeFirst())?.currency // None if it was just undone.
  return (await findImportedSplits(db, userId, importId)).flatMap(({ row, parts }) => {
    const moving = row.currency === from ? parts.filter((part) => part.currency === from) : []
    const canMove = moving.every((part) => recastMinor(part.minor, part.currency, currency) !== null)
    return canMove ? moving.map(({ id }) => id) : []
  })
}

/** Says how many transactions of earlier imports moved to another currency; null if none did. */
export function createRecastReason(recast: readonly EditResult[], currency: string): ImportReason | null {
  const rows = recast.reduce((sum, { count }) => sum + count, 0)
  return rows === 0 ? null : { code: 'import.currency-corrected', args: { rows, currency } }
}
