import type { Categoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { recordStaged } from '../../ledger/history/history.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { toStoredLikely } from '../../ledger/likely-categories.ts'
import { getReasonPattern, toStoredReasons } from '../../ledger/stored-reasons.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { requireImport } from './import-queries.ts'

/**
 * Swaps money in and out for an import that was read the wrong way around, at the user's request. It's one action that
 * can be undone.
 */
export async function swapSigns(deps: Deps, userId: string, importId: string) {
  const current = await requireImport(deps.db, userId, importId)
  if (current.visible_id === null) throw new AppError('conflict', 'This import was undone.')
  const reason = { code: 'import.swap-signs', args: { file: current.file_name } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const categoriser = await createUserCategoriser(deps, userId)
  const { historyId, result } = await recordStaged(
    deps.db,
    action,
    (edits) => planSwap(edits, deps.reports, [importId], categoriser, { isConfirmed: true }),
    async (write, _tx, edits, swapped) => {
      await write.apply(edits)
      return markSwapped(write, swapped)
    },
  )
  deps.wakeJobs()
  return { historyId, swapped: result }
}

/**
 * Prepares to swap the signs of imports: each row that still has its file's amount gets the opposite sign, and a new
 * category unless the user has chosen one. Rows are marked for review unless the user has confirmed that the signs were
 * wrong.
 */
export async function planSwap(
  edits: StagedEdits,
  reports: Db,
  importIds: readonly string[],
  categoriser: Categoriser,
  { isConfirmed }: { isConfirmed: boolean } = { isConfirmed: false },
): Promise<SwappedImport[]> {
  const { userId } = edits.entry
  const swapped: SwappedImport[] = []
  const categoryIds = new Map((await findCategories(reports, userId)).map(({ id, name }) => [name, id]))
  for (const importId of importIds) {
    const { is_turned } = await reports
      .selectFrom('statement_import')
      .select('is_turned')
      .where('user_id', '=', userId)
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    const sign = is_turned === 1 ? -1 : 1
    const rows = await reports
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
      // If the user filled in a line, they also chose its sign.
      .where('import_row.reason', 'not like', getReasonPattern('row.fixed-by-you'))
      .execute()
    const ids = rows.map((row) => row.id)
    swapped.push({ importId, isReversed: 1 - is_turned, rows: ids.length })
    await edits.updateMany(ids, (row) => {
      const minor = -Number(row.minor)
      if (row.reason_level === 'user') return { minor }
      const { day, currency, name } = row
      const categorized = categoriser.categorise({ text: name, minor, currency, source: row.source ?? undefined, day })
      return {
        minor,
        category_id: categoryIds.get(categorized.category ?? '') ?? null,
        likely: toStoredLikely(categorized.likely),
        confidence: categorized.confidence,
        needs_review: isConfirmed && !categorized.needsReview ? 0 : 1,
        reason_level: categorized.reason.level,
        reason_text: toStoredReasons(categorized.reason.reasons),
      }
    })
  }
  return swapped
}

/** An import with its signs swapped, and how many of its rows changed. */
type SwappedImport = { importId: string; isReversed: number; rows: number }

/** Records the current direction of the imports. Returns how many rows changed. */
export async function markSwapped(write: Write, swapped: readonly SwappedImport[]): Promise<number> {
  for (const { importId, isReversed } of swapped) {
    await write.update('statement_import', importId, null, { is_turned: isReversed })
  }
  return swapped.reduce((sum, { rows }) => sum + rows, 0)
}
