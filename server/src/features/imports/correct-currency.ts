import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { minorDigits } from '@evenkeel/engine/core/currency.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import type { Tx } from '../../platform/database/schema.ts'

/** The same number in another currency's minor units; null if that currency has too few decimals for it. */
export function recastMinor(minor: number, from: string, to: string): number | null {
  const more = minorDigits(to) - minorDigits(from)
  if (more >= 0) return minor * 10 ** more
  return minor % 10 ** -more === 0 ? minor / 10 ** -more : null
}

/**
 * Corrects the currency of earlier imports whose amounts named none and were read in the wrong one: every row still in
 * that currency moves to the new one. Part of the later import's action, and undone with it. Returns the number of rows
 * changed.
 */
export async function correctCurrency(
  write: Write,
  tx: Tx,
  userId: string,
  importIds: readonly string[],
  currency: string,
): Promise<number> {
  let changed = 0
  for (const importId of importIds) {
    const rows = await tx
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
    const ids = rows.map((row) => row.id)
    changed += await write.updateMany('txn', ids, (row) => {
      const minor = recastMinor(Number(row.minor), row.currency, currency)
      return minor === null ? {} : { currency, minor }
    })
  }
  return changed
}

/** What to say when rows of earlier files moved to another currency. */
export function whatWasRecast(rows: number, currency: string): ImportReason | null {
  return rows === 0 ? null : { code: 'import.currency-corrected', args: { rows, currency } }
}
