import { merchantKey, simpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { recordAction } from '../../platform/history.ts'
import { newId } from '../../platform/ids.ts'
import { findCategories } from '../../platform/ledger/category-lookup.ts'
import { searchKeyOf } from '../../platform/ledger/search-key.ts'
import { createUserCategoriser } from '../../platform/ledger/user-categoriser.ts'
import { findImportRows, requireImport } from './import-queries.ts'
import { sourceOf } from './known-rows.ts'

/** Takes a row after all that was judged to be there already, or left out: the person knows better. */
export async function acceptRow(deps: Deps, userId: string, importId: string, line: number) {
  const { db, clock } = deps
  const found = await requireImport(db, userId, importId)
  if (found.visible_id === null)
    throw new AppError('conflict', 'This import is not in the ledger, so no row of it can be taken.')
  const rows = await findImportRows(db, userId, importId, { after: line - 1, limit: 10 })
  const row = rows.find((r) => r.line === line && (r.verdict === 'duplicate' || r.verdict === 'skipped'))
  if (!row) {
    if (rows.some((r) => r.line === line)) throw new AppError('conflict', 'This row needs no accepting.')
    throw new AppError('not-found', 'The import has no such line.')
  }
  const { name, day, minor, currency } = row
  const source = sourceOf({ source: found.visible_source, readSource: found.source }, row.source)
  if (day === null || minor === null || currency === null)
    throw new AppError('conflict', 'There is nothing in this line to take.')
  const guess = (await createUserCategoriser(db, userId)).categorise({
    text: name,
    minor: Number(minor),
    currency,
    source: source ?? undefined,
    day,
  })
  const categories = await findCategories(db, userId)
  const simple = guess.simpleName || simpleName(name)
  const id = newId()
  const sorted = {
    simple_name: simple,
    category_id: categories.find((category) => category.name === guess.category)?.id ?? null,
    confidence: guess.confidence,
    needs_review: guess.needsReview ? 1 : 0,
    reason_level: guess.reason.level,
    reason_text: guess.reason.text,
    merchant_key: merchantKey(name),
    search_key: searchKeyOf({ name, simpleName: simple, source, note: null }),
  }
  const at = instant(clock)
  const action = { userId, action: 'import.accept', summary: `Took ${simple} after all`, at }
  const { historyId } = await recordAction(db, action, async (write, tx) => {
    await write.insert('txn', {
      id,
      day,
      source,
      name,
      currency,
      minor,
      ...sorted,
      note: null,
      transfer_id: null,
      split_of: null,
      import_id: importId,
      import_line: line,
      created_at: at,
    })
    await tx
      .updateTable('import_row')
      .set({ verdict: 'added', reason: 'Taken after all, as you said.', transaction_id: id, ...sorted })
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('seq', '=', row.seq)
      .execute()
    await tx
      .updateTable('import_run')
      .set((eb) => ({ added: eb('added', '+', 1), [row.verdict]: eb(row.verdict as 'duplicate', '-', 1) }))
      .where('user_id', '=', userId)
      .where('id', '=', importId)
      .execute()
  })
  const [accepted] = (await findImportRows(db, userId, importId, { after: line - 1, limit: 10 })).filter(
    (r) => r.seq === row.seq,
  )
  return { row: accepted!, historyId }
}
