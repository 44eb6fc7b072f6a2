import type { PlainDate } from '../core/plain-date.ts'
import { type TextTest, weighText } from './instruction-text.ts'

/** A limit on the absolute amount, as a plain decimal in the row's currency. */
export type AmountBound = { readonly decimal: string; readonly inclusive: boolean }

/**
 * When a rule applies. All conditions must match; of the texts in `anyOf` and the accounts in `sources`, one is enough.
 * None of those in `noneOf` and `notSources` may match.
 */
export type RuleConditions = {
  readonly anyOf: readonly TextTest[]
  readonly allOf: readonly TextTest[]
  readonly noneOf: readonly TextTest[]
  readonly min?: AmountBound
  readonly max?: AmountBound
  readonly direction?: 'in' | 'out'
  readonly sources?: readonly string[]
  readonly notSources?: readonly string[]
  readonly currency?: string
  /** 1 = Monday to 7 = Sunday. */
  readonly weekdays?: readonly number[]
  /** A range of days within a month. If the month doesn't have the first, its last day counts. */
  readonly monthDays?: readonly [number, number]
  readonly months?: readonly number[]
  readonly before?: PlainDate
  readonly from?: PlainDate
}

/** What a rule does. `skip`: the row isn't imported. `leave`: less specific rules don't apply to the row. */
export type RuleEffects = {
  readonly category?: string
  /** The category doesn't exist yet; saving the instructions creates it. */
  readonly isNewCategory?: true
  readonly simpleName?: string
  readonly source?: string
  /** Added to the row's own tags. */
  readonly tags?: readonly string[]
  readonly skip?: true
  readonly leave?: true
}

export type InstructionRule = {
  /** Position in the text: of equally specific rules, the later one wins. */
  readonly order: number
  /** The sentence it comes from. */
  readonly sentence: string
  readonly when: RuleConditions
  readonly effects: RuleEffects
  /** Its category is income, so money out to a company of the same name doesn't get it. */
  readonly isIncome?: true
  /** There is a question about its sentence: the rule applies until the user answers, but its rows need review. */
  readonly isDoubted?: true
}

export const NO_CONDITIONS: RuleConditions = { anyOf: [], allOf: [], noneOf: [] }

/** Whether the rule has conditions other than excluded texts. */
export function hasConditions(when: RuleConditions): boolean {
  return when.anyOf.length + when.allOf.length > 0 || when.direction !== undefined || countConditions(when) > 0
}

/** Whether these effects set an income category. */
export function setsIncome(
  { category }: RuleEffects,
  categories: readonly { readonly name: string; readonly kind: string }[],
): boolean {
  return categories.some(({ name, kind }) => name === category && kind === 'income')
}

/** The effect of setting this category; empty if there is none. */
export function makeCategoryEffect(
  name: string | undefined,
  categories: readonly { readonly name: string; readonly isNew?: true }[],
): Pick<RuleEffects, 'category' | 'isNewCategory'> {
  if (name === undefined) return {}
  const isNew = categories.some((one) => one.name === name && one.isNew)
  return { category: name, ...(isNew ? { isNewCategory: true } : {}) }
}

/** A category to create. It's income if all of its rules are about money in, otherwise an expense. */
export type NewCategory = { readonly name: string; readonly kind: 'expense' | 'income' }

/** The categories that saving these rules creates. */
export function findNewCategories(rules: readonly InstructionRule[]): NewCategory[] {
  const using = Map.groupBy(rules, ({ effects }) => (effects.isNewCategory ? effects.category! : ''))
  using.delete('')
  return [...using].map(([name, own]) => ({
    name,
    kind: own.every(({ when }) => when.direction === 'in') ? 'income' : 'expense',
  }))
}

/** The rules that can be applied now: all except those whose category doesn't exist yet. */
export function filterApplicable(rules: readonly InstructionRule[]): InstructionRule[] {
  return rules.filter(({ effects }) => !effects.isNewCategory)
}

function countConditions(when: RuleConditions): number {
  const set = [
    when.min ?? when.max,
    when.sources ?? when.notSources,
    when.currency,
    when.weekdays,
    when.monthDays ?? when.months,
    when.before ?? when.from,
  ]
  return set.filter((one) => one !== undefined).length
}

/** How specific a rule is: a condition counts for more than any one text, and longer texts for more than shorter ones. */
export function rateSpecificity(when: RuleConditions, matched: TextTest | null): number {
  const texts = (matched ? weighText(matched) : 0) + when.allOf.reduce((sum, one) => sum + weighText(one), 0)
  // The direction is often only implied, so it counts for less than a longer name.
  return countConditions(when) * 100 + texts + (when.direction ? 2 : 0)
}
