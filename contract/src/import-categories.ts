import { z } from 'zod'
import { CategoryKind } from './categories.ts'
import { defineRoute } from './route.ts'
import { Id, IdParams, nameUpTo, SafeText } from './values.ts'

/** A category in another product's file. */
export const ImportCategory = z.strictObject({
  name: z.string(),
  /** How many of the import's rows, or parts of split ones, were added with this category. */
  rows: z.number().int(),
  /** How many of the budget items that the import added have this category. */
  budget_items: z.number().int(),
  /** The user's category it maps to; null if there is none yet. */
  category: z.string().nullable(),
  /** Whether the user chose it, now or for an earlier file. */
  is_yours: z.boolean(),
  /** The name and kind of a new category for it. */
  new_name: z.string(),
  new_kind: CategoryKind,
})
export type ImportCategory = z.infer<typeof ImportCategory>

export const listImportCategories = defineRoute({
  method: 'GET',
  path: '/api/imports/{id}/categories/',
  summary: 'Lists the categories in a file from another product and what each maps to',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({
    /** The product's name; null for a bank file. */
    product: z.string().nullable(),
    results: z.array(ImportCategory),
  }),
})

export const mapImportCategories = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/categories/',
  summary: 'Maps another product’s categories to the user’s and remembers that for the next file; can be undone',
  access: 'subscribed',
  params: IdParams,
  body: z.strictObject({
    categories: z
      .array(
        z.strictObject({
          name: SafeText.min(1).max(300),
          /** Created with this kind if it doesn't exist. */
          category: nameUpTo(60),
          kind: CategoryKind,
        }),
      )
      .min(1)
      .max(1_000),
  }),
  response: z.strictObject({
    created: z.number().int(),
    edited: z.number().int(),
    edited_budget_items: z.number().int(),
    history_id: Id.nullable(),
  }),
})
