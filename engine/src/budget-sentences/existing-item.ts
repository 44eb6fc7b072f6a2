import type { ExistingItem } from './budget-draft.ts'
import { budgetWordsOf } from './budget-word-index.ts'

/** The budget item with this name, if there is one. */
export function existingLike(existing: readonly ExistingItem[] | undefined, name: string): ExistingItem | undefined {
  const wanted = budgetWordsOf(name).join(' ')
  return existing?.find((item) => {
    const has = budgetWordsOf(item.name).join(' ')
    const isWithin = ` ${has} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${has} `)
    return has === wanted || (wanted.length > 2 && isWithin)
  })
}
