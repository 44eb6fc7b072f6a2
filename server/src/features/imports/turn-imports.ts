import type { Categoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { recordAction } from '../../ledger/history/history.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { storeLikely } from '../../ledger/likely-categories.ts'
import { startsWithReason, storeReasons } from '../../ledger/stored-reasons.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { instant } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { requireImport } from './import-queries.ts'

/**
 * Swaps money in and out for an import that was read the wrong way round, because the person says so. One entry in the
 * history, undone like any other.
 */
export async function swapSigns(deps: Deps, userId: string, importId: string) {
  const found = await requireImport(deps.db, userId, importId)
  if (found.visible_id === null) throw new AppError('conflict', 'This import is not in the ledger.')
  const did = { code: 'import.swap-signs', args: { file: found.file_name } } as const
  const action = { userId, did, at: instant(deps.clock) }
  const categoriser = await createUserCategoriser(deps.db, userId)
  const { historyId, result } = await recordAction(deps.db, action, (write, tx) =>
    turnImports(write, tx, userId, [importId], categoriser, { isConfirmed: true }),
  )
  return { historyId, swapped: result }
}

/**
 * Turns imports whose money in and out is the wrong way round: each row that still has the amount of its file takes the
 * other sign, and is sorted anew unless the person has decided. Rows are marked for review unless the person has
 * confirmed that the signs were wrong. Returns how many rows were turned.
 */
export async function turnImports(
  write: Write,
  tx: Tx,
  userId: string,
  importIds: readonly string[],
  categoriser: Categoriser,
  { isConfirmed }: { isConfirmed: boolean } = { isConfirmed: false },
): Promise<number> {
  let turned = 0
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
      // Of a line that the person typed, they know the sign.
      .where('import_row.reason', 'not like', startsWithReason('row.fixed-by-you'))
      .execute()
    const ids = rows.map((row) => row.id)
    turned += ids.length
    await write.updateMany('txn', ids, (row) => {
      const minor = -Number(row.minor)
      if (row.reason_level === 'user') return { minor }
      const { day, currency, name } = row
      const sorted = categoriser.categorise({ text: name, minor, currency, source: row.source ?? undefined, day })
      return {
        minor,
        category_id: categoryIds.get(sorted.category ?? '') ?? null,
        likely: storeLikely(sorted.likely),
        confidence: sorted.confidence,
        needs_review: isConfirmed && !sorted.needsReview ? 0 : 1,
        reason_level: sorted.reason.level,
        reason_text: storeReasons(sorted.reason.reasons),
      }
    })
  }
  return turned
}
