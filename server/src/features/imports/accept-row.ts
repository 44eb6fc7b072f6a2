import { getSimpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import { findCategories, type KnownCategory } from '../../ledger/category-lookup.ts'
import { finishRemovals } from '../../ledger/history/hidden-rows.ts'
import { type Action, recordPrepared } from '../../ledger/history/history.ts'
import { changeTags } from '../../ledger/tags.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { findImportRows, findRowsOfLine, type ImportRowWithCategory, requireImport } from './import-queries.ts'
import { findDeletedRow, insertAccepted, toColumns } from './insert-accepted.ts'
import { getSource } from './known-rows.ts'

const ADDED_BY_YOU: RowReason = { code: 'row.added-by-you' }

/**
 * Adds a row that the import skipped or treated as a duplicate, at the user's request. If its transaction is deleted
 * afterward, the row can be added again.
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
  const categoriser = await createUserCategoriser(deps, userId)
  const categories = await findCategories(db, userId)
  const target = await requireAcceptable(db, userId, importId, line, seq)
  const at = getInstant(clock)
  const action: Action = { userId, reason: { code: 'import.accept', args: { name: getSimpleName(target.name) } }, at }
  const prepare = () => finishRemovals(db, userId)
  const { result, historyId } = await recordPrepared(db, action, prepare, async (write, tx) => {
    // Looked up here, inside the transaction, so nobody else can add the same row at the same time.
    const current = await requireImport(tx, userId, importId)
    if (current.visible_id === null)
      throw new AppError('conflict', 'This import was undone, so its rows can’t be added.')
    const row = await requireAcceptable(tx, userId, importId, line, target.seq)
    const { name, day, currency, note, tags } = row
    if (day === null || row.minor === null || currency === null)
      throw new AppError('conflict', 'This line has no date or amount. Fill them in to add it.')
    // Rows of an import with swapped signs are stored as the file has them.
    const minor = current.visible_is_turned === 1 ? -Number(row.minor) : Number(row.minor)
    const source = getSource({ source: current.visible_source, readSource: current.source }, row.source)
    const input = { text: name, minor, currency, source: source ?? undefined, day }
    const exported = findExportedDecisions(row, categories)
    const guess = categoriser.categorise(input)
    const answer = exported ?? toColumns(guess, categories)
    const tagged = exported ? tags : changeTags(tags, categoriser.getTags(input, guess.simpleName), [])
    const payment = { day, source, name, currency, minor, note, tags: tagged }
    await insertAccepted(write, tx, row, payment, answer, { reason: ADDED_BY_YOU, at })
    return row.seq
  })
  const [row] = await findImportRows(db, userId, importId, { after: line, afterSeq: result - 1, limit: 1 })
  return { row: row!, historyId }
}

/** The decisions that came with a row of an export; null if there are none, or if their category is gone. */
function findExportedDecisions(row: Omit<ImportRowWithCategory, 'category'>, categories: readonly KnownCategory[]) {
  const { simple_name, category_id, confidence, reason_level, reason_text } = row
  if (reason_level !== 'user' && reason_level !== 'kept') return null
  if (category_id !== null && !categories.some((category) => category.id === category_id)) return null
  const needs_review = category_id === null ? 1 : 0
  const decisions = { category_id, confidence, needs_review, reason_level, reason_text }
  return { ...decisions, simple_name: simple_name ?? '', likely: row.likely }
}

async function requireAcceptable(tx: Db, userId: string, importId: string, line: number, seq: number | undefined) {
  const all = await findRowsOfLine(tx, userId, importId, line)
  const candidates = seq === undefined ? all : all.filter((row) => row.seq === seq)
  if (candidates.length === 0) throw new AppError('not-found', 'Line not found.')
  const row =
    candidates.find(({ verdict }) => verdict === 'duplicate' || verdict === 'skipped') ??
    (await findDeletedRow(tx, candidates, ADDED_BY_YOU)) ??
    candidates.find(({ verdict }) => verdict === 'unreadable')
  if (!row) throw new AppError('conflict', 'This row has already been imported.')
  return row
}
