import type { Category, CategoryKind } from '@evenkeel/contract/categories.ts'
import { categoryIdOf } from '../../ledger/category-lookup.ts'
import { type Action, recordAction, recordStaged } from '../../ledger/history/history.ts'
import { showingPresent } from '../../ledger/history/history-errors.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import { instant } from '../../platform/clock.ts'
import { violatedConstraint } from '../../platform/database/database-errors.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { foldName } from '../../users/user-queries.ts'

export async function addCategory(
  deps: Deps,
  userId: string,
  { name, kind }: { name: string; kind: CategoryKind },
): Promise<{ id: string; historyId: string | null }> {
  const action: Action = { userId, did: { code: 'category.add', args: { name } }, at: instant(deps.clock) }
  const { result, historyId } = await oneOfEachName(name, () =>
    recordAction(deps.db, action, (write) =>
      write.insert('category', { name, name_key: foldName(name), kind, code: null }),
    ),
  )
  return { id: result.id, historyId }
}

type CategoryPatch = { version?: number | undefined; name?: string | undefined; kind?: CategoryKind | undefined }

/** A duplicate name is refused: to merge two categories, delete one into the other. */
export async function changeCategory(
  deps: Deps,
  userId: string,
  present: Category,
  { version, name, kind }: CategoryPatch,
  readAgain: () => Promise<Category>,
): Promise<string | null> {
  const newName = name === undefined || name === present.name ? null : name
  const did = { code: 'category.edit', args: { name: present.name, newName } } as const
  const action = { userId, did, at: instant(deps.clock) }
  const patch = {
    ...(name === undefined ? {} : { name, name_key: foldName(name) }),
    ...(kind === undefined ? {} : { kind }),
  }
  const { historyId } = await oneOfEachName(name ?? present.name, () =>
    showingPresent(readAgain, () =>
      recordAction(deps.db, action, (write) => write.update('category', present.id, version ?? null, patch)),
    ),
  )
  return historyId
}

/** Its transactions first move to the other category, in the same action, or become uncategorized. */
export async function removeCategory(deps: Deps, userId: string, present: Category, moveTo: string | undefined) {
  const did = { code: 'category.delete', args: { name: present.name, mergedInto: moveTo ?? null } } as const
  const action = { userId, did, at: instant(deps.clock) }
  const idsIn = async (db: Db, table: 'txn' | 'budget_item') => {
    const rows = db.selectFrom(table).select('id').where('user_id', '=', userId)
    return (await rows.where('category_id', '=', present.id).execute()).map(({ id }) => id)
  }
  const plan = async (edits: StagedEdits) => {
    const target = moveTo === undefined ? null : await categoryIdOf(deps.db, userId, moveTo)
    if (target === present.id) throw new AppError('invalid-input', 'move_to: must be another category')
    const patch = { category_id: target, ...(target === null ? { needs_review: 1 } : {}) }
    await edits.updateMany(await idsIn(deps.reports, 'txn'), patch)
    return patch
  }
  const { historyId } = await recordStaged(deps.db, action, plan, async (write, tx, edits, patch) => {
    await write.apply(edits)
    await write.updateMany('budget_item', await idsIn(tx, 'budget_item'), patch)
    await write.remove('category', present.id)
  })
  deps.wakeJobs()
  return { deleted: 1, history_id: historyId }
}

async function oneOfEachName<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) !== 'unique') throw error
    const message = `You already have a category “${name}”.`
    throw new AppError('conflict', message, { errors: [{ path: 'name', message }] })
  }
}
