import type { BudgetDraft, BudgetItem, BudgetQuestion, NewBudgetItem } from '@evenkeel/contract/budget.ts'
import { findSameItem } from '@evenkeel/engine/budget-sentences/same-item.ts'

/** A draft that isn't saved yet. Only this browser has it. */
export type LocalDraft = BudgetDraft

/** The fields to send when saving a draft. */
export function toNewItem(draft: LocalDraft): NewBudgetItem {
  const { kind, transaction_date, source, transaction_name, simple_name, category, currency, amount } = draft
  const { repeat, until, spread } = draft
  const fields = { kind, transaction_date, source, transaction_name, simple_name, category, currency, amount }
  return { ...fields, repeat, until, spread }
}

/** The existing item that the new fields seem to duplicate, if any. */
export function findDuplicateItem(
  items: readonly BudgetItem[],
  fields: Required<NewBudgetItem>,
): BudgetItem | undefined {
  const getPlannedFields = (item: Pick<BudgetItem, PlannedField>) => ({
    name: item.simple_name,
    kind: item.kind,
    category: item.category,
    first: item.transaction_date,
    repeat: item.repeat,
    until: item.until,
  })
  return findSameItem(
    items.map((item) => ({ item, ...getPlannedFields(item) })),
    getPlannedFields(fields),
  )?.item
}
type PlannedField = 'simple_name' | 'kind' | 'category' | 'transaction_date' | 'repeat' | 'until'

/** The draft, now confirmed by the user. */
export function confirmDraft(draft: LocalDraft): LocalDraft {
  return { ...draft, needs_review: false }
}

/** Turns a draft that would change an existing item into a new item. */
export function addAsNew(draft: LocalDraft): LocalDraft {
  const { replaces, transaction_date } = draft
  return { ...draft, source: null, transaction_date: replaces?.date_if_added ?? transaction_date, replaces: null }
}

/** The draft with the user's corrections: nothing about it is a guess anymore. */
export function applyFields(draft: LocalDraft, fields: Required<NewBudgetItem>): LocalDraft {
  const size = fields.amount.replace(/^-/, '')
  return {
    ...draft,
    ...fields,
    amount: fields.kind === 'expense' ? `-${size}` : size,
    needs_review: false,
    is_approximate: false,
    note: null,
    confidence: null,
    yearly_amount: null,
    next_date: null,
  }
}

/** Lets a question with a single reading also offer to add nothing, because one button isn't a choice. */
export function completeChoices(question: BudgetQuestion): BudgetQuestion {
  const { choices } = question
  return choices.length === 1 && offersItems(question) ? { ...question, choices: [...choices, []] } : question
}

/** Whether a question offers items to choose from. A question about unused words might not. */
export function offersItems({ choices }: BudgetQuestion): boolean {
  return choices.some((drafts) => drafts.length > 0)
}
