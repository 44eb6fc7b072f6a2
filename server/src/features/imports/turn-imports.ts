import type { Categoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { storeReasons } from '../../ledger/stored-reasons.ts'
import type { Tx } from '../../platform/database/schema.ts'

/**
 * Puts right earlier imports whose money in and out a later file shows to be the wrong way round: each row that still
 * has the amount of its file takes the other sign, and is sorted anew unless the person has decided. Part of the later
 * import's own action, and undone with it.
 */
export async function turnImports(
  write: Write,
  tx: Tx,
  userId: string,
  importIds: readonly string[],
  categoriser: Categoriser,
): Promise<void> {
  const categoryIds = new Map((await findCategories(tx, userId)).map(({ id, name }) => [name, id]))
  for (const importId of importIds) {
    const { is_turned } = await tx
      .selectFrom('statement_import')
      .select('is_turned')
      .where('user_id', '=', userId)
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    await write.update('statement_import', importId, null, { is_turned: 1 - is_turned })
    const sign = is_turned === 1 ? -1 : 1
    const rows = await tx
      .selectFrom('txn')
      .innerJoin('import_row', (join) =>
        join
          .onRef('import_row.user_id', '=', 'txn.user_id')
          .onRef('import_row.import_id', '=', 'txn.import_id')
          .onRef('import_row.transaction_id', '=', 'txn.id'),
      )
      .select('txn.id')
      .where('txn.user_id', '=', userId)
      .where('txn.import_id', '=', importId)
      .where((eb) => eb('txn.minor', '=', eb(eb.val(sign), '*', eb.ref('import_row.minor'))))
      .execute()
    const ids = rows.map((row) => row.id)
    await write.updateMany('txn', ids, (row) => {
      const minor = -Number(row.minor)
      if (row.reason_level === 'user') return { minor }
      const { day, currency, name } = row
      const sorted = categoriser.categorise({ text: name, minor, currency, source: row.source ?? undefined, day })
      return {
        minor,
        category_id: categoryIds.get(sorted.category) ?? null,
        confidence: sorted.confidence,
        needs_review: 1,
        reason_level: sorted.reason.level,
        reason_text: storeReasons(sorted.reason.reasons),
      }
    })
  }
}
