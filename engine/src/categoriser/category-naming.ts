import { type CategoryCode, isCategoryCode } from './default-categories.ts'
import { findNearestCode } from './nearest-category.ts'

type Coded = { readonly code?: string | null | undefined; readonly name: string }

type CategoryNaming = {
  has(name: string): boolean
  /** The user's name for the category, or for the nearest broader one they have; null if they have none of them. */
  getName(code: CategoryCode): string | null
  /** These names for several codes, in the same order and without repetition. Unknown codes are skipped. */
  getNames(codes: readonly string[]): string[]
}

/** Turns the codes of the built-in knowledge into one user's categories. */
export function createCategoryNaming(categories: readonly Coded[]): CategoryNaming {
  const names = new Set(categories.map((category) => category.name))
  const byCode = new Map<CategoryCode, string>()
  for (const { code, name } of categories) if (code && isCategoryCode(code)) byCode.set(code, name)
  const getName = (code: CategoryCode) => byCode.get(findNearestCode(code, (other) => byCode.has(other))) ?? null
  return {
    has: (name) => names.has(name),
    getName,
    getNames: (codes) => [...new Set(codes.flatMap((code) => (isCategoryCode(code) ? (getName(code) ?? []) : [])))],
  }
}
