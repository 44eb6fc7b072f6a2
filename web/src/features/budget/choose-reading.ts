import type { BudgetQuestion } from '@evenkeel/contract/budget.ts'
import { describeQuestion } from '@evenkeel/engine/budget-sentences/question-words.ts'
import { confirmDraft, type LocalDraft } from './local-drafts.ts'

type BoxContent = { drafts: LocalDraft[]; questions: BudgetQuestion[] }

/** Whether the drafts include an item from the same words, which the user may have corrected. */
export function isShown(item: LocalDraft, drafts: readonly LocalDraft[]): boolean {
  return drafts.some((draft) => draft.source_text === item.source_text)
}

/**
 * The content after the user chose a reading: it replaces the drafts we assumed and is marked as confirmed. If it's the
 * first reading, drafts that are already shown stay, with the user's corrections. An item that is already in the budget
 * becomes a question (change it, or add a new item?) unless one of the assumed drafts already changes it. A choice of
 * currencies only changes currencies and amounts.
 */
export function chooseReading({ drafts, questions }: BoxContent, question: BudgetQuestion, index: number): BoxContent {
  const chosen = question.choices[index]
  if (!chosen) return { drafts, questions }
  if (question.topic === 'currencies')
    return {
      drafts: index === 0 ? drafts : drafts.map((draft) => changeCurrency(draft, chosen)),
      questions: questions.filter((other) => other !== question),
    }
  const assumed = drafts.filter((draft) => question.about.includes(draft.source_text))
  const at = drafts.findIndex((draft) => assumed.includes(draft))
  const others = drafts.filter((draft) => !assumed.includes(draft))
  const kept = index === 0 ? assumed : []
  const missing = chosen.filter((item) => !isShown(item, kept))
  const isChange = ({ replaces }: LocalDraft) => assumed.some((draft) => draft.replaces?.id === replaces?.id)
  const added = missing.filter((item) => item.replaces === null || isChange(item))
  const existing = missing.filter((item) => !added.includes(item))
  return {
    drafts: others.toSpliced(at < 0 ? others.length : at, 0, ...[...kept, ...added].map(confirmDraft)),
    questions: questions.flatMap((other) => {
      if (other === question) return existing.map(askAboutExisting)
      return other.topic === 'existing' && question.about.includes(other.text) ? [] : [other]
    }),
  }
}

/** The draft with the chosen reading's currency and amounts, even if the user corrected them. Nothing else changes. */
function changeCurrency(draft: LocalDraft, chosen: readonly LocalDraft[]): LocalDraft {
  const isSame = ({ source_text, transaction_date }: LocalDraft) =>
    source_text === draft.source_text && transaction_date === draft.transaction_date
  const { currency, amount, yearly_amount } = chosen.find(isSame) ?? draft
  return { ...draft, currency, amount, yearly_amount }
}

function askAboutExisting(draft: LocalDraft): BudgetQuestion {
  const { source_text: text, replaces } = draft
  const words = describeQuestion({ topic: 'existing', args: { name: replaces?.name ?? draft.simple_name } })
  const item_id = replaces?.id ?? null
  return { text, question: words, topic: 'existing', item_id, draft: confirmDraft(draft), choices: [], about: [] }
}
