import type { BudgetDraft, BudgetQuestion, BudgetTextOptions } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import { hasOnlyFiguresOf } from '@evenkeel/engine/budget-sentences/marked-sheet.ts'
import { parseBudgetText } from '@evenkeel/engine/budget-sentences/parse-budget-sentence.ts'
import { isAiOn } from '../../ai/ai-settings.ts'
import { createAiProvider } from '../../ai/configured-provider.ts'
import { rewriteSentences } from '../../ai/rewrite-sentences.ts'
import type { Deps } from '../../platform/deps.ts'

type Reading = { items: BudgetDraft[]; questions: BudgetQuestion[] }

/** Somebody waits at the sentence box. */
const PATIENCE_MS = 12_000
/** Below this our own reading is unsure of what an item is. */
const SURE = 0.6
/** What a model helped with is for the person to look at. */
const MOST_CONFIDENT = 0.55

/**
 * Has a language model put what our grammar was unsure of into plainer words, and reads those with the same grammar.
 * Only where a provider is configured and the person has turned it on. The figures stay the person's own: other words
 * are believed only with the amounts, currencies and days of the sentence, an item that was read keeps its amount and
 * its dates, and only a name and a category are taken over. A provider that fails leaves the reading as it was.
 */
export async function askAboutSentences(
  deps: Deps,
  userId: string,
  text: string,
  reading: Reading,
  options: BudgetTextOptions,
  signal: AbortSignal,
): Promise<Reading> {
  const isUnread = reading.items.length === 0 && reading.questions.length === 0
  const nameless = reading.questions.filter(({ topic }) => topic === 'purpose')
  const unsure = reading.items.filter(({ confidence }) => confidence < SURE)
  const sentences = [
    ...new Set([
      ...(isUnread && /\d/.test(text) ? [text] : []),
      ...[...nameless, ...unsure].map((one) => ('sourceText' in one ? one.sourceText : one.text)),
    ]),
  ]
  if (sentences.length === 0 || createAiProvider(deps.config) === null) return reading
  if (!(await isAiOn(deps.db, userId))) return reading
  const { texts } = await rewriteSentences(deps, userId, 'budget', sentences, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  })
  const found = new Map<string, BudgetDraft[]>()
  texts.forEach((plain, i) => {
    const original = sentences[i]!
    if (plain === null || !hasOnlyFiguresOf(plain, original, options)) return
    const { items } = parseBudgetText(plain, options)
    if (items.length > 0) found.set(original, items)
  })
  return { items: improved(reading.items, found, isUnread, text), questions: unanswered(reading.questions, found) }
}

function improved(
  items: readonly BudgetDraft[],
  found: ReadonlyMap<string, readonly BudgetDraft[]>,
  isUnread: boolean,
  text: string,
): BudgetDraft[] {
  const kept = items.map((item) => {
    const others = item.confidence < SURE ? found.get(item.sourceText) : undefined
    const same = others?.find((one) => one.minor === item.minor && one.kind === item.kind)
    if (!same || same.confidence <= item.confidence) return item
    return { ...item, name: same.name, category: same.category, ...withHelp(same, item.note) }
  })
  const readings = isUnread ? [text] : [...found.keys()].filter((one) => !items.some((item) => item.sourceText === one))
  const added = readings.flatMap((original) =>
    (found.get(original) ?? []).map((item) => ({ ...item, sourceText: original, ...withHelp(item, item.note) })),
  )
  return [...kept, ...added]
}

function withHelp({ confidence }: BudgetDraft, note: string | undefined) {
  const help = 'read with the help of the AI'
  return { confidence: Math.min(confidence, MOST_CONFIDENT), note: note ? `${note}; ${help}` : help }
}

function unanswered(questions: readonly BudgetQuestion[], found: ReadonlyMap<string, unknown>): BudgetQuestion[] {
  return questions.filter(({ topic, text }) => topic !== 'purpose' || !found.has(text))
}
