import { simpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import { findCategories, type KnownCategory } from '../../ledger/category-lookup.ts'
import { isHiddenRow } from '../../ledger/history/hidden-imports.ts'
import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { type Action, recordPrepared } from '../../ledger/history/history.ts'
import { readReasons } from '../../ledger/stored-reasons.ts'
import { changeTags } from '../../ledger/tags.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { instant } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { findImportRows, findRowsOfLine, type ImportRowWithCategory, requireImport } from './import-queries.ts'
import { sourceOf } from './known-rows.ts'
import { insertTaken, toColumns } from './take-row.ts'

const ADDED_BY_YOU: RowReason = { code: 'row.added-by-you' }

/**
 * Adds a row that the import skipped or treated as a duplicate, because the user knows better. A row added this way and
 * deleted since can be added again.
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
    // Looked up here, inside the transaction, so nobody else can add the same row at the same time.
    const found = await requireImport(tx, userId, importId)
    if (found.visible_id === null) throw new AppError('conflict', 'This import was undone, so its rows can’t be added.')
    const row = await requireTakable(tx, userId, importId, line, meant.seq)
    const { name, day, currency, note, tags } = row
    if (day === null || row.minor === null || currency === null)
      throw new AppError('conflict', 'This line has no date or amount, so it can’t be added.')
    // Rows of an import with swapped signs are stored as the file has them.
    const minor = found.visible_is_turned === 1 ? -Number(row.minor) : Number(row.minor)
    const source = sourceOf({ source: found.visible_source, readSource: found.source }, row.source)
    const input = { text: name, minor, currency, source: source ?? undefined, day }
    const kept = keptWith(row, categories)
    const guess = categoriser.categorise(input)
    const answer = kept ?? toColumns(guess, categories)
    const tagged = kept ? tags : changeTags(tags, categoriser.tagsFor(input, guess.simpleName), [])
    const id = await deletedId(tx, userId, row.transaction_id)
    const payment = { id, day, source, name, currency, minor, note, tags: tagged }
    await insertTaken(write, row, payment, answer, { reason: ADDED_BY_YOU, at })
    return row.seq
  })
  const [row] = await findImportRows(db, userId, importId, { after: line, afterSeq: result - 1, limit: 1 })
  return { row: row!, historyId }
}

/** A deleted row is restored as itself, so undoing its deletion can't add it a second time. */
async function deletedId(tx: Tx, userId: string, known: string | null): Promise<string | null> {
  if (known === null) return null
  const present = await tx
    .selectFrom('txn')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('id', '=', known), eb('split_of', '=', known)]))
    .limit(1)
    .executeTakeFirst()
  // A row removed with its import may come back with it.
  return present || (await isHiddenRow(tx, userId, known)) ? null : known
}

/** The decisions that came with a row of our own export, if its category still exists. */
function keptWith(row: Omit<ImportRowWithCategory, 'category'>, categories: readonly KnownCategory[]) {
  const { simple_name, category_id, confidence, reason_level, reason_text } = row
  if (reason_level !== 'user' && reason_level !== 'kept') return null
  if (category_id !== null && !categories.some((category) => category.id === category_id)) return null
  const needs_review = category_id === null ? 1 : 0
  const given = { category_id, confidence, needs_review, reason_level, reason_text }
  return { ...given, simple_name: simple_name ?? '', likely: row.likely }
}

async function requireTakable(tx: Db, userId: string, importId: string, line: number, seq: number | undefined) {
  const all = await findRowsOfLine(tx, userId, importId, line)
  const asked = seq === undefined ? all : all.filter((row) => row.seq === seq)
  if (asked.length === 0) throw new AppError('not-found', 'Line not found.')
  const isGone = (row: (typeof all)[number]) =>
    row.present === null && readReasons(row.reason)[0]?.code === ADDED_BY_YOU.code
  const row = asked.find(({ verdict }) => verdict === 'duplicate' || verdict === 'skipped') ?? asked.find(isGone)
  if (!row) throw new AppError('conflict', 'This row has already been imported.')
  return row
}
