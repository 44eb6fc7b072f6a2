import type { Categoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { recordStaged } from '../../ledger/history/history.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { toStoredLikely } from '../../ledger/likely-categories.ts'
import { getReasonPattern, readReasons, toStoredReasons } from '../../ledger/stored-reasons.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { recastMinor } from './correct-currency.ts'
import { requireImport } from './import-queries.ts'
import { findImportedSplits } from './imported-splits.ts'

/**
 * Swaps money in and out for an import that was read the wrong way around, at the user's request. It's one action that
 * can be undone.
 */
export async function swapSigns(deps: Deps, userId: string, importId: string) {
  const current = await requireImport(deps.db, userId, importId)
  if (current.visible_id === null)
    throw new AppError('conflict', 'None of this import’s transactions are in your ledger.')
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
 * Prepares to swap the signs of imports: each transaction that still has its file's amount gets the opposite sign, and
 * so do the parts of a split that still add up to it. Unless it's a part or the user has chosen its category, it also
 * gets a new category. It's then marked for review if the user hasn't confirmed that the signs were wrong, or if we
 * aren't sure of the new category.
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
    const ids = await findUnedited(reports, userId, importId, is_turned === 1 ? -1 : 1)
    swapped.push({ importId, isReversed: 1 - is_turned, rows: ids.length })
    await edits.updateMany(ids, (row) => {
      const minor = -Number(row.minor)
      if (row.reason_level === 'user' || row.split_of !== null) return { minor }
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

/**
 * The import's transactions that have the amount of their row in the file, with this sign, and the parts of splits that
 * add up to it. If the user filled in a line, they also chose its sign, so these are left out.
 */
async function findUnedited(db: Db, userId: string, importId: string, sign: number): Promise<string[]> {
  const unsplit = db
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
    .where('import_row.reason', 'not like', getReasonPattern('row.fixed-by-you'))
  const same = await unsplit
    .whereRef('txn.currency', '=', 'import_row.currency')
    .where((eb) => eb('txn.minor', '=', eb(eb.val(sign), '*', eb.ref('import_row.minor'))))
    .execute()
  const moved = await unsplit
    .select(['txn.minor', 'txn.currency', 'import_row.minor as file_minor', 'import_row.currency as file_currency'])
    .whereRef('txn.currency', '!=', 'import_row.currency')
    .execute()
  const splits = (await findImportedSplits(db, userId, importId)).filter(
    ({ row }) => readReasons(row.reason)[0]?.code !== 'row.fixed-by-you',
  )
  const others = [
    ...moved.map(({ file_minor, file_currency, ...whole }) => ({
      row: { minor: file_minor, currency: file_currency },
      parts: [whole],
    })),
    ...splits,
  ]
  const unedited = others.filter(({ row, parts }) => {
    const amounts = parts.map((part) => recastMinor(Number(part.minor), part.currency, row.currency!) ?? Number.NaN)
    return amounts.reduce((a, b) => a + b, 0) === sign * Number(row.minor)
  })
  return [...same, ...unedited.flatMap(({ parts }) => parts)].map(({ id }) => id)
}

/** An import, whether its signs will be the opposite of its file's (1) or not (0), and how many transactions change. */
type SwappedImport = { importId: string; isReversed: number; rows: number }

/** Records on the imports that their signs are swapped. Returns how many transactions changed. */
export async function markSwapped(write: Write, swapped: readonly SwappedImport[]): Promise<number> {
  for (const { importId, isReversed } of swapped) {
    await write.update('statement_import', importId, null, { is_turned: isReversed })
  }
  return swapped.reduce((sum, { rows }) => sum + rows, 0)
}
