import { createCategoryNaming } from '@evenkeel/engine/categoriser/category-naming.ts'
import { WORTH_SUGGESTING } from '@evenkeel/engine/categoriser/is-known.ts'
import { sql } from 'kysely'
import type { KnownCategory } from './category-lookup.ts'

/** A transaction's likely categories, stored as codes so that renaming a category changes nothing; null for none. */
export function toStoredLikely(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(',')
}

/** The names of the user's categories for the stored codes, best first. */
export function toLikelyNames(stored: string | null, categories: readonly KnownCategory[]): string[] {
  return stored === null ? [] : createCategoryNaming(categories).getNames(stored.split(','))
}

const CODE_LENGTH = 3

/** SQL for the name of the most likely category of an uncategorized transaction, if it's good enough to suggest. */
export const SUGGESTED_CATEGORY = sql<string | null>`case when txn.category_id is null
  and txn.confidence >= ${sql.lit(WORTH_SUGGESTING)} then (select guess.name from category as guess
    where guess.user_id = txn.user_id and guess.code = substr(txn.likely, 1, ${sql.lit(CODE_LENGTH)})) end`
