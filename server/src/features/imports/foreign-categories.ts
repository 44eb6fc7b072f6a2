import type { UserCategory } from '@evenkeel/engine/categoriser/categorise.ts'
import { mapCategory } from '@evenkeel/engine/statement-files/products/map-category.ts'
import { PRODUCTS, type ProductId } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import type { KeptDecisions } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import type { Answer } from './categorize-rows.ts'
import type { CategoryMapping } from './import-messages.ts'

/** The categories for rows from another product: as the user mapped them, or by name. */
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
    const before = resolved.get(name)
    if (before !== undefined) return before
    const found = mapped.get(name) ?? mapCategory(name, categories)
    resolved.set(name, found)
    return found
  }

  /** A decision made in the other product counts as the user's decision here. */
  function answer(original: KeptDecisions, found: Answer): Answer {
    const simpleName = original.simpleName ?? found.simpleName
    const createAnswer = (category: string, reasons: Answer['reasons'], level = 'kept'): Answer => ({
      ...found,
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
    if (original.category === null) return { ...found, simpleName }
    const category = resolve(original.category)
    if (category === null) {
      const unknown = { code: 'category.not-in-your-list', args: { category: original.category } } as const
      return { ...found, simpleName, needsReview: true, reasons: [unknown, ...found.reasons] }
    }
    const reason = {
      code: 'category.from-product',
      args: { product: productName, category: original.category },
    } as const
    // If we'd find the same anyway, there's nothing to learn from it.
    return createAnswer(category, [reason], category === found.category && !found.needsReview ? 'kept' : 'user')
  }

  return { resolve, answer, transfers }
}
