import { z } from 'zod'
import { CategoryKind } from './categories.ts'
import { defineRoute } from './route.ts'
import { Id, IdParams, SafeText, textUpTo } from './values.ts'

/** A category of another product's file. */
export const ImportCategory = z.strictObject({
  name: z.string(),
  rows: z.number().int(),
  /** What it is here; null where nobody has said and its name says nothing. */
  category: z.string().nullable(),
  /** Whether the person said so, now or with an earlier file. */
  is_yours: z.boolean(),
  /** What a new category for it would be. */
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
    /** What the product is called; null for a file of a bank. */
    product: z.string().nullable(),
    results: z.array(ImportCategory),
  }),
})

export const mapImportCategories = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/categories/',
  summary: 'Maps another product’s categories to yours and remembers it for the next file; undoable',
  access: 'subscribed',
  params: IdParams,
  body: z.strictObject({
    categories: z
      .array(
        z.strictObject({
          name: SafeText.min(1).max(300),
          /** One that is not there is made, of this kind. */
          category: textUpTo(60),
          kind: CategoryKind,
        }),
      )
      .min(1)
      .max(1_000),
  }),
  response: z.strictObject({ created: z.number().int(), edited: z.number().int(), history_id: Id.nullable() }),
})
