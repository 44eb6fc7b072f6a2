import {
  type Category,
  createCategory,
  deleteCategory,
  editCategory,
  listCategories,
} from '@evenkeel/contract/categories.ts'
import type { FastifyInstance } from 'fastify'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { addCategory, changeCategory, removeCategory } from './edit-categories.ts'

export function registerCategoryRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, listCategories, async ({ auth }) => {
    const results = await findWithCounts(deps.reports, auth.user.id)
    return { results, next: null, total: results.length }
  })

  serveRoute(app, createCategory, async ({ auth, body }) => {
    const { id, historyId } = await addCategory(deps, auth.user.id, body)
    return { ...(await requireCategory(deps.db, auth.user.id, id)), history_id: historyId }
  })

  serveRoute(app, editCategory, async ({ auth, params, body }) => {
    const current = await requireCategory(deps.db, auth.user.id, params.id)
    const readAgain = () => requireCategory(deps.db, auth.user.id, params.id)
    const historyId = await changeCategory(deps, auth.user.id, current, body, readAgain)
    return { ...(await readAgain()), history_id: historyId }
  })

  serveRoute(app, deleteCategory, async ({ auth, params, query }) => {
    const current = await requireCategory(deps.db, auth.user.id, params.id)
    return removeCategory(deps, auth.user.id, current, query.move_to)
  })
}

async function requireCategory(db: Db, userId: string, id: string): Promise<Category> {
  const [category] = await findWithCounts(db, userId, id)
  if (!category) throw new AppError('not-found', 'Category not found.')
  return category
}

async function findWithCounts(db: Db, userId: string, id?: string): Promise<Category[]> {
  let query = db
    .selectFrom('category')
    .select((eb) => [
      'category.id',
      'category.name',
      'category.kind',
      'category.code',
      'category.version',
      countIn(
        eb
          .selectFrom('txn')
          .whereRef('txn.user_id', '=', 'category.user_id')
          .whereRef('txn.category_id', '=', 'category.id'),
      ).as('transactions'),
      countIn(
        eb
          .selectFrom('budget_item')
          .whereRef('budget_item.user_id', '=', 'category.user_id')
          .whereRef('budget_item.category_id', '=', 'category.id'),
      ).as('items'),
    ])
    .where('category.user_id', '=', userId)
    .orderBy('category.name_key')
  if (id !== undefined) query = query.where('category.id', '=', id)
  return (await query.execute()).map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind as Category['kind'], // We only store values from this list.
    is_default: row.code !== null,
    transaction_count: Number(row.transactions),
    budget_item_count: Number(row.items),
    version: row.version,
  }))
}

function countIn<DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>) {
  return rows.select((eb) => eb.fn.countAll<number>().as('n'))
}
