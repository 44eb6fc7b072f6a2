import { CATEGORY_NAME_LIMIT } from '@evenkeel/engine/core/category-name.ts'
import { z } from 'zod'
import { defineRoute } from './route.ts'
import { Id, IdParams, listOf, nameUpTo, textUpTo, Version } from './values.ts'

export const CategoryKind = z.enum(['expense', 'income', 'transfer'])
export type CategoryKind = z.infer<typeof CategoryKind>

const CategoryName = nameUpTo(CATEGORY_NAME_LIMIT)

export const Category = z.strictObject({
  id: Id,
  name: z.string(),
  kind: CategoryKind,
  /** One of the default categories, even if renamed. */
  is_default: z.boolean(),
  transaction_count: z.number().int(),
  budget_item_count: z.number().int(),
  version: Version,
})
export type Category = z.infer<typeof Category>

/** Undoing the entry `history_id` undoes exactly this write; null if nothing changed. */
const SavedCategory = Category.extend({ history_id: Id.nullable().default(null) })

export const listCategories = defineRoute({
  method: 'GET',
  path: '/api/categories/',
  summary: 'Lists categories, sorted by name',
  access: 'subscribed',
  response: listOf(Category),
})

export const createCategory = defineRoute({
  method: 'POST',
  path: '/api/categories/',
  summary: 'Adds a category',
  access: 'subscribed',
  body: z.strictObject({ name: CategoryName, kind: CategoryKind }),
  response: SavedCategory,
  status: 201,
})

export const editCategory = defineRoute({
  method: 'PATCH',
  path: '/api/categories/{id}/',
  summary: 'Renames a category or changes its kind; its transactions and budget items follow',
  access: 'subscribed',
  params: IdParams,
  body: z.strictObject({ version: Version.optional(), name: CategoryName.optional(), kind: CategoryKind.optional() }),
  response: SavedCategory,
})

export const deleteCategory = defineRoute({
  method: 'DELETE',
  path: '/api/categories/{id}/',
  summary:
    'Deletes a category; its transactions and budget items move to another, or become uncategorized and need review',
  access: 'subscribed',
  params: IdParams,
  query: z.strictObject({ move_to: textUpTo(CATEGORY_NAME_LIMIT).optional() }),
  response: z.strictObject({ deleted: z.number().int(), history_id: Id.nullable() }),
})
