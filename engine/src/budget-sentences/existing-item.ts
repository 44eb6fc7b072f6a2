import type { ExistingItem } from './budget-draft.ts'
import { getBudgetWords } from './budget-word-index.ts'

/** The budget item with this name, if there is one. */
export function findExisting(existing: readonly ExistingItem[] | undefined, name: string): ExistingItem | undefined {
  const wanted = getBudgetWords(name).join(' ')
  return existing?.find((item) => {
    const has = getBudgetWords(item.name).join(' ')
    const isWithin = ` ${has} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${has} `)
    return has === wanted || (wanted.length > 2 && isWithin)
  })
}
