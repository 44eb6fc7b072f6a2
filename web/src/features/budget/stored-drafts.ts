import type { BudgetQuestion } from '@evenkeel/contract/budget.ts'
import type { LocalDraft } from './local-drafts.ts'

/** The content of the sentence box: the text, its items, and open questions. */
type BoxContent = { text: string; drafts: LocalDraft[]; questions: BudgetQuestion[] }

const KEY = 'budget-sentences'
const EMPTY: BoxContent = { text: '', drafts: [], questions: [] }

/** The content from before a reload, if this user wrote it. */
export function readBox(username: string): BoxContent {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isBoxContentFor(stored, username) ? stored : EMPTY
  } catch {
    return EMPTY
  }
}

/** Stores the content in this browser tab, until it's closed. */
export function storeBox(username: string, { text, drafts, questions }: BoxContent): void {
  try {
    const isEmpty = text === '' && drafts.length === 0 && questions.length === 0
    if (isEmpty) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ username, text, drafts, questions }))
  } catch {
    // Storage may be full, or blocked in a private window. Then drafts last until the user leaves the page.
  }
}

function isBoxContentFor(stored: unknown, username: string): stored is BoxContent {
  if (typeof stored !== 'object' || stored === null) return false
  const { username: owner, text, drafts, questions } = stored as Record<string, unknown>
  if (owner !== username || typeof text !== 'string' || !Array.isArray(drafts) || !Array.isArray(questions))
    return false
  // An earlier version stored questions without choices, and replaced items without all of their fields.
  const isComplete = ({ replaces }: Partial<LocalDraft>) => !replaces || 'date_if_added' in replaces
  return (
    drafts.every(isComplete) &&
    questions.every(
      (question: Partial<BudgetQuestion> | null) =>
        Array.isArray(question?.choices) && (!question.draft || isComplete(question.draft)),
    )
  )
}
