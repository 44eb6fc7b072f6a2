import type { Category, CategoryKind } from '@evenkeel/contract/categories.ts'
import { findCategoryId } from '../../ledger/category-lookup.ts'
import { type Action, recordAction, recordStaged } from '../../ledger/history/history.ts'
import { addCurrentOnConflict } from '../../ledger/history/history-errors.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import { getInstant } from '../../platform/clock.ts'
import { getViolatedConstraint } from '../../platform/database/database-errors.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { foldName } from '../../users/user-queries.ts'

export async function addCategory(
  deps: Deps,
  userId: string,
  { name, kind }: { name: string; kind: CategoryKind },
): Promise<{ id: string; historyId: string | null }> {
  const action: Action = { userId, reason: { code: 'category.add', args: { name } }, at: getInstant(deps.clock) }
  const { result, historyId } = await refuseDuplicateName(name, () =>
    recordAction(deps.db, action, (write) =>
      write.insert('category', { name, name_key: foldName(name), kind, code: null }),
    ),
  )
  return { id: result.id, historyId }
}

type CategoryPatch = { version?: number | undefined; name?: string | undefined; kind?: CategoryKind | undefined }

/**
 * Renames a category or changes its kind. Returns the id of the history entry; null if nothing changed. Refuses a stale
 * version, if there is one, and a duplicate name: to merge two categories, delete one and move its transactions to the
 * other.
 */
export async function changeCategory(
  deps: Deps,
  userId: string,
  current: Category,
  { version, name, kind }: CategoryPatch,
  readAgain: () => Promise<Category>,
): Promise<string | null> {
  const newName = name === undefined || name === current.name ? null : name
  const reason = { code: 'category.edit', args: { name: current.name, newName } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const patch = {
    ...(name === undefined ? {} : { name, name_key: foldName(name) }),
    ...(kind === undefined ? {} : { kind }),
  }
  const { historyId } = await refuseDuplicateName(name ?? current.name, () =>
    addCurrentOnConflict(readAgain, () =>
      recordAction(deps.db, action, (write) => write.update('category', current.id, version ?? null, patch)),
    ),
  )
  return historyId
}

/**
 * Deletes a category. Its transactions and budget items move to the category `moveTo` or, without one, become
 * uncategorized and need review.
 */
export async function removeCategory(deps: Deps, userId: string, current: Category, moveTo: string | undefined) {
  const reason = { code: 'category.delete', args: { name: current.name, mergedInto: moveTo ?? null } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const findIds = async (db: Db, table: 'txn' | 'budget_item') => {
    const rows = db.selectFrom(table).select('id').where('user_id', '=', userId)
    return (await rows.where('category_id', '=', current.id).execute()).map(({ id }) => id)
  }
  const plan = async (edits: StagedEdits) => {
    const target = moveTo === undefined ? null : await findCategoryId(deps.db, userId, moveTo)
    if (target === current.id) throw new AppError('invalid-input', 'move_to: must be another category')
    const patch = { category_id: target, ...(target === null ? { needs_review: 1 } : {}) }
    await edits.updateMany(await findIds(deps.reports, 'txn'), patch)
    return patch
  }
  const { historyId } = await recordStaged(deps.db, action, plan, async (write, tx, edits, patch) => {
    await write.apply(edits)
    await write.updateMany('budget_item', await findIds(tx, 'budget_item'), patch)
    await write.remove('category', current.id)
  })
  deps.wakeJobs()
  return { deleted: 1, history_id: historyId }
}

async function refuseDuplicateName<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (getViolatedConstraint(error) !== 'unique') throw error
    const message = `You already have a category called “${name}”.`
    throw new AppError('conflict', message, { errors: [{ path: 'name', message }] })
  }
}
