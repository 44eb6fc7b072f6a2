import type { BudgetDraft, BudgetQuestion, BudgetTextOptions, QuestionTopic, Repeat } from './budget-draft.ts'
import { hasCue } from './cues.ts'
import { type Drafts, draftsOf } from './make-drafts.ts'
import type { ReadSentence } from './read-sentences.ts'
import { chanceRight, type Risk } from './reading-risks.ts'
import type { Item, State } from './reading-state.ts'
import { marksIn, type Sheet } from './sentence-sheet.ts'

/** A text after reading: its marks, the readings of each sentence, the best one and its drafts. */
export type Reading = {
  readonly sheet: Sheet
  readonly sentences: readonly ReadSentence[]
  readonly best: State
  readonly drafts: Drafts
  /** The position where reading stopped because the text was too long. */
  readonly unreadFrom: number | null
}

/** A second reading this close to the first makes the first uncertain. */
const CLOSE = 0.75
/** Readings further away than this aren't offered. */
const FAR = 4
const MAX_CHOICES = 3
const LONGEST_QUOTE = 120
/** An item less likely than this to be right becomes a question. */
export const SURE = 0.42
/** The highest confidence of an item to check. */
const UNSURE = 0.55

/** What to ask: our assumptions, which reading is right, and words about money that the items don't reflect. */
export function questionsAbout(reading: Reading, risks: readonly Risk[], options: BudgetTextOptions): BudgetQuestion[] {
  const { sheet, sentences, drafts, unreadFrom } = reading
  const asked = drafts.asks.map(({ topic, start, end, args = {}, itemId }): BudgetQuestion => {
    const text = sheet.original.slice(start, end).trim()
    const own = drafts.items.filter(({ sourceText }) => sourceText === text)
    const choices = topic === 'cadence' ? otherRepeats(own) : []
    return {
      text,
      topic,
      args,
      choices,
      about: own.map(({ sourceText }) => sourceText),
      ...(itemId === undefined ? {} : { itemId }),
    }
  })
  const unsure = sentences.flatMap((sentence) => {
    const text = sheet.original.slice(sentence.start, sentence.end).trim()
    if (asked.some((one) => text.includes(one.text))) return []
    return doubtAbout(reading, sentence, risks, options)
  })
  // Every figure belongs to an item or a question.
  const isUnread = drafts.items.length + asked.length + unsure.length === 0
  const hasFigures = marksIn(sheet, 'money', 0, sheet.open.length).length > 0
  const from = unreadFrom ?? (isUnread && hasFigures ? 0 : null)
  const text = from === null ? '' : sheet.original.slice(from, from + LONGEST_QUOTE).trim()
  const unread: BudgetQuestion = { text, topic: 'unused', args: { unused: text }, choices: [], about: [] }
  return text === '' ? [...asked, ...unsure] : [...asked, ...unsure, unread]
}

/** The drafts, with the confidence of those to check capped. */
export function withDoubts({ sheet, best, drafts }: Reading, risks: readonly Risk[]): BudgetDraft[] {
  const unsure = new Set(
    unsureItems(best.items, risks).map(({ start, end }) => sheet.original.slice(start, end).trim()),
  )
  return drafts.items.map((draft) =>
    unsure.has(draft.sourceText) ? { ...draft, confidence: Math.min(draft.confidence, UNSURE) } : draft,
  )
}

/** The items that are too likely to be wrong. Words about an item are in it or after it, or else before it. */
function unsureItems(items: readonly Item[], risks: readonly Risk[]): Item[] {
  const owners = Map.groupBy(risks, (risk) => items.findLast(({ start }) => start <= risk.start) ?? items[0])
  return items.filter((item) => chanceRight(owners.get(item) ?? []) < SURE)
}

function doubtAbout(
  { sheet, best, drafts }: Reading,
  { start, end, readings }: ReadSentence,
  risks: readonly Risk[],
  options: BudgetTextOptions,
): BudgetQuestion[] {
  const [first, ...others] = readings
  if (!first) return []
  const text = sheet.original.slice(start, end).trim()
  const isHere = (one: { start: number; end: number }) => one.start >= start && one.end <= end
  const here = risks.filter(isHere)
  const unused = [...best.leftovers, ...here.filter(({ kind }) => kind === 'unused')]
    .filter(isHere)
    .map((one) => sheet.original.slice(one.start, one.end).trim())
  const isRisky = chanceRight(here.filter(({ kind }) => kind !== 'guessedCategory')) < SURE
  if (unused.length === 0 && !isRisky && !others.some(({ cost }) => cost - first.cost < CLOSE))
    return conditionIn(sheet, start, end, text, drafts)
  const own = draftsOf(sheet, recent(first.state), options).items
  const seen = new Set([signature(own)])
  const distinct = others
    .filter(({ cost }) => cost - first.cost < FAR)
    .map(({ cost, state }) => ({ cost, items: draftsOf(sheet, recent(state), options).items }))
    .filter(({ items }) => {
      const key = signature(items)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  const isClose = distinct.some(({ cost }) => cost - first.cost < CLOSE)
  if (unused.length === 0 && !isRisky && !isClose) return conditionIn(sheet, start, end, text, drafts)
  const lists = [own, ...distinct.map(({ items }) => items)].slice(0, MAX_CHOICES)
  const isCommon = (draft: BudgetDraft) =>
    lists.length > 1
      ? lists.every((list) => list.some((one) => signature([one]) === signature([draft])))
      : !text.includes(draft.sourceText)
  const about = drafts.items.filter(
    (draft) => !isCommon(draft) && own.some((one) => signature([one]) === signature([draft])),
  )
  const topic: QuestionTopic = unused.length > 0 ? 'unused' : isClose ? 'readings' : 'check'
  return [
    {
      text,
      topic,
      args: unused.length === 0 ? {} : { unused: [...new Set(unused)].slice(0, 3).join('”, “') },
      choices: lists.map((list) => list.filter((draft) => !isCommon(draft))),
      about: about.map(({ sourceText }) => sourceText),
    },
  ]
}

/** Enough to compare readings of one sentence; a text may have hundreds of items. */
function recent(state: State): State {
  return { ...state, items: state.items.slice(-12) }
}

function conditionIn(sheet: Sheet, start: number, end: number, text: string, { items }: Drafts): BudgetQuestion[] {
  const isSaid = hasCue('conditional', sheet.folded.slice(start, end))
  const isAbout = items.some(({ sourceText }) => text.includes(sourceText))
  return isSaid && isAbout ? [{ text, topic: 'condition', args: {}, choices: [], about: [] }] : []
}

function signature(items: readonly BudgetDraft[]): string {
  return JSON.stringify(
    items.map(({ name, kind, category, minor, currency, repeat, until }) => [
      name,
      kind,
      category,
      minor,
      currency,
      repeat,
      until,
    ]),
  )
}

const REPEATS: readonly (Repeat | null)[] = [{ every: 1, unit: 'month' }, { every: 1, unit: 'year' }, null]

/** The same items monthly, yearly and once; our assumption comes first. */
function otherRepeats(items: readonly BudgetDraft[]): BudgetDraft[][] {
  const assumed = JSON.stringify(items[0]?.repeat ?? null)
  const others = REPEATS.filter((repeat) => JSON.stringify(repeat) !== assumed)
  return items.length === 0 ? [] : [[...items], ...others.map((repeat) => items.map((item) => ({ ...item, repeat })))]
}
