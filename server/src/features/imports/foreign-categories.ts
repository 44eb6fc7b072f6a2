import type { UserCategory } from '@evenkeel/engine/categoriser/categorise.ts'
import { mapCategory } from '@evenkeel/engine/statement-files/products/map-category.ts'
import { PRODUCTS, type ProductId } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import type { KeptDecisions } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import type { CategorizedRow, CategoryMapping } from './import-messages.ts'

export type Answer = Omit<CategorizedRow, 'searchKey'>

/** Finds the user's categories for rows from another product: as they mapped them, or else by name. */
export function createForeignAnswers(
  categories: readonly UserCategory[],
  mappings: readonly CategoryMapping[],
  product: ProductId | null,
) {
  const productName = product === null ? 'your export' : PRODUCTS[product]
  const mapped = new Map(
    mappings.filter((mapping) => mapping.product === product).map(({ name, category }) => [name, category]),
  )
  const resolved = new Map<string, string | null>()
  const findOwnName = (test: (category: UserCategory) => boolean) => categories.find(test)?.name ?? null
  const transfers = findOwnName(({ code }) => code === 'TRF') ?? findOwnName(({ kind }) => kind === 'transfer')
  const fees = findOwnName(({ code }) => code === 'FEE')

  function resolve(name: string): string | null {
    const cached = resolved.get(name)
    if (cached !== undefined) return cached
    const category = mapped.get(name) ?? mapCategory(name, categories)
    resolved.set(name, category)
    return category
  }

  /** A decision made in the other product counts as the user's decision here. Without one, the guess remains. */
  function answer(original: KeptDecisions, guess: Answer): Answer {
    const simpleName = original.simpleName ?? guess.simpleName
    const createAnswer = (category: string, reasons: Answer['reasons'], level = 'kept'): Answer => ({
      ...guess,
      simpleName,
      category,
      confidence: 1,
      needsReview: false,
      reasonLevel: level,
      reasons,
    })
    if (original.isTransfer && transfers !== null)
      return createAnswer(transfers, [{ code: 'category.product-transfer', args: { product: productName } }])
    if (original.isFee && fees !== null)
      return createAnswer(fees, [{ code: 'category.keyword', args: { word: 'Fee' } }])
    if (original.category === null) return { ...guess, simpleName }
    const category = resolve(original.category)
    if (category === null) {
      const unknown = { code: 'category.not-in-your-list', args: { category: original.category } } as const
      return { ...guess, simpleName, needsReview: true, reasons: [unknown, ...guess.reasons] }
    }
    const reason = {
      code: 'category.from-product',
      args: { product: productName, category: original.category },
    } as const
    // If it's what we'd have chosen anyway, there's nothing to learn from it.
    return createAnswer(category, [reason], category === guess.category && !guess.needsReview ? 'kept' : 'user')
  }

  return { resolve, answer, transfers }
}
