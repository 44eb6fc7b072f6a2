import { splitWords } from '../category-words/find-category.ts'
import type { PlainDate } from '../core/plain-date.ts'
import { addRepeats } from '../core/recurrence.ts'
import { foldWords } from '../language/fold-text.ts'
import type { BudgetDraft, ExistingItem } from './budget-draft.ts'

export type PlannedItem = Readonly<Pick<BudgetDraft, 'name' | 'kind' | 'repeat' | 'until'>> & {
  readonly category: string | null
  readonly first: PlainDate
}

/**
 * The existing budget item that a new one seems to repeat. Both are expenses or both are income, and their dates
 * overlap. They have the same name, or the same category and one name contains the other. Amounts don't matter, because
 * a changed price is the usual reason to enter an item again.
 */
export function findSameItem<Item extends PlannedItem>(items: readonly Item[], wanted: PlannedItem): Item | undefined {
  return items.find((item) => {
    if (item.kind !== wanted.kind || !overlaps(item, wanted)) return false
    const [a, b] = [foldWords(item.name), foldWords(wanted.name)]
    return a === b || (isWithin(a, b) && item.category === wanted.category)
  })
}

/** The existing item that a name in a sentence refers to, whatever its category. */
export function findExisting(existing: readonly ExistingItem[] | undefined, name: string): ExistingItem | undefined {
  const wanted = splitWords(name).join(' ')
  return existing?.find((item) => {
    const own = splitWords(item.name).join(' ')
    return own === wanted || (wanted.length > 2 && isWithin(own, wanted))
  })
}

/** Whether one name contains the other as whole words. */
function isWithin(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}

function overlaps(item: PlannedItem, wanted: PlannedItem): boolean {
  if (item.repeat === null || wanted.repeat === null)
    return item.repeat === wanted.repeat && item.first === wanted.first
  return (item.until === null || item.until >= wanted.first) && (wanted.until === null || wanted.until >= item.first)
}

/**
 * The first date of an item after a change: the old one if the user named no day and the frequency stays the same, or
 * else the earliest date of the new schedule on or after the old first date. What happens once or starts earlier than
 * before keeps its new date.
 */
export function chooseFirstDate(
  changed: Pick<PlannedItem, 'first' | 'repeat'> & { readonly hasDay: boolean },
  existing: Pick<PlannedItem, 'first' | 'repeat'>,
): PlainDate {
  const { first, repeat, hasDay } = changed
  if (repeat === null || first <= existing.first) return first
  const isSameFrequency = existing.repeat?.every === repeat.every && existing.repeat.unit === repeat.unit
  if (isSameFrequency && !hasDay) return existing.first
  let count = 0
  while (addRepeats(first, repeat, count - 1) >= existing.first) count--
  return addRepeats(first, repeat, count)
}
