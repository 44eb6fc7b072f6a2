import type { FixedRow } from '@evenkeel/contract/imports.ts'
import { getSimpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { type Action, recordPrepared } from '../../ledger/history/history.ts'
import { toMinor } from '../../ledger/minor-amount.ts'
import { toStoredTags } from '../../ledger/tags.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { findImportRows, findRowsOfLine, requireImport } from './import-queries.ts'
import { findDeletedRow, insertAccepted, toColumns } from './insert-accepted.ts'

const FIXED_BY_YOU: RowReason = { code: 'row.fixed-by-you' }

/**
 * Adds an unreadable line, or a skipped one without a date or amount, with the values the user enters. The import's row
 * is updated to match, so the corrected line in a later file is a duplicate. Can be undone. If the transaction is
 * deleted afterward, the line can be filled in again.
 */
export async function fixRow(
  deps: Deps,
  userId: string,
  { importId, line, seq }: { importId: string; line: number; seq: number | undefined },
  { transaction_name: name, transaction_date: day, amount, currency }: FixedRow,
) {
  const { db, clock } = deps
  await requireImport(db, userId, importId)
  const categoriser = await createUserCategoriser(deps, userId)
  const categories = await findCategories(db, userId)
  const at = getInstant(clock)
  const action: Action = { userId, reason: { code: 'import.fix', args: { name: getSimpleName(name) } }, at }
  const prepare = () => finishRemovals(db, userId)
  const { result, historyId } = await recordPrepared(db, action, prepare, async (write, tx) => {
    const current = await requireImport(tx, userId, importId)
    const all = await findRowsOfLine(tx, userId, importId, line)
    const candidates = seq === undefined ? all : all.filter((row) => row.seq === seq)
    if (candidates.length === 0) throw new AppError('not-found', 'Line not found.')
    if (current.visible_id === null)
      throw new AppError('conflict', 'This import was undone, so its rows can’t be added.')
    const row = candidates.find(isIncomplete) ?? (await findDeletedRow(tx, candidates, FIXED_BY_YOU))
    if (!row) {
      const isAdded = candidates.some(({ verdict }) => verdict === 'added')
      throw new AppError(
        'conflict',
        isAdded ? 'This row has already been imported.' : 'This row already has a date and an amount.',
      )
    }
    const minor = toMinor(amount, currency)
    const source = current.visible_source ?? current.source
    const input = { text: name, minor, currency, source: source ?? undefined, day }
    const guess = categoriser.categorise(input)
    const tags = toStoredTags(categoriser.getTags(input, guess.simpleName))
    const values = { day, minor: current.visible_is_turned === 1 ? -minor : minor, currency, name }
    const payment = { day, source, name, currency, minor, note: null, tags }
    await insertAccepted(write, tx, row, payment, toColumns(guess, categories), { reason: FIXED_BY_YOU, at, values })
    return row.seq
  })
  const [row] = await findImportRows(db, userId, importId, { after: line, afterSeq: result - 1, limit: 1 })
  return { row: row!, historyId }
}

function isIncomplete({ verdict, day, minor }: { verdict: string; day: string | null; minor: unknown }): boolean {
  return verdict === 'unreadable' || (verdict === 'skipped' && (day === null || minor === null))
}
