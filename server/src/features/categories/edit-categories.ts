import type { Category, CategoryKind } from '@evenkeel/contract/categories.ts'
import { categoryIdOf } from '../../ledger/category-lookup.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { showingPresent } from '../../ledger/history/history-errors.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { instant } from '../../platform/clock.ts'
import { violatedConstraint } from '../../platform/database/database-errors.ts'
import type { Tx } from '../../platform/database/schema.ts'
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
  const { historyId } = await recordAction(deps.db, action, async (write, tx) => {
    if (moveTo !== undefined) {
      const target = await categoryIdOf(tx, userId, moveTo)
      if (target === present.id) throw new AppError('invalid-input', 'move_to: must be another category')
      await moveAll(write, tx, userId, present.id, target)
    } else await moveAll(write, tx, userId, present.id, null)
    await write.remove('category', present.id)
  })
  return { deleted: 1, history_id: historyId }
}

async function moveAll(write: Write, tx: Tx, userId: string, from: string, to: string | null): Promise<void> {
  for (const table of ['txn', 'budget_item'] as const) {
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('category_id', '=', from)
      .execute()
    await write.updateMany(
      table,
      rows.map((row) => row.id),
      { category_id: to, ...(to === null ? { needs_review: 1 } : {}) },
    )
  }
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
