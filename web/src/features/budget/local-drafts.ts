import type { BudgetDraft, NewBudgetItem } from '@evenkeel/contract/budget.ts'

/** A draft on this page only: nothing of it is kept yet. */
export type LocalDraft = BudgetDraft

/** What to send to keep a draft. */
export function draftAsItem(draft: LocalDraft): NewBudgetItem {
  const { kind, transaction_date, source, transaction_name, simple_name, category, currency, amount } = draft
  const { repeat, until, spread } = draft
  const fields = { kind, transaction_date, source, transaction_name, simple_name, category, currency, amount }
  return { ...fields, repeat, until, spread }
}

/** A draft after somebody corrected it: it is their word now, so nothing about it is a guess any more. */
export function withFields(draft: LocalDraft, fields: Required<NewBudgetItem>): LocalDraft {
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
