import type { BudgetDraft, BudgetQuestion } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import { hasOnlyFiguresOf, hasSameFigures } from '@evenkeel/engine/budget-sentences/marked-sheet.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import { isAiOn } from '../../ai/ai-settings.ts'
import { createAiProvider } from '../../ai/configured-provider.ts'
import { rewriteSentences } from '../../ai/rewrite-sentences.ts'
import type { Deps } from '../../platform/deps.ts'

type Reading = { items: BudgetDraft[]; questions: BudgetQuestion[] }

/** Short, because the user is waiting for the answer. */
const TIMEOUT_MS = 12_000
/** Below this, our own reading is unsure what an item is. */
const SURE_CONFIDENCE = 0.6
/** Low enough that an item the model helped with is marked for review. */
const MAX_CONFIDENCE = 0.55

/**
 * If a provider is configured and the user has turned AI on, a language model rephrases what our readers were unsure
 * of, and the same readers read the result. A rephrased sentence is only accepted if all its amounts, currencies and
 * dates are in the user's own. If we had no item for the sentence, it must also keep all of them, and how often it says
 * the money comes or goes. So the model can pick one of our readings, name an item or give its category, but never make
 * up an amount or a date. If the provider fails, our reading stays.
 */
export async function askAboutSentences(
  deps: Deps,
  userId: string,
  text: string,
  reading: Reading,
  read: (text: string, second: Program | null) => Promise<Reading>,
  options: Parameters<typeof hasOnlyFiguresOf>[2],
  signal: AbortSignal,
): Promise<Reading> {
  const isUnread = reading.items.length === 0 && reading.questions.length === 0
  const nameless = reading.questions.filter(({ topic }) => topic === 'purpose')
  const ambiguous = reading.questions.filter((question) => question.choices.length > 1 && !isAboutCategory(question))
  const unsure = reading.items.filter(({ confidence }) => confidence < SURE_CONFIDENCE)
  const sentences = [
    ...new Set([
      ...(isUnread && /\d/.test(text) ? [text] : []),
      ...[...nameless, ...ambiguous, ...unsure].map((item) => ('sourceText' in item ? item.sourceText : item.text)),
    ]),
  ]
  if (sentences.length === 0 || createAiProvider(deps.config) === null) return reading
  if (!(await isAiOn(deps.db, userId))) return reading
  const { texts } = await rewriteSentences(deps, userId, 'budget', sentences, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const draftsBySentence = new Map<string, BudgetDraft[]>()
  for (const [i, plain] of texts.entries()) {
    const original = sentences[i]!
    const isNew = isUnread || nameless.some((question) => question.text === original)
    const isAccepted = isNew ? hasSameFigures : hasOnlyFiguresOf
    if (plain === null || !isAccepted(plain, original, options)) continue
    const { program } = await deps.secondReader.read({ kind: 'items', text: plain }, userId)
    const { items } = await read(plain, program)
    if (items.length > 0) draftsBySentence.set(original, items)
  }
  const chosen = ambiguous.reduce(
    (before, question) => choose(before, question, draftsBySentence.get(question.text)),
    reading,
  )
  const answers = new Map(
    [...draftsBySentence].filter(([original]) => !ambiguous.some((question) => question.text === original)),
  )
  return {
    items: applyAnswers(chosen.items, answers, isUnread, text),
    questions: keepUnanswered(chosen.questions, answers),
  }
}

/** Whether all choices have the same amounts and frequencies, so that a clearer name and category would settle it. */
function isAboutCategory({ choices }: BudgetQuestion): boolean {
  return choices.length > 1 && new Set(choices.map(toFigures)).size === 1
}

/**
 * Selects the offered reading that the rephrased text agrees with, if it isn't the first. The question stays, with that
 * reading first.
 */
function choose(reading: Reading, question: BudgetQuestion, plain: readonly BudgetDraft[] | undefined): Reading {
  const [first, ...others] = question.choices
  const chosen = plain && others.find((drafts) => drafts.length > 0 && toFigures(drafts) === toFigures(plain))
  if (!first || !chosen) return reading
  const helped = chosen.map((draft) => ({ ...draft, ...markAsHelped(draft, draft.note) }))
  const at = reading.items.findIndex(({ sourceText }) => question.about.includes(sourceText))
  const kept = reading.items.filter(({ sourceText }) => !question.about.includes(sourceText))
  const choices = [helped, first, ...others.filter((drafts) => drafts !== chosen)]
  const about = helped.map(({ sourceText }) => sourceText)
  return {
    items: kept.toSpliced(at < 0 ? kept.length : at, 0, ...helped),
    questions: reading.questions.map((other) => (other === question ? { ...question, choices, about } : other)),
  }
}

function toFigures(drafts: readonly BudgetDraft[]): string {
  return JSON.stringify(drafts.map(({ kind, minor, currency, repeat }) => [kind, minor, currency, repeat]).sort())
}

function applyAnswers(
  items: readonly BudgetDraft[],
  answers: ReadonlyMap<string, readonly BudgetDraft[]>,
  isUnread: boolean,
  text: string,
): BudgetDraft[] {
  const kept = items.map((item) => {
    const others = item.confidence < SURE_CONFIDENCE ? answers.get(item.sourceText) : undefined
    const same = others?.find((other) => other.minor === item.minor && other.kind === item.kind)
    if (!same || same.confidence <= item.confidence) return item
    return { ...item, name: same.name, category: same.category, ...markAsHelped(same, item.note) }
  })
  const readings = isUnread
    ? [text]
    : [...answers.keys()].filter((original) => !items.some((item) => item.sourceText === original))
  const added = readings.flatMap((original) =>
    (answers.get(original) ?? []).map((item) => ({ ...item, sourceText: original, ...markAsHelped(item, item.note) })),
  )
  return [...kept, ...added]
}

function markAsHelped({ confidence }: BudgetDraft, note: string | undefined) {
  const help = 'read with help from AI'
  return { confidence: Math.min(confidence, MAX_CONFIDENCE), note: note ? `${note}; ${help}` : help }
}

function keepUnanswered(questions: readonly BudgetQuestion[], answers: ReadonlyMap<string, unknown>): BudgetQuestion[] {
  const isSettled = (question: BudgetQuestion) => question.topic === 'purpose' || isAboutCategory(question)
  return questions.filter((question) => !answers.has(question.text) || !isSettled(question))
}
