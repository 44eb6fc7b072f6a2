import type { Categorised } from '@evenkeel/engine/categoriser/categorise.ts'
import { merchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { simpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import { findCategories, type KnownCategory } from '../../ledger/category-lookup.ts'
import { isHiddenRow } from '../../ledger/history/hidden-imports.ts'
import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { type Action, recordPrepared } from '../../ledger/history/history.ts'
import { storeLikely } from '../../ledger/likely-categories.ts'
import { searchKeyOf } from '../../ledger/search-key.ts'
import { readReasons, storeReasons } from '../../ledger/stored-reasons.ts'
import type { SaidOfRow } from '../../ledger/taken-rows.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { instant } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { findImportRows, findRowsOfLine, type ImportRowWithCategory, requireImport } from './import-queries.ts'
import { sourceOf } from './known-rows.ts'

const ADDED_BY_YOU: RowReason = { code: 'row.added-by-you' }

/**
 * Takes a row after all that was judged to be there already, or left out: the person knows better. One that was taken
 * and is gone again can be taken anew.
 */
export async function acceptRow(
  deps: Deps,
  userId: string,
  importId: string,
  line: number,
  seq: number | undefined,
): Promise<{ row: ImportRowWithCategory; historyId: string | null }> {
  const { db, clock } = deps
  await requireImport(db, userId, importId)
  const categoriser = await createUserCategoriser(db, userId)
  const categories = await findCategories(db, userId)
  const meant = await requireTakable(db, userId, importId, line, seq)
  const at = instant(clock)
  const action: Action = { userId, did: { code: 'import.accept', args: { name: simpleName(meant.name) } }, at }
  const prepare = () => finishRemovals(db, userId)
  const { result, historyId } = await recordPrepared(db, action, prepare, async (write, tx) => {
    // Looked up here, where nobody else can take the same row at the same time.
    const found = await requireImport(tx, userId, importId)
    if (found.visible_id === null) throw new AppError('conflict', 'This import was undone, so its rows can’t be added.')
    const row = await requireTakable(tx, userId, importId, line, meant.seq)
    const { name, day, minor, currency } = row
    if (day === null || minor === null || currency === null)
      throw new AppError('conflict', 'This line has no date or amount, so it can’t be added.')
    const source = sourceOf({ source: found.visible_source, readSource: found.source }, row.source)
    const input = { text: name, minor: Number(minor), currency, source: source ?? undefined, day }
    const answer = keptWith(row, categories) ?? toColumns(categoriser.categorise(input), categories)
    const simple = answer.simple_name || simpleName(name)
    const { note, tags } = row
    const search_key = searchKeyOf({ name, simpleName: simple, source, note, tags })
    const sorted = { ...answer, simple_name: simple, merchant_key: merchantKey(name), search_key }
    const id = (await deletedId(tx, userId, row.transaction_id)) ?? newId()
    const place = { import_id: importId, import_line: line, created_at: at }
    const rest = { note, tags, transfer_id: null, split_of: null }
    await write.insert('txn', { id, day, source, name, currency, minor, ...sorted, ...rest, ...place })
    const after: SaidOfRow = { verdict: 'added', reason: storeReasons([ADDED_BY_YOU]), transaction_id: id, ...sorted }
    const both = { before: JSON.stringify(saidOf(row)), after: JSON.stringify(after) }
    await write.insert('taken_row', { import_id: importId, seq: row.seq, ...both })
    return row.seq
  })
  const [row] = await findImportRows(db, userId, importId, { after: line, afterSeq: result - 1, limit: 1 })
  return { row: row!, historyId }
}

/** A row that was deleted comes back as itself, so that undoing its deletion cannot bring it a second time. */
async function deletedId(tx: Tx, userId: string, known: string | null): Promise<string | null> {
  if (known === null) return null
  const present = await tx
    .selectFrom('txn')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('id', '=', known), eb('split_of', '=', known)]))
    .limit(1)
    .executeTakeFirst()
  // One that went with its import may come back with it.
  return present || (await isHiddenRow(tx, userId, known)) ? null : known
}

/** What came along with a row of our own export, where its category is still there. */
function keptWith(row: Omit<ImportRowWithCategory, 'category'>, categories: readonly KnownCategory[]) {
  const { simple_name, category_id, confidence, reason_level, reason_text } = row
  if (reason_level !== 'user' && reason_level !== 'kept') return null
  if (category_id !== null && !categories.some((category) => category.id === category_id)) return null
  const needs_review = category_id === null ? 1 : 0
  const given = { category_id, confidence, needs_review, reason_level, reason_text }
  return { ...given, simple_name: simple_name ?? '', likely: row.likely }
}

function toColumns(guess: Categorised, categories: readonly KnownCategory[]) {
  return {
    simple_name: guess.simpleName,
    category_id: categories.find((category) => category.name === guess.category)?.id ?? null,
    confidence: guess.confidence,
    needs_review: guess.needsReview ? 1 : 0,
    reason_level: guess.reason.level as string,
    reason_text: storeReasons(guess.reason.reasons) as string | null,
    likely: storeLikely(guess.likely),
  }
}

function saidOf(row: SaidOfRow): SaidOfRow {
  const { verdict, reason, transaction_id, simple_name, category_id, confidence, needs_review } = row
  const { reason_level, reason_text, merchant_key, search_key, likely } = row
  const sorted = { simple_name, category_id, confidence, needs_review, reason_level, reason_text }
  return { verdict, reason, transaction_id, ...sorted, merchant_key, search_key, likely }
}

async function requireTakable(tx: Db, userId: string, importId: string, line: number, seq: number | undefined) {
  const all = await findRowsOfLine(tx, userId, importId, line)
  const asked = seq === undefined ? all : all.filter((row) => row.seq === seq)
  if (asked.length === 0) throw new AppError('not-found', 'This import has no such line.')
  const isGone = (row: (typeof all)[number]) =>
    row.present === null && readReasons(row.reason)[0]?.code === ADDED_BY_YOU.code
  const row = asked.find(({ verdict }) => verdict === 'duplicate' || verdict === 'skipped') ?? asked.find(isGone)
  if (!row) throw new AppError('conflict', 'This row has already been imported.')
  return row
}
