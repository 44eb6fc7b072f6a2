import { filterApplicable } from '@evenkeel/engine/instructions/instruction-rules.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { recordAction, recordStaged } from '../../ledger/history/history.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { RowPatch, TrackedRow } from '../../ledger/history/tracked-tables.ts'
import { storeReading } from '../../ledger/instruction-readings.ts'
import { createSearchKey } from '../../ledger/search-key.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { getInstant } from '../../platform/clock.ts'
import { ROWS_PER_STATEMENT } from '../../platform/database/insert-rows.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { foldName } from '../../users/user-queries.ts'
import { toBody } from './instruction-body.ts'
import { compileFor, findInstructions } from './instruction-queries.ts'
import { createJudge, scanPast } from './scan-past.ts'

/**
 * Saves the text and creates the categories it asks for, as one action. Returns the names of those it created. A stale
 * save is refused with the current text.
 */
export async function saveInstructions(
  deps: Deps,
  userId: string,
  text: string,
  expectedVersion: number | undefined,
): Promise<{ historyId: string | null; added: string[] }> {
  const { db, clock } = deps
  await storeReading(deps, userId, text)
  const { newCategories } = await compileFor(deps, userId, text)
  const [first] = newCategories
  const args = { isEmpty: text.trim() === '', ...(first ? { added: newCategories.length, name: first.name } : {}) }
  const reason = { code: 'instructions.save', args } as const
  const action = { userId, reason, at: getInstant(clock) }
  const { result, historyId } = await recordAction(db, action, async (write, tx) => {
    const current = await findInstructions(tx, userId)
    if (expectedVersion !== undefined && expectedVersion !== current.version) return 'stale' as const
    if (current.version > 0) await write.update('custom_instruction', userId, null, { text })
    else if (text !== '') await write.insert('custom_instruction', { id: userId, text })
    const keys = new Set((await findCategories(tx, userId)).map(({ name }) => foldName(name)))
    const missing = newCategories.filter(({ name }) => !keys.has(foldName(name)))
    for (const { name, kind } of missing)
      await write.insert('category', { name, name_key: foldName(name), kind, code: null })
    return missing.map(({ name }) => name)
  })
  if (result === 'stale') {
    const current = await findInstructions(db, userId)
    throw new AppError('stale', 'Your instructions were changed elsewhere.', {
      present: toBody(current.text, await compileFor(deps, userId, current.text), current.version),
    })
  }
  return { historyId, added: result }
}

/**
 * Applies the saved instructions to every past transaction that the user didn't categorize themselves, as one action
 * that can be undone. Transactions that a rule would skip in imports stay where they are, and rules for a category that
 * doesn't exist yet don't apply.
 */
export async function applyToPastRows(deps: Deps, userId: string) {
  const { db, reports, clock, wakeJobs } = deps
  const { text } = await findInstructions(db, userId)
  const { rules: read, categories } = await compileFor(deps, userId, text)
  const rules = filterApplicable(read)
  if (rules.length === 0) return { changed: 0, history_id: null }
  const judge = createJudge(rules, categories)
  const matchingIds: string[] = []
  await scanPast(reports, userId, judge, (row, judgment) => {
    if (judgment.kind === 'change') matchingIds.push(row.id)
  })
  // Each transaction is checked again when written, because a later edit takes priority.
  const patch = (row: TrackedRow<'txn'>): RowPatch<'txn'> => {
    const judgment = judge(row)
    if (judgment?.kind !== 'change') return {}
    const { rule, categoryId, simpleName, source, tags } = judgment
    const categorized =
      categoryId === row.category_id
        ? {}
        : {
            category_id: categoryId,
            confidence: 0.99,
            needs_review: rule.isDoubted ? 1 : 0,
            reason_level: 'instruction',
            reason_text: toStoredReasons([{ code: 'category.instruction', args: { sentence: rule.sentence } }]),
          }
    return {
      simple_name: simpleName,
      source,
      tags,
      search_key: createSearchKey({ name: row.name, simpleName, source, note: row.note, tags }),
      ...categorized,
    }
  }
  const reason = { code: 'instructions.apply', args: { count: matchingIds.length } } as const
  const action = { userId, reason, at: getInstant(clock) }
  const plan = async (edits: StagedEdits) => {
    const existing: string[] = []
    for (let at = 0; at < matchingIds.length; at += ROWS_PER_STATEMENT) {
      const ids = matchingIds.slice(at, at + ROWS_PER_STATEMENT)
      const rows = db.selectFrom('txn').select('id').where('user_id', '=', userId).where('id', 'in', ids)
      for (const { id } of await rows.execute()) existing.push(id)
    }
    return edits.updateMany(existing, patch)
  }
  const { result, historyId } = await recordStaged(db, action, plan, async (write, _tx, edits, changed) => {
    await write.apply(edits)
    return changed.count
  })
  wakeJobs()
  return { changed: result, history_id: historyId }
}
